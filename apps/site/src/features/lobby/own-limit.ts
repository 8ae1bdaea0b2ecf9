/** Recent games, and favourites, on the home page (specification, section 9). */
export const HOME_OWN_GAMES = 12
