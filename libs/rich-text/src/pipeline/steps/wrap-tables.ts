import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Puts each table into a box that can be scrolled, also by keyboard. */
export function wrapTables(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'table' || index === undefined || !parent) return;
    const box: Element = {
      type: 'element',
      tagName: 'div',
      properties: { dataTable: '', tabIndex: 0, role: 'region', ariaLabel: 'Table' },
      children: [element],
    };
    parent.children[index] = box;
    return SKIP;
  });
}
