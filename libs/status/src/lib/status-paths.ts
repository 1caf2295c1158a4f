import { incidentsPath } from '@starhaven/contracts/status';

/** Addresses under the status page that other parts link to. */
export const statusPaths = {
  page: '/status',
  incidents: incidentsPath,
  feed: '/status/feed.xml',
  json: '/status.json',
  follow: '/status/follow',
  follows: '/status/follows.json',
} as const;

export const badgePath = (serverId: string) => `/status/servers/${encodeURIComponent(serverId)}/badge.svg`;
