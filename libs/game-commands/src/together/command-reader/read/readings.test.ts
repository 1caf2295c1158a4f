import { newCommand } from '../../../testing/any-command';
import { matchInOrder } from './match-in-order';
import { readLine } from './read-line';
import { newReadings } from './readings';

const artifact = newCommand({
  params: [
    { id: 'id', type: 'artifactList', format: 'blank', required: true, multi: false },
    { id: 'sub', type: 'propSub', format: 'blank' },
    { id: 'x', type: 'number', format: 's-x' },
  ],
});
const texts = newCommand({ params: ['a', 'b', 'c'].map((id) => ({ id, type: 'text', format: 'blank' })) });
const spent = ({ stepsLeft }: { stepsLeft: number }) => newReadings().stepsLeft - stepsLeft;

test('a line with more words than the command can write is not searched', () => {
  const readings = newReadings();
  expect(
    matchInOrder(
      artifact,
      Array.from({ length: 200 }, () => '1'),
      readings,
    ),
  ).toBeNull();
  expect(spent(readings)).toBe(0);
});

test('all words of a long line are still read, in any order', () => {
  const slots = Array.from({ length: 20 }, (_, index) => `${index + 1},2`);
  const read = readLine(`give x5 21442 ${slots.join(' ')}`, [artifact]);
  expect(read).toMatchObject({ unread: [], isExact: false, values: { id: ['21442'], x: ['5'] } });
  expect(read?.values['sub']).toHaveLength(20);
});

test('lines that were read before cost nothing', () => {
  const readings = newReadings();
  const first = readLine('give 21442 1,2 x5', [artifact], {}, readings);
  const before = spent(readings);
  expect(before).toBeGreaterThan(0);
  expect(readLine('give 21442 1,2 x5', [artifact], {}, readings)).toEqual(first);
  expect(spent(readings)).toBe(before);
});

test('the lines of a request share one limit, and ordinary lines do not come near it', () => {
  const hostile = newReadings();
  for (let line = 0; line < 50; line += 1) readLine(`give ${line} ${'| '.repeat(9)}`, [texts], {}, hostile);
  for (let line = 0; line < 50; line += 1) readLine(`give ${line} ${'a '.repeat(200)}@1`, [texts], {}, hostile);
  // The last step may start a check, which costs more steps than are left.
  expect(hostile.stepsLeft).toBeGreaterThan(-50);
  expect(hostile.stepsLeft).toBeLessThanOrEqual(0);
  const ordinary = newReadings();
  for (let line = 0; line < 50; line += 1) readLine(`give ${21442 + line} 1,2 3,1 x5`, [artifact], {}, ordinary);
  expect(spent(ordinary)).toBeLessThan(5_000);
});
