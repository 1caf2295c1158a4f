import type { Submission } from '@conform-to/dom';
import { formatPaths, parse } from '@conform-to/dom';
import * as v from 'valibot';

/**
 * Validates a form with its schema, in the same way in the browser and on the server. The schema decides what an empty field means:
 * Conform's own adapter for Valibot adds a coercion that we do not use but every form would load.
 */
export function parseForm<S extends v.GenericSchema>(form: FormData, schema: S): Submission<v.InferOutput<S>> {
  return parse(form, {
    resolve: (fields) => {
      const result = v.safeParse(schema, fields);
      if (result.success) return { value: result.output };
      const error: Record<string, string[]> = {};
      for (const { path = [], message } of result.issues) {
        const keys = path.map(({ key }) => key).filter((key) => typeof key === 'string' || typeof key === 'number');
        (error[formatPaths(keys)] ??= []).push(message);
      }
      return { error };
    },
  });
}
