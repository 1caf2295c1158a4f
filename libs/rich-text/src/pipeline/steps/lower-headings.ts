import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

const depthOf = ({ tagName }: Element): number => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);

/**
 * Makes room for the title of the page, which is its only `h1`: a text that has a heading of the first level gets all its headings one level down.
 * The sixth level stays. Without such a heading nothing moves, so that no level is left out below the title.
 */
export function lowerHeadings(tree: Root): void {
  const headings: Element[] = [];
  visit(tree, 'element', (element: Element) => {
    // The heading of the footnotes has its level and its id already.
    if (depthOf(element) > 0 && element.properties['id'] === undefined) headings.push(element);
  });
  if (!headings.some((heading) => depthOf(heading) === 1)) return;
  for (const heading of headings) heading.tagName = `h${Math.min(6, depthOf(heading) + 1)}`;
}
