import type { CallDefinition } from '../lib/define-call';

/** One answer of a call: what happened, and the codes that say so. */
export interface AnsweredCode {
  /** What happened; unique within the call. */
  when: string;
  /** null: the answer is the data itself, without an envelope. */
  retcode: number | null;
  /** HTTP status; 200 unless given. */
  status?: number;
  /** Fields of the envelope beside `retcode` and `message` that always come along, such as `ratelimit.time`. */
  fields?: readonly string[];
  /** Section of the specification that names the code; left out where it names none, so that the code is our choice. */
  section?: string;
}

/** Every answer of one call of the specification. */
export interface CallCodes {
  call: CallDefinition;
  /** Section of the specification that names the call. */
  section: string;
  /** False: our API does not have the call yet; the codes are those it shall have. */
  isServed: boolean;
  codes: readonly AnsweredCode[];
}

/** The fields of every answer to somebody who has to wait. */
export const waitFields = ['ratelimit.max', 'ratelimit.time', 'timestamp'] as const;
