import * as v from 'valibot';

/**
 * The client's own id of a message or command (extension `chat`). The answer repeats it. A second message with the same nonce counts as the
 * same message. Absent for a host that supports only the specification.
 */
export const NonceSchema = v.exactOptional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)));
