import { messageOf } from '@starhaven/node-kit/server';
import type { ApiConfig } from '../../config/config';
import { getTrustSecret } from '../../config/trust-secret';
import { DatabaseStartError } from '../../platform/database/errors';
import { OperatorError } from '../../platform/operator/operator-error';
import { operatorRefusal } from '../../platform/operator/operator-paths';
import { operatorTokenOf } from '../../platform/operator/operator-token';

/**
 * Sends the operation to the running server, because only that server may touch the data folder; returns the `data` of its answer. `input`
 * is sent as JSON.
 * @throws OperatorError with the server's reason, otherwise DatabaseStartError
 */
export async function askServer<T>(url: string, path: string, config: ApiConfig, input?: object): Promise<T> {
  const token = operatorTokenOf(getTrustSecret(config));
  const { ok, answer } = await send<T>(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(input ? { 'content-type': 'application/json' } : {}) },
    body: input ? JSON.stringify(input) : undefined,
  });
  if (answer.retcode === operatorRefusal) throw new OperatorError(answer.message);
  if (!ok || answer.data === undefined) {
    throw new DatabaseStartError(
      `The running server at ${url} could not run the command: ${answer.message}; see its log.`,
    );
  }
  return answer.data;
}

/** Routes of operators answer in this form; client and server are the same program. */
interface Answer<T> {
  retcode: number;
  message: string;
  data?: T;
}

/** A server that stops during the operation sends no answer or only a part of one. */
async function send<T>(address: string, init: RequestInit): Promise<{ ok: boolean; answer: Answer<T> }> {
  try {
    const response = await fetch(address, init);
    // Command and server belong to the same release, and the caller states the type of the answer.
    return { ok: response.ok, answer: (await response.json()) as Answer<T> };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new DatabaseStartError(
      `The running server at ${new URL(address).origin} gave no answer (${messageOf(cause)}): it may have stopped during the operation. ` +
        'Read its log, and run the command again after it has started.',
    );
  }
}
