import { createHash } from 'node:crypto';

export interface HashedPage {
  html: string;
  /** `'sha256-…'` of each inline script, for the policy. */
  sources: string[];
}

/**
 * Turns a page rendered with a nonce into a page that can be cached: the policy allows its inline scripts by hash instead. Only scripts that
 * carry the secret nonce are hashed, so a script that was injected into the text stays forbidden.
 */
export function hashInlineScripts(html: string, nonce: string): HashedPage {
  const attribute = ` nonce="${nonce}"`;
  const scripts = new RegExp(`<script(?=[^>]* nonce="${escapeRegExp(nonce)}")[^>]*>([\\s\\S]*?)</script>`, 'g');
  const sources = new Set<string>();
  for (const [, content = ''] of html.matchAll(scripts)) {
    if (content !== '') sources.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  }
  return { html: html.replaceAll(attribute, ''), sources: [...sources] };
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
