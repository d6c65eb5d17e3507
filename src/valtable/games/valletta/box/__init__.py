"""What is printed: the component files, the same as tables of ints, and the actions that follow from them."""
