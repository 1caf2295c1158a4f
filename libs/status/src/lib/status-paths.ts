/** Addresses under the status page that other parts link to. */
export const statusPaths = {
  page: '/status',
  incidents: '/status/incidents',
  feed: '/status/feed.xml',
  json: '/status.json',
  follow: '/status/follow',
  follows: '/status/follows.json',
} as const;

export const badgePath = (serverId: string) => `/status/servers/${encodeURIComponent(serverId)}/badge.svg`;
export const incidentAnchor = (id: string) => `incident-${encodeURIComponent(id)}`;
export const incidentPath = (id: string) => `${statusPaths.incidents}#${incidentAnchor(id)}`;
