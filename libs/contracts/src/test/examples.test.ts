// Over 400 lines: one table with an example of each entity.
import * as v from 'valibot';
import * as contracts from './all-domains';

const owner = { uid: '7', username: 'mika', avatar: 'https://a.test/m.webp' };
const blogVersion = { version: 2, time: 1_700_000_000, author: owner, title: 'Hello' };
const postState = { state: 'published' as const, publishAt: 0, version: 2, deletedAt: 0, preview: '' };
const item = { id: '21442', name: 'Song', desc: 'Old', icon: '/i.png', game: 1, type: 7, starType: 5 };
const stats = { BaseValue: 0.05, LevelAdd: 0.01, Property: 'FIGHT_PROP_HP_PERCENT' };
const player = { uid: '10001', accountId: '1', nickname: 'Lumine', signature: '' };
const gameItem = { id: 201, amount: 100, type: 0 };
const keys = { sessionKey: 'key', token: 'tok' };
const stored = {
  uid: '7',
  username: 'mika',
  name: 'Mika',
  ...keys,
  tokenAPI: '',
  expiredlogin: 1_900_000_000,
  locale: 'en',
  role: [3, 4],
  roleExpired: 0,
};
const server = {
  game: 1,
  privacy: 3,
  online: true,
  maintenance: '',
  disable: false,
  version: ['5.4', '5.5'],
  ping: 12.5,
  startup: 1_700_000_000,
  commit: '???',
  stats: { player: 3, platform: { PC: 2, Android: 1 } },
  playersKnown: true,
  awaited: false,
  cpu: { usage: 12.34, usage_raw: 49.36, core: { limit: 2, total: 4 } },
  ram: { usage: 50, currently: 2048, total: 4096 },
  address: 'play.example.org:22102',
  entry: 'Put it into the launcher.',
  demo: false,
};
const component = {
  name: 'database' as const,
  state: 'operational' as const,
  detail: 'Answers in 2 ms.',
  latencyMs: 2,
  measuredAt: 1_700_000_000,
};
const incidentUpdate = { time: 1_700_000_000, state: 'identified' as const, text: 'A disk is full.' };
const incident = {
  id: 'i1',
  kind: 'incident' as const,
  title: 'Logins fail',
  state: 'identified' as const,
  impact: 'degraded' as const,
  components: ['database' as const],
  servers: ['s1'],
  startsAt: 1_700_000_000,
  endsAt: 0,
  updatedAt: 1_700_000_000,
  updates: [incidentUpdate],
};
const uptimeDay = { day: '2026-11-21', percent: 99.5, downMinutes: 7, maintenanceMinutes: 0 };
const point = { time: 1_700_000_040, field: 'web_online_count' as const, value: 12 };
const chatRoom = { slug: 'public', title: 'Public', isPaused: true, pauseReason: 'Back at noon' };
const message = { id_message: 'm1', uid: '7', name: 'Mika', input: 'hi', timestamp: 1_700_000_000, isBot: false };
const draft = { title: 'How do I', body: '', tags: ['setup'], engineVersion: '' };
const textVersion = { version: 2, time: 1_700_000_000_000, editor: owner };
const answer = { id: 'a1', answer: 'Yes', vote: -1, time: 1_700_000_000_000, update: 0, owner };
const account = {
  _id: '7',
  name: 'Mika',
  username: 'mika',
  email: '',
  locale: 'en',
  point: 5,
  role: [3],
  tokenAPI: 'api',
  iplock: ['203.0.113.7'],
  third_login: { discord: true, twitter: false },
  verifyEmail: 0,
  password_web: true,
  password_ingame: false,
  expiredtoken: 0,
  roleExpired: 0,
  expiredlogin: 1_900_000_000,
};
const accountExtras = {
  pendingEmail: 'new@example.org',
  pendingEmailUntil: 1_900_000_000,
  openUntil: 0,
  version: 'aaaaaaaa',
  deletionAt: 0,
  hasTemporaryPassword: false,
  arePlayersAway: false,
  refreshAgainAt: 0,
};
const param = {
  id: 'lv',
  label: 'Level',
  type: 'range' as const,
  value: '1',
  data: [{ value: '10', label: 'Ten' }],
  required: true,
  multi: false,
  split: ',',
  format: 's-lv',
  min: 1,
  max: 90,
  link: '',
  allow: [{ id: 'kind', value: ['weapon'] }],
  switch: [{ from: 'lv', to: 'count', value: [] }],
};
const command = {
  id: '1',
  head: 'give',
  label: 'Give',
  aliases: ['g'],
  warning: '',
  value: 'give',
  params: [param],
  permission: [1, 3],
};
const post = {
  id: '9',
  title: 'Hello',
  content: '# Hi',
  shortContent: 'Hi',
  slug: 'hello',
  thumbnail: '/u/x_thumbnail.webp',
  comment: true,
  index: false,
  tag: ['guide'],
  owner,
  time: 1_700_000_000,
  update: 0,
  view: 3,
  minutes: 2,
};
const ownPost = { ...post, ...postState };

