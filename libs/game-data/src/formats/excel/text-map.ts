import { basename, join } from 'node:path';
import type { NameLanguage } from '@starhaven/contracts/handbook';
import { exists, findFiles } from '../../files/data-files';
import { isObject, readJsonObject } from '../../files/read-json';
import type { Json, JsonObject } from '../../files/read-json';
import { byLanguage, findLanguage } from '../../text/language-code';

/** Finds the text for a hash in a table; undefined if the language has none. */
export type FindText = (reference: Json | undefined) => string | undefined;

export interface TextMapFiles {
  language: NameLanguage;
  /** Large languages are split into several files in some versions. */
  files: string[];
}

/** `TextMapEN.json`, `TextMapMainEN.json`, `TextMap_MediumEN.json`, `TextMapTH_0.json`. */
const fileName = /^TextMap_?(?:Main|Medium)?_?([A-Z]{2,3})(?:_\d+)?\.json$/i;

/** The languages of a dump, English first. */
export async function findTextMaps(root: string): Promise<TextMapFiles[]> {
  const folder = join(root, 'TextMap');
  const found = new Map<NameLanguage, string[]>();
  if (!(await exists(folder))) return [];
  for (const file of await findFiles(folder, fileName)) {
    const language = findLanguage(fileName.exec(basename(file))?.[1] ?? '');
    if (language !== null) found.set(language, [...(found.get(language) ?? []), file]);
  }
  return [...found].map(([language, files]) => ({ language, files })).sort(byLanguage);
}

const twoTo32 = 4_294_967_296;

/** The possible keys of a hash in a text map: as given, and for 32-bit hashes also with the other sign. */
function keysOf(hash: Json | undefined): string[] {
  if (typeof hash !== 'number' && typeof hash !== 'string') return [];
  const key = String(hash);
  const value = Number(hash);
  if (!Number.isInteger(value) || Math.abs(value) >= twoTo32) return [key];
  return [key, String(value < 0 ? value + twoTo32 : value - twoTo32)];
}

/** A plain hash, `{ Hash }`, or `{ Hash, Hash64 }`; text maps use one of the two. */
function hashesOf(reference: Json | undefined): string[] {
  return isObject(reference) ? [...keysOf(reference.Hash64), ...keysOf(reference.Hash)] : keysOf(reference);
}

/** Looks texts up in maps by hash, the first map first. */
export function findTextIn(maps: readonly JsonObject[]): FindText {
  return (reference) => {
    for (const key of hashesOf(reference)) {
      for (const map of maps) {
        const text = Object.hasOwn(map, key) ? map[key] : undefined;
        if (typeof text === 'string' && text !== '') return text;
      }
    }
    return undefined;
  };
}

/** Reads the texts of one language. @throws UnreadableDataError */
export async function readTextMap(files: readonly string[], signal: AbortSignal): Promise<FindText> {
  const maps: JsonObject[] = [];
  for (const file of files) maps.push(await readJsonObject(file, signal));
  return findTextIn(maps);
}
