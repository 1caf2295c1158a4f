export type VisitorDevice = 'android' | 'ios';

/**
 * The visitor's kind of phone, from the `User-Agent` header; null for every other device. An iPad that asks for desktop sites identifies
 * itself as a Mac and cannot be detected.
 */
export function visitorDevice(userAgent: string | null | undefined): VisitorDevice | null {
  if (!userAgent) return null;
  if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios';
  return /\bAndroid\b/.test(userAgent) ? 'android' : null;
}
