import { escapeHtml } from '@starhaven/rich-text';

/** Current data about the page to which a post links. */
export interface EmbedCard {
  kind: 'item' | 'command' | 'server' | 'download';
  /** Path on this site. */
  to: string;
  title: string;
  facts: string[];
  /** 1 to 6; 0 = none. */
  stars?: number;
  /** A command line that can be copied. */
  line?: string;
  /** The colour of a state. */
  tone?: 'ok' | 'warn' | 'error' | 'none';
}

const labels: Record<EmbedCard['kind'], string> = {
  item: 'Handbook',
  command: 'Command',
  server: 'Server status',
  download: 'Download',
};

/** The card in the body of a post. Every text is escaped, because names come from hosts and imports. */
export function cardHtml({ kind, to, title, facts, stars = 0, line, tone }: EmbedCard): string {
  const state = tone ? ` data-card-tone="${tone}"` : '';
  const rarity = stars > 0 ? ` style="--stars: var(--sh-rarity-${Math.min(6, Math.trunc(stars))})"` : '';
  return [
    `<aside data-card="${kind}"${rarity}>`,
    `<p data-card-kind>${labels[kind]}</p>`,
    `<p data-card-title><a href="${escapeHtml(to)}">${escapeHtml(title)}</a></p>`,
    facts.length > 0 ? `<p data-card-facts${state}>${facts.map(escapeHtml).join(' · ')}</p>` : '',
    line === undefined ? '' : `<div data-code><pre tabindex="0"><code>${escapeHtml(line)}</code></pre></div>`,
    '</aside>',
  ].join('');
}
