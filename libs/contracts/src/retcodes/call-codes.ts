import type { CallDefinition } from '../protocol/define-call';

/** The headings that group the calls. */
export const callLists = {
  account: 'docs/behaviour/api.md#account-calls',
  file: 'docs/behaviour/api.md#file-calls',
  book: 'docs/behaviour/api.md#book-calls',
} as const;
type CallList = (typeof callLists)[keyof typeof callLists];

/** The headings of the codes that the specification prescribes to every host, for the same groups. */
export const codeRules = {
  account: 'docs/behaviour/api.md#codes-of-account-calls',
  file: 'docs/behaviour/api.md#codes-of-file-calls',
  book: 'docs/behaviour/api.md#codes-of-book-calls',
} as const;
type CodeRule = (typeof codeRules)[keyof typeof codeRules];

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
  /** The rule that prescribes the code to every host. Absent: the code is our choice. */
  rule?: CodeRule;
}

/** Every answer of one call of the specification. */
export interface CallCodes {
  call: CallDefinition;
  /** The group of the call. */
  list: CallList;
  codes: readonly AnsweredCode[];
}

/** The fields of every answer that asks the caller to wait. */
export const waitFields = ['ratelimit.max', 'ratelimit.time', 'timestamp'] as const;
