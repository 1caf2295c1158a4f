/** Limit for texts in socket events where the specification names none, in characters: an unlimited text costs the server memory. */
export const socketTextMaxLength = 4_096;
