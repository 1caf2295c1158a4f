/** Characters of a title, bytes of a body, tags of a question (docs/behaviour/ask.md#limits-of-texts). */
export const askLimits = {
  titleMin: 10,
  titleMax: 150,
  bodyMin: 20,
  bodyBytes: 64 * 1024,
  tags: 5,
  tagLength: 40,
  /** Characters of the reason of a report. */
  reasonLength: 300,
  /** A draft in the making may be longer than what is accepted. */
  draftTitle: 500,
  draftTags: 20,
} as const;
