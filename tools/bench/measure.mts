import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
// The browser tests own the launcher and the route table; both are plain files, not a package with a name.
/* eslint-disable @nx/enforce-module-boundaries */
import { freePort } from '../../apps/web-e2e/src/free-port';
import { launchApi, launchWeb } from '../../apps/web-e2e/src/launch';
import { routes } from '../../apps/web-e2e/src/routes';
/* eslint-enable @nx/enforce-module-boundaries */
import { benchHttp } from './bench-http.mjs';
import { formatTable } from './judge.mjs';

const { values: flags } = parseArgs({ options: { only: { type: 'string' }, json: { type: 'boolean' } } });
const say = (line: string) => console.error(line);
const folder = await mkdtemp(path.join(os.tmpdir(), 'starhaven-bench-'));
const api = await launchApi(folder);
const web = await launchWeb(folder, api.url);
const site = { webUrl: web.url, webPid: web.pid, remixPort: await freePort(), routes, say };

// Imported when needed: Lighthouse alone takes a second to load.
const parts = {
  http: () => benchHttp(site),
  weight: async () => (await import('./bench-weight.mjs')).benchWeight(site),
  lighthouse: async () => (await import('./bench-lighthouse.mjs')).benchLighthouse(site),
};

try {
  const sections = [];
  for (const [name, run] of Object.entries(parts)) if (!flags.only || flags.only === name) sections.push(await run());
  const verdicts = sections.flatMap((section) => section.verdicts);
  const broken = verdicts.filter(({ isKept }) => !isKept);
  if (flags.json) console.log(JSON.stringify({ sections, broken }, null, 2));
  else {
    for (const { title, rows } of sections) console.log(`\n${title}\n\n${formatTable(rows)}`);
    console.log(`\n${verdicts.length - broken.length} of ${verdicts.length} budgets kept`);
    if (broken.length > 0) {
      const rows = broken.map(({ subject, budget, value, limit, unit }) => ({
        'broken budget': budget,
        on: subject,
        value: Number(value.toFixed(3)),
        limit: `${limit} ${unit}`,
      }));
      console.log(`\n${formatTable(rows)}`);
    }
  }
  if (broken.length > 0) process.exitCode = 1;
} finally {
  await web.stop();
  await api.stop();
  await rm(folder, { recursive: true, force: true });
}
