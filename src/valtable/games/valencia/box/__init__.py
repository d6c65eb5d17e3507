"""What is printed: the component files, their tables of ints, the action table."""