const ban = { reason: 'Spam', at: 1_700_000_000, until: 0, by: 'admin' };
const adminUser = {
  uid: '10007',
  username: 'mika',
  name: 'Mika',
  email: 'mika@example.org',
  role: [3],
  roleExpired: 0,
  createdAt: 1_700_000_000,
  lastSeenAt: 0,
};
const checkedLink = {
  url: 'https://files.example.org/client.zip',
  key: '7d1a',
  place: 'PC 5.0: Client',
  isExample: true,
  promisedBytes: 100,
  promisedChecksum: 'd41d8cd98f00b204e9800998ecf8427e',
  checksumAt: 0,
  foundBytes: 0,
  status: 0,
  checkedAt: 0,
  answeredAt: 0,
  fault: '',
};
const handbookSource = { game: 2, source: 'lunarcore-handbook', items: 448, appliedAt: 1_900_000_000 };
const handbookUpload = {
  ...{ id: '0123456789abcdef', files: [{ name: 'JP/avatars.csv', bytes: 17 }], bytes: 17 },
  ...{ createdAt: 1_900_000_000, by: 'Mira' },
};
const adminJob = {
  id: '1',
  kind: 'backup' as const,
  subject: '',
  state: 'running' as const,
  progress: 40,
  note: 'Verifying the backup',
  report: ['account: 12 rows'],
  createdAt: 1_700_000_000,
  endedAt: 0,
  by: 'admin',
};

