import * as v from 'valibot';

/** The sender's own id of a write: repeated attempts send the same one, and the host does the work once. */
export const NonceSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));
