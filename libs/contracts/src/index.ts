export { OutcomeSchema } from './lib/answer';
export { extensions } from './extensions';
export { isBlockedPort } from './lib/blocked-ports';
export { isNetwork } from './lib/is-network';
export { defineCall } from './lib/define-call';
export { EnvelopeSchema, isSuccess, RetcodeSchema } from './lib/envelope';
export { countUnreadableRows } from './lib/rows-of';
export { topics, TopicSchema } from './lib/topic';
export { commonCodes } from './retcodes/common-codes';
export { callCodes } from './retcodes/retcodes';
export {
  BytesSchema,
  EmailSchema,
  UnixSecondsSchema,
  WireCountSchema,
  WireFlagSchema,
  WireIdSchema,
  WireIntegerSchema,
  WireNumberSchema,
  WireTextListSchema,
  WireTextSchema,
} from './lib/wire';
export {
  adBlockCheckDelayMs,
  allowEveryoneWindowMs,
  blogDefaultKeywords,
  blogEditorHeightPx,
  botQueueIntervalMs,
  botQueueShownSeconds,
  botRateLimitMs,
  chartDefaultRange,
  chartHeightPx,
  chartMaxPoints,
  chartRanges,
  chatCooldownMs,
  chatMaxMessages,
  chatMessageMaxLength,
  chatMessageWarnLength,
  chatWindowDefaultPx,
  chatWindowMinPx,
  codeCopyResetMs,
  codeMailGameType,
  countdownTickMs,
  handbookMaxPage,
  handbookPageSize,
  handbookScrollThresholdPx,
  loginRedirectDelayMs,
  maxToasts,
  passwordMinLength,
  pickerLoadDelayMs,
  pickerPageSize,
  pickerScrollThreshold,
  playerSearchRefreshDelayMs,
  processingWaitMs,
  questionPageSize,
  rangeDefaultMax,
  rangeDefaultMin,
  reconnectAfterErrorDelayMs,
  reconnectDelayMs,
  roomRejoinIntervalMs,
  skeletonCards,
  socketReconnectionDelayMaxMs,
  socketReconnectionDelayMs,
  socketTextMaxLength,
  socketTimeoutMs,
  sponsorRoleAboveUsd,
  sponsorUsdForTwoMonths,
  subPropertyDefaultCount,
  subPropertyDefaultSlots,
  subPropertyDefaultStep,
  subPropertyMin,
  tooltipThrottleMs,
  unreadBadgeMax,
  urlPollIntervalMs,
  usernameMinLength,
  verificationCodeMaxLength,
  versionCheckIntervalMs,
  versionLongToastMs,
  versionReloadDelayMs,
  versionToastMs,
} from './limits';
export { AccountSchema } from './entities/account';
export { AllowRulesSchema } from './entities/allow-rule';
export { ArtifactSchema } from './entities/artifact';
export { BlogDraftSchema, emptyBlogDraft } from './entities/blog-draft';
export { BlogPostSchema, imageSizes } from './entities/blog-post';
export { BotReplySchema, isBotRateLimit } from './entities/bot-reply';
export { ChatHistorySchema, ChatMessageSchema } from './entities/chat-message';
export { commandParamTypeOf, commandParamTypes } from './entities/command-param-type';
export { CommandParamSchema } from './entities/command-param';
export { CommandFileSchema, CommandSchema } from './entities/command';
export { DeviceListSchema, DeviceSchema } from './entities/device';
export {
  DownloadLinkSchema,
  FullPackageSchema,
  GameBuildSchema,
  NamedLinkSchema,
  PackageFileSchema,
  PlatformSchema,
} from './entities/download';
export { GenshinSlot, genshinSlotNames, StarRailSlot, starRailSlotNames } from './entities/equip-slot';
export { GameVersionSchema, StoredVersionsSchema } from './entities/game-version';
export { EngineSchema, GameId, GameSchema } from './entities/game';
export { HandbookItemSchema } from './entities/handbook-item';
export {
  incidentImpacts,
  IncidentSchema,
  incidentStates,
  IncidentUpdateSchema,
  maintenanceStates,
} from './entities/incident';
export { ItemType } from './entities/item-type';
export { ItemSchema } from './entities/item';
export { defaultLanguage, languages, LanguageSchema, nameLanguages } from './entities/language';
export { LoginDataSchema } from './entities/login-data';
export { LoginHistoryItemSchema } from './entities/login-history-item';
export { LoginRetcode, MailRetcode } from './entities/login-retcode';
export { loginTypeLabel, loginTypes } from './entities/login-type';
export { MonsterSchema } from './entities/monster';
export { OnlineCountSchema, OnlineNumberSchema } from './entities/online-count';
export { OnlineUserSchema, OnlineUsersSchema } from './entities/online-user';
export { OwnerSchema } from './entities/owner';
export { ParamOptionsSchema } from './entities/param-option';
export { PlayerDataSchema, PlayerEntrySchema, PlayerListSchema } from './entities/player-entry';
export { PlayerRetcode, playerStatuses, playerStatusOf } from './entities/player-retcode';
export { PointsLinkSchema } from './entities/points-link';
export { PropertySchema, PropertyStatsSchema } from './entities/property';
export { PuzzleSchema } from './entities/puzzle';
export { QuestionAnswerSchema, QuestionSchema, questionSorts } from './entities/question';
export { findRarity, maxStars, rarities, StarTypeSchema } from './entities/rarity';
export { RateLimitSchema } from './entities/rate-limit';
export { Role, RoleListSchema } from './entities/role';
export {
  AccountSecuritySchema,
  PasskeySchema,
  SecondFactorChallengeSchema,
  secondFactorMethods,
} from './entities/second-factor';
export { ServerEntrySchema, ServerListSchema, ServerStateSchema } from './entities/server-entry';
export { ServerPrivacy, serverPrivacyLabel } from './entities/server-privacy';
export { ServerUptimeSchema, UptimeDaySchema } from './entities/server-uptime';
export { SessionKeysSchema } from './entities/session-keys';
export { isInGameEntry, socialLoginPath, socialProviders, webEntryType } from './entities/social-login';
export {
  statisticsFields,
  StatisticsPointSchema,
  StatisticsSchema,
  toStatisticsColumns,
} from './entities/statistics-point';
export { DataChangeSchema, dataChangeKinds, DataVersionSchema } from './entities/data-version';
export { HandbookSummarySchema } from './entities/handbook-summary';
export { ItemDetailsSchema, itemRelations, RelatedItemsSchema } from './entities/item-details';
export { componentNames, componentStates, StatusComponentSchema } from './entities/status-component';
export { StatusSnapshotSchema } from './entities/status-snapshot';
export { StoredCharacterSchema, StoredCharactersSchema } from './entities/stored-character';
export { StoredSessionSchema } from './entities/stored-session';
export { StoredUserSchema } from './entities/stored-user';
export { SwitchRulesSchema } from './entities/switch-rule';
export { UploadedImageSchema } from './entities/uploaded-image';
export { WeaponType } from './entities/weapon-type';
export { WeaponSchema } from './entities/weapon';
export { SessionStateSchema, WebSessionSchema } from './entities/web-session';
export {
  agentCalls,
  agentCallTimeoutMs,
  AgentByeSchema,
  agentEvents,
  AgentHandshakeSchema,
  agentHeartbeatIntervalMs,
  agentLivenessMs,
  agentMaxMessageBytes,
  agentNamespace,
  agentNotices,
  agentRefusals,
  AgentRetcode,
  agentSocketPath,
  GamePlayerSchema,
} from './agent/agent-protocol';
export { HeartbeatSchema } from './agent/heartbeat';
export { allowLogin } from './calls/allow-login';
export { createBlogPost, editBlogPost, removeBlogPost } from './calls/blog-editing';
export { getBlogPost, listBlogPosts } from './calls/blog-posts';
export { getCapabilities } from './calls/capabilities';
export { editAccount } from './calls/edit-account';
export { findOnServer } from './calls/find-on-server';
export { forgetPassword } from './calls/forget-password';
export { GameSlugSchema, getGameDownloads, getGameInfo, listGames } from './calls/games';
export { getAccount } from './calls/get-account';
export { CommandNameSchema, getCommands } from './calls/get-commands';
export { getLoginHistory } from './calls/get-login-history';
export { getPointsLink } from './calls/get-points-link';
export { linkDevice } from './calls/link-device';
export { listDevices } from './calls/list-devices';
export { listGameVersions } from './calls/list-game-versions';
export { listItems } from './calls/list-items';
export { listQuestions } from './calls/list-questions';
export { createLiveTicket, liveTicketPrefix, liveTicketSeconds } from './calls/live-ticket';
export { logIn } from './calls/log-in';
export { redeemCode } from './calls/redeem-code';
export { register } from './calls/register';
export { setAccessCode } from './calls/set-access-code';
export { uploadBlogImage } from './calls/upload-blog-image';
export { verifyEmail } from './calls/verify-email';
export {
  addPasskey,
  confirmSecondFactor,
  confirmTotp,
  getAccountSecurity,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startPasskey,
  startPasskeyLogin,
  startTotp,
} from './calls/second-factors';
export { endSession, getSessionState, listSessions, logOut } from './calls/sessions';
export { getDataVersion, getHandbookSummary, getItem, listDataVersions } from './calls/handbook';
export { getStatistics, getStatus, getUptime, listIncidents } from './calls/status';
export { announcement } from './events/announcement';
export { changePage } from './events/change-page';
export { chatHistory } from './events/chat-history';
export { chatMessageSent } from './events/chat-message';
export { commandReplied } from './events/command-reply';
export { connectionEvents } from './events/connection-events';
export {
  AccountChangeSchema,
  ContentChangeSchema,
  contentEventsExtension,
  contentEventsPath,
  ContentVersionsSchema,
} from './events/content-events';
export { joinPublicRoom } from './events/join-public-room';
export { LiveHandshakeSchema, showsServers } from './events/live-handshake';
export { onlineCountChanged } from './events/online-count';
export { onlineUsersChanged } from './events/online-users';
export { runCommand } from './events/run-command';
export { sendChatMessage } from './events/send-chat-message';
export { serverError } from './events/server-error';
export { serversChanged } from './events/server-changes';
export { serverListChanged } from './events/server-list';
export { sessionEnded } from './events/session-ended';
export { clientEvents, serverEvents } from './events/socket-events';
export { initialStatistics, statisticsAdded } from './events/statistics';

