import * as v from 'valibot';

/** The fields of the form; `text` is the chosen file or the pasted text, and `source` the field that it came from. */
export const BuildSchema = v.object({
  engine: v.optional(v.string(), ''),
  text: v.optional(v.string(), ''),
  source: v.optional(v.picklist(['file', 'text']), 'file'),
});
