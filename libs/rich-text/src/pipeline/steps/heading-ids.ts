import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { RenderedHeading } from '../../rendered-text';

/** Prefix of all ids of a text, so that they cannot equal an id of the page. */
export const idPrefix = 'post-';

/** Gives each heading an id made from its text, and lists the headings. */
export function addHeadingIds(tree: Root): RenderedHeading[] {
  const slugger = new GithubSlugger();
  const headings: RenderedHeading[] = [];
  visit(tree, 'element', (element: Element) => {
    const depth = /^h([1-6])$/.exec(element.tagName)?.[1];
    // The heading of the footnotes already has an id.
    if (depth === undefined || element.properties['id'] !== undefined) return;
    const text = toString(element).trim();
    const id = `${idPrefix}${slugger.slug(text) || 'section'}`;
    element.properties['id'] = id;
    headings.push({ id, text, depth: Number(depth) });
  });
  return headings;
}
