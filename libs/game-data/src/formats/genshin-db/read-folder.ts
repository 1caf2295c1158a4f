import { ItemType } from '@starhaven/contracts/handbook';
import type { NameLanguage } from '@starhaven/contracts/handbook';
import { artifactFactsOf, artifactIdsOf, artifactSlotDigits } from '../../facts/genshin/genshin-artifacts';
import { dishItemOf } from '../../facts/genshin/genshin-foods';
import { weaponTypeOf } from '../../facts/genshin/genshin-items';
import { UnreadableDataError } from '../../data-format';
import { readSection } from '../../files/json-sections';
import type { JsonSection } from '../../files/json-sections';
import { isObject } from '../../files/read-json';
import type { JsonObject } from '../../files/read-json';
import type { ImportedItem, ImportedRow } from '../../imported-item';
import { addTexts, iconOf, idOf, newItem } from '../../rows/new-item';
import type { ItemDraft } from '../../rows/new-item';
import { skipped } from '../../rows/skipped';
import { findLanguage } from '../../text/language-code';
import { starTypeOf } from '../../text/star-type';

/** The folders that become items, in reading order; the README explains why the others do not. */
const typeByFolder = {
  characters: ItemType.Avatar,
  weapons: ItemType.Weapon,
  artifacts: ItemType.ArtifactConfig,
  materials: ItemType.Normal,
  namecards: ItemType.Normal,
  windgliders: ItemType.Normal,
  foods: ItemType.Normal,
  enemies: ItemType.Monster,
  animals: ItemType.Monster,
  domains: ItemType.Stage,
} as const;
export type FolderName = keyof typeof typeByFolder;
// The compiler types the keys of an object as strings.
export const folderNames = Object.keys(typeByFolder) as FolderName[];

const slots = Object.entries(artifactSlotDigits);

function draftOf(folder: FolderName, entry: JsonObject, image: JsonObject): ItemDraft {
  const draft: ItemDraft = {
    icon: iconOf(image.filename_icon ?? image.filename_image),
    starType: starTypeOf(entry.rarity),
  };
  if (folder === 'weapons') draft.fields = { weaponType: weaponTypeOf(entry.weaponType) };
  if (folder === 'enemies' && typeof entry.enemyType === 'string') draft.fields = { typeMonster: entry.enemyType };
  return draft;
}

/** The items of an entry without their texts: one item, or all pieces of a set of artifacts. */
function itemsOf(folder: FolderName, entry: JsonObject, image: JsonObject): ImportedItem[] {
  const id = folder === 'foods' ? dishOf(entry, image) : idOf(entry.id);
  if (id === undefined) return [];
  if (folder !== 'artifacts') return [newItem(typeByFolder[folder], id, draftOf(folder, entry, image))];
  const rarities = Array.isArray(entry.rarityList) ? entry.rarityList.map(Number) : [];
  return slots.flatMap(([slot, digit]) => {
    if (!isObject(entry[slot])) return [];
    const icon = iconOf(image[`filename_${slot}`]);
    const ids = rarities.flatMap((stars) => artifactIdsOf(id, stars, digit));
    return ids.map((piece) => newItem(ItemType.ArtifactConfig, piece, { icon, ...artifactFactsOf(piece) }));
  });
}

function dishOf({ id }: JsonObject, { filename_icon }: JsonObject): number | undefined {
  const recipe = idOf(id);
  return recipe === undefined ? undefined : dishItemOf(recipe, iconOf(filename_icon));
}

function slotOf(piece: number): string {
  return slots.find(([, digit]) => digit === Math.floor(piece / 10) % 10)?.[0] ?? '';
}

async function objectAt(file: string, section: JsonSection | undefined): Promise<JsonObject> {
  if (section === undefined) return {};
  const value = await readSection(file, section);
  if (!isObject(value)) throw new UnreadableDataError(`${file}, ${section.path.join('.')}: expected a JSON object.`);
  return value;
}

/** Items of one folder of genshin-db in all languages; one language is in memory at a time. */
export async function* readFolder(
  file: string,
  folder: FolderName,
  sections: readonly JsonSection[],
  signal: AbortSignal,
): AsyncGenerator<ImportedRow> {
  const images = await objectAt(
    file,
    sections.find((section) => section.path[0] === 'image'),
  );
  const itemsByKey = new Map<string, ImportedItem[]>();
  const languages = sections.flatMap((section) => {
    const language = section.path[0] === 'data' ? findLanguage(section.path[1] ?? '') : null;
    return language === null ? [] : [{ language, section }];
  });
  for (const { language, section } of languages) {
    signal.throwIfAborted();
    for (const [key, entry] of Object.entries(await objectAt(file, section))) {
      if (!isObject(entry)) {
        yield skipped(`${section.path.join('.')}.${key}`, 'is not an object');
        continue;
      }
      const image = images[key];
      const items = itemsByKey.get(key) ?? itemsOf(folder, entry, isObject(image) ? image : {});
      if (items.length === 0) yield skipped(`${section.path.join('.')}.${key}`, 'has no id that can be used');
      itemsByKey.set(key, items);
      for (const item of items) addEntryTexts(item, folder, entry, language);
    }
  }
  for (const items of itemsByKey.values()) for (const item of items) yield { item };
}

function addEntryTexts(item: ImportedItem, folder: FolderName, entry: JsonObject, language: NameLanguage): void {
  const source = folder === 'artifacts' ? entry[slotOf(item.id)] : entry;
  if (isObject(source)) addTexts(item, language, source.name, source.description);
}
