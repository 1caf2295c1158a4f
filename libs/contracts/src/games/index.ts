export {
  DownloadLinkSchema,
  FullPackageSchema,
  GameBuildSchema,
  NamedLinkSchema,
  PackageFileSchema,
  PlatformSchema,
} from './download';
export { EngineSchema, GameId, GameSchema } from './game';
export { GameSlugSchema } from './game-slug';
export { isExampleAddress } from './example-address';
export { getGameDownloads } from './get-game-downloads';
export { getGameInfo } from './get-game-info';
export { listGames } from './list-games';
export { LinkCheckSchema, listLinkChecks } from './list-link-checks';

export type { DownloadLink, FullPackage, GameBuild, NamedLink, PackageFile, Platform } from './download';
export type { Engine, Game } from './game';
export type { LinkCheck } from './list-link-checks';
