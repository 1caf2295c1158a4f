import { importRemovals, readImportSubject } from '@starhaven/contracts/admin';
import { NonceSchema } from '@starhaven/contracts/protocol';
import * as v from 'valibot';

/** How the files are read. */
const readingEntries = {
  format: v.pipe(v.optional(v.string(), 'auto'), v.regex(/^[\w-]{1,64}$/)),
  removals: v.optional(v.picklist(importRemovals), 'few'),
};

/** The fields of all forms of the page. The first form has two file inputs, one of them for a folder. */
export const handbookFields = {
  names: ['intent', 'enhanced', 'nonce', 'format', 'removals', 'upload', 'subject'],
  maxLength: 200,
  files: ['files', 'folder'],
};

/** Without the files, which are never sent back into a page. */
export const SendFormSchema = v.object({ ...readingEntries, nonce: NonceSchema });

export const AgainFormSchema = v.object({
  ...readingEntries,
  nonce: NonceSchema,
  upload: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
});

export const ImportFormSchema = v.object({
  nonce: NonceSchema,
  subject: v.pipe(
    v.string(),
    v.check((subject) => readImportSubject(subject) !== null, 'This is not an import.'),
  ),
});
