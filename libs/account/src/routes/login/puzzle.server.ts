import type { Puzzle } from '@starhaven/contracts/session';
import type { ShownPuzzle } from '../../components/puzzle-field/puzzle-field';

/** The proof in a form, as the field of a call; no field when the form has none. */
export function proofOf(form: FormData): { proof?: string } {
  const proof = form.get('proof');
  return typeof proof === 'string' && proof !== '' ? { proof } : {};
}

export const toShownPuzzle = ({ id, challenge, waitUntil }: Puzzle): ShownPuzzle => ({ id, challenge, waitUntil });
