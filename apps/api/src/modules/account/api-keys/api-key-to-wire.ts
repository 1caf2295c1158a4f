import type { ApiKey } from '@starhaven/contracts/account';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import type { apiKey } from '../tables';

export type ApiKeyRow = typeof apiKey.$inferSelect;

/** A key as its owner sees it. */
export function toWireApiKey(row: ApiKeyRow): ApiKey {
  const { name, start, isReadOnly, servers, commands, addresses } = row;
  return {
    id: String(row.id),
    ...{ name, start, isReadOnly, servers, commands, addresses },
    createdAt: toUnixSeconds(row.createdAt),
    expiresAt: toUnixSeconds(row.expiresAt),
    lastUsedAt: toUnixSeconds(row.lastUsedAt),
    lastUsedFrom: row.lastUsedFrom ?? '',
  };
}
