import * as v from 'valibot';
import { mapOf } from '../../protocol/wire/map-of';
import { WireIdSchema } from '../../protocol/wire/wire';

/** The parameter `id` must have one of the values. */
export interface AllowRule {
  id: string;
  value: string[];
}

const ScalarSchema = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String));

/** One value or several, as texts. */
export const RuleValuesSchema = v.pipe(
  v.union([v.array(ScalarSchema), ScalarSchema]),
  v.transform((value) => (Array.isArray(value) ? value : [value])),
);

const RuleSchema = v.union([
  v.object({ id: WireIdSchema, value: RuleValuesSchema }),
  v.pipe(
    v.object({ id: WireIdSchema, values: RuleValuesSchema }),
    v.transform(({ id, values }): AllowRule => ({ id, value: values })),
  ),
  v.pipe(
    v.object({ param: WireIdSchema, value: RuleValuesSchema }),
    v.transform(({ param, value }): AllowRule => ({ id: param, value })),
  ),
]);

const RuleMapSchema = v.pipe(
  mapOf(RuleValuesSchema),
  v.transform((map): AllowRule[] => Object.entries(map).map(([id, value]) => ({ id, value }))),
);

/**
 * The rules that decide whether a parameter is shown: all of them must be true (docs/behaviour/commands.md#conditions). The spec leaves
 * the shape open. Accepted forms: a map of parameter to value or values, one rule, and a list of either. A missing value, an empty text
 * and false mean always.
 */
export const AllowRulesSchema = v.pipe(
  v.nullish(
    v.union([
      v.array(v.union([RuleSchema, RuleMapSchema])),
      RuleSchema,
      RuleMapSchema,
      v.literal(''),
      v.literal(false),
    ]),
    [],
  ),
  v.transform((allow): AllowRule[] => (typeof allow === 'object' ? [allow].flat(2) : [])),
);
