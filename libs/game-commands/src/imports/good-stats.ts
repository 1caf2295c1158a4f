/** Stat keys of GOOD files and the games' own names of the properties, without `FIGHT_PROP_`. */
const properties: Readonly<Record<string, string>> = {
  hp: 'HPDelta',
  hp_: 'HP_PERCENT',
  atk: 'AttackDelta',
  atk_: 'ATTACK_PERCENT',
  def: 'DefenceDelta',
  def_: 'DEFENSE_PERCENT',
  eleMas: 'ElementMasteryDelta',
  enerRech_: 'CHARGE_EFFICIENCY',
  critRate_: 'CRITICAL',
  critDMG_: 'CRITICAL_HURT',
  heal_: 'HEAL_ADD',
  physical_dmg_: 'PHYSICAL_ADD_HURT',
  anemo_dmg_: 'WIND_ADD_HURT',
  geo_dmg_: 'ROCK_ADD_HURT',
  electro_dmg_: 'ELEC_ADD_HURT',
  hydro_dmg_: 'WATER_ADD_HURT',
  pyro_dmg_: 'FIRE_ADD_HURT',
  cryo_dmg_: 'ICE_ADD_HURT',
  dendro_dmg_: 'GRASS_ADD_HURT',
};

/** The property for a stat key such as `critRate_`; undefined for any other key. */
export const goodProperty = (key: string): string | undefined =>
  Object.hasOwn(properties, key) ? properties[key] : undefined;

/** Whether a property of the handbook has this name. */
export const isProperty = (name: string, property: string | undefined): boolean =>
  property?.replace(/^FIGHT_PROP_/, '').toLowerCase() === name.toLowerCase();
