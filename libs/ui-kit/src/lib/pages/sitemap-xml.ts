import { escapeHtml } from '@starhaven/rich-text';

/** A page of a sitemap. `priority` is 0 to 1. */
export interface SitemapEntry {
  path: string;
  changeFrequency: 'hourly' | 'daily' | 'weekly' | 'monthly';
  priority?: number;
  /** Unix seconds; 0 = unknown. */
  lastUpdate?: number;
}

/** The document of a sitemap (docs/behaviour/site.md#sitemap). Paths become full addresses of the site. */
export function sitemapXml(entries: readonly SitemapEntry[], siteUrl: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.map((entry) => toXml(entry, siteUrl)).join('\n')}
</urlset>
`;
}

function toXml({ path, changeFrequency, priority, lastUpdate }: SitemapEntry, siteUrl: string): string {
  const parts = [
    `<loc>${escapeHtml(new URL(path, `${siteUrl}/`).href)}</loc>`,
    lastUpdate ? `<lastmod>${new Date(lastUpdate * 1000).toISOString().slice(0, 10)}</lastmod>` : '',
    `<changefreq>${changeFrequency}</changefreq>`,
    priority === undefined ? '' : `<priority>${priority.toFixed(1)}</priority>`,
  ];
  return `  <url>${parts.join('')}</url>`;
}
