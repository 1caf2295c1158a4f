import { readLines } from '../files/read-lines';

export interface HandbookShape {
  /** Captures the section's name. */
  header: RegExp;
  /** Captures id and text. */
  row: RegExp;
  /** Lines without meaning. */
  ignored?: RegExp;
}

export type HandbookLine =
  | { kind: 'section'; section: string }
  | { kind: 'row'; section: string; id: number; text: string; line: number }
  | { kind: 'other'; section: string; text: string; line: number };

/** Lines of a handbook text with their section ('' before the first); empty lines are left out. */
export async function* handbookLines(
  path: string,
  shape: HandbookShape,
  signal: AbortSignal,
): AsyncGenerator<HandbookLine> {
  let section = '';
  for await (const { number, text } of readLines(path, signal)) {
    if (text.trim() === '' || shape.ignored?.test(text) === true) continue;
    const header = shape.header.exec(text);
    const row = header === null ? shape.row.exec(text) : null;
    const id = Number(row?.[1] ?? Number.NaN);
    if (header !== null) {
      section = header[1]?.trim() ?? '';
      yield { kind: 'section', section };
    } else if (Number.isSafeInteger(id)) {
      yield { kind: 'row', section, id, text: row?.[2] ?? '', line: number };
    } else {
      yield { kind: 'other', section, text, line: number };
    }
  }
}
