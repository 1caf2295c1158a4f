import type { CommandParam } from '@starhaven/contracts/commands';
import { isItemType, isNumeric } from '../build/params/param-kinds';
import { readFormat } from '../build/params/param-format';

/** What a number means, by the words of its label. The first that fits counts: a talent level is no level. */
const rolesByLabel: readonly (readonly [role: string, label: RegExp])[] = [
  ['talent', /talent|trace|skill/],
  ['refinement', /refine|superimpos/],
  ['constellation', /constell|eidolon/],
  ['ascension', /ascen|promot|break/],
  ['amount', /amount|count|quantity|how many|times/],
  ['level', /level/],
];

/** What a token means if the label says nothing; one letter alone differs between engines, except these. */
const rolesByToken: Readonly<Record<string, string>> = { lv: 'level', x: 'amount', c: 'constellation', sl: 'talent' };

/**
 * What a parameter is for, so that two engines' commands can be compared: `s5` is a superimposition to LunarCore and nothing to Danheng,
 * which writes it `r5` (docs/behaviour/commands.md#another-dialect).
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
