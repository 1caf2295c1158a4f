import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/database';
import type { Transaction } from '../../platform/database/transaction-retry';
import type { Limit, Limits } from '../../platform/limits/limits';
import type { Logger } from '../../platform/logging/logger';
import type { FleetGateway } from '../fleet';
import type { Gift } from './commands/accept-gift';

/** The account's proven player on a server. */
export interface OwnCharacter {
  uid: string;
}

/** Stores items to give them later, when the player is in the game again. */
export interface Outbox {
  /** Runs in the caller's transaction. False: the account has too many waiting deliveries. */
  accept: (tx: Transaction, gift: Gift) => Promise<boolean>;
  /** Call it after the commit. */
  wake: () => void;
}

export interface ChatOptions {
  database: Database;
  limits: Limits;
  gateway: Pick<FleetGateway, 'findServer' | 'runCommand'>;
  /** Null: the account has no proven character there. */
  findCharacter: (place: { accountId: number; serverId: number }) => Promise<OwnCharacter | null>;
  /** Without it the bot offers no deliveries. */
  outbox?: Outbox;
  log: Logger;
}

/** docs/behaviour/chat.md#chat-limits */
export interface ChatLimits {
  /** Commands of one account, on all its characters. */
  commands: Limit;
  reports: Limit;
  /** Own messages that a member deletes. */
  deletes: Limit;
  /** Messages that a moderator deletes. */
  moderation: Limit;
  /** Changes of the list of ignored members. */
  ignores: Limit;
}

/** The dependencies of the verbs of this module; each verb names the part that it uses. */
export interface ChatContext extends Pick<ChatOptions, 'gateway' | 'findCharacter' | 'log'> {
  db: Database['db'];
  outbox: Outbox | null;
  limits: ChatLimits;
  /** The last message of each account that this server stored; `until` in unix seconds. */
  pauses: LRUCache<number, { until: number; nonce: string | undefined }>;
}

export function createChatContext({ database, limits, outbox, ...options }: ChatOptions): ChatContext {
  return {
    ...options,
    outbox: outbox ?? null,
    db: database.db,
    pauses: new LRUCache({ max: 10_000, ttl: 10_000 }),
    limits: {
      commands: limits.create({ name: 'chat-command', max: 20, windowSeconds: 60 }),
      reports: limits.create({ name: 'chat-report', max: 20, windowSeconds: 60 * 60 }),
      deletes: limits.create({ name: 'chat-delete', max: 60, windowSeconds: 60 * 60 }),
      moderation: limits.create({ name: 'chat-moderation', max: 1_000, windowSeconds: 60 * 60 }),
      ignores: limits.create({ name: 'chat-ignore', max: 100, windowSeconds: 60 * 60 }),
    },
  };
}
