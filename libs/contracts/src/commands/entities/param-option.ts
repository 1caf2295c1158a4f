import * as v from 'valibot';
import { mapOf } from '../../protocol/wire/map-of';
import { WireIdSchema, WireTextSchema } from '../../protocol/wire/wire';

export interface ParamOption {
  value: string;
  label: string;
}

const OptionTextSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

const OptionSchema = v.union([
  v.object({ value: OptionTextSchema, label: OptionTextSchema }),
  v.pipe(
    v.object({ id: WireIdSchema, name: WireTextSchema }),
    v.transform(({ id, name }): ParamOption => ({ value: id, label: name || id })),
  ),
  v.pipe(
    OptionTextSchema,
    v.transform((value): ParamOption => ({ value, label: value })),
  ),
]);

/**
 * The choices of a parameter: a map of value to label (docs/behaviour/commands.md#parameter), or a list. Only a list keeps the order of
 * numeric values.
 */
export const ParamOptionsSchema = v.pipe(
  v.nullish(v.union([v.array(OptionSchema), mapOf(OptionTextSchema)]), []),
  v.transform((data): ParamOption[] =>
    Array.isArray(data) ? data : Object.entries(data).map(([value, label]) => ({ value, label })),
  ),
);
