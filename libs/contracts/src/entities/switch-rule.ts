import * as v from 'valibot';
import { mapOf } from '../lib/map-of';
import { WireIdSchema } from '../lib/wire';
import { RuleValuesSchema } from './allow-rule';

/** While the parameter that carries the rule has one of the values (any at all when the list is empty), `from` and `to` change places. */
export interface SwitchRule {
  /** Empty stands for the parameter that carries the rule. */
  from: string;
  to: string;
  value: string[];
}

const ValuesSchema = v.optional(RuleValuesSchema, []);

const RuleSchema = v.union([
  v.object({ from: v.optional(v.string(), ''), to: WireIdSchema, value: ValuesSchema }),
  v.pipe(
    v.object({ id: WireIdSchema, value: ValuesSchema }),
    v.transform(({ id, value }): SwitchRule => ({ from: '', to: id, value })),
  ),
  v.pipe(
    v.object({ param: WireIdSchema, value: ValuesSchema }),
    v.transform(({ param, value }): SwitchRule => ({ from: '', to: param, value })),
  ),
]);

/** Other parameter to the values of this one that swap the two; `true` and null mean whichever value. */
const RuleMapSchema = v.pipe(
  mapOf(v.union([v.literal(true), v.null(), RuleValuesSchema])),
  v.transform((map): SwitchRule[] =>
    Object.entries(map).map(([to, value]) => ({ from: '', to, value: Array.isArray(value) ? value : [] })),
  ),
);

const PairSchema = v.pipe(
  v.strictTuple([WireIdSchema, WireIdSchema]),
  v.transform(([from, to]): SwitchRule => ({ from, to, value: [] })),
);

const OtherSchema = v.pipe(
  WireIdSchema,
  v.transform((to): SwitchRule => ({ from: '', to, value: [] })),
);

/**
 * Which parameters change places (docs/behaviour/commands.md#switched-parameters). The spec leaves the shape open, so the other
 * parameter's id, a pair of ids, a map of other parameter to values, a rule, and a list of any of these are accepted; nothing, ''
 * and false mean never.
 */
export const SwitchRulesSchema = v.pipe(
  v.nullish(
    v.union([
      PairSchema,
      v.array(v.union([RuleSchema, PairSchema, RuleMapSchema, OtherSchema])),
      RuleSchema,
      RuleMapSchema,
      OtherSchema,
      v.literal(''),
      v.literal(false),
    ]),
    [],
  ),
  v.transform((rules): SwitchRule[] => (typeof rules === 'object' ? [rules].flat(2) : [])),
);
