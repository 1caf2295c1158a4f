import { postChatMessage as postChatMessageCall } from '@starhaven/contracts/chat';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { Refusal } from '../../../platform/http/errors/refusal';
import type { ChatContext } from '../chat-context';
import { requireSpeaker } from '../http/require-speaker';
import { sendMessage } from './send-message';
import type { Refused } from './send-message';

/** The answers of `chat_result`, as HTTP has them (docs/behaviour/chat.md#refused-messages). */
function toRefusal({ kind, message, until }: Refused): Refusal {
  switch (kind) {
    case 'no-room':
      return new Refusal(-1, message, { status: 200 });
    case 'forbidden':
      return new Refusal(403, message, { status: 403, fields: { timestamp: until } });
    case 'too-soon':
      return new Refusal(429, message, {
        status: 429,
        fields: { ratelimit: { max: 1, time: until }, timestamp: until },
        retryAfterSeconds: Math.max(1, until - Math.floor(Date.now() / 1000)),
      });
  }
}

export function postChatMessageRoute(app: FastifyInstance, context: ChatContext): void {
  registerCall(app, postChatMessageCall, async ({ body, request }) => {
    const speaker = await requireSpeaker(request, context.db);
    const outcome = await sendMessage(context, speaker, body);
    if (outcome.kind !== 'stored') throw toRefusal(outcome);
    const { id, isPending } = outcome;
    return { retcode: 0, message: 'ok', data: { id_message: String(id), isPending } };
  });
}
