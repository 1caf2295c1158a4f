/**
 * Enters as a guest through the site's own form: the site ends sessions that the API does not know.
 * @param {string} siteUrl
 * @param {string} [username]
 * @returns {Promise<string>} the `cookie` header of the session
 */
export async function enterAsGuest(siteUrl, username = `bench${process.pid}`) {
  const answer = await fetch(`${siteUrl}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(siteUrl).origin },
    body: new URLSearchParams({ intent: 'log-in', guest: 'on', username }),
  });
  // Leaves out the cookie of the notice for the next page, because a page that shows a notice is never cached.
  const cookies = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .filter((pair) => !pair?.startsWith('popup='));
  if (answer.status !== 302 || cookies.length === 0) throw new Error(`The login as a guest answered ${answer.status}`);
  return cookies.join('; ');
}
