import type { Hints } from '../../../platform/operator/tell-operator';

/** What the operator can do about a slug that no server has. */
export const serverHints: Hints = { 'not-found': 'see: npm run server -- list' };
