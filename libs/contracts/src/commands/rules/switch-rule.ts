import * as v from 'valibot';
import { mapOf } from '../../protocol/wire/map-of';
import { WireIdSchema } from '../../protocol/wire/wire';
import { RuleValuesSchema } from './allow-rule';

/** `from` and `to` swap places while the parameter with this rule has one of the values (any value if the list is empty). */
export interface SwitchRule {
  /** Empty means the parameter that has the rule. */
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

/** Maps another parameter to the values of this one that swap the two; `true` and null mean any value. */
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
 * Which parameters swap places (docs/behaviour/commands.md#switched-parameters). The spec leaves the shape open. Accepted forms: the other
 * parameter's id, a pair of ids, a map of other parameter to values, a rule, and a list of any of these. A missing value, '' and false
 * mean never.
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
