import * as v from 'valibot';
import { NonceSchema } from '../../protocol/wire/nonce';

/**
 * The client's own id of a message or command (extension `chat`). The answer repeats it. A second message with the same nonce counts as the
 * same message. Absent for a host that supports only the specification.
 */
export const ChatNonceSchema = v.exactOptional(NonceSchema);