export type { Outcome } from './lib/answer';
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
export type { EmitEventsOf, EventDefinition, ListenEventsOf } from './lib/define-event';
export type { Envelope } from './lib/envelope';
export type { UnreadableRows } from './lib/rows-of';
export type { Topic } from './lib/topic';
export type { AnsweredCode, CallCodes } from './retcodes/call-codes';
export type { Account } from './entities/account';
export type { AllowRule } from './entities/allow-rule';
export type { Artifact } from './entities/artifact';
export type { BlogDraft } from './entities/blog-draft';
export type { BlogPost } from './entities/blog-post';
export type { BotReply } from './entities/bot-reply';
export type { ChatMessage } from './entities/chat-message';
export type { CommandParamType } from './entities/command-param-type';
export type { CommandParam } from './entities/command-param';
export type { Command } from './entities/command';
export type { Device, DeviceList } from './entities/device';
export type { DownloadLink, FullPackage, GameBuild, NamedLink, PackageFile, Platform } from './entities/download';
export type { GameVersion, StoredVersions } from './entities/game-version';
export type { Engine, Game } from './entities/game';
export type { HandbookItem } from './entities/handbook-item';
export type { DataChange, DataChangeKind, DataVersion } from './entities/data-version';
export type { HandbookSummary } from './entities/handbook-summary';
export type { ItemDetails, ItemRelation, RelatedItems } from './entities/item-details';
export type { Incident, IncidentImpact, IncidentState, IncidentUpdate } from './entities/incident';
export type { AlsoKnownAs } from './entities/also-known-as';
export type { Item } from './entities/item';
export type { Language, NameLanguage } from './entities/language';
export type { LoginData } from './entities/login-data';
export type { LoginHistoryItem } from './entities/login-history-item';
export type { LoginType } from './entities/login-type';
export type { Monster } from './entities/monster';
export type { OnlineCount } from './entities/online-count';
export type { OnlineUser, OnlineUsers } from './entities/online-user';
export type { Owner } from './entities/owner';
export type { ParamOption } from './entities/param-option';
export type { PlayerData, PlayerEntry } from './entities/player-entry';
export type { PlayerStatus } from './entities/player-retcode';
export type { PointsLink } from './entities/points-link';
export type { Property, PropertyStats } from './entities/property';
export type { Puzzle } from './entities/puzzle';
export type { Question, QuestionAnswer, QuestionSort } from './entities/question';
export type { Rarity } from './entities/rarity';
export type { RateLimit } from './entities/rate-limit';
export type { AccountSecurity, Passkey, SecondFactorChallenge, SecondFactorMethod } from './entities/second-factor';
export type { ServerEntry, ServerList, ServerState } from './entities/server-entry';
export type { ServerUptime, UptimeDay } from './entities/server-uptime';
export type { SessionKeys } from './entities/session-keys';
export type { SocialLoginQuery, SocialProvider } from './entities/social-login';
export type { Statistics, StatisticsColumns, StatisticsField, StatisticsPoint } from './entities/statistics-point';
export type { ComponentName, ComponentState, StatusComponent } from './entities/status-component';
export type { StatusSnapshot } from './entities/status-snapshot';
export type { StoredCharacter } from './entities/stored-character';
export type { StoredSession } from './entities/stored-session';
export type { StoredUser } from './entities/stored-user';
export type { SwitchRule } from './entities/switch-rule';
export type { UploadedImage } from './entities/uploaded-image';
export type { Weapon } from './entities/weapon';
export type { SessionState, WebSession } from './entities/web-session';
export type {
  AgentBye,
  AgentCallName,
  AgentHandshake,
  AgentReply,
  AgentRequest,
  GamePlayer,
} from './agent/agent-protocol';
export type { Heartbeat } from './agent/heartbeat';
export type { LiveHandshake } from './events/live-handshake';
export type { AccountChange, ContentChange, ContentVersions } from './events/content-events';
export type {
  ClientToServerEvents,
  ClientToServerListenEvents,
  ServerToClientEvents,
  ServerToClientListenEvents,
} from './events/socket-events';
