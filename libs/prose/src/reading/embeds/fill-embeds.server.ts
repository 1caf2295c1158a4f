import type { UpstreamClient } from '@starhaven/upstream/server';
import { isUpstreamError } from '@starhaven/upstream/server';
import { unescapeHtml } from '../../lib/unescape-html';
import type { EmbedCard } from './embed-card.server';
import { cardHtml } from './embed-card.server';
import { readCommandCard } from './read-command-card.server';
import { readDownloadCard } from './read-download-card.server';
import { readItemCard } from './read-item-card.server';
import { readServerCard } from './read-server-card.server';

/** A page waits no longer for what its texts embed; then the plain link stays. */
const waitMs = 300;
/** More of them on one page stay links. */
const maxEmbeds = 24;

const embed = /<p[^>]*\sdata-embed="([^"]*)"[^>]*>[\s\S]*?<\/p>/g;

export interface EmbedReader {
  /** null: there is no such thing today. @throws UpstreamError */
  (client: UpstreamClient, address: URL, signal: AbortSignal): Promise<EmbedCard | null>;
}

const readers: readonly [RegExp, EmbedReader][] = [
  [/^\/handbook\/[^/]+\/[^/]+\/[^/]+$/, readItemCard],
  [/^\/command\/[^/]+\/[^/]+$/, readCommandCard],
  [/^\/status$/, readServerCard],
  [/^\/downloads\/[^/]+$/, readDownloadCard],
];

export interface FilledTexts {
  /** In the order of the given texts. */
  htmls: string[];
  /** Something in them changes by itself, so the page is kept for seconds. */
  isLive: boolean;
  /** A host failed: the next visit asks again. */
  isPartial: boolean;
}

/** Puts cards of today's data in the place of links that stand alone, in all texts of a page (docs/behaviour/blog.md#living-embeds). */
export async function fillEmbeds(client: UpstreamClient, htmls: readonly string[]): Promise<FilledTexts> {
  const found = htmls.flatMap((html) => [...html.matchAll(embed)].map(([, path]) => unescapeHtml(path ?? '')));
  const paths = [...new Set(found)].slice(0, maxEmbeds);
  const read = new Map(await Promise.all(paths.map(async (path) => [path, await readCard(client, path)] as const)));
  const fill = (html: string) =>
    html.replace(embed, (plain, path: string) => {
      const card = read.get(unescapeHtml(path));
      return card && card !== 'failed' ? cardHtml(card) : plain;
    });
  const cards = [...read.values()];
  return {
    htmls: htmls.map(fill),
    isLive: cards.some((card) => card !== null && card !== 'failed' && card.kind === 'server'),
    isPartial: cards.includes('failed'),
  };
}

const base = 'http://site.invalid';

async function readCard(client: UpstreamClient, path: string): Promise<EmbedCard | 'failed' | null> {
  if (!path.startsWith('/') || !URL.canParse(path, base)) return null;
  const address = new URL(path, base);
  const reader = readers.find(([pattern]) => pattern.test(address.pathname))?.[1];
  if (!reader || address.origin !== base) return null;
  const signal = AbortSignal.timeout(waitMs);
  // Some reads ask two hosts one after the other, or join a request that ignores the signal.
  const late = new Promise<'failed'>((resolve) => signal.addEventListener('abort', () => resolve('failed')));
  const answer = reader(client, address, signal).catch((error: unknown) => {
    if (!isUpstreamError(error)) throw error;
    return 'failed' as const;
  });
  return Promise.race([answer, late]);
}
