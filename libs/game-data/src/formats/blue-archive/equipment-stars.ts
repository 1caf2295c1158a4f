import type { JsonObject } from '../../files/read-json';
import { starTypeOf } from '../../text/star-type';

/** Enhancement stones, springs, hammers, barrels and firing pins: one material in four steps, each with its own rarity. */
const inSteps = /^(?:Exp|WeaponExpGrowth[A-Z])$/;
const stepOfIcon = /_([0-3])$/;

/**
 * Stars of a row of equipment. SchaleDB labels every step of a material N; the picture's name contains the step, such as
 * `Equipment_Icon_Exp_3`. Lists with the rarity agree: N, R, SR, SSR for steps 0 to 3.
 */
export function equipmentStarsOf({ Category, Rarity, Icon }: JsonObject): number | undefined {
  const stars = starTypeOf(Rarity);
  if (stars !== starTypeOf('N') || typeof Category !== 'string' || !inSteps.test(Category)) return stars;
  const step = typeof Icon === 'string' ? stepOfIcon.exec(Icon)?.[1] : undefined;
  return step === undefined ? stars : Number(step) + 1;
}
