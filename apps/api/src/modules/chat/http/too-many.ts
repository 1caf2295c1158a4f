/** What a member reads who acts too often. */
export const tooMany = 'Too many requests. Please wait.';
