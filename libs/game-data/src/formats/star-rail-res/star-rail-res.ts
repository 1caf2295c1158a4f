import { basename } from 'node:path';
import { UnreadableDataError } from '../../data-format';
import type { DataFormat, DataPart } from '../../data-format';
import { findFiles } from '../../files/data-files';
import { languageFolders } from '../../files/language-folders';
import { newPart } from '../../rows/new-part';
import { readLanguage } from './read-language';

const expects =
  'a folder such as "index_min" of StarRailRes, whose folders en, cn and so on hold characters.json and the like';

const languageFolder = /^(?:cn|cht|de|en|es|fr|id|jp|kr|pt|ru|th|vi)$/;
const files = /^(?:characters|light_cones|relics|items|properties|relic_(?:main|sub)_affix(?:e?s))\.json$/;
/** Only these file names identify the data; other data has files with the remaining names, too. */
const telling = /^(?:light_cones|relics|relic_(?:main|sub)_affixe?s)\.json$/;

async function open(path: string) {
  const parts: DataPart[] = [];
  for (const { folder, language } of await languageFolders(path, languageFolder, ['index_min', 'index_new'])) {
    const found = await findFiles(folder, files);
    if (!found.some((file) => telling.test(basename(file)))) continue;
    parts.push(
      newPart({
        name: basename(folder),
        files: found,
        expects: 'rows with id and name',
        rows: (signal) => readLanguage(found, language, signal),
      }),
    );
  }
  if (parts.length === 0) throw new UnreadableDataError(`${path}: no StarRailRes found; expected ${expects}.`);
  return { game: 2 as const, parts };
}

/** The index of StarRailRes, with current and former key names; one part per language. */
export const starRailRes: DataFormat = { name: 'star-rail-res', title: 'StarRailRes', games: [2], expects, open };
