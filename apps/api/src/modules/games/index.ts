export { registerGamesModule } from './routes';
export type { GamesModuleOptions } from './routes';
export { gamesSeed } from './seed/games-seed';
export { operatorDownloadsPath, runDownloadsCommand } from './operator/downloads-command';
export type { DownloadsDocument } from './operator/downloads-document';
