import { createHmac, randomBytes } from 'node:crypto';
import { isEqualSecret } from '../../../platform/secrets/is-equal-secret';
import type { PuzzlePurpose } from './puzzle-context';

export interface PuzzleTimes {
  /** From this time (Unix seconds) the id alone is the proof. */
  waitUntil: number;
  /** Unix seconds. */
  expires: number;
}

const sign = (text: string, purpose: PuzzlePurpose, secret: string) =>
  createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url');

/** An id that contains its times and our signature: puzzles that are never solved need no row in the database. */
export function makePuzzleId({ waitUntil, expires }: PuzzleTimes, purpose: PuzzlePurpose, secret: string): string {
  const text = `${waitUntil}.${expires}.${randomBytes(12).toString('base64url')}`;
  return `${text}.${sign(text, purpose, secret)}`;
}

/** The times of an id that we signed for this purpose, or null. */
export function readPuzzleId(id: string, purpose: PuzzlePurpose, secret: string): PuzzleTimes | null {
  const match = /^((\d{1,12})\.(\d{1,12})\.[\w-]{16})\.([\w-]{43})$/.exec(id);
  const [, text, waitUntil, expires, signature] = match ?? [];
  if (!text || !signature || !isEqualSecret(signature, sign(text, purpose, secret))) return null;
  return { waitUntil: Number(waitUntil), expires: Number(expires) };
}
