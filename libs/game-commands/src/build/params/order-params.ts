import type { CommandParam } from '@starhaven/contracts/commands';
import { matches } from './visible-params';

/**
 * The visible parameters in the order of the line: each matching switch rule swaps two of them
 * (docs/behaviour/commands.md#which-order-they-have). Two parameters that name each other are swapped once.
 */
export function orderParams(
  visible: readonly CommandParam[],
  valuesOf: (param: CommandParam) => readonly string[],
): { params: CommandParam[]; isReordered: boolean } {
  const params = [...visible];
  const swapped = new Set<string>();
  for (const param of visible) {
    for (const { from, to, value } of param.switch) {
      const pair = pairKey(from, to);
      if (swapped.has(pair) || !matches(valuesOf(param), value)) continue;
      swapped.add(pair);
      swapParams(params, from, to);
    }
  }
  return { params, isReordered: params.some((param, index) => param !== visible[index]) };
}

/** The key is the same for both directions of a switch. */
export const pairKey = (from: string, to: string): string => [from, to].sort().join('\n');

/** Swaps the two in place; does nothing if one of them is not in the list. */
export function swapParams(params: CommandParam[], from: string, to: string): void {
  const first = params.findIndex(({ id }) => id === from);
  const second = params.findIndex(({ id }) => id === to);
  const [one, other] = [params[first], params[second]];
  if (one === undefined || other === undefined) return;
  params[first] = other;
  params[second] = one;
}
