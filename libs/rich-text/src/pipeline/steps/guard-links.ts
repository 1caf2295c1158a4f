import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { idPrefix } from './heading-ids';

/** True for the address of a page of this site. */
export const isOwnPath = (href: string): boolean => /^\/(?![/\\])/.test(href);

/** Makes links safe: links to other sites lead through the interstitial (docs/behaviour/site.md#external-links). */
export function guardLinks(tree: Root): void {
  visit(tree, 'element', (element: Element) => {
    const { tagName, properties } = element;
    const { href } = properties;
    if (tagName !== 'a' || typeof href !== 'string') return;
    if (isOwnPath(href)) return;
    if (href.startsWith('#')) {
      if (!href.startsWith(`#${idPrefix}`) && href.length > 1) properties['href'] = `#${idPrefix}${href.slice(1)}`;
    } else if (/^(?:https?:)?\/\//i.test(href)) {
      const target = href.startsWith('//') ? `https:${href}` : href;
      properties['href'] = `/link/${Buffer.from(target).toString('base64url')}`;
      properties['rel'] = ['nofollow', 'ugc', 'noopener'];
    } else if (!/^mailto:/i.test(href)) delete properties['href'];
  });
}
