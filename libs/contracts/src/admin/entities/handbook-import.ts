import * as v from 'valibot';

/** The limits of one upload. Larger data is imported with the command `npm run import`. */
export const handbookUploadLimits = { bytes: 32 * 1024 * 1024, files: 300 } as const;

/**
 * What happens to stored items that new data lacks. `few`: they are removed, unless there are so many that the file is probably broken.
 * `many`: they are removed, whatever their number. `none`: they stay.
 */
export const importRemovals = ['few', 'many', 'none'] as const;

/** The subject of an import job, as text: `<upload> <format> <removals>`. */
export interface HandbookImport {
  upload: string;
  /** Name of a format, or `auto`. */
  format: string;
  removals: (typeof importRemovals)[number];
}

export const toImportSubject = ({ upload, format, removals }: HandbookImport): string =>
  `${upload} ${format} ${removals}`;

const SubjectSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(' ')),
  v.strictTuple([
    v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
    v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    v.picklist(importRemovals),
  ]),
);

/** The parts of the subject of an import; null for any other text. */
export function readImportSubject(subject: string): HandbookImport | null {
  const result = v.safeParse(SubjectSchema, subject);
  if (!result.success) return null;
  const [upload, format, removals] = result.output;
  return { upload, format, removals };
}
