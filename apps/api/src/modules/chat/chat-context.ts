import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/database';
import type { Limit, Limits } from '../../platform/limits/limits';
import type { Logger } from '../../platform/logging/logger';
import type { FleetGateway } from '../fleet';

/** The account's proven player on a server. */
export interface OwnCharacter {
  uid: string;
}

export interface ChatOptions {
  database: Database;
  limits: Limits;
  gateway: Pick<FleetGateway, 'findServer' | 'runCommand'>;
  /** Null: the account has no proven character there. */
  findCharacter: (place: { accountId: number; serverId: number }) => Promise<OwnCharacter | null>;
  log: Logger;
}

/** docs/behaviour/chat.md#chat-limits */
export interface ChatLimits {
  /** Commands of one account, on all its characters. */
  commands: Limit;
}

/** The dependencies of the verbs of this module; each verb names the part that it uses. */
export interface ChatContext extends Pick<ChatOptions, 'gateway' | 'findCharacter' | 'log'> {
  db: Database['db'];
  limits: ChatLimits;
  /** The last messages that this server stored; `until` in unix seconds. */
  pauses: LRUCache<number, { until: number; nonce: string | undefined }>;
}

export function createChatContext({ database, limits, ...options }: ChatOptions): ChatContext {
  return {
    ...options,
    db: database.db,
    pauses: new LRUCache({ max: 10_000, ttl: 10_000 }),
    limits: {
      commands: limits.create({ name: 'chat-command', max: 20, windowSeconds: 60 }),
    },
  };
}
