export { registerGamesModule } from './register-games-module';
export type { GamesModuleOptions } from './http/games-context';
export { gamesSeed } from './seed/games-seed';
export { operatorDownloadsPath, runDownloadsCommand } from './operator/downloads-command';
export type { DownloadsDocument } from './operator/downloads-document';
