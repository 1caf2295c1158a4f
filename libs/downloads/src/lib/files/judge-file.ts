import type { KnownFile } from './known-files';

/** A visitor's file with its computed checksums. */
export interface CheckedFile {
  name: string;
  bytes: number;
  sums: Partial<Record<KnownFile['algorithm'], string>>;
}

export type Verdict =
  | { kind: 'intact'; known: KnownFile }
  /** A file with this name is offered, but it has more bytes. */
  | { kind: 'incomplete'; known: KnownFile }
  /** A file with this name is offered, but its content differs. */
  | { kind: 'different'; known: KnownFile }
  | { kind: 'unknown' };

// Browsers rename the second download of a file: `client (1).zip`.
const plainName = (name: string) => name.toLowerCase().replace(/ ?\(\d+\)(?=\.[^.]*$|$)/, '');

/** Finds out which file of a build this is: first by its content, then by its name. */
export function judgeFile(file: CheckedFile, known: readonly KnownFile[]): Verdict {
  const same = known.find(({ algorithm, sum }) => file.sums[algorithm] === sum);
  if (same) return { kind: 'intact', known: same };
  const namesake = known.find(({ name }) => plainName(name) === plainName(file.name));
  if (!namesake) return { kind: 'unknown' };
  return { kind: file.bytes < namesake.bytes ? 'incomplete' : 'different', known: namesake };
}
