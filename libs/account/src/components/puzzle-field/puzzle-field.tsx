import { useEffect, useRef, useState } from 'react';
import { Alert, formatCountdown, useCountdown, useIsHydrated } from '@starhaven/ui-kit';
import { solvePuzzle } from './solve-puzzle';

/** The puzzle, as the page data contains it. */
export interface ShownPuzzle {
  id: string;
  challenge: string;
  /** Unix seconds. After this time the id is accepted as the proof. */
  waitUntil: number;
}

export interface PuzzleFieldProps {
  puzzle: ShownPuzzle;
  /** The server's clock, unix seconds. */
  nowSeconds: number;
  /** Whether the form lacks a password that it needs. */
  lacksPassword: (form: FormData) => boolean;
}

/**
 * The hidden field `proof` of a form. It solves the puzzle and then sends the form again. If scripts cannot solve it, it waits; without
 * scripts it says how long the visitor should wait. Use the puzzle's id as its key.
 */
export function PuzzleField({ puzzle, nowSeconds, lacksPassword }: PuzzleFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const isHydrated = useIsHydrated();
  const [isWaiting, setIsWaiting] = useState(false);
  /** The proof of a form that came back without its password, so the visitor has to send it. */
  const [unsent, setUnsent] = useState<string | null>(null);
  const waitSeconds = useCountdown(puzzle.waitUntil, nowSeconds);
  const { challenge } = puzzle;

  useEffect(() => {
    const ending = new AbortController();
    solvePuzzle(challenge, ending.signal)
      .catch(() => null)
      .then((proof) => {
        if (ending.signal.aborted) return;
        if (proof === null) setIsWaiting(true);
        else if (!send(field.current, proof, lacksPassword)) setUnsent(proof);
      });
    return () => ending.abort();
  }, [challenge, lacksPassword]);

  const isOver = isWaiting && waitSeconds === 0;
  useEffect(() => {
    if (isOver && !send(field.current, puzzle.id, lacksPassword)) setUnsent(puzzle.id);
  }, [isOver, puzzle.id, lacksPassword]);

  return (
    <>
      <input ref={field} type="hidden" name="proof" defaultValue={unsent ?? puzzle.id} />
      <Alert type="info" title={unsent === null ? 'One moment, please' : 'Please send the form again'}>
        {unsent === null
          ? waitingText(isHydrated && !isWaiting, waitSeconds)
          : 'This took a moment, because there were many attempts. Please type your password again, then send the form.'}
      </Alert>
    </>
  );
}

const waitingText = (isSolving: boolean, waitSeconds: number) =>
  isSolving
    ? 'Your browser solves a small puzzle first, because there were many attempts. That takes a few seconds.'
    : `There were many attempts. Please wait ${formatCountdown(waitSeconds, 'mm:ss')}, then send the form again.`;

/**
 * Sends the form with the proof. Returns false if it lacks its password: a form that was sent before the script ran comes back without it.
 */
function send(
  field: HTMLInputElement | null,
  proof: string,
  lacksPassword: PuzzleFieldProps['lacksPassword'],
): boolean {
  if (!field?.form) return true;
  field.value = proof;
  if (lacksPassword(new FormData(field.form))) return false;
  field.form.requestSubmit();
  return true;
}
