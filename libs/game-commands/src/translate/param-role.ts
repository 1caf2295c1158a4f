import type { CommandParam } from '@starhaven/contracts/commands';
import { isItemType, isNumeric } from '../build/params/param-kinds';
import { readFormat } from '../build/params/param-format';

/** The role of a number, by the words of its label. The first match is used, so that a talent level is not a level. */
const rolesByLabel: readonly (readonly [role: string, label: RegExp])[] = [
  ['talent', /talent|trace|skill/],
  ['refinement', /refine|superimpos/],
  ['constellation', /constell|eidolon/],
  ['ascension', /ascen|promot|break/],
  ['amount', /amount|count|quantity|how many|times/],
  ['level', /level/],
];

/** The role of a prefix if the label does not show it. Except for these, a single letter has different meanings in engines. */
const rolesByToken: Readonly<Record<string, string>> = { lv: 'level', x: 'amount', c: 'constellation', sl: 'talent' };

/**
 * The role of a parameter, to compare the commands of two engines: `s5` is a superimposition in LunarCore and nothing in Danheng, which
 * writes it `r5` (docs/behaviour/commands.md#another-dialect).
 */
export function paramRole(param: CommandParam): string {
  if (isItemType(param.type)) return param.type;
  const label = param.label.trim().toLowerCase();
  if (param.type === 'select') return `select ${label || param.id}`;
  if (!isNumeric(param)) return `value ${label || param.id}`;
  const byLabel = rolesByLabel.find(([, pattern]) => pattern.test(label));
  const token = readFormat(param.format).glue.toLowerCase();
  const byToken = Object.hasOwn(rolesByToken, token) ? rolesByToken[token] : undefined;
  return byLabel?.[0] ?? byToken ?? `value ${label || param.id}`;
}
