"""How prospects become win chances: a file of fitted numbers for each game, written by `valtable lab calibrate`."""
