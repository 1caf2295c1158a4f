import type { CallDefinition, CallResponse, Envelope } from '@starhaven/contracts';
import { EnvelopeSchema, isSuccess } from '@starhaven/contracts';
import * as v from 'valibot';
import { UpstreamError } from './upstream-error';

/** The answer without the plain envelope, which stands for a refusal wherever an answer has another form as well. */
type WithoutRefusal<Answer> = Answer extends unknown
  ? Envelope extends Answer
    ? Answer extends Envelope
      ? never
      : Answer
    : Answer
  : never;
type Successful<Answer> = [WithoutRefusal<Answer>] extends [never] ? Answer : WithoutRefusal<Answer>;

/** Returns the answer, or throws the `business` error with code and text when it is an envelope whose code is neither 0 nor 200. */
export function requireSuccess<C extends CallDefinition>(
  call: C,
  answer: CallResponse<C>,
): Successful<CallResponse<C>> {
  const envelope = v.safeParse(EnvelopeSchema, answer);
  if (envelope.success && !isSuccess(envelope.output.retcode)) {
    const { retcode, message, status } = envelope.output;
    throw new UpstreamError('business', call.name, `refused with retcode ${retcode}`, {
      retcode,
      serverMessage: message || status || undefined,
    });
  }
  return answer as Successful<CallResponse<C>>;
}
