/** The behaviour of one demo server. The figures are invented, but realistic for community servers. */
export interface Behaviour {
  /** Hours that its players' clock is ahead of UTC. */
  utcOffsetHours: number;
  /** Players at the best hour of a working day. */
  peakPlayers: number;
  /** Shares of its players; they sum to 1. */
  platforms: Readonly<Record<string, number>>;
  cores: { limit: number; total: number };
  /** CPU in percent of one core: at rest, and for each player. */
  cpu: { base: number; perPlayer: number };
  /** Memory in megabytes: at rest, for each player, for each hour since the start, and in total. */
  ram: { base: number; perPlayer: number; perHour: number; total: number };
  versions: readonly string[];
  commit: string;
  /** Days from one restart to the next. */
  restartEveryDays: number;
  /** Hours of the players' clock, from and to, without a connected agent; null = always connected. */
  awayHours: readonly [from: number, to: number] | null;
  /** Its agent never connects. */
  isGone: boolean;
  /** Why players cannot enter; empty if they can. */
  maintenance: string;
}

const desktop = { PC: 0.62, Android: 0.27, iOS: 0.11 };
const rail = { PC: 0.55, Android: 0.31, iOS: 0.14 };
/** Blue Archive runs only on phones. */
const phones = { Android: 0.68, iOS: 0.32 };

const common = { restartEveryDays: 6, awayHours: null, isGone: false, maintenance: '' };

/** By the slug of `demoServers`. */
export const behaviours: Readonly<Record<string, Behaviour>> = {
  'teyvat-europe': {
    ...common,
    utcOffsetHours: 1,
    peakPlayers: 148,
    platforms: desktop,
    cores: { limit: 6, total: 8 },
    cpu: { base: 11, perPlayer: 1.7 },
    ram: { base: 2_900, perPlayer: 21, perHour: 4, total: 16_384 },
    versions: ['5.0', '5.2', '5.4'],
    commit: '8c41f0e',
  },
  'teyvat-asia': {
    ...common,
    utcOffsetHours: 8,
    peakPlayers: 231,
    platforms: { PC: 0.48, ANDROID: 0.35, IOS: 0.17 },
    cores: { limit: 8, total: 16 },
    cpu: { base: 24, perPlayer: 1.9 },
    ram: { base: 6_200, perPlayer: 24, perHour: 6, total: 32_768 },
    versions: ['3.2'],
    commit: '',
    restartEveryDays: 13,
  },
  'teyvat-next': {
    ...common,
    utcOffsetHours: 1,
    peakPlayers: 9,
    platforms: { PC: 1 },
    cores: { limit: 2, total: 8 },
    cpu: { base: 9, perPlayer: 3.1 },
    ram: { base: 1_900, perPlayer: 30, perHour: 9, total: 4_096 },
    versions: ['6.0'],
    commit: '1f77b2a',
    restartEveryDays: 1,
  },
  'express-america': {
    ...common,
    utcOffsetHours: -5,
    peakPlayers: 96,
    platforms: rail,
    cores: { limit: 4, total: 4 },
    cpu: { base: 6, perPlayer: 1.1 },
    ram: { base: 1_150, perPlayer: 12, perHour: 3, total: 8_192 },
    versions: ['3.2', '3.4'],
    commit: 'd09e6c3',
    restartEveryDays: 9,
  },
  'express-beta': {
    ...common,
    utcOffsetHours: 1,
    peakPlayers: 23,
    platforms: rail,
    cores: { limit: 2, total: 4 },
    cpu: { base: 5, perPlayer: 1.6 },
    ram: { base: 880, perPlayer: 14, perHour: 5, total: 4_096 },
    versions: ['3.6'],
    commit: '52ab97d',
    restartEveryDays: 2,
    // Its operator switches it off at night.
    awayHours: [3, 8],
  },
  'express-works': {
    ...common,
    utcOffsetHours: 1,
    peakPlayers: 0,
    platforms: rail,
    cores: { limit: 2, total: 4 },
    cpu: { base: 4, perPlayer: 1 },
    ram: { base: 620, perPlayer: 10, perHour: 1, total: 4_096 },
    versions: ['2.7'],
    commit: '7be1140',
    maintenance: 'Moving to a new machine. Characters are safe; back this evening.',
  },
  'kivotos-global': {
    ...common,
    utcOffsetHours: 0,
    peakPlayers: 74,
    platforms: phones,
    cores: { limit: 2, total: 4 },
    cpu: { base: 3, perPlayer: 0.7 },
    ram: { base: 540, perPlayer: 5, perHour: 2, total: 4_096 },
    versions: ['1.62'],
    commit: 'e4d2a91',
    restartEveryDays: 17,
  },
  'kivotos-staff': {
    ...common,
    utcOffsetHours: 9,
    peakPlayers: 4,
    platforms: phones,
    cores: { limit: 1, total: 4 },
    cpu: { base: 2, perPlayer: 0.9 },
    ram: { base: 410, perPlayer: 5, perHour: 1, total: 2_048 },
    versions: ['1.62'],
    commit: 'e4d2a91',
  },
  'kivotos-asia': {
    ...common,
    utcOffsetHours: 9,
    peakPlayers: 0,
    platforms: phones,
    cores: { limit: 2, total: 4 },
    cpu: { base: 0, perPlayer: 0 },
    ram: { base: 0, perPlayer: 0, perHour: 0, total: 4_096 },
    versions: ['1.57'],
    commit: 'a61c08f',
    isGone: true,
  },
  'kivotos-archive': {
    ...common,
    utcOffsetHours: 9,
    peakPlayers: 0,
    platforms: phones,
    cores: { limit: 1, total: 4 },
    cpu: { base: 1, perPlayer: 0 },
    ram: { base: 380, perPlayer: 0, perHour: 0, total: 2_048 },
    versions: ['1.40'],
    commit: '03d95ee',
  },
};
