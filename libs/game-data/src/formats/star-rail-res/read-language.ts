import { basename } from 'node:path';
import { ItemType, StarRailSlot } from '@starhaven/contracts/handbook';
import type { NameLanguage } from '@starhaven/contracts/handbook';
import { affixItem } from '../../facts/star-rail/star-rail-affixes';
import { starRailPropertyEnglish } from '../../facts/star-rail/star-rail-properties';
import { starRailItemKind } from '../../facts/star-rail/star-rail-items';
import { isObject, readJson, readJsonObject } from '../../files/read-json';
import type { JsonObject } from '../../files/read-json';
import type { ImportedItem, ImportedRow } from '../../imported-item';
import { entriesOf, fileRows, noId } from '../../rows/json-rows';
import { iconOf, idOf, newItem } from '../../rows/new-item';
import { numberOf } from '../../rows/number-of';
import { skipped } from '../../rows/skipped';
import { starTypeOf } from '../../text/star-type';
import { trailblazerName } from '../star-rail-handbooks/avatar-names';

/** The game's words for the slots of relics. */
const slots: Record<string, number> = {
  HEAD: StarRailSlot.Head,
  HAND: StarRailSlot.Hands,
  BODY: StarRailSlot.Body,
  FOOT: StarRailSlot.Feet,
  NECK: StarRailSlot.PlanarSphere,
  OBJECT: StarRailSlot.LinkRope,
};

/** The slot of a relic by the game's word for it. */
export function relicSlotOf(word: unknown): number | undefined {
  return typeof word === 'string' && Object.hasOwn(slots, word) ? slots[word] : undefined;
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);

function rowReader(type: ItemType, language: NameLanguage): (row: JsonObject) => ImportedItem | string {
  return (row) => {
    const id = idOf(row.id);
    if (id === undefined) return noId;
    if (type === ItemType.Normal && starRailItemKind(id).type !== ItemType.Normal)
      return 'is read from a table of its own';
    const isRelic = type === ItemType.ArtifactConfig;
    return newItem(type, id, {
      language,
      name: trailblazerName(row.name, language),
      desc: row.desc,
      icon: iconOf(row.icon),
      starType: starTypeOf(row.rarity),
      fields: isRelic
        ? { equipType: relicSlotOf(row.type), main: textOf(row.main_affix_id), sub: textOf(row.sub_affix_id) }
        : undefined,
    });
  };
}

/** Affixes by group and id; the keys were once spelled `affixs`. */
async function* affixRows(
  path: string,
  kind: 'main' | 'sub',
  names: PropertyNames,
  signal: AbortSignal,
): AsyncGenerator<ImportedRow> {
  for (const [group, entry] of entriesOf(basename(path), await readJson(path, signal))) {
    const affixes = isObject(entry) ? (entry.affixes ?? entry.affixs) : undefined;
    if (!isObject(affixes)) {
      yield skipped(`${basename(path)}[${group}]`, 'has no affixes');
      continue;
    }
    for (const [affix, row] of Object.entries(affixes)) {
      const base = isObject(row) ? numberOf(row.base) : undefined;
      const known = { group: idOf(group), affix: idOf(affix) };
      if (
        !isObject(row) ||
        base === undefined ||
        known.group === undefined ||
        known.affix === undefined ||
        typeof row.property !== 'string'
      ) {
        yield skipped(`${basename(path)}[${group}][${affix}]`, 'lacks group, id, property or base');
        continue;
      }
      const growth = numberOf(row.step) ?? 0;
      const { property } = row;
      yield {
        item: affixItem({
          kind,
          group: known.group,
          affix: known.affix,
          property,
          base,
          growth,
          steps: numberOf(row.step_num),
          ...names(property),
        }),
      };
    }
  }
}

type PropertyNames = (property: string) => { name: string | undefined; language: NameLanguage };

/** Names of properties; those of percentages get a sign, otherwise `HP` would appear twice. */
async function readPropertyNames(
  path: string | undefined,
  language: NameLanguage,
  signal: AbortSignal,
): Promise<PropertyNames> {
  const properties = path === undefined ? {} : await readJsonObject(path, signal);
  return (property) => {
    const row = Object.hasOwn(properties, property) ? properties[property] : undefined;
    const name = isObject(row) && typeof row.name === 'string' ? row.name : undefined;
    const isRatio = property.endsWith('AddedRatio') && /^(?:HP|Attack|Defence)/.test(property);
    if (name === undefined) return { name: starRailPropertyEnglish(property), language: 'EN' };
    return { name: isRatio ? `${name} %` : name, language };
  };
}

/** All tables of one language. */
export async function* readLanguage(
  files: readonly string[],
  language: NameLanguage,
  signal: AbortSignal,
): AsyncGenerator<ImportedRow> {
  const find = (name: RegExp) => files.find((file) => name.test(basename(file)));
  const plain = [
    { file: find(/^characters\./), type: ItemType.Avatar },
    { file: find(/^light_cones\./), type: ItemType.Weapon },
    { file: find(/^relics\./), type: ItemType.ArtifactConfig },
    { file: find(/^items\./), type: ItemType.Normal },
  ];
  for (const { file, type } of plain) {
    if (file !== undefined) yield* fileRows(file, signal, rowReader(type, language));
  }
  const names = await readPropertyNames(find(/^properties\./), language, signal);
  for (const kind of ['main', 'sub'] as const) {
    const file = find(new RegExp(`^relic_${kind}_affixe?s\\.`));
    if (file !== undefined) yield* affixRows(file, kind, names, signal);
  }
}
