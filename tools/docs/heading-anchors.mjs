/**
 * The anchors of a Markdown file's headings, as GitHub makes them: a repeated heading gets "-1", "-2" and so on.
 * @param {string} text
 * @returns {Set<string>}
 */
export function headingAnchors(text) {
  const seen = new Map();
  const anchors = new Set();
  for (const [, title] of text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const slug = toSlug(title);
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    anchors.add(count === 0 ? slug : `${slug}-${count}`);
  }
  return anchors;
}

const toSlug = (title) =>
  title
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
