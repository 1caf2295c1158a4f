import { createHmac } from 'node:crypto';

/** The credential of operator commands for the running server. It is derived from the trust secret, so no other secret is stored. */
export function operatorTokenOf(trustSecret: string): string {
  return createHmac('sha256', trustSecret).update('operator').digest('hex');
}
