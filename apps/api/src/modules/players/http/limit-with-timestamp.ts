import { DomainError } from '../../../platform/errors/domain-error';
import { Refusal } from '../../../platform/http/errors/refusal';
import { refuseDomainError } from '../../../platform/http/errors/refuse-domain-error';

/** Repeats the end of a limit in `data.timestamp`, where the search for players has it (docs/behaviour/account.md#player-search). */
export async function limitWithTimestamp<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind !== 'rate-limited') throw error;
    const { retcode, message, status, retryAfterSeconds, fields } = refuseDomainError(error);
    const data = { timestamp: fields['timestamp'] };
    throw new Refusal(retcode, message, {
      status,
      retryAfterSeconds: retryAfterSeconds ?? undefined,
      fields: { ...fields, data },
      cause: error,
    });
  }
}
