"""Ward Towers: Banners on the tower under construction."""
