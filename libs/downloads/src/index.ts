export { GamesPage } from './routes/games/games.page';
export { gamesHandle } from './routes/games/games-frame';
export { gamesMeta } from './routes/games/games.meta';
export { GamePage } from './routes/game/game.page';
export { gameMeta } from './routes/game/game.meta';
