import { ItemType } from '@starhaven/contracts/handbook';
import type { ImportedRow } from '../../imported-item';
import { newItem } from '../../rows/new-item';
import { genshinMainGroup } from './genshin-artifacts';
import { mainValues, subValues } from './genshin-property-values';

/**
 * Names of flat properties contain "Delta", by which the site recognises flat values
 * (docs/behaviour/handbook.md#flat-and-percentage).
 */
const deltaNames: Record<string, string> = {
  FIGHT_PROP_HP: 'HPDelta',
  FIGHT_PROP_ATTACK: 'AttackDelta',
  FIGHT_PROP_DEFENSE: 'DefenceDelta',
  FIGHT_PROP_ELEMENT_MASTERY: 'ElementMasteryDelta',
};

/** The site's name of a game property; names of flat properties get "Delta". */
export function genshinPropertyName(fightProp: string): string {
  return Object.hasOwn(deltaNames, fightProp) ? (deltaNames[fightProp] ?? fightProp) : fightProp;
}

const englishNames: Record<string, string> = {
  HP: 'HP',
  HP_PERCENT: 'HP %',
  ATTACK: 'ATK',
  ATTACK_PERCENT: 'ATK %',
  DEFENSE: 'DEF',
  DEFENSE_PERCENT: 'DEF %',
  CHARGE_EFFICIENCY: 'Energy Recharge',
  ELEMENT_MASTERY: 'Elemental Mastery',
  CRITICAL: 'CRIT Rate',
  CRITICAL_HURT: 'CRIT DMG',
  HEAL_ADD: 'Healing Bonus',
  FIRE_ADD_HURT: 'Pyro DMG Bonus',
  ELEC_ADD_HURT: 'Electro DMG Bonus',
  ICE_ADD_HURT: 'Cryo DMG Bonus',
  WATER_ADD_HURT: 'Hydro DMG Bonus',
  WIND_ADD_HURT: 'Anemo DMG Bonus',
  ROCK_ADD_HURT: 'Geo DMG Bonus',
  GRASS_ADD_HURT: 'Dendro DMG Bonus',
  PHYSICAL_ADD_HURT: 'Physical DMG Bonus',
};

/** English name of a property such as `FIGHT_PROP_HP`; undefined for properties that artifacts do not have. */
export function genshinPropertyEnglish(fightProp: string): string | undefined {
  const key = fightProp.replace(/^FIGHT_PROP_/, '');
  return Object.hasOwn(englishNames, key) ? englishNames[key] : undefined;
}

const basics = ['HP', 'HP_PERCENT', 'ATTACK', 'ATTACK_PERCENT', 'DEFENSE', 'DEFENSE_PERCENT'];
const elements = ['FIRE', 'ELEC', 'ICE', 'WATER', 'WIND', 'ROCK', 'GRASS', 'PHYSICAL'].map(
  (name) => `${name}_ADD_HURT`,
);

/** Main properties by depot; their ids count up from `firstId` in this order. */
const depots = [
  { depot: 1000, firstId: 10001, properties: [...basics, 'CHARGE_EFFICIENCY', 'ELEMENT_MASTERY'] },
  { depot: 2000, firstId: 12001, properties: ['ATTACK'] },
  { depot: 3000, firstId: 13001, properties: [...basics, 'CRITICAL', 'CRITICAL_HURT', 'HEAL_ADD', 'ELEMENT_MASTERY'] },
  { depot: 4000, firstId: 14001, properties: ['HP'] },
  { depot: 5000, firstId: 15001, properties: [...basics, 'ELEMENT_MASTERY', ...elements] },
];

function* mainPropertyRows(): Generator<ImportedRow> {
  for (const stars of [5, 4, 3, 2, 1] as const) {
    for (const { depot, firstId, properties } of depots) {
      for (const [index, property] of properties.entries()) {
        const [BaseValue, LevelAdd] = mainValues(property, stars);
        const stats = { BaseValue, LevelAdd, Property: genshinPropertyName(`FIGHT_PROP_${property}`) };
        const draft = { group: genshinMainGroup(depot, stars), name: englishNames[property], starType: stars };
        yield { item: newItem(ItemType.ArtifactMain, firstId + index, { ...draft, fields: { stats } }) };
      }
    }
  }
}

function* subPropertyRows(): Generator<ImportedRow> {
  for (const { stars, property, id, lowest, StepValue, StepNum } of subValues) {
    const stats = { BaseValue: lowest, StepValue, StepNum, Property: genshinPropertyName(`FIGHT_PROP_${property}`) };
    const draft = { group: String(stars * 100 + 1), name: englishNames[property], starType: stars };
    yield { item: newItem(ItemType.ArtifactSub, id, { ...draft, fields: { stats } }) };
  }
}

/**
 * Main and sub properties of artifacts, from our own table. The id of a sub property is that of its lowest tier; tier `step` has the id
 * `id + step` in engines.
 */
export function genshinPropertyRows(): ImportedRow[] {
  return [...mainPropertyRows(), ...subPropertyRows()];
}
