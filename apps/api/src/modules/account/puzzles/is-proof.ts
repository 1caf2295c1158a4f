import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { PuzzleContext, PuzzlePurpose } from './puzzle-context';
import { readPuzzleId } from './puzzle-id';

const maxProofLength = 4096;

/** A solver's answer as JSON text: the puzzle's challenge and its solution. The library checks the rest. */
const SolvedSchema = v.object({
  challenge: v.looseObject({
    parameters: v.looseObject({ data: v.object({ id: v.string() }) }),
    signature: v.string(),
  }),
  solution: v.looseObject({ counter: v.number(), derivedKey: v.string() }),
});

function readSolved(proof: string): v.InferOutput<typeof SolvedSchema> | null {
  try {
    const parsed = v.safeParse(SolvedSchema, JSON.parse(proof));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

async function isSolved(solved: v.InferOutput<typeof SolvedSchema>, secret: string): Promise<boolean> {
  // The library's type describes only its own solver's output; the library checks what it reads.
  const { challenge, solution } = solved as unknown as Pick<
    Parameters<typeof verifySolution>[0],
    'challenge' | 'solution'
  >;
  const result = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret} key`,
    // The library throws on forged input.
  }).catch(() => null);
  return result?.verified === true;
}

/**
 * Whether the proof is a solved puzzle of ours for this purpose, or the id of one whose wait is over. Each puzzle counts once, even when it
 * is sent several times at once.
 */
export async function isProof(
  context: PuzzleContext,
  purpose: PuzzlePurpose,
  { proof, addressKey }: { proof: string; addressKey: string },
): Promise<boolean> {
  const { secret, uses, waits, now = Date.now } = context;
  if (proof.length > maxProofLength) return false;
  const solved = readSolved(proof);
  const id = solved ? solved.challenge.parameters.data.id : proof;
  const times = readPuzzleId(id, purpose, secret);
  const seconds = now() / 1000;
  if (times === null || times.expires <= seconds) return false;
  if (solved ? !(await isSolved(solved, secret)) : seconds < times.waitUntil) return false;
  if ((await uses.hit(id)).isOver) return false;
  return solved !== null || !(await waits.hit(addressKey)).isOver;
}
