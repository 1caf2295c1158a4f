import { DomainError } from '../../../platform/errors/domain-error';
import type { Limits } from '../../../platform/limits/limits';
import { deriveKey } from '../../../platform/secrets/derive-key';
import type { Attempt } from '../login/login-origin';
import { isProof } from './is-proof';
import { makePuzzle } from './make-puzzle';
import { AttemptLimiter } from './attempt-limiter';
import { createLoadConditions } from './load-condition';
import type { LoadCondition } from './load-condition';
import type { PuzzleContext, PuzzlePurpose } from './puzzle-context';
import { puzzleLifeSeconds, puzzleWaitSeconds } from './puzzle-context';

export interface PuzzleGate {
  /**
   * @throws DomainError when the attempt has to cost work: proof-of-work-required for a client that knows puzzles and sends no proof,
   * rate-limited for any other client that comes again too soon
   */
  admit: (attempt: Attempt) => Promise<void>;
}

/**
 * Requires a puzzle after repeated failures of a name or an address, and when one address or the whole site registers unusually many
 * accounts. Clients that do not know puzzles may try once in 30 seconds, the time that waiting instead of solving takes.
 */
export function createPuzzleGate(limits: Limits, accountSecret: string): PuzzleGate {
  const context: PuzzleContext = {
    secret: deriveKey(accountSecret, 'puzzles').toString('hex'),
    uses: limits.create({ name: 'puzzle-use', max: 1, windowSeconds: puzzleLifeSeconds }),
    waits: limits.create({ name: 'puzzle-wait', max: 1, windowSeconds: puzzleWaitSeconds }),
  };
  const conditions = createLoadConditions(limits);
  const attemptLimiter = new AttemptLimiter(limits);

  async function findActiveConditions(attempt: Attempt): Promise<LoadCondition[]> {
    const all = conditions[attempt.action];
    const isActive = await Promise.all(all.map((condition) => condition.applies(attempt)));
    return all.filter((_, index) => isActive[index]);
  }

  async function hasProof({ proof, addressKey }: Attempt, purpose: PuzzlePurpose): Promise<boolean> {
    return proof !== undefined && isProof(context, purpose, { proof, addressKey });
  }

  return {
    admit: async (attempt) => {
      const active = await findActiveConditions(attempt);
      if (!attempt.knowsPuzzles) return attemptLimiter.admit(attempt, conditions[attempt.action], active);
      if (active.length === 0) return;
      const purpose: PuzzlePurpose = attempt.action === 'register' ? 'register' : 'login';
      if (await hasProof(attempt, purpose)) return;
      const puzzle = await makePuzzle(context, purpose);
      throw new DomainError('proof-of-work-required', 'Please confirm that you are not a robot.', { puzzle });
    },
  };
}
