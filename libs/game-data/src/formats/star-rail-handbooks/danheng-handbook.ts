import { basename, join } from 'node:path';
import { ItemType } from '@starhaven/contracts/handbook';
import type { NameLanguage } from '@starhaven/contracts/handbook';
import { starRailItemKind } from '../../facts/star-rail/star-rail-items';
import { UnreadableDataError } from '../../data-format';
import type { DataFormat } from '../../data-format';
import { exists, findFiles, readHead } from '../../files/data-files';
import { newItem } from '../../rows/new-item';
import { newPart } from '../../rows/new-part';
import { byLanguage, findLanguage } from '../../text/language-code';
import { readHandbook } from '../../text/read-handbook';
import type { RowReader } from '../../text/read-handbook';
import { avatarOrItem, trailblazerName } from './avatar-names';

const shape = { header: /^#(\S.*)$/, row: /^(\d{1,16}): (.*)$/ };
const looksLike = /^#(?:Avatar|Item|MainMission|SubMission|StageId)\s*$/m;
const expects = 'the folder "GM Handbook" of Danheng, or one of its files';

/** `[1234567890]` marks a missing text. */
const nameOf = (text: string) => (/^\[\d+\]$/.test(text.trim()) ? undefined : text);

function readersOf(language: NameLanguage): Record<string, RowReader> {
  const plain =
    (type: ItemType): RowReader =>
    (id, text) =>
      newItem(type, id, { language, name: nameOf(text) });
  const item = avatarOrItem(language, starRailItemKind);
  return {
    Avatar: (id, text) => newItem(ItemType.Avatar, id, { language, name: trailblazerName(nameOf(text), language) }),
    Item: (id, text) => item(id, nameOf(text) ?? ''),
    StageId: plain(ItemType.Stage),
    MainMission: plain(ItemType.Quest),
    SubMission: plain(ItemType.Quest),
  };
}

async function open(path: string) {
  const inside = join(path, 'GM Handbook');
  const found: { path: string; language: NameLanguage }[] = [];
  for (const file of await findFiles((await exists(inside)) ? inside : path, /\.txt$/i)) {
    const code = /[\s_-]([A-Za-z]{2,3})\.txt$/i.exec(basename(file))?.[1] ?? '';
    if (looksLike.test(await readHead(file))) found.push({ path: file, language: findLanguage(code) ?? 'EN' });
  }
  if (found.length === 0) throw new UnreadableDataError(`${path}: no Danheng handbook found; expected ${expects}.`);
  const parts = found.sort(byLanguage).map((file) =>
    newPart({
      name: basename(file.path),
      files: [file.path],
      expects: 'sections such as "#Avatar" with lines "id: name"',
      rows: (signal) => readHandbook(file.path, shape, readersOf(file.language), signal),
    }),
  );
  return { game: 2 as const, parts };
}

/** Texts that Danheng writes into its folder `GM Handbook`, one file per language. */
export const danhengHandbook: DataFormat = {
  name: 'danheng-handbook',
  title: 'Danheng GM Handbook',
  games: [2],
  expects,
  open,
};
