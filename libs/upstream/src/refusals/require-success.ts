import type { CallDefinition } from '@starhaven/contracts/protocol';
import type { CallResult, CallSuccess } from '../call-result';
import { UpstreamError } from '../failures/upstream-error';

/** Returns the result of a successful call; throws the `business` error with the code and text of a refusal. */
export function requireSuccess<C extends CallDefinition>(call: C, result: CallResult<C>): CallSuccess<C> {
  if (isCallSuccess<C>(result)) return result;
  // For the same reason as below, the compiler does not see that only a refusal is left here.
  const { retcode, message } = result as { retcode: number; message: string };
  throw new UpstreamError('business', call.name, `refused with retcode ${retcode}`, {
    retcode,
    serverMessage: message || undefined,
  });
}

// The compiler cannot resolve the conditional type of a generic call.
const isCallSuccess = <C extends CallDefinition>(result: { ok: boolean }): result is CallSuccess<C> => result.ok;
