import type { BlogPost } from '@starhaven/contracts/blog';
import { listBlogPosts, postPath } from '@starhaven/contracts/blog';
import { extensions } from '@starhaven/contracts/protocol';
import type { DisplayStatus, Incident, ServerEntry } from '@starhaven/contracts/status';
import { displayStatus, getStatus, hasIncidentEnded, isIncidentOpen } from '@starhaven/contracts/status';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { orNull, requireSuccess } from '@starhaven/upstream/server';

/** What happens on the site and its servers. Unknown parts, and parts that the host does not have, are null or empty. */
export interface SiteLife {
  /** At most four; those with the most players first. */
  servers: LifeServer[];
  /** Servers beyond those listed. */
  moreServers: number;
  /** An open problem, or else the next planned work. */
  incident: { title: string; isPlanned: boolean; startsAt: number } | null;
  /** At most three, newest first. */
  posts: { id: string; title: string; path: string; time: number }[];
}

export interface LifeServer {
  id: string;
  name: string;
  status: DisplayStatus;
  /** null = unknown. */
  players: number | null;
  isDemo: boolean;
}

const maxServers = 4;
const maxPosts = 3;
/** How long the page waits for its optional parts. */
const timeoutMs = 1_500;
const freshForMs = 15_000;

export async function readLife(client: UpstreamClient): Promise<SiteLife> {
  const [status, posts] = await Promise.all([readStatus(client), readPosts(client)]);
  const listed = listServers(status?.servers ?? []);
  return {
    servers: listed.slice(0, maxServers),
    moreServers: Math.max(0, listed.length - maxServers),
    incident: pickIncident(status?.incidents ?? []),
    posts: posts
      .slice(0, maxPosts)
      .map((post) => ({ id: post.id, title: post.title, path: postPath(post), time: post.time })),
  };
}

async function readStatus(client: UpstreamClient) {
  if (!client.hasExtension(extensions.status)) return null;
  return orNull(async () => {
    const signal = AbortSignal.timeout(timeoutMs);
    return requireSuccess(getStatus, await client.call(getStatus, { freshForMs, signal })).data;
  });
}

/** A host that cannot send its posts in pages sends all of them. */
async function readPosts(client: UpstreamClient): Promise<BlogPost[]> {
  const query = client.hasExtension(extensions.blog) ? { page: 1 } : {};
  const found = await orNull(async () => {
    const signal = AbortSignal.timeout(timeoutMs);
    return requireSuccess(listBlogPosts, await client.call(listBlogPosts, { query, signal })).data;
  });
  return [...(found ?? [])].sort((a, b) => b.time - a.time);
}

/** Demo servers are listed only until there is a real one: nobody can join them. */
function listServers(rows: readonly ServerEntry[]): LifeServer[] {
  const hasReal = rows.some(({ server }) => !server.demo);
  return rows
    .filter(({ server }) => !server.disable && !(hasReal && server.demo))
    .map(({ id, name, server }) => {
      const status = displayStatus(server);
      const isUp = status === 'Online' || status === 'Maintenance';
      return {
        id,
        name,
        status,
        players: isUp && server.playersKnown ? server.stats.player : null,
        isDemo: server.demo,
      };
    })
    .sort((a, b) => (b.players ?? -1) - (a.players ?? -1));
}

function pickIncident(incidents: readonly Incident[]): SiteLife['incident'] {
  const open = incidents.filter((incident) => !hasIncidentEnded(incident));
  const planned = open.filter(({ kind }) => kind === 'maintenance').sort((a, b) => a.startsAt - b.startsAt);
  const current = open.filter(isIncidentOpen);
  const found = current.sort((a, b) => b.updatedAt - a.updatedAt)[0] ?? planned[0];
  return found ? { title: found.title, isPlanned: found.kind === 'maintenance', startsAt: found.startsAt } : null;
}
