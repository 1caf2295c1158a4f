import * as v from 'valibot';
import { RateLimitSchema } from './rate-limit';
import { EnvelopeSchema, isSuccess, RetcodeSchema } from './envelope';
import { UnixSecondsSchema } from '../wire/wire';

// The code selects one of the two forms, so that an error names the wrong field and not only that no form matches.
const SuccessCodeSchema = v.pipe(
  v.nullish(RetcodeSchema, 0),
  v.check(isSuccess, 'is not the code of a success'),
  v.transform((): 0 => 0),
);
const SentSuccessCodeSchema = v.pipe(
  RetcodeSchema,
  v.check(isSuccess, 'is not the code of a success'),
  v.transform((): 0 => 0),
);
const RefusalCodeSchema = v.pipe(
  RetcodeSchema,
  v.check((retcode) => !isSuccess(retcode), 'is not the code of a refusal'),
);

// Each form declares its own codes: two schemas for one name would leave no possible type.
const { message, status } = EnvelopeSchema.entries;
const textEntries = { message, status };

/** A plain refusal. A success in this form lacks its data and is invalid. */
export const RefusalSchema = v.looseObject({ ...textEntries, retcode: RefusalCodeSchema });

/** Fields that an action may return in addition to its code. An unreadable one counts as absent, because the code and text say enough. */
const outcomeEntries = {
  ...textEntries,
  /** null unless the caller is limited. */
  ratelimit: v.fallback(v.optional(v.nullable(RateLimitSchema), null), null),
  /** When the limit or quota ends, unix seconds; 0 when none is reported. */
  timestamp: v.fallback(v.optional(UnixSecondsSchema, 0), 0),
  /** The form field that caused the refusal, named as in the site's forms; only our own host sends it. */
  field: v.fallback(v.optional(v.string()), undefined),
};

// If the caller gives no `more`, the type stays at its default, a type without fields.
const nothingMore = <More>() => ({}) as More;

/**
 * An envelope that contains `data` on success (code 0, 200 or none, see docs/behaviour/api.md#success-codes); any other code is a plain
 * refusal. In the output the code of a success is always 0.
 */
export const answerWith = <Data extends v.GenericSchema, More extends v.ObjectEntries = Record<never, never>>(
  data: Data,
  more: More = nothingMore(),
) =>
  v.variant('retcode', [v.looseObject({ ...textEntries, ...more, retcode: SuccessCodeSchema, data }), RefusalSchema]);

/**
 * Like `answerWith`, but a host that has no data may leave it out: a success code without data, or with null, gives the data of `empty`. An
 * answer without a code needs its data; otherwise any object would count as a success.
 */
export const answerOrEmpty = <Data extends v.GenericSchema, More extends v.ObjectEntries = Record<never, never>>(
  data: Data,
  empty: v.InferInput<Data>,
  more: More = nothingMore(),
) => {
  const absent = v.pipe(
    v.nullish(v.null(), null),
    v.transform(() => v.parse(data, empty)),
  );
  return v.variant('retcode', [
    v.looseObject({ ...textEntries, ...more, retcode: SuccessCodeSchema, data }),
    v.looseObject({
      ...textEntries,
      ...more,
      retcode: SentSuccessCodeSchema,
      // Type inference does not follow a generic schema through the pipe.
      data: absent as unknown as v.GenericSchema<null | undefined, v.InferOutput<Data>>,
    }),
    RefusalSchema,
  ]);
};

/** The answer to an action: code, text, the limits of the action, and `more`, which may come with any code. */
export const outcome = <More extends v.ObjectEntries = Record<never, never>>(more: More = nothingMore()) =>
  v.variant('retcode', [
    v.looseObject({ ...outcomeEntries, ...more, retcode: SuccessCodeSchema }),
    v.looseObject({ ...outcomeEntries, ...more, retcode: RefusalCodeSchema }),
  ]);

/** The answer to an action without data. */
export const OutcomeSchema = outcome();

/** The answer to an action with data: `data` is null on every refusal and when absent; `more` may come with either. */
export const outcomeWith = <Data extends v.GenericSchema, More extends v.ObjectEntries = Record<never, never>>(
  data: Data,
  more: More = nothingMore(),
) =>
  v.variant('retcode', [
    v.looseObject({
      ...outcomeEntries,
      ...more,
      retcode: SuccessCodeSchema,
      data: v.optional(v.nullable(data), null),
    }),
    v.looseObject({
      ...outcomeEntries,
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
