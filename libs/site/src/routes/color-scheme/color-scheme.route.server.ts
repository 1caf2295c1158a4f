import { json, redirect } from '@remix-run/node';
import type { ActionFunctionArgs } from '@remix-run/node';
import { colorSchemeCookieName, readFields } from '@starhaven/ui-kit/server';
import { siteFor } from '@starhaven/upstream/server';

const oneYearSeconds = 365 * 24 * 60 * 60;

/** Stores the chosen colour scheme and, without scripts, returns to the page; with an unknown scheme the device decides again. */
// Not made by formAction: the form is in the shell of every page, and has no reply.
export async function action({ request, context }: ActionFunctionArgs) {
  // A body that is not a form is an error of the client.
  const form = await readFields(request, { names: ['scheme', 'returnTo', 'enhanced'] });
  if (form === null)
    return new Response('Please send a form.', {
      status: 400,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    });
  const scheme = form.get('scheme');
  const isKnown = scheme === 'light' || scheme === 'dark';
  const cookie = `${colorSchemeCookieName}=${isKnown ? scheme : ''}; Path=/; Max-Age=${isKnown ? oneYearSeconds : 0}; SameSite=Lax`;
  const headers = { 'Set-Cookie': cookie };
  if (form.has('enhanced')) return json(null, { headers });
  return redirect(pathOnSite(form.get('returnTo'), siteFor(context).url), { headers });
}

/** A path of this site, or `/`. Checks the origin of the resolved URL, because checking the text alone would allow some foreign targets. */
function pathOnSite(value: FormDataEntryValue | null, siteUrl: string): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return '/';
  try {
    const url = new URL(value, siteUrl);
    return url.origin === new URL(siteUrl).origin && !url.pathname.startsWith('//')
      ? `${url.pathname}${url.search}`
      : '/';
  } catch {
    return '/';
  }
}

/** The address has no page of its own. */
export const loader = () => redirect('/');
