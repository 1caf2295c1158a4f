import { GameId } from '@starhaven/contracts/games';
import * as v from 'valibot';
import { emptyBuild } from './imported-build';
import type { ImportedBuild } from './imported-build';
import { CountSchema, IdSchema, readRows, rowsIn } from './rows';

// Files omit values that are 0.
const count = v.optional(CountSchema, 0);
const level = v.optional(CountSchema, 1);
const talentsOf = (levels: unknown): number[] => rowsIn(levels).filter((one) => typeof one === 'number');

// docs/behaviour/commands.md#build-imports: freesr-data.json of Star Rail tools.
const FreesrAvatarSchema = v.object({
  avatar_id: IdSchema,
  level,
  promotion: count,
  data: v.optional(v.object({ rank: count, skills: v.optional(v.unknown()) }), {}),
});
const FreesrConeSchema = v.object({ item_id: IdSchema, level, promotion: count, rank: level });
const FreesrRelicSchema = v.object({
  relic_id: IdSchema,
  level: count,
  main_affix_id: IdSchema,
  sub_affixes: v.optional(v.array(v.object({ sub_affix_id: IdSchema, count: level })), []),
});

export const isFreesr = (file: Record<string, unknown>): boolean => 'lightcones' in file && 'relics' in file;

export function readFreesr(file: Record<string, unknown>): ImportedBuild {
  const build = emptyBuild(GameId.HonkaiStarRail);
  const { problems } = build;
  build.avatars = readRows(file.avatars, FreesrAvatarSchema, { what: 'avatars', problems }).map((row) => ({
    id: row.avatar_id,
    level: row.level,
    ascension: row.promotion,
    constellation: row.data.rank ?? 0,
    talents: talentsOf(row.data.skills),
  }));
  build.gear = readRows(file.lightcones, FreesrConeSchema, { what: 'light cones', problems }).map((row) => ({
    id: row.item_id,
    level: row.level,
    ascension: row.promotion,
    refinement: row.rank,
  }));
  build.artifacts = readRows(file.relics, FreesrRelicSchema, { what: 'relics', problems }).map((row) => ({
    id: row.relic_id,
    level: row.level,
    main: row.main_affix_id,
    subs: row.sub_affixes.map((sub) => ({ id: sub.sub_affix_id, count: Math.max(1, sub.count), step: null })),
  }));
  return build;
}

// https://api.enka.network: `detailInfo.avatarDetailList`.
const ConeSchema = v.object({ tid: IdSchema, level, promotion: count, rank: level });
const RelicSchema = v.object({
  tid: IdSchema,
  level: count,
  mainAffixId: IdSchema,
  subAffixList: v.optional(v.array(v.object({ affixId: IdSchema, cnt: level })), []),
});
const AvatarSchema = v.object({
  avatarId: IdSchema,
  level,
  promotion: count,
  rank: count,
  skillTreeList: v.optional(v.array(v.object({ level: count })), []),
  equipment: v.optional(v.unknown()),
  relicList: v.optional(v.unknown()),
});

export const isEnkaStarRail = (file: Record<string, unknown>): boolean =>
  typeof file.detailInfo === 'object' && file.detailInfo !== null && 'avatarDetailList' in file.detailInfo;

export function readEnkaStarRail(file: Record<string, unknown>): ImportedBuild {
  const build = emptyBuild(GameId.HonkaiStarRail);
  const { problems } = build;
  // `isEnkaStarRail` has found the field; its rows are checked one by one.
  const { avatarDetailList } = file.detailInfo as { avatarDetailList: unknown };
  for (const row of readRows(avatarDetailList, AvatarSchema, { what: 'avatars', problems })) {
    const talents = row.skillTreeList.map((point) => point.level).filter((one) => one > 1);
    build.avatars.push({
      id: row.avatarId,
      level: row.level,
      ascension: row.promotion,
      constellation: row.rank,
      talents,
    });
    const cone = row.equipment === undefined ? [] : [row.equipment];
    for (const one of readRows(cone, ConeSchema, { what: 'light cones', problems })) {
      build.gear.push({ id: one.tid, level: one.level, ascension: one.promotion, refinement: one.rank });
    }
    for (const one of readRows(row.relicList, RelicSchema, { what: 'relics', problems })) {
      const subs = one.subAffixList.map(({ affixId, cnt }) => ({ id: affixId, count: Math.max(1, cnt), step: null }));
      build.artifacts.push({ id: one.tid, level: one.level, main: one.mainAffixId, subs });
    }
  }
  return build;
}
