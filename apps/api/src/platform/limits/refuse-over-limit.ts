import type { Limit } from './limits';
import { overLimit } from './over-limit';

/** Counts one for the key. @throws DomainError rate-limited with the message when that exceeds the limit */
export async function refuseOverLimit(limit: Pick<Limit, 'hit'>, key: string, message?: string): Promise<void> {
  const state = await limit.hit(key);
  if (state.isOver) throw overLimit(state, message);
}
