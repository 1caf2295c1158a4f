/** Characters of a title, bytes of a body, tags of a question (docs/behaviour/ask.md#limits-of-texts). */
export const askLimits = {
  titleMin: 10,
  titleMax: 150,
  bodyMin: 20,
  bodyBytes: 64 * 1024,
  tags: 5,
  tagLength: 40,
  /** The longest reason of a report, in characters. */
  reasonLength: 300,
  /** A draft may be longer than the limit for a question. */
  draftTitle: 500,
  draftTags: 20,
} as const;
