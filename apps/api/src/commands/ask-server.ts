import type { ApiConfig } from '../config/config';
import { getTrustSecret } from '../config/trust-secret';
import { DatabaseStartError } from '../platform/database/errors';
import { operatorTokenOf } from '../platform/operator/operator-token';

/**
 * Has the running server do it, which alone may touch the data folder; returns the `data` of its answer.
 * @throws DatabaseStartError
 */
export async function askServer<T>(url: string, path: string, config: ApiConfig): Promise<T> {
  const token = operatorTokenOf(await getTrustSecret(config));
  const response = await fetch(`${url}${path}`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  const answer = (await response.json()) as { message: string; data?: T };
  if (!response.ok || answer.data === undefined) {
    throw new DatabaseStartError(`The running server at ${url} did not do it: ${answer.message}; see its log.`);
  }
  return answer.data;
}
