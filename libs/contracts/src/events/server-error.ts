import * as v from 'valibot';
import { defineServerEvent } from '../lib/define-event';
import { WireTextSchema } from '../lib/wire';

/** Something went wrong on the server; a text or `{message}` (docs/behaviour/api.md#shapes-that-are-left-open), yields the latter. */
export const serverError = defineServerEvent(
  'error',
  v.union([
    v.object({ message: WireTextSchema }),
    v.pipe(
      WireTextSchema,
      v.transform((message) => ({ message })),
    ),
  ]),
);
