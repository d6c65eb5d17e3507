"""Valencia: place your family in a rising city by auctions of hidden influence (2 to 5 players)."""
