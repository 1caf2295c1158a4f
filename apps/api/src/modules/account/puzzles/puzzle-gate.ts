import { LoginRetcode } from '@starhaven/contracts';
import { Refusal } from '../../../platform/http/refusal';
import type { Limit, Limits } from '../../../platform/limits/limits';
import { deriveKey } from '../../../platform/secrets/derive-key';
import type { Attempt } from '../login/login-seams';
import { isProof } from './is-proof';
import { makePuzzle } from './make-puzzle';
import type { PuzzleContext, PuzzlePurpose } from './puzzle-context';
import { puzzleLifeSeconds, puzzleWaitSeconds } from './puzzle-context';

interface Pressure {
  limit: Limit;
  keyOf: (attempt: Attempt) => string;
}

/** Failures that are counted elsewhere, and from how many on a puzzle is asked for. */
interface FailureCount extends Pressure {
  from: number;
}

export interface PuzzleGate {
  /** @throws Refusal with a puzzle when the attempt comes under pressure and brings no proof */
  admit: (attempt: Attempt) => Promise<void>;
}

/**
 * Asks for a puzzle after repeated failures of a name or an address, and when one address or the whole site registers more
 * than people do. The failures are those that the login limits count.
 */
export function createPuzzleGate(limits: Limits, accountSecret: string): PuzzleGate {
  const context: PuzzleContext = {
    secret: deriveKey(accountSecret, 'puzzles').toString('hex'),
    uses: limits.create({ name: 'puzzle-use', max: 1, windowSeconds: puzzleLifeSeconds }),
    waits: limits.create({ name: 'puzzle-wait', max: 1, windowSeconds: puzzleWaitSeconds }),
  };
  const failures: FailureCount[] = [
    {
      limit: limits.create({ name: 'login-name', max: 25, windowSeconds: 3600 }),
      keyOf: ({ name }) => name,
      from: 3,
    },
    {
      limit: limits.create({ name: 'login-address', max: 25, windowSeconds: 5 * 60 }),
      keyOf: ({ addressKey }) => addressKey,
      from: 10,
    },
  ];
  const free: Record<'register' | 'guest', Pressure[]> = {
    register: [
      {
        limit: limits.create({ name: 'register-free-site', max: 20, windowSeconds: 10 * 60 }),
        keyOf: () => 'site',
      },
      {
        limit: limits.create({ name: 'register-free-address', max: 2, windowSeconds: 30 * 60 }),
        keyOf: ({ addressKey }) => addressKey,
      },
    ],
    guest: [
      { limit: limits.create({ name: 'guest-free-site', max: 100, windowSeconds: 10 * 60 }), keyOf: () => 'site' },
      {
        limit: limits.create({ name: 'guest-free-address', max: 10, windowSeconds: 10 * 60 }),
        keyOf: ({ addressKey }) => addressKey,
      },
    ],
  };

  async function isUnderPressure(attempt: Attempt): Promise<boolean> {
    if (attempt.action === 'login') {
      const states = await Promise.all(failures.map(({ limit, keyOf }) => limit.peek(keyOf(attempt))));
      return states.some(({ used }, index) => used >= (failures[index]?.from ?? 0));
    }
    const states = await Promise.all(free[attempt.action].map(({ limit, keyOf }) => limit.hit(keyOf(attempt))));
    return states.some(({ isOver }) => isOver);
  }

  return {
    admit: async (attempt) => {
      if (!(await isUnderPressure(attempt))) return;
      const purpose: PuzzlePurpose = attempt.action === 'register' ? 'register' : 'login';
      const { proof, addressKey } = attempt;
      if (proof !== undefined && (await isProof(context, purpose, { proof, addressKey }))) return;
      const puzzle = await makePuzzle(context, purpose);
      throw new Refusal(LoginRetcode.PROOF_NEEDED, 'Please confirm that you are not a robot.', { fields: { puzzle } });
    },
  };
}
