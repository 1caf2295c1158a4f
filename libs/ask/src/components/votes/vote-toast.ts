/** The texts of the specification (docs/behaviour/ask.md#answers). */
export const voteToast = (vote: 1 | -1) => ({
  type: 'ok' as const,
  title: 'Vote recorded',
  message: vote === 1 ? 'Your upvote has been recorded.' : 'Your downvote has been recorded.',
});

/** Pressing the same button again removes the vote. */
export const removedToast = {
  type: 'ok' as const,
  title: 'Vote taken back',
  message: 'Your vote has been taken back.',
};
