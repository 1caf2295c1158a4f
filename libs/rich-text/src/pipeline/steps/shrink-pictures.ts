import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { isOwnPath } from './guard-links';
import { insideLinks } from './inside-links';

/** A picture's address with its protocol; null for an address without a host, such as `//`. */
function pictureAddress(src: string): string | null {
  const address = src.replace(/^\/\/(?=[^/\\])/, 'https://');
  return /^[/\\]{2}/.test(address) ? null : address;
}

/** True for an address that a link can lead to: of this site, or with a host. */
const isLinkable = (src: string) => isOwnPath(src) || /^https?:/i.test(src);

/**
 * Shows the `_small` size of uploaded pictures, with a link to the `_original` one (docs/behaviour/blog.md#picture-sizes). Run `guardLinks`
 * after it: the original may be on another site. `data-picture` then keeps the address for the overlay; it is empty if `href` has it.
 */
export function shrinkPictures(tree: Root): void {
  const linked = insideLinks(tree);
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'img') return;
    const { src: written } = element.properties;
    const src = typeof written === 'string' ? pictureAddress(written) : null;
    if (src === null) delete element.properties['src'];
    else element.properties['src'] = src;
    element.properties['loading'] = 'lazy';
    element.properties['decoding'] = 'async';
    if (src === null || !src.includes('_original')) return;
    element.properties['src'] = src.replace('_original', '_small');
    if (linked.has(element) || index === undefined || !parent || !isLinkable(src)) return;
    const link: Element = {
      type: 'element',
      tagName: 'a',
      properties: { href: src, dataPicture: isOwnPath(src) ? '' : src },
      children: [element],
    };
    parent.children[index] = link;
    return SKIP;
  });
}
