import type { AnsweredCode } from './call-codes';
import { waitFields } from './call-codes';

/** Answers that any call may give; the specification names none of them. */
export const commonCodes: readonly AnsweredCode[] = [
  { when: 'the input is not valid', status: 400, retcode: 400 },
  { when: 'the session key is missing, wrong or no longer valid', status: 401, retcode: 401 },
  { when: 'there is no such call', status: 404, retcode: 404 },
  { when: 'the body is too large', status: 413, retcode: 413 },
  { when: 'the address has sent too many requests', status: 429, retcode: 429, fields: waitFields },
  { when: 'an unexpected error', status: 500, retcode: 500 },
  { when: 'the server is overloaded', status: 503, retcode: 503 },
  { when: 'nothing can be saved: the disk is full', status: 507, retcode: 507 },
];
