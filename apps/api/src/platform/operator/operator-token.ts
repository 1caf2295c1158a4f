import { createHmac } from 'node:crypto';

/** What an operator command shows to the running server; made from the trust secret so that nothing else must be kept. */
export function operatorTokenOf(trustSecret: string): string {
  return createHmac('sha256', trustSecret).update('operator').digest('hex');
}
