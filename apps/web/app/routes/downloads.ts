export { gamesHeaders as headers, gamesLoader as loader } from '@starhaven/downloads/server';
export { GamesPage as default, gamesMeta as meta } from '@starhaven/downloads';
