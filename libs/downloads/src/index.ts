export { GamesPage } from './routes/games/games.page';
export { GamesSkeleton } from './routes/games/games-frame';
export { gamesMeta } from './routes/games/games.meta';
export { GamePage } from './routes/game/game.page';
export { gameMeta } from './routes/game/game.meta';
