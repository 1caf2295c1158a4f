import type { CommandParam } from '@starhaven/contracts/commands';
import { pairKey, swapParams } from '../../../build/params/order-params';

/** Real commands have only one pair that switches. */
const maxPairs = 4;

/** The orders of the parameters that the switch rules allow, the plain one first. */
export function possibleOrders(params: readonly CommandParam[]): CommandParam[][] {
  const pairs = pairsOf(params).slice(0, maxPairs);
  const choices = Array.from({ length: 2 ** pairs.length }, (_, bits) => bits);
  return choices.map((bits) => {
    const order = [...params];
    pairs.forEach(([from, to], index) => {
      if ((bits >> index) % 2 === 1) swapParams(order, from, to);
    });
    return order;
  });
}

function pairsOf(params: readonly CommandParam[]): (readonly [string, string])[] {
  const pairs = new Map<string, readonly [string, string]>();
  for (const { from, to } of params.flatMap((param) => param.switch)) {
    const key = pairKey(from, to);
    if (!pairs.has(key)) pairs.set(key, [from, to]);
  }
  return [...pairs.values()];
}
