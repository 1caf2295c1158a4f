import type { ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { isOwnPath } from './guard-links';

const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';

/** Marks paragraphs that are only one link to a page of this site; pages draw them as embeds (docs/behaviour/blog.md#living-embeds). */
export function markEmbeds(tree: Root): void {
  visit(tree, 'element', (element, _index, parent) => {
    // Inside a list or a quote it stays a link.
    if (element.tagName !== 'p' || parent?.type !== 'root') return;
    const parts = element.children.filter((child) => !isBlank(child));
    const [link] = parts;
    if (parts.length !== 1 || link?.type !== 'element' || link.tagName !== 'a') return;
    const { href } = link.properties;
    const isText = link.children.every(({ type }) => type === 'text');
    if (typeof href === 'string' && isOwnPath(href) && isText) element.properties['dataEmbed'] = href;
  });
}
