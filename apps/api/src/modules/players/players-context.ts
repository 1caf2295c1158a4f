import type { PlayersRefreshed } from './search/refresh-players';
import type { Drizzle } from '../../platform/database/database';
import type { Limit, Limits } from '../../platform/limits/limits';
import type { Logger } from '../../platform/logging/logger';
import { deriveKey } from '../../platform/secrets/derive-key';
import { AccountLog } from '../account';
import type { FleetGateway } from '../fleet';
import { RunningWork } from './running-work';

/** The calls to game servers that this module makes. */
export type PlayerGateway = Pick<
  FleetGateway,
  'findServer' | 'listServers' | 'isReachable' | 'findPlayer' | 'findByCode' | 'sendCode' | 'sendMail' | 'runCommand'
>;

export interface PlayersOptions {
  db: Drizzle;
  limits: Limits;
  gateway: PlayerGateway;
  log: Logger;
  /** Encrypts codes. */
  accountSecret: string;
  /** Makes the digests of addresses in the log. */
  logSecret: string;
  /** Without a trailing slash. */
  siteUrl: string;
  onSettled?: (reward: { accountId: number; title: string; state: 'sent' | 'failed' }) => Promise<void>;
  /** Sends the progress of a refresh to every live connection of the account. */
  onProgress: (accountId: number, progress: PlayersRefreshed) => void;
  /** A search that takes longer continues after its answer. */
  answerWithinMs?: number;
}

/** The dependencies of the verbs of this module; each verb names the part that it uses. */
export interface PlayersContext extends Omit<PlayersOptions, 'limits' | 'accountSecret' | 'logSecret'> {
  answerWithinMs: number;
  codeKey: Buffer;
  accountLog: AccountLog;
  /** Searches and refreshes that outlive their request. */
  work: RunningWork;
  wakeDeliveries: () => void;
  limits: PlayerLimits;
}

/** docs/behaviour/account.md#limits-of-characters-and-rewards */
export interface PlayerLimits {
  searches: Limit;
  searchesOfAddress: Limit;
  codesShown: Limit;
  codesSentToPlayer: Limit;
  codesSentByAccount: Limit;
  codesOfAddress: Limit;
  codeEntries: Limit;
  refreshes: Limit;
  redeemsOfAccount: Limit;
  redeemsOfAddress: Limit;
}

const tenMinutes = 10 * 60;
const hour = 60 * 60;

function createPlayerLimits(limits: Limits): PlayerLimits {
  const create = (name: string, max: number, windowSeconds: number) => limits.create({ name, max, windowSeconds });
  return {
    searches: create('player-search', 20, tenMinutes),
    searchesOfAddress: create('player-search-address', 100, tenMinutes),
    codesShown: create('player-code', 10, tenMinutes),
    codesSentToPlayer: create('player-code-to', 3, hour),
    codesSentByAccount: create('player-code-by', 5, hour),
    codesOfAddress: create('player-code-address', 60, hour),
    codeEntries: create('player-code-entry', 20, hour),
    refreshes: create('player-refresh', 3, tenMinutes),
    redeemsOfAccount: create('redeem', 10, tenMinutes),
    redeemsOfAddress: create('redeem-address', 30, hour),
  };
}

export function createPlayersContext({
  limits,
  accountSecret,
  logSecret,
  ...options
}: PlayersOptions & { wakeDeliveries: () => void }): PlayersContext {
  return {
    ...options,
    answerWithinMs: options.answerWithinMs ?? 1_500,
    codeKey: deriveKey(accountSecret, 'character code'),
    accountLog: new AccountLog(logSecret),
    work: new RunningWork((error) => options.log.error({ err: error }, 'a search for players failed')),
    limits: createPlayerLimits(limits),
  };
}
