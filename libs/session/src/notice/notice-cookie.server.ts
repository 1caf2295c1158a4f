import * as v from 'valibot';

/** A message for the next page. It survives a redirect without JavaScript. It is plain text, expires after a minute and is shown once. */
const NoticeSchema = v.object({
  type: v.picklist(['ok', 'warn', 'error', 'info']),
  title: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  message: v.pipe(
    v.string(),
    v.nonEmpty(),
    // A message must not fill the page.
    v.transform((text) => [...text].slice(0, 200).join('')),
  ),
});
export type Notice = v.InferOutput<typeof NoticeSchema>;

const name = 'popup';
const attributes = 'Path=/; HttpOnly; SameSite=Lax';

/** The `Set-Cookie` value that leaves a notice for the next page. */
export function leaveNotice(notice: Notice): string {
  const value = Buffer.from(JSON.stringify(v.parse(NoticeSchema, notice))).toString('base64url');
  return `${name}=${value}; Max-Age=60; ${attributes}`;
}

/** The `Set-Cookie` value that removes the notice after it is shown. */
export const clearNotice = `${name}=; Max-Age=0; ${attributes}`;

/** The waiting notice, or null; a malformed one counts as none. */
export function readNotice(cookieHeader: string | null): Notice | null {
  const value = new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`).exec(cookieHeader ?? '')?.[1];
  if (!value) return null;
  try {
    const result = v.safeParse(NoticeSchema, JSON.parse(Buffer.from(value, 'base64url').toString()));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** True if a notice waits; cheap enough for every request. */
export function hasNotice(cookieHeader: string): boolean {
  return cookieHeader.includes(`${name}=`);
}
