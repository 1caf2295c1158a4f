/** The fields of the forms of questions and answers. `body` may be longer than allowed, so that the host can report its own limit. */
export const textFields = {
  names: [
    ...['intent', 'enhanced', 'title', 'body', 'tags', 'engineVersion', 'server', 'version', 'error'],
    ...['seen', 'nonce', 'place', 'reason'],
  ],
  maxLength: 2_000,
  maxLengths: { body: 200_000 },
};
