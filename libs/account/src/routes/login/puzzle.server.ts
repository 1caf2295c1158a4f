import type { Puzzle } from '@starhaven/contracts';
import type { ShownPuzzle } from '../../components/puzzle-field/puzzle-field';

/** The proof that a form brings, as the field of a call; nothing when it brings none. */
export function proofOf(form: FormData): { proof?: string } {
  const proof = form.get('proof');
  return typeof proof === 'string' && proof !== '' ? { proof } : {};
}

export const toShownPuzzle = ({ id, challenge, waitUntil }: Puzzle): ShownPuzzle => ({ id, challenge, waitUntil });
