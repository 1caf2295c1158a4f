/** @jest-environment node */
import { createHash } from 'node:crypto';
import type { DownloadLink, GameBuild } from '@starhaven/contracts/games';
import { isExampleAddress } from './example-address';
import { hashFile } from './hash-file';
import { judgeFile } from './judge-file';
import { knownFiles } from './known-files';

const sum = (text: string, algorithm = 'md5') => createHash(algorithm).update(text).digest('hex');
const part = (path: string, bytes: number, md5: string) => ({ path, package_size: bytes, md5 });
const link = (more: Partial<DownloadLink>): DownloadLink => ({
  name: 'Client',
  comment: '',
  url: '',
  url_name: '',
  tutorial: null,
  mirror: [],
  package: null,
  game: null,
  ...more,
});
const build = (...links: DownloadLink[]): GameBuild => ({ name: '1', project: null, download: [{ link: links }] });

test.each([
  ['https://downloads.example.org/a.zip', true],
  ['https://example.com', true],
  ['https://mirror.example/a', true],
  ['https://notexample.org/a', false],
  ['https://example.org.host.test/a', false],
  ['/guide', false],
  ['', false],
])('%s is an example: %s', (address, isExample) => expect(isExampleAddress(address)).toBe(isExample));

test('all files of a build with a checksum are known, each once', () => {
  const known = knownFiles(
    build(
      link({
        url: 'https://files.host.test/game.zip',
        package: { name: 'game.zip', region: '', md5: sum('game').toUpperCase() },
        game: {
          Full: {
            package_size: 900,
            md5: sum('game'),
            segments: [part('https://files.host.test/game.zip.001', 500, sum('first'))],
            voice_packs: [part('https://files.host.test/Audio%20JP.zip', 0, sum('voice', 'sha256'))],
          },
        },
      }),
      link({ url: 'https://files.host.test/launcher.exe', package: { name: '', region: '', md5: 'unknown' } }),
    ),
  );
  expect(known).toEqual([
    { name: 'game.zip', bytes: 900, algorithm: 'md5', sum: sum('game') },
    { name: 'game.zip.001', bytes: 500, algorithm: 'md5', sum: sum('first') },
    { name: 'Audio JP.zip', bytes: 0, algorithm: 'sha256', sum: sum('voice', 'sha256') },
  ]);
});

test('a file with an example address is not compared', () => {
  const example = { url: 'https://downloads.example.org/a.zip', package: { name: 'a.zip', region: '', md5: sum('a') } };
  expect(knownFiles(build(link(example)))).toEqual([]);
  expect(knownFiles(null)).toEqual([]);
});

const known = [{ name: 'client.zip', bytes: 100, algorithm: 'md5' as const, sum: sum('client') }];
const judged = (name: string, bytes: number, content: string) =>
  judgeFile({ name, bytes, sums: { md5: sum(content) } }, known).kind;

test('the content decides what a file is, then its name', () => {
  expect(judged('client.zip', 100, 'client')).toBe('intact');
  expect(judged('renamed.bin', 100, 'client')).toBe('intact');
  expect(judged('client.zip', 40, 'cli')).toBe('incomplete');
  expect(judged('Client (1).zip', 40, 'cli')).toBe('incomplete');
  expect(judged('client.zip', 100, 'clienT')).toBe('different');
  expect(judged('other.zip', 100, 'other')).toBe('unknown');
});

test('a file is hashed in one pass, with its progress', async () => {
  const pieces = Array.from({ length: 40 }, (_, index) => String(index).repeat(50_000));
  const seen: number[] = [];
  const file = new Blob(pieces);
  const sums = await hashFile(file, ['md5', 'sha256'], (bytes) => seen.push(bytes));
  expect(sums).toEqual({ md5: sum(pieces.join('')), sha256: sum(pieces.join(''), 'sha256') });
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.at(-1)).toBe(file.size);
});
