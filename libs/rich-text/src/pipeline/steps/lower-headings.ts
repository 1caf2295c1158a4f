import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

const depthOf = ({ tagName }: Element): number => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);

/**
 * The page's title is its only `h1`: if a text has a heading of the first level, all its headings move one level down; the sixth level
 * stays. Otherwise nothing moves, so that no level is missing below the title.
 */
export function lowerHeadings(tree: Root): void {
  const headings: Element[] = [];
  visit(tree, 'element', (element: Element) => {
    // The heading of the footnotes already has its level and its id.
    if (depthOf(element) > 0 && element.properties['id'] === undefined) headings.push(element);
  });
  if (!headings.some((heading) => depthOf(heading) === 1)) return;
  for (const heading of headings) heading.tagName = `h${Math.min(6, depthOf(heading) + 1)}`;
}
