export { registerGamesModule } from './routes';
export type { GamesModuleOptions } from './routes';
export { gamesSeed } from './seed/games-seed';
