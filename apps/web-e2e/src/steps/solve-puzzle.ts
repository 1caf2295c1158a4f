import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

const isChallenge = (value: unknown): value is Challenge =>
  typeof value === 'object' && value !== null && 'parameters' in value && 'signature' in value;

/** The puzzle in the data of a page, as its script gets it: a JSON text within JSON. */
function findChallenge(data: string): Challenge {
  for (const [text] of data.matchAll(/"(?:\\.|[^"\\])*"/g)) {
    try {
      const found: unknown = JSON.parse(JSON.parse(text) as string);
      if (isChallenge(found)) return found;
    } catch {
      // Most texts of a page are not JSON.
    }
  }
  throw new Error('The page has no puzzle.');
}

/** The field `proof` for a form whose answer is a puzzle, as the page's own script makes it. */
export async function solvePuzzle(data: string): Promise<string> {
  const challenge = findChallenge(data);
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}
