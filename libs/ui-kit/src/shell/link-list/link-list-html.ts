import { safeSitePath } from '../../lib/safe-address';

export interface ListedLink {
  label: string;
  /** Path on this site; with any other address the label is shown as text. */
  to: string;
  /** Class of its list item. */
  itemClass?: string | undefined;
  /** The page or area that is open. */
  isCurrent?: boolean;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (found) => escapes[found] ?? found);
const attribute = (name: string, value: string | undefined) => (value ? ` ${name}="${escape(value)}"` : '');

/** The items of a list of links, as React would render them with `SiteLink`. All texts are escaped. */
export function linkListHtml(links: readonly ListedLink[], linkClass?: string): string {
  let html = '';
  for (const { label, to, itemClass, isCurrent } of links) {
    const path = safeSitePath(to);
    const link =
      path === null
        ? `<span${attribute('class', linkClass)}>${escape(label)}</span>`
        : `<a${attribute('class', linkClass)}${isCurrent ? ' aria-current="page"' : ''} href="${escape(path)}">${escape(label)}</a>`;
    html += `<li${attribute('class', itemClass)}>${link}</li>`;
  }
  return html;
}
