const labels: Record<string, string> = { discord: 'Discord', twitter: 'Twitter' };

/** The name of a social login as its makers write it. */
export const socialLabel = (provider: string) =>
  Object.hasOwn(labels, provider) ? (labels[provider] ?? provider) : 'your other account';
