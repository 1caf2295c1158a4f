import { createHash } from 'node:crypto';

/**
 * Parameters with their `sign`: SHA-256 in hex over `k=v` sorted by key and joined by `&`, then the secret
 * (docs/engines.md#signature-of-hk4e).
 */
export function signParameters(parameters: Record<string, string>, secret: string): Record<string, string> {
  const text = Object.keys(parameters)
    .sort()
    .map((key) => `${key}=${parameters[key]}`)
    .join('&');
  const sign = createHash('sha256')
    .update(text + secret)
    .digest('hex');
  return { ...parameters, sign };
}
