import fc from 'fast-check';
import type { BotReply } from '@starhaven/contracts/chat';
import { emptyConversation, isBusy, isQueue, nextDueMs, queueIntervalMs } from './conversation';
import type { BotLine, Conversation } from './conversation';
import { stepConversation } from './step-conversation';
import type { BotEvent } from './step-conversation';

const target = { uid: '10002', serverId: '3' };

/** A conversation with a test clock, and the lines that it sent. */
function newBot() {
  let ids = 0;
  const clock = { nowMs: 1_800_000_000_000, newId: () => `id-${(ids += 1)}` };
  const sent: BotLine[] = [];
  let conversation: Conversation = emptyConversation;
  const take = (event: BotEvent) => {
    const step = stepConversation(conversation, event, clock);
    conversation = step.conversation;
    if (step.send) sent.push(step.send);
  };
  return {
    ...{ clock, sent, take },
    add: (...texts: string[]) => take({ type: 'add', texts, target }),
    reply: (fields: Partial<BotReply> = {}) =>
      take({ type: 'reply', reply: { retcode: 200, message: 'ok', timestamp: 0, ...fields } }),
    wait: (ms: number) => {
      clock.nowMs += ms;
      take({ type: 'due' });
    },
    get now() {
      return conversation;
    },
    get texts() {
      return conversation.entries.map(({ text }) => text);
    },
  };
}

test('one line is sent at once and its answer is shown below it', () => {
  const bot = newBot();
  bot.add('give 201');
  expect(bot.sent.map(({ text }) => text)).toEqual(['give 201']);
  expect(isQueue(bot.now)).toBe(false);
  bot.reply({ message: 'Given.' });
  expect(bot.texts).toEqual(['give 201', 'Given.']);
  expect(isBusy(bot.now)).toBe(false);
  bot.add('give 202');
  expect(bot.sent).toHaveLength(2);
});

test('several lines run six seconds apart, each after the answer to the one before', () => {
  const bot = newBot();
  bot.add('a', 'b', 'c');
  expect(isQueue(bot.now)).toBe(true);
  bot.wait(queueIntervalMs);
  expect(bot.sent).toHaveLength(1);
  bot.reply();
  expect(bot.sent).toHaveLength(2);
  bot.reply();
  expect(nextDueMs(bot.now)).toBe(bot.clock.nowMs + queueIntervalMs);
  bot.wait(queueIntervalMs - 1);
  expect(bot.sent).toHaveLength(2);
  bot.wait(1);
  expect(bot.sent).toHaveLength(3);
  bot.reply();
  expect(isBusy(bot.now)).toBe(false);
});

test.each([
  [0, 'Done.'],
  [200, 'Done.'],
  [500, 'Sorry, I encountered an error processing your command.'],
])('an answer without a text, code %i, says %s', (retcode, text) => {
  const bot = newBot();
  bot.add('a');
  bot.reply({ retcode, message: '' });
  expect(bot.texts.at(-1)).toBe(text);
});

test('pause holds the next line, resume sends it, stop shows a notice and sends nothing more', () => {
  const bot = newBot();
  bot.add('a', 'b', 'c');
  bot.take({ type: 'pause' });
  bot.reply();
  bot.wait(60_000);
  expect(bot.sent).toHaveLength(1);
  bot.take({ type: 'resume' });
  expect(bot.sent).toHaveLength(2);
  bot.take({ type: 'stop' });
  expect(bot.texts.at(-1)).toBe('Command queue stopped');
  bot.reply({ message: 'late' });
  bot.wait(60_000);
  expect(bot.sent).toHaveLength(2);
  expect(isBusy(bot.now)).toBe(false);
});

test.each([
  ['the time that the server names', 90, 90_000],
  ['a minute when it names none', null, 60_000],
  ['a minute when the time is over', -5, 60_000],
  ['a minute when the time is days away', 500_000, 60_000],
])('a rate limit waits for %s, then the same line runs', (_, inSeconds, waitMs) => {
  const bot = newBot();
  bot.add('a');
  const timestamp = inSeconds === null ? 0 : bot.clock.nowMs / 1000 + inSeconds;
  bot.reply({ retcode: 429, message: 'Too many commands.', timestamp });
  expect(bot.texts.at(-1)).toBe('Rate Limited. Too many commands.');
  expect(bot.now.blockedUntilMs).toBe(bot.clock.nowMs + waitMs);
  bot.wait(waitMs - 1);
  expect(bot.sent).toHaveLength(1);
  bot.wait(1);
  expect(bot.sent.map(({ text }) => text)).toEqual(['a', 'a']);
  expect(bot.sent[1]?.id).not.toBe(bot.sent[0]?.id);
});

