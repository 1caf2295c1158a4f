/** The numbers of the behaviour (docs/behaviour/README.md#behaviour), units in the names. */

// Live data and chart (docs/behaviour/status.md#chart-numbers, docs/behaviour/foundation.md#live-connection-numbers)
/** One day of minutes. */
export const chartMaxPoints = 1440;
export const chartHeightPx = 400;
/** Points (minutes) that each range shows. */
export const chartRanges = { '1h': 60, '6h': 360, '12h': 720, '24h': 1440 } as const;
export const chartDefaultRange: keyof typeof chartRanges = '24h';
export const reconnectDelayMs = 3_000;
export const reconnectAfterErrorDelayMs = 5_000;
export const roomRejoinIntervalMs = 5_000;
export const urlPollIntervalMs = 100;
export const socketReconnectionDelayMs = 1_000;
export const socketReconnectionDelayMaxMs = 5_000;
export const socketTimeoutMs = 20_000;

// Chat (docs/behaviour/chat.md#message-rules, docs/behaviour/chat.md#command-queue)
export const chatMaxMessages = 100;
export const chatMessageMaxLength = 160;
/** Above this many characters the counter turns yellow. */
export const chatMessageWarnLength = 140;
export const chatCooldownMs = 10_000;
export const unreadBadgeMax = 99;
export const botQueueIntervalMs = 6_000;
export const botQueueShownSeconds = 7;
export const botRateLimitMs = 60_000;
/** Chat window (docs/behaviour/chat.md#chat-widget). */
export const chatWindowDefaultPx = { width: 400, height: 500 } as const;
export const chatWindowMinPx = { width: 300, height: 200 } as const;

// Account (docs/behaviour/account.md#account-numbers)
export const usernameMinLength = 3;
export const passwordMinLength = 6;
export const verificationCodeMaxLength = 10;
export const allowEveryoneWindowMs = 5 * 60_000;
export const processingWaitMs = 5 * 60_000;
/** After a player search was started (docs/behaviour/account.md#player-search). */
export const playerSearchRefreshDelayMs = 2_000;
export const loginRedirectDelayMs = 1_000;
export const countdownTickMs = 1_000;
/** Servers of this game offer the Get Code Mail action. */
export const codeMailGameType = 3;

// Pages (docs/behaviour/foundation.md#page-numbers)
export const maxToasts = 1;
export const adBlockCheckDelayMs = 5_000;
export const skeletonCards = 3;
/** One frame at 60 Hz. */
export const tooltipThrottleMs = 1_000 / 60;

// Handbook and pickers (docs/behaviour/handbook.md#handbook-numbers)
export const handbookPageSize = 12;
/** Pages beyond it are refused (docs/behaviour/handbook.md#result-pages). */
export const handbookMaxPage = 1000;
export const handbookScrollThresholdPx = 100;
export const pickerPageSize = 20;
/** Share of the list's height. */
export const pickerScrollThreshold = 0.8;
export const pickerLoadDelayMs = 300;

// Versions of game data (docs/behaviour/handbook.md#version-check)
export const versionCheckIntervalMs = 10 * 60_000;
export const versionReloadDelayMs = 1_000;
export const versionToastMs = 5_000;
export const versionLongToastMs = 10_000;

// Command builder (docs/behaviour/commands.md#command-numbers)
export const subPropertyDefaultSlots = 4;
export const subPropertyDefaultCount = 1;
export const subPropertyDefaultStep = 2;
export const subPropertyMin = 1;
export const rangeDefaultMin = 1;
export const rangeDefaultMax = 100;

// Questions, blog, sponsors (docs/behaviour/ask.md#pages, docs/behaviour/blog.md#post-page, docs/behaviour/site.md#sponsor-role)
export const questionPageSize = 10;
export const blogEditorHeightPx = 400;
export const blogDefaultKeywords = 'blog, article';
export const codeCopyResetMs = 2_000;
/** The sponsor role needs more than this. */
export const sponsorRoleAboveUsd = 5;
export const sponsorUsdForTwoMonths = 10;

// Ours: the spec names no limit, but an unguarded text on the socket costs the server memory.
export const socketTextMaxLength = 4_096;
