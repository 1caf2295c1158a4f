import { GameId } from '@starhaven/contracts/games';
import * as v from 'valibot';
import type { SubSlot } from '../build/params/sub-slot';
import { emptyBuild } from './imported-build';
import type { ImportedBuild } from './imported-build';
import { CountSchema, IdSchema, readRows, rowsIn } from './rows';

// https://api.enka.network: `avatarInfoList`. Files omit values that are 0.
const count = v.optional(CountSchema, 0);
const PropSchema = v.optional(v.object({ val: v.optional(CountSchema, 0) }));
const AvatarSchema = v.object({
  avatarId: IdSchema,
  /** 4001 is the level, 1002 the ascension. */
  propMap: v.optional(v.object({ 4001: PropSchema, 1002: PropSchema }), {}),
  talentIdList: v.optional(v.array(v.unknown()), []),
  skillLevelMap: v.optional(v.unknown()),
  equipList: v.optional(v.unknown()),
});
const EquipSchema = v.object({
  itemId: IdSchema,
  /** `level` starts at 1. */
  reliquary: v.optional(
    v.object({ level: count, mainPropId: IdSchema, appendPropIdList: v.optional(v.array(CountSchema), []) }),
  ),
  /** The values of `affixMap` start at 0. */
  weapon: v.optional(
    v.object({ level: v.optional(CountSchema, 1), promoteLevel: count, affixMap: v.optional(v.unknown()) }),
  ),
});

export const isEnkaGenshin = (file: Record<string, unknown>): boolean => Array.isArray(file.avatarInfoList);

export function readEnkaGenshin(file: Record<string, unknown>): ImportedBuild {
  const build = emptyBuild(GameId.GenshinImpact);
  const { problems } = build;
  for (const row of readRows(file.avatarInfoList, AvatarSchema, { what: 'characters', problems })) {
    build.avatars.push({
      id: row.avatarId,
      level: row.propMap[4001]?.val ?? 1,
      ascension: row.propMap[1002]?.val ?? 0,
      constellation: row.talentIdList.length,
      talents: numbersIn(row.skillLevelMap),
    });
    for (const { itemId, weapon, reliquary } of readRows(row.equipList, EquipSchema, {
      what: 'equipment',
      problems,
    })) {
      if (weapon) {
        const refinement = 1 + (numbersIn(weapon.affixMap)[0] ?? 0);
        build.gear.push({ id: itemId, level: weapon.level, ascension: weapon.promoteLevel, refinement });
      }
      if (reliquary) {
        const subs = slotsOfRolls(reliquary.appendPropIdList);
        build.artifacts.push({
          id: itemId,
          level: Math.max(0, reliquary.level - 1),
          main: String(reliquary.mainPropId),
          subs,
        });
      }
    }
  }
  return build;
}

const numbersIn = (map: unknown): number[] => rowsIn(map).filter((one) => typeof one === 'number');

/** One slot for each property: its step is the average tier of its rolls, which is the last digit of their ids. */
export function slotsOfRolls(ids: readonly number[]): SubSlot[] {
  const rolls = new Map<number, number[]>();
  for (const id of ids) {
    const property = Math.floor(id / 10);
    rolls.set(property, [...(rolls.get(property) ?? []), id % 10]);
  }
  return [...rolls].map(([property, tiers]) => {
    const average = tiers.reduce((sum, tier) => sum + tier, 0) / tiers.length;
    return { id: String(property * 10 + Math.round(average)), count: tiers.length, step: null };
  });
}
