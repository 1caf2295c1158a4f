import type { Submission } from '@conform-to/react';
import { parseWithValibot } from '@conform-to/valibot';
import type * as v from 'valibot';

/**
 * Judges a form by its schema. What a schema does with an empty field is its own business, so the adapter's coercion,
 * which has texts of its own, is off.
 */
export function parseForm<S extends v.GenericSchema>(form: FormData, schema: S): Submission<v.InferOutput<S>> {
  return parseWithValibot(form, { schema, disableAutoCoercion: true });
}
