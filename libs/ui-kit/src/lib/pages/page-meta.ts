import type { MetaDescriptor } from '@remix-run/react';
import { safePicture } from '../addresses/safe-address';

/** Name and public base URL (no trailing slash) of this installation. */
export interface SiteInfo {
  name: string;
  url: string;
}

export interface PageMeta {
  site: SiteInfo;
  /** Without the site's name, which is appended; null for the home page, whose title is `homeTitle`. */
  title: string;
  description: string;
  /** Path on the site, for canonical and Open Graph. */
  path: string;
  keywords?: string;
  /** Path or absolute URL of the preview picture. */
  image?: string;
  isIndexed?: boolean;
  /** Objects for JSON-LD blocks; Remix escapes them for HTML. */
  structuredData?: Record<string, unknown>[];
  /** Uses `title` unchanged, without the site's name. */
  hasOwnTitle?: boolean;
}

/** Title, description, canonical, Open Graph, Twitter and JSON-LD of one page (docs/behaviour/site.md#page-metadata). */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { site, description, isIndexed = true } = page;
  const title = page.hasOwnTitle ? page.title : `${page.title} · ${site.name}`;
  const url = `${site.url}${page.path}`;
  // Other sites show no vector pictures in previews.
  const picture = page.image && !page.image.endsWith('.svg') ? page.image : ownPicture;
  const image = previewOf(picture, site.url) ?? `${site.url || 'http://localhost'}${ownPicture}`;
  return [
    { title },
    { name: 'description', content: description },
    ...(page.keywords ? [{ name: 'keywords', content: page.keywords }] : []),
    ...(isIndexed ? [{ tagName: 'link', rel: 'canonical', href: url }] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(isIndexed ? [{ property: 'og:url', content: url }] : []),
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.structuredData ?? []).map((data) => ({ 'script:ld+json': data })),
  ];
}

const ownPicture = '/og-image.png';

/** The full address of a preview picture, which may come from data; null if it is invalid. */
function previewOf(picture: string, siteUrl: string): string | null {
  const address = safePicture(picture);
  const base = `${siteUrl || 'http://localhost'}/`;
  if (address === null || address.startsWith('data:') || !URL.canParse(address, base)) return null;
  return new URL(address, base).href;
}

const fallbackSite: SiteInfo = { name: 'Starhaven', url: '' };

/** The site's name and URL from the root route's data; a default if the root itself failed. */
export function siteFromMatches(matches: readonly ({ id: string; data?: unknown } | undefined)[]): SiteInfo {
  // The data of another route is unknown here; the root of this app returns `site`.
  const root = matches.find((match) => match?.id === 'root')?.data as { site?: SiteInfo } | undefined;
  return root?.site ?? fallbackSite;
}
