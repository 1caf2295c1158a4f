import { GameId } from '@starhaven/contracts/games';
import { GenshinSlot } from '@starhaven/contracts/handbook';
import * as v from 'valibot';
import { subSlotFor } from '../values/sub-property';
import { closestRoll } from './closest-roll';
import { goodProperty, isProperty } from './good-stats';
import { emptyBuild } from './imported-build';
import type { ImportedArtifact, ImportedBuild, ImportFacts } from './imported-build';
import { CountSchema, readRows } from './rows';

// GOOD, the Genshin Open Object Description, versions 1 to 3: names instead of ids, sums instead of rolls.
const KeySchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,60}$/));
const level = v.optional(CountSchema, 1);
const count = v.optional(CountSchema, 0);

const CharacterSchema = v.object({
  key: KeySchema,
  level,
  constellation: count,
  ascension: count,
  talent: v.optional(v.object({ auto: level, skill: level, burst: level })),
});
const WeaponSchema = v.object({ key: KeySchema, level, ascension: count, refinement: level });

const slots = {
  flower: GenshinSlot.Flower,
  plume: GenshinSlot.Plume,
  sands: GenshinSlot.Sands,
  goblet: GenshinSlot.Goblet,
  circlet: GenshinSlot.Circlet,
} as const;
const ArtifactSchema = v.object({
  setKey: KeySchema,
  slotKey: v.picklist(['flower', 'plume', 'sands', 'goblet', 'circlet']),
  rarity: v.pipe(CountSchema, v.minValue(1), v.maxValue(5)),
  level: count,
  mainStatKey: v.string(),
  // A piece with fewer sub properties contains empty ones.
  substats: v.optional(v.array(v.object({ key: v.nullish(v.string(), ''), value: v.nullish(v.number(), 0) })), []),
});
type GoodArtifact = v.InferOutput<typeof ArtifactSchema>;

export const isGood = (file: Record<string, unknown>): boolean => file.format === 'GOOD';

/** Reads a GOOD file. Names that are not in the handbook become problems. */
export function readGood(file: Record<string, unknown>, facts: ImportFacts): ImportedBuild {
  const build = emptyBuild(GameId.GenshinImpact);
  const { problems } = build;
  const unknown = (name: string) => problems.push({ name, message: `${name} is not in the handbook of this site.` });
  for (const row of readRows(file.characters, CharacterSchema, { what: 'characters', problems })) {
    const id = facts.avatarByName(row.key);
    const { auto, skill, burst } = row.talent ?? {};
    if (id === null) unknown(row.key);
    else build.avatars.push({ ...row, id, talents: [auto, skill, burst].filter((one) => one !== undefined) });
  }
  for (const row of readRows(file.weapons, WeaponSchema, { what: 'weapons', problems })) {
    const id = facts.weaponByName(row.key);
    if (id === null) unknown(row.key);
    else build.gear.push({ ...row, id });
  }
  for (const row of readRows(file.artifacts, ArtifactSchema, { what: 'artifacts', problems })) {
    const id = facts.artifactByName(row.setKey, slots[row.slotKey], row.rarity);
    const artifact = id === null ? null : readArtifact(row, id, facts);
    if (artifact === null) unknown(`${row.setKey} ${row.slotKey}`);
    else build.artifacts.push(artifact);
  }
  return build;
}

/** Null if the piece or its main property is not in the handbook. */
function readArtifact(row: GoodArtifact, id: string, facts: ImportFacts): ImportedArtifact | null {
  const groups = facts.artifact(id);
  const find = (kind: 'main' | 'sub', key: string) => {
    const name = goodProperty(key);
    if (name === undefined || groups === null) return undefined;
    return facts.properties(kind, groups[kind]).find(({ stats }) => isProperty(name, stats?.Property));
  };
  const main = find('main', row.mainStatKey);
  if (main === undefined) return null;
  const subs = row.substats.flatMap(({ key, value }) => {
    const property = find('sub', key);
    if (!property?.stats || value <= 0) return [];
    // GOOD stores 5.8 % as 5.8.
    const roll = closestRoll(property.stats, key.endsWith('_') ? value / 100 : value);
    return [subSlotFor(property, { game: GameId.GenshinImpact, ...roll })];
  });
  return { id, level: row.level, main: main.id, subs };
}
