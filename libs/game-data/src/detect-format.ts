import { AmbiguousDataError, UnreadableDataError } from './data-format';
import type { DataFormat, DataPart } from './data-format';
import { isFolder } from './files/data-files';
import { formats } from './formats';

export interface OpenedData {
  format: DataFormat;
  game: 1 | 2 | 3;
  parts: DataPart[];
}

/** The format with that name. @throws UnreadableDataError with the list of formats */
export function getFormat(name: string): DataFormat {
  const format = formats.find((candidate) => candidate.name === name);
  if (format !== undefined) return format;
  const names = formats.map((candidate) => candidate.name).join(', ');
  throw new UnreadableDataError(`There is no format "${name}"; there are: auto, ${names}.`);
}

/** The first format that finds its data at the path. @throws UnreadableDataError when none does */
export async function detectFormat(path: string): Promise<OpenedData> {
  if (path === '') throw new UnreadableDataError('Give the path of the data, or its format.');
  await isFolder(path);
  for (const format of formats) {
    try {
      return { format, ...(await format.open(path)) };
    } catch (error) {
      if (!(error instanceof UnreadableDataError) || error instanceof AmbiguousDataError) throw error;
    }
  }
  const known = formats.map((format) => `\n  ${format.name}: ${format.expects}`).join('');
  throw new UnreadableDataError(`${path} matches none of the known formats:${known}`);
}

/** Opens a path with a format; `auto` detects the format. @throws UnreadableDataError */
export async function openData(format: string, path: string): Promise<OpenedData> {
  if (format === 'auto') return detectFormat(path);
  const found = getFormat(format);
  return { format: found, ...(await found.open(path)) };
}
