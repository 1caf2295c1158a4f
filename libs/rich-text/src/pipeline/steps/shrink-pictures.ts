import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** A picture's address with its protocol; null for an address without a host, such as `//`. */
function pictureAddress(src: string): string | null {
  const address = src.replace(/^\/\/(?=[^/\\])/, 'https://');
  return /^[/\\]{2}/.test(address) ? null : address;
}

/** Shows the `_small` size of uploaded pictures, with a link to the `_original` one (docs/behaviour/blog.md#picture-sizes). */
export function shrinkPictures(tree: Root): void {
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
    const isLinked = parent?.type === 'element' && parent.tagName === 'a';
    if (isLinked || index === undefined || !parent) return;
    const link: Element = {
      type: 'element',
      tagName: 'a',
      properties: { href: src, dataPicture: '' },
      children: [element],
    };
    parent.children[index] = link;
    return SKIP;
  });
}
