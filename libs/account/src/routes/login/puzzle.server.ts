import type { Puzzle } from '@starhaven/contracts/session';
import type { ShownPuzzle } from '../../components/puzzle-field/puzzle-field';

/** Returns the form's proof of work as a field of the API call; an empty object if the form has none. */
export function proofOf(form: FormData): { proof?: string } {
  const proof = form.get('proof');
  return typeof proof === 'string' && proof !== '' ? { proof } : {};
}

export const toShownPuzzle = ({ id, challenge, waitUntil }: Puzzle): ShownPuzzle => ({ id, challenge, waitUntil });
