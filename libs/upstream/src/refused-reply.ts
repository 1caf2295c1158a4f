import type { CallRefusal } from './call-result';
import { isLimited } from './refusals';

/** The reply to a form that the host refused: with the host's message, or else ours. */
export function refusedReply(
  refusal: CallRefusal,
  { title, message = 'That did not work. Please try again.' }: { title: string; message?: string },
) {
  return {
    message: { type: 'error' as const, title, message: refusal.message || message },
    status: isLimited(refusal) ? 429 : 422,
  };
}
