import { Refusal } from '../../../platform/http/refusal';

/** The same for a wrong, used, dead or late code and for an address that nobody has (docs/security.md#guessing). */
export const invalidCode = () => new Refusal(-1, 'Invalid verification code.');
