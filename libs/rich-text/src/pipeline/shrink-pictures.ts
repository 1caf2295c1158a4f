import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Shows the `_small` size of uploaded pictures, as a link to the `_original` one (docs/behaviour/blog.md#picture-sizes). */
export function shrinkPictures(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'img') return;
    const { src } = element.properties;
    element.properties['loading'] = 'lazy';
    element.properties['decoding'] = 'async';
    if (typeof src !== 'string' || !src.includes('_original')) return;
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
