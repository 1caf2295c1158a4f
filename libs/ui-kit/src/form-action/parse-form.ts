import type { Submission } from '@conform-to/react';
import { parseWithValibot } from '@conform-to/valibot';
import type * as v from 'valibot';

/**
 * Validates a form with its schema, the same in the browser and on the server. The schema decides what an empty field means, so the
 * adapter's coercion, which has texts of its own, is off.
 */
export function parseForm<S extends v.GenericSchema>(form: FormData, schema: S): Submission<v.InferOutput<S>> {
  return parseWithValibot(form, { schema, disableAutoCoercion: true });
}
