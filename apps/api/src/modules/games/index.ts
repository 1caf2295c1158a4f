export { registerGamesModule } from './register-games-module';
export type { GamesModuleOptions } from './http/games-context';
export { checkCommandText } from './commands/check-command-text';
export type { CommandReport } from './commands/check-command-text';
export { CommandFiles } from './commands/command-files';
export { gamesSeed } from './seed/games-seed';
export { operatorDownloadsPath, runDownloadsCommand } from './operator/downloads-command';
export type { DownloadsDocument } from './operator/downloads-document';
