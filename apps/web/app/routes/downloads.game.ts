export { gameHeaders as headers, gameLoader as loader } from '@starhaven/downloads/server';
export { GamePage as default, gameMeta as meta } from '@starhaven/downloads';
