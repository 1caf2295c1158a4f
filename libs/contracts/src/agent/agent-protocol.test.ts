import * as v from 'valibot';
import { agentCalls } from './agent-protocol';
import { HeartbeatSchema } from './heartbeat';

test('the output of a command keeps its line breaks, but no other control characters', () => {
  const message = ' Given:\r\n  5 of 201\u0007\u001b[31m\u202e\nDone\u0000 ';
  expect(v.parse(agentCalls.runCommand.reply, { retcode: 200, message })).toEqual({
    retcode: 200,
    message: 'Given:\n  5 of 201[31m\nDone',
  });
});

test.each([[[]], [null], ['online'], [7], [[{ online: true }]]])('%j is not a heartbeat', (wire) => {
  expect(v.is(HeartbeatSchema, wire)).toBe(false);
});
