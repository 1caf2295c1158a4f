// For tests only: the library itself reads no files.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { NameLanguage } from '@starhaven/contracts/handbook';
import type { SearchEntry } from '../search-entry';

/** Avatars, weapons, materials, monsters and namecards of genshin-db 5.2.12 (MIT) in seven languages; an empty name is the English one. */
export function readRecallEntries(): SearchEntry[] {
  const [head, ...lines] = readFileSync(path.join(__dirname, 'recall-names.tsv'), 'utf8').trimEnd().split('\n');
  // The file is part of this library, and its head contains only languages of the handbook.
  const languages = head!.split('\t').slice(3) as NameLanguage[];
  return lines.map((line) => {
    const [type, id, starType, ...names] = line.split('\t');
    const known = languages.map((language, at) => [language, names[at]] as const).filter(([, name]) => name !== '');
    return {
      game: 1,
      type: Number(type),
      id: Number(id),
      starType: Number(starType),
      names: Object.fromEntries(known),
    };
  });
}
