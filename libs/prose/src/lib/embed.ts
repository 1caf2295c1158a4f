import * as v from 'valibot';

/** An object of the site that a post can show with current data (docs/behaviour/blog.md#embeds). */
export const EmbedSchema = v.object({
  kind: v.picklist(['Item', 'Command', 'Server', 'Download']),
  title: v.string(),
  /** Where it belongs, such as the name of its game. */
  hint: v.string(),
  /** A path of this site. */
  path: v.string(),
});
export type Embed = v.InferOutput<typeof EmbedSchema>;

const special = /[\\`*_[\]<>]/g;

/** A paragraph with one link: readable as plain text, and drawn as a card by servers that support it. */
export const embedMarkdown = ({ title, path }: Pick<Embed, 'title' | 'path'>): string =>
  `[${title.replace(special, '\\$&')}](${path.replace(/[()\s]/g, encodeURIComponent)})`;
