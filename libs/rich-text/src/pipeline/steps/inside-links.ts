import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** The elements inside links, at any depth: HTML allows no link inside another. */
export function insideLinks(tree: Root): ReadonlySet<Element> {
  const inside = new Set<Element>();
  visit(tree, 'element', (link: Element) => {
    if (link.tagName === 'a') visit(link, 'element', (inner: Element) => void inside.add(inner));
  });
  return inside;
}
