import * as v from 'valibot';

/** The fields of the form; `text` is the chosen file or the pasted text. */
export const BuildSchema = v.object({
  engine: v.optional(v.string(), ''),
  text: v.optional(v.string(), ''),
});