test.each(['no-answer', 'timeout'])('a line without a known outcome (%s) pauses the queue and asks', (kind) => {
  const bot = newBot();
  bot.add('a', 'b');
  if (kind === 'timeout') bot.reply({ retcode: 408, message: 'No answer in time.' });
  else bot.take({ type: 'no-answer' });
  bot.wait(120_000);
  expect(bot.now.mode).toBe('asking');
  expect(bot.sent).toHaveLength(1);
  bot.take({ type: 'decide', decision: 'ran' });
  expect(bot.sent.map(({ text }) => text)).toEqual(['a', 'b']);
});

test('a visitor can have such a line sent again, and a late answer ends the question', () => {
  const bot = newBot();
  bot.add('a', 'b');
  bot.take({ type: 'no-answer' });
  bot.take({ type: 'decide', decision: 'again' });
  expect(bot.sent.map(({ text }) => text)).toEqual(['a', 'a']);
  expect(bot.sent[1]?.id).not.toBe(bot.sent[0]?.id);
  bot.take({ type: 'no-answer' });
  bot.reply({ nonce: bot.sent[1]!.id, message: 'late' });
  expect(bot.now.mode).toBe('running');
});

test('after a reload the open line is sent again by its id, or the visitor is asked if the host does not support ids', () => {
  const asked = newBot();
  asked.add('a', 'b');
  asked.take({ type: 'return', canAsk: true });
  expect(asked.sent.map(({ id }) => id)).toEqual([asked.sent[0]?.id, asked.sent[0]?.id]);
  const other = newBot();
  other.add('a', 'b');
  other.take({ type: 'return', canAsk: false });
  expect(other.now.mode).toBe('asking');
  expect(other.sent).toHaveLength(1);
});

test('an error that the next lines would get as well pauses the queue; a refused line does not', () => {
  const bot = newBot();
  bot.add('a', 'b', 'c');
  bot.reply({ retcode: 500, message: 'No such item.' });
  expect(bot.now.mode).toBe('running');
  bot.wait(queueIntervalMs);
  bot.reply({ retcode: 404, message: 'Not in the game.' });
  expect(bot.now.mode).toBe('paused');
});

test('a line that could not be sent waits with its queue', () => {
  const bot = newBot();
  bot.add('a', 'b');
  bot.take({ type: 'not-sent', reason: 'no-connection' });
  expect(bot.texts.at(-1)).toBe("Sorry, I'm not connected to the server right now.");
  bot.take({ type: 'resume' });
  expect(bot.sent.map(({ text }) => text)).toEqual(['a', 'a']);
  expect(bot.sent[1]?.id).toBe(bot.sent[0]?.id);
});

test('whatever happens, no id is sent twice unless the host was asked or it was never sent, and one line is out at a time', () => {
  const event = fc.oneof(
    fc.constant<BotEvent>({ type: 'due' }),
    fc.constant<BotEvent>({ type: 'pause' }),
    fc.constant<BotEvent>({ type: 'resume' }),
    fc.constant<BotEvent>({ type: 'stop' }),
    fc.constant<BotEvent>({ type: 'no-answer' }),
    fc.constant<BotEvent>({ type: 'return', canAsk: false }),
    fc.constantFrom<BotEvent>({ type: 'decide', decision: 'ran' }, { type: 'decide', decision: 'again' }),
    fc.constantFrom(200, 403, 404, 408, 429, 500).map((retcode): BotEvent => ({
      type: 'reply',
      reply: { retcode, message: '', timestamp: 0 },
    })),
    fc
      .array(fc.constantFrom('x', 'y'), { minLength: 1, maxLength: 4 })
      .map((texts): BotEvent => ({ type: 'add', texts, target })),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(event, fc.nat(20_000)), { maxLength: 60 }), (events) => {
      const bot = newBot();
      for (const [one, ms] of events) {
        bot.clock.nowMs += ms;
        bot.take(one);
        expect(bot.now.lines.filter(({ state }) => state === 'sent').length).toBeLessThanOrEqual(1);
        expect(isBusy(bot.now)).toBe(bot.now.lines.length > 0);
      }
      const ids = bot.sent.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});
