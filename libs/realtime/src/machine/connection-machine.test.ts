import type { ConnectionEffect, ConnectionEvent, ConnectionState } from './connection-machine';
import { initialConnection, stepConnection } from './connection-machine';

const lost: ConnectionEvent = { type: 'disconnected', isDeliberate: false };
const error: ConnectionEvent = { type: 'failed', problem: 'error' };
const timeout: ConnectionEvent = { type: 'failed', problem: 'timeout' };
const open: ConnectionEvent = { type: 'open' };
const close: ConnectionEvent = { type: 'close' };
const connected: ConnectionEvent = { type: 'connected' };
const ended: ConnectionEvent = { type: 'session-ended' };
const due: ConnectionEvent = { type: 'retry-due' };

/** Runs the events one after the other; returns the effects as short words. */
function run(...events: ConnectionEvent[]): { state: ConnectionState; effects: string[][] } {
  let state = initialConnection;
  const effects = events.map((event) => {
    const [next, done] = stepConnection(state, event);
    state = next;
    return done.map(inWords);
  });
  return { state, effects };
}

function inWords(effect: ConnectionEffect): string {
  if (effect.type === 'schedule-retry') return `retry in ${effect.delayMs}`;
  if (effect.type === 'tell')
    return `${effect.isShown ? 'toast' : 'log'} ${effect.toast.title}: ${effect.toast.message}`;
  return effect.type;
}

const disconnectedToast = 'toast Disconnected: Connection to server lost. Attempting to reconnect...';
const connectedToast = 'toast Connected: Successfully reconnected to server';
const errorToast = 'toast Connection Error: Failed to connect to server. Retrying...';
const timeoutToast = 'toast Connection Timeout: Server connection timed out. Retrying...';

test.each<[string, ConnectionEvent[], string[][]]>([
  ['the first connection is silent', [open, connected], [['connect'], ['enter']]],
  [
    'a lost connection comes back after 3 s, and says both',
    [open, connected, lost, due, connected],
    [['connect'], ['enter'], ['leave', disconnectedToast, 'retry in 3000'], ['connect'], ['enter', connectedToast]],
  ],
  [
    'an error is tried again after 5 s, reported once and logged each time',
    [open, error, due, error, due, connected],
    [
      ['connect'],
      [errorToast, 'retry in 5000'],
      ['connect'],
      ['log Connection Error: Failed to connect to server. Retrying...', 'retry in 5000'],
      ['connect'],
      // This is the first connection, which shows no toast.
      ['enter'],
    ],
  ],
  [
    'a connection that breaks before the server has answered is an error',
    [open, lost, due, lost, due, connected, lost],
    [
      ['connect'],
      [errorToast, 'retry in 5000'],
      ['connect'],
      ['log Connection Error: Failed to connect to server. Retrying...', 'retry in 5000'],
      ['connect'],
      ['enter'],
      ['leave', disconnectedToast, 'retry in 3000'],
    ],
  ],
  [
    'the end of a session is not an outage: it reconnects silently',
    [open, connected, ended, { type: 'disconnected', isDeliberate: true }, lost, due, connected],
    [['connect'], ['enter'], ['leave', 'disconnect', 'retry in 1000'], [], [], ['connect'], ['enter']],
  ],
  [
    'a time-out has a text of its own',
    [open, timeout, due, error],
    [['connect'], [timeoutToast, 'retry in 5000'], ['connect'], [errorToast, 'retry in 5000']],
  ],
  [
    'the next outage is reported again',
    [open, connected, lost, due, error, due, connected, lost, due, error],
    [
      ['connect'],
      ['enter'],
      ['leave', disconnectedToast, 'retry in 3000'],
      ['connect'],
      [errorToast, 'retry in 5000'],
      ['connect'],
      ['enter', connectedToast],
      ['leave', disconnectedToast, 'retry in 3000'],
      ['connect'],
      [errorToast, 'retry in 5000'],
    ],
  ],
  [
    'nothing reconnects after a deliberate close, and opening it again is silent',
    [open, connected, close, { type: 'disconnected', isDeliberate: true }, due, open, connected],
    [['connect'], ['enter'], ['cancel-retry', 'leave', 'disconnect'], [], [], ['connect'], ['enter']],
  ],
  [
    'closing ends a planned retry',
    [open, error, close, due],
    [['connect'], [errorToast, 'retry in 5000'], ['cancel-retry', 'leave', 'disconnect'], []],
  ],
  [
    'a connection that arrives after the close is closed',
    [open, close, connected],
    [['connect'], ['cancel-retry', 'leave', 'disconnect'], ['disconnect']],
  ],
  [
    'a problem after a quiet reopening is reported, and its end as well',
    [open, connected, close, open, error, due, connected],
    [
      ['connect'],
      ['enter'],
      ['cancel-retry', 'leave', 'disconnect'],
      ['connect'],
      [errorToast, 'retry in 5000'],
      ['connect'],
      ['enter', connectedToast],
    ],
  ],
])('%s', (_name, events, effects) => {
  expect(run(...events).effects).toEqual(effects);
});

test.each<[string, ConnectionEvent[], ConnectionEvent]>([
  ['open twice', [open], open],
  ['close twice', [open, close], close],
  ['connected twice', [open, connected], connected],
  ['lost while it waits already', [open, connected, lost], lost],
  ['failed while it waits already', [open, error], error],
  ['failed while connected', [open, connected], error],
  ['a late retry', [open, connected], due],
  ['lost while closed', [open, connected, close], lost],
  ['a session that ends while it waits', [open, error], ended],
])('%s changes nothing', (_name, before, event) => {
  const { state } = run(...before);
  expect(stepConnection(state, event)).toEqual([state, []]);
});
