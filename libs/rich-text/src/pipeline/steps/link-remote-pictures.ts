import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { insideLinks } from './inside-links';

/** An uploaded picture at any address of the site. Its file name is made from its content. */
const upload = /^(?:https?:)?\/\/[^/?#\\]+(\/uploads\/blog\/[a-z2-7]{32}_(?:thumbnail|small|original)\.webp)$/i;
/** An address with a scheme, or with two slashes of either kind before a host. */
const isRemote = (src: string) => /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(src.trim());

/**
 * Turns pictures from other sites into links, so that a page does not reveal its readers to another site (docs/decisions/0026). Uploaded
 * pictures with the site's address are shortened to their path.
 */
export function linkRemotePictures(tree: Root): void {
  const linked = insideLinks(tree);
  visit(tree, 'element', (element, index, parent) => {
    const { src } = element.properties;
    if (element.tagName !== 'img' || typeof src !== 'string' || index === undefined || !parent) return;
    const own = upload.exec(src)?.[1];
    if (own !== undefined) element.properties['src'] = own;
    else if (isRemote(src)) parent.children[index] = linked.has(element) ? textOf(element, src) : linkOf(element, src);
  });
}

function hostOf(src: string): string | null {
  const address = src.trim().replace(/^\/\//, 'https://');
  return /^https?:\/\/[^/]/i.test(address) && URL.canParse(address) ? new URL(address).host : null;
}

function textOf({ properties }: Element, src: string): ElementContent {
  const alt = typeof properties['alt'] === 'string' ? properties['alt'].trim() : '';
  const host = hostOf(src);
  return { type: 'text', value: `${alt || 'Picture'}${host === null ? '' : ` (${host})`}` };
}

/** `guardLinks` makes the link lead through the interstitial. */
const linkOf = (picture: Element, src: string): ElementContent =>
  hostOf(src) === null
    ? textOf(picture, src)
    : { type: 'element', tagName: 'a', properties: { href: src.trim() }, children: [textOf(picture, src)] };
