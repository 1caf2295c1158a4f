import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const source = path.join(__dirname, '..');
const domains = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'test')
  .map(({ name }) => name);

/** The domains that each domain consists of; `live` and `retcodes` collect the events and codes of all domains. */
const parts: Record<string, string[]> = {
  account: ['protocol', 'session'],
  admin: ['donations', 'games', 'protocol', 'session', 'status'],
  agent: ['protocol'],
  ask: ['blog', 'protocol'],
  blog: ['protocol'],
  chat: ['handbook', 'protocol'],
  commands: ['games', 'protocol', 'session'],
  donations: ['protocol'],
  games: ['protocol'],
  handbook: ['protocol'],
  live: ['account', 'admin', 'chat', 'handbook', 'notifications', 'protocol', 'status'],
  network: [],
  notifications: ['blog', 'protocol'],
  protocol: [],
  retcodes: ['account', 'ask', 'blog', 'commands', 'games', 'handbook', 'protocol', 'session'],
  session: ['protocol'],
  status: ['protocol'],
};

/** The other domains that remain in a bundle of this code. */
async function bundledDomains(domain: string, code: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: code, resolveDir: source, loader: 'ts' },
    bundle: true,
    format: 'esm',
    metafile: true,
    write: false,
    external: ['valibot'],
    absWorkingDir: source,
  });
  const [output] = Object.values(metafile.outputs);
  const kept = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const found = new Set(kept.map(([file]) => file.split('/')[0] ?? ''));
  return [...found].filter((name) => name !== domain && name !== '<stdin>').sort();
}

test('each domain has a door, and there is no door to all of them', () => {
  const { exports } = JSON.parse(readFileSync(path.join(source, '../package.json'), 'utf8')) as { exports: object };
  expect(exports).toEqual(Object.fromEntries(domains.map((name) => [`./${name}`, `./src/${name}/index.ts`])));
  const listed = readFileSync(path.join(__dirname, 'all-domains.ts'), 'utf8').match(/(?<=\.\.\/)[a-z-]+/g);
  expect(listed).toEqual(domains);
});

test.each(domains)('%s has at most eight files that are not in a folder', (domain) => {
  const loose = readdirSync(path.join(source, domain)).filter(
    (name) => /(?<!\.test)\.ts$/.test(name) && name !== 'index.ts',
  );
  expect(loose.length).toBeLessThanOrEqual(8);
});

test.each(domains)('a bundle of everything in %s contains only the domains that it is made of', async (domain) => {
  expect(await bundledDomains(domain, `export * from './${domain}';`)).toEqual(parts[domain]);
});

test('a bundle of one function contains no domain that it does not use', async () => {
  const code = "import { socialLoginPath } from './session'; console.log(socialLoginPath);";
  expect(await bundledDomains('session', code)).toEqual([]);
});
