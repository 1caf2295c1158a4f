import * as v from 'valibot';
import { RateLimitSchema } from '../entities/rate-limit';
import { EnvelopeSchema, isSuccess, RetcodeSchema } from './envelope';
import { UnixSecondsSchema } from './wire';

// The code decides which of the two forms is meant, so that a wrong field is reported where it is and not as "no form fits".
const SuccessCodeSchema = v.pipe(v.nullish(RetcodeSchema, 0), v.check(isSuccess, 'is not the code of a success'));
const RefusalCodeSchema = v.pipe(
  RetcodeSchema,
  v.check((retcode) => !isSuccess(retcode), 'is not the code of a refusal'),
);

/** A plain refusal; a success in this form has lost its data and is none. */
export const RefusalSchema = v.looseObject({ ...EnvelopeSchema.entries, retcode: RefusalCodeSchema });

/** Limits that an answer may report beside its code. */
const limitEntries = {
  /** null unless the caller is limited. */
  ratelimit: v.optional(v.nullable(RateLimitSchema), null),
  /** When the limit or quota ends, unix seconds; 0 when none is reported. */
  timestamp: v.optional(UnixSecondsSchema, 0),
};

/**
 * An envelope that carries `data` when it succeeds (code 0, 200 or none, see docs/behaviour/api.md#success-codes); any other code
 * is a plain refusal.
 */
export const answerWith = <Data extends v.GenericSchema, More extends v.ObjectEntries = Record<never, never>>(
  data: Data,
  more: More = {} as More,
) =>
  v.variant('retcode', [
    v.looseObject({ ...EnvelopeSchema.entries, ...more, retcode: SuccessCodeSchema, data }),
    RefusalSchema,
  ]);

/** The answer to an action without data: code, text and the limits that the action may have met. */
export const OutcomeSchema = v.looseObject({
  ...EnvelopeSchema.entries,
  ...limitEntries,
  /** Our own host names the field that a refusal is about, as the site's forms call it. */
  field: v.optional(v.string()),
});
export type Outcome = v.InferOutput<typeof OutcomeSchema>;

/** The answer to an action with data, for callers that tell its codes apart; `data` is null on every refusal and when absent, `more` may come with either. */
export const outcomeWith = <Data extends v.GenericSchema, More extends v.ObjectEntries = Record<never, never>>(
  data: Data,
  more: More = {} as More,
) =>
  v.variant('retcode', [
    v.looseObject({
      ...OutcomeSchema.entries,
      ...more,
      retcode: SuccessCodeSchema,
      data: v.optional(v.nullable(data), null),
    }),
    v.looseObject({
      ...OutcomeSchema.entries,
      ...more,
      retcode: RefusalCodeSchema,
      data: v.optional(
        v.pipe(
          v.unknown(),
          v.transform(() => null),
        ),
        null,
      ),
    }),
  ]);
