/** Lower case; a-z, 0-9 and single hyphens remain (docs/behaviour/blog.md#slug). */
export const toSlug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');

/** The slug after a change of the title. It follows the title if it is empty or was made from the title before. */
export const followTitle = (slug: string, before: string, title: string): string =>
  slug === '' || slug === toSlug(before) ? toSlug(title) : slug;

/** Tells an author that a title in another script gives no slug, although the field is required. */
export const slugHint = ({ title, slug }: { title: string; slug: string }): string | undefined =>
  slug === '' && title.trim() !== '' && toSlug(title) === ''
    ? 'A slug has the letters a to z and digits, and this title has none of them. Please type one.'
    : undefined;
