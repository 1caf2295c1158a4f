import type { Item } from '@starhaven/contracts/handbook';
import { GameId } from '@starhaven/contracts/games';
import { ItemType } from '@starhaven/contracts/handbook';
import { lastLevelOf, mainValueText, subValueText } from '@starhaven/game-commands';

/** Values of a property as columns and rows. */
export interface PropertyTable {
  caption: string;
  columns: string[];
  rows: { label: string; values: string[] }[];
}

/** Genshin's artifacts gain a sub property every fourth level up to 20, Star Rail's relics every third up to 15. */
const levelSteps: Record<number, number> = { [GameId.GenshinImpact]: 4, [GameId.HonkaiStarRail]: 3 };
/** A sub property is drawn once and upgraded up to five times. */
const maxCount = 6;
/** Limits the page's length if a host sends a wrong number. */
const maxSteps = 10;

/** The values of a main property by level or of a sub property by step and count; null for other items. */
export function toPropertyTable({ type, game, stats, starType }: Item): PropertyTable | null {
  if (!stats) return null;
  if (type === ItemType.ArtifactMain) {
    const step = levelSteps[game] ?? 4;
    const last = lastLevelOf(game, starType);
    const levels = Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
    return {
      caption: 'Value by level',
      columns: ['Level', 'Value'],
      rows: levels.map((level) => ({ label: String(level), values: [mainValueText(stats, level)] })),
    };
  }
  if (type === ItemType.ArtifactSub) {
    const counts = Array.from({ length: maxCount }, (_, index) => index + 1);
    const steps = Array.from({ length: Math.min(maxSteps, stats.StepNum ?? 0) + 1 }, (_, index) => index);
    return {
      caption: 'Value by step and number of rolls',
      columns: ['Step', ...counts.map((count) => `×${count}`)],
      rows: steps.map((step) => ({
        label: String(step),
        values: counts.map((count) => subValueText(stats, step, count)),
      })),
    };
  }
  return null;
}
