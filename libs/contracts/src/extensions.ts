/** Names under which a host announces what it offers beyond the specification (docs/behaviour/api.md#extensions). */
export const extensions = {
  /** The host shows that it holds the secret which it shares with our web server; only then is it told who visits. */
  hostProof: 'host-proof',
  /** State, list and end of sessions; `account` events on the stream of content events. */
  sessions: 'sessions',
  /** A login answers with `known_device`, which later logins send along: their tries are counted apart from strangers'. */
  knownDevices: 'known-devices',
  secondFactors: 'second-factors',
  proofOfWork: 'proof-of-work',
  socialDiscord: 'social-discord',
  socialTwitter: 'social-twitter',
  /** State, statistics, uptime and incidents over HTTP. */
  status: 'status',
  /** A single-use ticket joins the live socket instead of the session key. */
  liveTickets: 'live-tickets',
  /** Items one by one, what the handbook holds, and the history of the game data. */
  handbook: 'handbook',
  /** The item call takes `extras` and `grup`: how a hit was found, the language of its name, and lists that ids count within. */
  itemExtras: 'item-extras',
} as const;
