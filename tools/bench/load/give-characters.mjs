import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The routes of `npm run server` and `npm run characters` in a running API. */
const operatorPath = (what) => `/internal/operator/${what}`;

/**
 * Adds characters on `count` game servers to the session's account, as an operator would: adds the servers that the site lacks, then confirms
 * a player on each. Returns when the account's page lists them.
 * @param {{webUrl: string, apiUrl: string, dataDir: string, cookie: string, count: number}} options
 */
export async function giveCharacters({ webUrl, apiUrl, dataDir, cookie, count }) {
  const secret = (await readFile(path.join(dataDir, 'secrets/api-trust-secret'), 'utf8')).trim();
  const authorization = `Bearer ${createHmac('sha256', secret).update('operator').digest('hex')}`;
  const run = async (what, input) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const answer = await fetch(apiUrl + operatorPath(what), { method: 'POST', headers, body: JSON.stringify(input) });
    const { message, data } = await answer.json();
    if (data === undefined) throw new Error(`${what} ${input.action}: ${message}`);
    return data.lines;
  };

  const page = async () => (await fetch(`${webUrl}/account`, { headers: { cookie } })).text();
  const account = /<dt>UID<\/dt><dd>(\d+)</.exec(await page())?.[1];
  if (account === undefined) throw new Error('The overview does not show the number of the account');
  const slugsOf = (lines) => lines.map((line) => /^ *\d+ +(\S+)/.exec(line)?.[1]).filter(Boolean);
  const slugs = slugsOf(await run('servers', { action: 'list' }));
  while (slugs.length < count) {
    const slug = `bench-${slugs.length + 1}`;
    await run('servers', {
      action: 'add',
      name: `Bench server ${slugs.length + 1}`,
      game: String((slugs.length % 3) + 1),
      slug,
    });
    slugs.push(slug);
  }
  for (const [index, server] of slugs.slice(0, count).entries())
    await run('characters', { action: 'confirm', account, server, uid: String(700_000_001 + index) });
  const shown = (await page()).split('>Active<').length - 1;
  if (shown < count) throw new Error(`The overview shows ${shown} of ${count} characters`);
}
