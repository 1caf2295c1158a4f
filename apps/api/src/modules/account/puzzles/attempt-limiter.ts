import type { Limit, Limits } from '../../../platform/limits/limits';
import { overLimit } from '../../../platform/limits/over-limit';
import type { Attempt } from '../login/login-origin';
import type { LoadCondition } from './load-condition';
import { puzzleWaitSeconds } from './puzzle-context';

/**
 * Limits clients that do not know puzzles: while a condition applies, an address has one attempt in `puzzleWaitSeconds`. Earlier attempts
 * count, too: the attempt after a third failure has to wait. An address without an attempt in that time does not wait, so that the owner
 * of a name gets in while attackers guess its password.
 */
export class AttemptLimiter {
  private readonly attempts: Limit;

  constructor(limits: Limits) {
    this.attempts = limits.create({ name: 'puzzle-pace', max: 1, windowSeconds: puzzleWaitSeconds });
  }

  /** Counts the attempt. @throws DomainError rate-limited when one of the `active` conditions had an attempt just now */
  async admit(attempt: Attempt, all: readonly LoadCondition[], active: readonly LoadCondition[]): Promise<void> {
    const states = await Promise.all(all.map((condition) => this.attempts.hit(keyOf(condition, attempt))));
    for (const [index, condition] of all.entries()) {
      const state = states[index];
      if (!state?.isOver || !active.includes(condition)) continue;
      throw overLimit({ max: condition.max, until: state.until }, 'Too many attempts. Please wait and try again.');
    }
  }
}

const keyOf = (condition: LoadCondition, attempt: Attempt) =>
  `${condition.name} ${attempt.addressKey} ${condition.keyOf(attempt)}`;