/** Every entity in its full output form; the list must be complete. */
const examples: Record<string, unknown> = {
  EntryHint: 'Put it into the launcher.',
  ServerAddress: 'play.example.org:22102',
  OwnBlogPost: ownPost,
  OwnDonation: {
    ...{ id: '7', service: 'ko-fi', amount: 10, currency: 'USD', time: 1_900_000_000 },
    ...{ state: 'claimed', until: 1_905_000_000 },
  },
  Announcement: {
    ...{ id: '3', channel: 'news', title: 'Login is slow (resolved)', state: 'sent' },
    ...{ time: 1_900_000_000, sentAt: 1_900_000_004, fault: '' },
  },
  DiscordRoleReport: { given: 3, absent: 1, waiting: 0, fault: '' },
  AdminDonation: {
    ...{ id: '7', service: 'saweria', transaction: 'a4092755', amount: 75_000, currency: 'IDR', time: 1_900_000_000 },
    ...{ state: 'unclaimed', reason: 'no-code', donor: 'Mika', message: 'Thanks', uid: '', days: 30, until: 0 },
  },
  CharacterClaim: { method: 'console', uid: '10001', code: 'AB12CD34', expiresAt: 1_900_000_000 },
  Delivery: {
    id: '1',
    server: { id: '1', title: 'Teyvat' },
    uid: '10001',
    title: 'Welcome',
    items: [gameItem],
    state: 'sent',
    note: '',
    acceptedAt: 1_700_000_000,
    settledAt: 1_700_000_100,
  },
  GameItem: gameItem,
  PointEntry: { amount: 10, balance: 30, reason: 'check-in', at: 1_700_000_000 },
  AdminAccess: { permissions: ['overview', 'users.read'], proofs: ['password'], isFactorMissing: false },
  AdminGameBuilds: {
    slug: 'genshin-impact',
    title: 'Genshin Impact',
    version: '5.0',
    engines: ['gc'],
    document: '{}',
    fingerprint: '0a1b',
    links: [checkedLink],
  },
  AdminHandbook: {
    formats: [{ name: 'lunarcore-handbook', games: [2], expects: 'the "Lunar Core Handbook.txt"' }],
    sources: [handbookSource],
    uploads: [handbookUpload],
  },
  HandbookSource: handbookSource,
  HandbookUpload: handbookUpload,
  AdminJob: adminJob,
  AdminProof: { password: 'secret', code: '123456' },
  AdminRedeemCode: {
    id: '1',
    code: 'WELCOME26',
    title: 'Welcome',
    game: 1,
    server: '',
    items: [gameItem],
    uses: 3,
    maxUses: 0,
    expiresAt: 0,
    isDisabled: false,
  },
  AdminIncident: { ...incident, version: '1700000000000' },
  PlannedTime: 1_700_000_000,
  AdminServer: {
    id: '1',
    slug: 'teyvat',
    name: 'Teyvat',
    game: 1,
    privacy: 3,
    engine: '',
    connection: 'agent' as const,
    isDisabled: false,
    maintenance: '',
    address: 'play.example.org:22102',
    entry: '',
    isDemo: false,
    isOnline: true,
    players: 3,
    firstHeardAt: 1_700_000_000,
  },
  AdminUser: adminUser,
  AdminUserDetails: {
    ...adminUser,
    isEmailVerified: true,
    hasPassword: true,
    secondFactors: ['totp'],
    points: 30,
    deletionAt: 0,
    ban,
    sessions: [
      {
        id: '1',
        createdAt: 1_700_000_000,
        lastUsedAt: 1_700_000_060,
        expiresAt: 1_900_000_000,
        ip: '203.0.113.7',
        device: 'Firefox on Windows',
      },
    ],
    logins: [{ time: 1_700_000_000, type: 'login_web_normal', ip: '203.0.113.7', device: 'Firefox on Windows' }],
    addresses: [{ ip: '203.0.113.7', logins: 4, lastAt: 1_700_000_000, otherAccounts: 1 }],
  },
  AuditEntry: {
    id: '1',
    at: 1_700_000_000,
    actorId: '10001',
    actorName: 'admin',
    action: 'user.banned',
    subject: 'user:10007',
    outcome: 'ok',
    address: '203.0.113.7',
    details: { reason: 'Spam' },
  },
  Backup: {
    name: 'manual-2026-01-01T00-00-00.000Z.tar.gz',
    kind: 'manual',
    madeAt: 1_700_000_000,
    bytes: 5_000_000,
    isPinned: true,
  },
  Ban: ban,
  ContentReport: {
    kind: 'chat-report',
    id: '12',
    text: 'Buy now',
    authorId: '8',
    authorName: 'Aru',
    place: 'public',
    at: 1_700_000_000,
    reports: [{ name: 'Hina', reason: 'Spam', at: 1_700_000_010 }],
  },
  DatabaseState: {
    kind: 'pglite',
    version: '17.5',
    bytes: 40_000_000,
    tables: [{ name: 'account', rows: -1, bytes: 8192 }],
    migrations: [{ name: '0000_start', at: 1_700_000_000 }],
    backups: { everyMinutes: 60, lastAt: 1_700_000_000, failure: '' },
  },
  FirstStep: { name: 'mail', isDone: false },
  HostReading: {
    at: 1_700_000_000,
    cpu: { percent: 12.5, cores: 4 },
    memory: { used: 4e9, total: 8e9 },
    disk: { used: 4e10, total: 1e11 },
    network: { received: 1000, sent: 2000 },
    process: { uptimeSeconds: 60, eventLoopDelayMs: 1.5, memoryBytes: 3e8 },
    database: { kind: 'pglite', bytes: 4e7 },
    players: { online: 3, peak: 9 },
    servers: { online: 1, total: 2 },
  },
  PublicSettings: {
    siteName: 'Starhaven',
    operatorName: 'The Lantern Club',
    contactEmail: 'hello@example.org',
    appealAddress: 'https://example.org/appeal',
    communityChannels: [{ name: 'Discord', url: 'https://discord.gg/x' }],
    adsScript: 'https://ads.example/show.js',
    adsHosts: [{ host: '*.ads.example' }],
    adsSlot: [{ name: 'ad-slot', value: '7' }],
    adsSize: { width: 728, height: 90 },
    donationRates: [{ currency: 'IDR', perDollar: 15_000 }],
    homeFigures: [{ value: '30,000+', label: 'players' }],
    notices: [{ text: 'Season two begins.', url: '', kind: 'info', until: 0 }],
    showsDemoFleet: true,
    showsAds: false,
    adsNeedConsent: true,
    sponsorAmounts: { least: 5, amount: 10, months: 2 },
    sponsorLinks: [{ name: 'Ko-fi', url: 'https://ko-fi.com/x' }],
    sponsorWallets: [{ name: 'BTC', address: 'bc1qxyz' }],
    sponsorEmail: '',
  },
  ServerKey: { slug: 'teyvat', key: 'shk_01234567890123456789', lines: ['1. Here'] },
  SettingState: {
    name: 'siteName',
    value: 'Starhaven',
    source: 'environment',
    variable: 'SITE_NAME',
    needsRestart: true,
    version: 0,
  },
  Account: account,
  AccountExtras: accountExtras,
  SharedRecipe: { engine: 'honkai-star-rail/lunarcore', recipe: 'WzEsIkEiLFtdLFtdXQ', description: 'For new players' },
  AnswerDraft: { body: 'Restart the launcher.', engineVersion: '1.7.4' },
  ApiKey: {
    id: '1',
    name: 'My bot',
    start: 'shu_abcd',
    isReadOnly: true,
    servers: ['s1'],
    commands: ['give'],
    addresses: ['203.0.113.7'],
    createdAt: 1_700_000_000,
    expiresAt: 1_900_000_000,
    lastUsedAt: 0,
    lastUsedFrom: '',
  },
  AccountChange: { uid: '7' },
  AccountSecurity: {
    hasPassword: true,
    hasTemporaryPassword: false,
    hasTotp: false,
    recoveryCodes: 9,
    passkeys: [{ id: 'pk', name: 'Phone', createdAt: 1_700_000_000, lastUsedAt: 0 }],
  },
  Artifact: { ...item, equipType: 1, main: '10', sub: '20', appendPropNum: 4 },
  BlogDraft: {
    title: 'T',
    content: 'C',
    shortContent: 'S',
    slug: 's',
    thumbnail: '',
    comment: true,
    index: true,
    tags: ['a', 'b'],
  },
  BlogPost: post,
  BlogVersion: blogVersion,
  BotReply: { retcode: 429, message: 'wait', timestamp: 1_700_000_060 },
  ChatHistory: [message],
  CheckedLink: checkedLink,
  ChatMessage: message,
  ChatMute: { reason: 'Spam', until: 1_700_000_060 },
  ChatRoom: chatRoom,
  IgnoredMember: { uid: '8', name: 'Aru' },
  ReportedChatMessage: {
    message: { ...message, isPending: false },
    room: 'public',
    reports: [{ uid: '9', name: 'Hina', reason: 'Spam', reportedAt: 1_700_000_010 }],
  },
  ShownChatMessage: { ...message, room: 'deutsch', isPending: true },
  Command: command,
  CommandFile: [command],
  CommandParam: param,
  DataChange: {
    kind: 'changed',
    type: 1,
    id: '10000002',
    grup: '',
    name: 'Kamisato Ayaka',
    was: 'Ayaka',
    fields: ['name'],
  },
  DataVersion: {
    id: '3',
    game: 1,
    commit: '0f1e2d3c',
    time: 1_700_000_000,
    source: 'genshin-db',
    added: 3,
    changed: 2,
    removed: 1,
  },
  Device: { deviceId: 'd', name: 'Phone', model: 'P9', deviceFp: 'fp' },
  DeviceList: { link: [{ deviceId: 'd', name: '', model: '', deviceFp: '' }], nolink: ['e'] },
  GameVersion: { id: '1', commit: 'abc', game: 1 },
  AgentBye: { reason: 'replaced' },
  AgentHandshake: { key: 'shk_01234567890123456789', agent: 'starhaven-agent 0.1.0', protocol: 1 },
  GamePlayer: { uid: '10001', accountId: '1', nickname: 'Lumine', signature: '', online: true },
  HandbookItem: item,
  Heartbeat: {
    online: true,
    players: 3,
    platforms: { PC: 2, Android: 1 },
    cpu: { usage: 12.5, usageRaw: 50, coreLimit: 4, coreTotal: 8 },
    ram: { usedMb: 2048, totalMb: 4096 },
    uptimeSeconds: 3600,
    versions: ['5.4'],
    commit: 'abc123',
    maintenance: '',
  },
  HandbookSummary: {
    game: 1,
    commit: '0f1e2d3c',
    updatedAt: 1_700_000_000,
    isStarter: false,
    isFilling: true,
    types: [{ type: 1, count: 120 }],
    languages: ['EN', 'JP'],
  },
  Incident: incident,
  IncidentUpdate: incidentUpdate,
  LiveHandshake: { protocol: 1, page: '/status' },
  Item: { ...item, grup: '10', stats, equipType: 1, weaponType: null },
  ItemDetails: {
    ...item,
    names: { EN: 'Song', JP: '歌' },
    descs: { EN: 'Old' },
    related: [{ relation: 'set' as const, items: [item] }],
  },
  LoginData: stored,
  LoginHistoryItem: {
    _id: 'h',
    login: 'login_game',
    time: 1_700_000_000,
    ip: '203.0.113.7',
    deviceId: 'd',
    device: 'x',
  },
  Monster: { ...item, typeMonster: 'Boss' },
  OnlineCount: { web_online_count: 3, game_online_count: 2 },
  OnlineUser: { uid: '7', name: 'Mika', isBot: false },
  OnlineUsers: { bot: { uid: 'bot', name: 'Paimon', isBot: true } },
  Owner: owner,
  Passkey: { id: 'pk', name: 'Phone', createdAt: 1_700_000_000, lastUsedAt: 0 },
  PlayerData: player,
  PlayerEntry: {
    server: { id: 's1', title: 'Teyvat', type_game: 1, api_game: '2' },
    player: { retcode: 0, message: '', timestamp: 0, data: player },
  },
  PointsLink: { link: 'https://earn.test/7' },
  PostState: 'planned',
  SavedPost: { id: '9', slug: 'hello', version: 2 },
  Property: { id: '10001', name: 'HP', desc: '', grup: '10', stats },
  PropertyStats: { BaseValue: 1, StepValue: 0.1, StepNum: 3, Property: 'HPDelta' },
  Puzzle: { id: 'p', challenge: '{}', waitUntil: 1_700_000_030, expires: 1_700_000_600 },
  RelatedItems: { relation: 'main' as const, items: [item] },
  Question: {
    id: 'q',
    question: 'Why?',
    tag: ['pc'],
    time: 1_700_000_000_000,
    vote: 2,
    view: 9,
    resolved: true,
    answerId: 'a1',
    owner,
    answer: [answer],
  },
  DraftPlace: 'answer:7',
  FullTextVersion: { ...textVersion, title: 'Why?', body: 'Because', tag: ['pc'], engineVersion: '' },
  KeptDraft: draft,
  Notification: {
    id: '7',
    kind: 'answer',
    title: 'Why?',
    path: '/ask/7/why',
    actor: owner,
    count: 1,
    time: 1_700_000_000,
    isRead: false,
  },
  NotificationChoice: { kind: 'vote', site: true, mail: 'off' },
  OwnedQuestion: {
    question: {
      id: 'q',
      question: 'Why?',
      tag: ['pc'],
      time: 1_700_000_000_000,
      vote: 2,
      view: 9,
      resolved: true,
      answerId: 'a1',
      owner,
      answer: [answer],
      waits: true,
    },
    votes: [{ kind: 'answer', id: 'a1', vote: -1 }],
    reported: [{ kind: 'answer', id: 'a1' }],
    isModerator: false,
  },
  OwnVote: { kind: 'answer', id: 'a1', vote: -1 },
  RemovedTexts: {
    id: '1',
    member: owner,
    moderator: owner,
    reason: 'spam',
    time: 1_700_000_000_000,
    questions: 2,
    answers: 3,
    restored: 0,
  },
  ReportedText: {
    kind: 'answer',
    id: 'a1',
    questionId: 'q',
    title: 'Why?',
    body: 'Yes',
    time: 1_700_000_000_000,
    owner,
    reports: [{ member: owner, reason: 'spam', time: 1_700_000_000_000 }],
  },
  SavedText: { id: '9', version: 1, waits: false },
  SimilarText: { kind: 'question', title: 'Why?', path: '/ask/7/why', answers: 2, resolved: true },
  StoredDraft: { ...draft, time: 1_700_000_000_000 },
  TextVersion: textVersion,
  QuestionAnswer: answer,
  QuestionDraft: { title: 'How do I start?', body: 'The launcher stops.', tags: ['setup'] },
  RateLimit: { max: 5, time: 1_700_000_060 },
  SecondFactorChallenge: { id: 'c', methods: ['totp', 'recovery'], expires: 1_700_000_300 },
  ServerEntry: { id: 's1', name: 'Teyvat', server },
  ServerList: { data: [{ id: 's1', name: 'Teyvat', server }] },
  ServerState: server,
  ServerUptime: { id: 's1', name: 'Teyvat', percent24h: 100, percent7d: null, percent30d: 99.9, days: [uptimeDay] },
  SessionKeys: keys,
  SessionState: {
    uid: '7',
    username: 'mika',
    name: 'Mika',
    locale: 'en',
    role: [3],
    roleExpired: 0,
    expiredlogin: 1_900_000_000,
    tokenAPI: '',
  },
  Statistics: { data: [point] },
  StatisticsPoint: point,
  StatusComponent: component,
  StatusSnapshot: {
    measuredAt: 1_700_000_000,
    servers: [{ id: 's1', name: 'Teyvat', server }],
    online: { web_online_count: 3, game_online_count: 7 },
    components: [component],
    incidents: [incident],
  },
  StoredSession: stored,
  StoredUser: {
    ...stored,
    email: '',
    expiredtoken: 0,
    iplock: [],
    password_web: true,
    password_ingame: false,
  },
  StoredVersions: { commits: { '1': 'abc' }, checkedAt: 1_700_000_000 },
  UptimeDay: uptimeDay,
  UploadedImage: { url: '/u/x_original.webp', thumbnail: { url: '/u/x_thumbnail.webp' } },
  Weapon: { ...item, weaponType: 3 },
  WebSession: {
    id: '1',
    createdAt: 1_700_000_000,
    lastUsedAt: 1_700_000_060,
    expiresAt: 1_900_000_000,
    ip: '203.0.113.7',
    device: 'Firefox on Windows',
    isCurrent: true,
  },
  // Parts of the downloads, also in full form.
  Engine: { id: 1, name: 'Grasscutter', short: 'GC', link: '', features: ['Chat'], command: 'gc' },
  FullBlogVersion: {
    ...blogVersion,
    content: '# Hi',
    shortContent: 'Hi',
    slug: 'hello',
    thumbnail: '',
    tag: ['guide'],
  },
  Game: {
    id: 1,
    slug: 'genshin-impact',
    title: 'G',
    description: '',
    image: '',
    lastUpdate: 1_700_000_000,
    version: '5.4',
    keyword: '',
    engine: [],
    gameTitle: 'Genshin',
    short: 'GI',
  },
  NamedLink: { name: 'n', url: 'https://a.test' },
  ChatNonce: 'message-00000001',
  Nonce: 'message-00000001',
  LinkCheck: { url: 'https://a.test/c.zip', hasAnswered: true, checkedAt: 1_700_000_000, answeredAt: 1_700_000_000 },
  PackageFile: { path: 'a.zip', package_size: 12, md5: 'ff' },
  FullPackage: { package_size: 12, md5: 'ff', segments: [], voice_packs: [] },
  DownloadLink: {
    name: 'n',
    comment: '',
    url: 'https://a.test',
    url_name: 'n',
    tutorial: { name: 't', url: 'u' },
    mirror: [],
    package: { name: 'p', region: 'OS', md5: '' },
    game: { Full: { package_size: 12, md5: '', segments: [], voice_packs: [] } },
  },
  GameBuild: { name: '5.4', project: { name_engine: 'Grasscutter', short: 'GC' }, download: [{ name: 'd', link: [] }] },
  Platform: { id: 1, platfrom: 'PC', version: [] },
};

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'schema';

