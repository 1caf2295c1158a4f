export { defineCall } from './lib/define-call';
export { EnvelopeSchema, RetcodeSchema, isSuccess } from './lib/envelope';
export { BytesSchema, UnixSecondsSchema, WireIntegerSchema, WireTextSchema } from './lib/wire';
export { TopicSchema, topics } from './lib/topic';
export { getCapabilities } from './calls/capabilities';
export { EngineSchema, GameId, GameSchema } from './entities/game';
export {
  DownloadLinkSchema,
  FullPackageSchema,
  GameBuildSchema,
  NamedLinkSchema,
  PackageFileSchema,
  PlatformSchema,
} from './entities/download';
export { GameSlugSchema, getGameDownloads, getGameInfo, listGames } from './calls/games';

export type {
  BodyEncoding,
  CallBody,
  CallDefinition,
  CallParams,
  CallQuery,
  CallResponse,
  Credential,
  Host,
} from './lib/define-call';
export type { Topic } from './lib/topic';
export type { Envelope } from './lib/envelope';
export type { Engine, Game } from './entities/game';
export type { DownloadLink, FullPackage, GameBuild, NamedLink, PackageFile, Platform } from './entities/download';
export {
  ContentChangeSchema,
  ContentVersionsSchema,
  contentEventsExtension,
  contentEventsPath,
} from './events/content-events';
export type { ContentChange, ContentVersions } from './events/content-events';
export { Role, RoleListSchema } from './entities/role';
export { StoredSessionSchema } from './entities/stored-session';
export type { StoredSession } from './entities/stored-session';
