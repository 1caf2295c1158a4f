import type { Puzzle } from '@starhaven/contracts/session';
import { createChallenge, randomInt } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { PuzzleContext, PuzzlePurpose } from './puzzle-context';
import { puzzleLifeSeconds, puzzleWaitSeconds } from './puzzle-context';
import { makePuzzleId } from './puzzle-id';

// About half a second on one core of a desktop computer, a few seconds on a phone; checking a solution takes half a millisecond.
const cost = 1000;
const rounds = { min: 2000, max: 6000 };

/** A new puzzle, which any visitor may solve: the work counts, not the solver. */
export async function makePuzzle({ secret, now = Date.now }: PuzzleContext, purpose: PuzzlePurpose): Promise<Puzzle> {
  const seconds = Math.floor(now() / 1000);
  const times = { waitUntil: seconds + puzzleWaitSeconds, expires: seconds + puzzleLifeSeconds };
  const id = makePuzzleId(times, purpose, secret);
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(rounds.min, rounds.max),
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret} key`,
    expiresAt: times.expires,
    data: { id },
  });
  return { id, challenge: JSON.stringify(challenge), ...times };
}
