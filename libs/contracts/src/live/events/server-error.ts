import * as v from 'valibot';
import { defineServerEvent } from '../../protocol/define-event';
import { WireTextSchema } from '../../protocol/wire/wire';

/** An error on the server; a text or `{message}` (docs/behaviour/api.md#shapes-that-are-left-open). The output is `{message}`. */
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
