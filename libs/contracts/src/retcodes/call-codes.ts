import type { CallDefinition } from '../protocol/define-call';

/** One answer of a call: the situation, and the codes for it. */
export interface AnsweredCode {
  /** The situation; unique within the call. */
  when: string;
  /** null: the answer is the data itself, without an envelope. */
  retcode: number | null;
  /** HTTP status; 200 unless given. */
  status?: number;
  /** Envelope fields that this answer always has in addition to `retcode` and `message`, such as `ratelimit.time`. */
  fields?: readonly string[];
  /** Section of the specification that names the code. Absent if no section does: then the code is our choice. */
  section?: string;
}

/** Every answer of one call of the specification. */
export interface CallCodes {
  call: CallDefinition;
  /** Section of the specification that names the call. */
  section: string;
  /** False: our API does not have the call yet; the codes are planned. */
  isServed: boolean;
  codes: readonly AnsweredCode[];
}

/** The fields of every answer that tells the caller to wait. */
export const waitFields = ['ratelimit.max', 'ratelimit.time', 'timestamp'] as const;
