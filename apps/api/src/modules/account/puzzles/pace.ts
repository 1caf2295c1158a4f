import type { Limit, Limits } from '../../../platform/limits/limits';
import { overLimit } from '../../../platform/limits/over-limit';
import type { Attempt } from '../login/login-origin';
import type { Pressure } from './pressure';
import { puzzleWaitSeconds } from './puzzle-context';

/**
 * Limits clients that do not know puzzles: under pressure an address has one attempt in `puzzleWaitSeconds`. Attempts before the pressure
 * count, too: the attempt after a third failure has to wait. An address without an attempt in that time does not wait, so that the owner
 * of a name gets in while attackers guess its password.
 */
export class Pace {
  private readonly attempts: Limit;

  constructor(limits: Limits) {
    this.attempts = limits.create({ name: 'puzzle-pace', max: 1, windowSeconds: puzzleWaitSeconds });
  }

  /** Counts the attempt. @throws DomainError rate-limited when one of `found`, the pressures that apply to it, had an attempt just now */
  async admit(attempt: Attempt, all: readonly Pressure[], found: readonly Pressure[]): Promise<void> {
    const states = await Promise.all(all.map((pressure) => this.attempts.hit(keyOf(pressure, attempt))));
    for (const [index, pressure] of all.entries()) {
      const state = states[index];
      if (!state?.isOver || !found.includes(pressure)) continue;
      throw overLimit({ max: pressure.max, until: state.until }, 'Too many attempts. Please wait and try again.');
    }
  }
}

const keyOf = (pressure: Pressure, attempt: Attempt) =>
  `${pressure.name} ${attempt.addressKey} ${pressure.keyOf(attempt)}`;
