import { join } from 'node:path';
import { UnreadableDataError } from '../data-format';
import { dataFolder, removeDataFolders } from '../testing/data-folder';
import { readLines } from './read-lines';

afterAll(removeDataFolders);

async function linesOf(content: string | Uint8Array): Promise<string[]> {
  const lines = [];
  for await (const { text } of readLines(join(dataFolder({ 'a.txt': content }), 'a.txt'))) lines.push(text);
  return lines;
}

test('reads text with a byte-order mark and either kind of line end', async () => {
  expect(await linesOf('\uFEFF1 : 神里綾華\r\n2 : b\n3 : c')).toEqual(['1 : 神里綾華', '2 : b', '3 : c']);
});

test('reads characters that lie across two chunks', async () => {
  const line = '綾'.repeat(100_000);
  expect(await linesOf(`${line}\n${line}`)).toEqual([line, line]);
});

test('names the line after which a file is not text', async () => {
  await expect(linesOf(Buffer.concat([Buffer.from('a\nb\n'), Buffer.from([0xff, 0xfe, 0x00])]))).rejects.toThrow(
    UnreadableDataError,
  );
});

test('does not fill the memory with a line without an end', async () => {
  await expect(linesOf('x'.repeat(2_000_000))).rejects.toThrow(/line 1: longer than/);
});
