import type { ApiConfig } from '../../config/config';
import { getTrustSecret } from '../../config/trust-secret';
import { DatabaseStartError } from '../../platform/database/errors';
import { OperatorError } from '../../platform/operator/operator-error';
import { operatorRefusal } from '../../platform/operator/routes';
import { operatorTokenOf } from '../../platform/operator/operator-token';

/**
 * Sends the operation to the running server, because only that server may touch the data folder; returns the `data` of its answer. `input`
 * is sent as JSON.
 * @throws OperatorError with the server's reason, otherwise DatabaseStartError
 */
export async function askServer<T>(url: string, path: string, config: ApiConfig, input?: object): Promise<T> {
  const token = operatorTokenOf(await getTrustSecret(config));
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(input ? { 'content-type': 'application/json' } : {}) },
    body: input ? JSON.stringify(input) : undefined,
  });
  // Routes of operators answer in this form; client and server are the same program.
  const answer = (await response.json()) as { retcode: number; message: string; data?: T };
  if (answer.retcode === operatorRefusal) throw new OperatorError(answer.message);
  if (!response.ok || answer.data === undefined) {
    throw new DatabaseStartError(
      `The running server at ${url} could not run the command: ${answer.message}; see its log.`,
    );
  }
  return answer.data;
}
