import * as v from 'valibot';
import { importLimits } from './import-limits';

/** A chosen file has precedence over a pasted text. */
export const buildFields = {
  names: ['intent', 'engine', 'text'],
  maxLength: 200,
  // Twice the limit, because spaces around a pasted text do not count.
  maxLengths: { text: 2 * importLimits.bytes },
  files: ['file'],
};

/** The text fields of the form. */
export const BuildSchema = v.object({
  engine: v.optional(v.string(), ''),
  text: v.pipe(v.optional(v.string(), ''), v.trim()),
});
