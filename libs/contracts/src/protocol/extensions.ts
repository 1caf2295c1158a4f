/** Names under which a host announces its features beyond the specification (docs/behaviour/api.md#extensions). */
export const extensions = {
  /** The host proves that it holds the secret that it shares with our web server; only such a host gets visitor headers. */
  hostProof: 'host-proof',
  /** Reading, listing and ending sessions; `account` events on the stream of content events. */
  sessions: 'sessions',
  /** A login returns `known_device`, and later logins send it: failed logins are counted separately for this device and for others. */
  knownDevices: 'known-devices',
  secondFactors: 'second-factors',
  /** The call about the security of an account also returns its sessions to callers that send `sessions=yes`. */
  securitySessions: 'security-sessions',
  /**
   * Four additions: calls with `extras=yes` get more data about an account, an edit names the version that its author saw, the history has
   * pages, and a link undoes a change of the mail address.
   */
  accountExtras: 'account-extras',
  /** Linking and unlinking social logins without a session key in an address. */
  socialLinks: 'social-links',
  accountExport: 'account-export',
  accountDeletion: 'account-deletion',
  /** A picture of each account at `/api/v2/avatar/{uid}`. */
  avatars: 'avatars',
  apiKeys: 'api-keys',
  proofOfWork: 'proof-of-work',
  socialDiscord: 'social-discord',
  socialTwitter: 'social-twitter',
  /** State, statistics, uptime and incidents over HTTP. */
  status: 'status',
  /** A single-use ticket joins the live socket instead of the session key. */
  liveTickets: 'live-tickets',
  /** When the links of a game's downloads last answered. */
  linkChecks: 'link-checks',
  /** Single items, the content of the handbook, and the history of the game data. */
  handbook: 'handbook',
  /**
   * The item call accepts `extras` and `grup`: how the search found an item, the language of its name, and the lists within which ids
   * are unique.
   */
  itemExtras: 'item-extras',
  /** The item call accepts `stars`, `weapon` and `sort`. */
  itemFilters: 'item-filters',
  /** Characters are claimed by their number, proven in a second way, and released. The live connection reports their refresh. */
  characters: 'characters',
  /** The receipts of rewards. */
  deliveries: 'deliveries',
  /** The account call also returns them to callers that send `deliveries=yes`. */
  accountDeliveries: 'account-deliveries',
  /**
   * Messages and commands of the chat may have a `nonce` and get an answer; the history is sent on request. Rooms, reports, ignored members
   * and moderation over HTTP.
   */
  chat: 'chat',
  /** The daily check-in, which gives points, and the list of changes of points. */
  checkIn: 'check-in',
  /** Command recipes at short addresses. */
  commandRecipes: 'command-recipes',
  /**
   * Pages, search and states of posts, their rendered body, versions, drafts at a preview link, counted views, and restoring deleted posts.
   */
  blog: 'blog',
  /** Search, sort and tags of questions; asking, answering, voting and moderation; one question with its rendered answers. */
  ask: 'ask',
  /** A member's list of notifications, their choices and mails, and followed tags. */
  notifications: 'notifications',
  /** The dashboard of staff, and the settings of the site. */
  admin: 'admin',
  /** Webhooks of donation services, codes for donors, and names of sponsors who agreed. */
  donations: 'donations',
} as const;