/** Schemas of values, parts and files of other areas; tests next to them cover them. */
const isPart = (name: string) =>
  /^(Email|Envelope|Outcome|Content|GameSlug|CommandName|EngineId|ChatRoomSlug|RecipeText|SharedRecipeId|StoredCharacters)/.test(
    name,
  );

const schemas = Object.entries(contracts as Record<string, unknown>)
  .filter((entry): entry is [string, v.GenericSchema] => isSchema(entry[1]))
  .map(([name, schema]): [string, v.GenericSchema] => [name.replace(/Schema$/, ''), schema])
  .filter(([name]) => !isPart(name) || name in examples);

test('every entity has its example', () => {
  expect(schemas.map(([name]) => name).sort()).toEqual(Object.keys(examples).sort());
});

test.each(schemas)('%s comes back from the wire as it was sent', (name, schema) => {
  expect(v.parse(schema, JSON.parse(JSON.stringify(examples[name])))).toEqual(examples[name]);
});

const strange = [undefined, null, true, '', 'x', -1, 1.5, 1e308, [], [null], {}, { '': 1 }];

/** Every copy of `value` in which one place contains `other`. */
function* spoiled(value: unknown, other: unknown): Generator<unknown> {
  yield other;
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    for (const part of spoiled((value as Record<string, unknown>)[key], other)) {
      const copy = structuredClone(value) as Record<string, unknown>;
      copy[key] = part;
      yield copy;
    }
  }
}

test.each(schemas)('%s with any one value spoiled fails cleanly or parses its own output again', (name, schema) => {
  for (const other of strange) {
    for (const value of spoiled(examples[name], other)) {
      const first = v.safeParse(schema, value);
      if (first.success) expect(v.parse(schema, first.output)).toEqual(first.output);
    }
  }
});
