import * as v from 'valibot';
import { agentCalls } from './agent-protocol';

test('what a command printed keeps its lines, and nothing else that is not text', () => {
  const message = ' Given:\r\n  5 of 201\u0007\u001b[31m\u202e\nDone\u0000 ';
  expect(v.parse(agentCalls.runCommand.reply, { retcode: 200, message })).toEqual({
    retcode: 200,
    message: 'Given:\n  5 of 201[31m\nDone',
  });
});
