export {
  DownloadLinkSchema,
  FullPackageSchema,
  GameBuildSchema,
  NamedLinkSchema,
  PackageFileSchema,
  PlatformSchema,
} from './entities/download';
export { EngineSchema, GameId, GameSchema } from './entities/game';
export { GameSlugSchema } from './entities/game-slug';
export { downloadsPath } from './downloads-path';
export { isExampleAddress } from './entities/example-address';
export { getGameDownloads } from './calls/get-game-downloads';
export { getGameInfo } from './calls/get-game-info';
export { listGames } from './calls/list-games';
export { LinkCheckSchema, listLinkChecks } from './calls/list-link-checks';

export type { DownloadLink, FullPackage, GameBuild, NamedLink, PackageFile, Platform } from './entities/download';
export type { Engine, Game } from './entities/game';
export type { LinkCheck } from './calls/list-link-checks';
