export { gamesHeaders as headers, gamesLoader as loader } from '@starhaven/downloads/server';
export { gamesHandle as handle, gamesMeta as meta, GamesPage as default } from '@starhaven/downloads';
