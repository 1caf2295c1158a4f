import type { UpstreamClient } from '@starhaven/upstream/server';
import { orElse } from '@starhaven/upstream/server';
import { unescapeHtml } from '../../lib/unescape-html';
import type { EmbedCard } from './embed-card.server';
import { cardHtml } from './embed-card.server';
import { readCommandCard } from './read-command-card.server';
import { readDownloadCard } from './read-download-card.server';
import { readItemCard } from './read-item-card.server';
import { readServerCard } from './read-server-card.server';

/** How long a page waits for the data of its embeds; after that the plain link stays. */
const waitMs = 300;
/** Further embeds on one page stay plain links. */
const maxEmbeds = 24;

const embed = /<p[^>]*\sdata-embed="([^"]*)"[^>]*>[\s\S]*?<\/p>/g;

export interface EmbedReader {
  /** null: the object does not exist now. @throws UpstreamError */
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
  /** The cards contain live data, so the page is cached only for seconds. */
  isLive: boolean;
  /** A host failed, so the page is cached only briefly and the next visit asks again. */
  isPartial: boolean;
}

/** Replaces paragraphs that are only one link with cards of current data, in all texts of a page (docs/behaviour/blog.md#living-embeds). */
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
  // Some reads ask two hosts one after the other, or share a request that ignores the signal.
  const late = new Promise<'failed'>((resolve) => signal.addEventListener('abort', () => resolve('failed')));
  const answer = orElse(
    () => reader(client, address, signal),
    () => 'failed' as const,
  );
  return Promise.race([answer, late]);
}
