const labels: Record<string, string> = { discord: 'Discord', twitter: 'Twitter' };

/** The name of a social login, spelled as its provider spells it. */
export const socialLabel = (provider: string) =>
  Object.hasOwn(labels, provider) ? (labels[provider] ?? provider) : 'your other account';
