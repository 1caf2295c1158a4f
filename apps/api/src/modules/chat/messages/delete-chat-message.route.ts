import { isModerator } from '../../account';
import { deleteChatMessage as deleteChatMessageCall } from '@starhaven/contracts/chat';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { ChatContext } from '../chat-context';
import { requireSpeaker } from '../http/require-speaker';
import { DomainError } from '../../../platform/errors/domain-error';
import { refuseOverLimit } from '../../../platform/limits/refuse-over-limit';
import { moderateChat } from '../http/moderate-chat';
import { tooMany } from '../http/too-many';
import { deleteMessage } from './delete-message';

export function deleteChatMessageRoute(app: FastifyInstance, { db, limits }: ChatContext): void {
  registerCall(
    app,
    deleteChatMessageCall,
    async ({ body, request }) => {
      const speaker = await requireSpeaker(request, db);
      await refuseOverLimit(
        isModerator(speaker) ? limits.moderation : limits.deletes,
        String(speaker.accountId),
        tooMany,
      );
      const removed = await moderateChat(
        { db, request, moderator: speaker },
        {
          work: (tx) => deleteMessage(tx, speaker, Number(body.id_message)),
          toAct: (message) =>
            message === null || message.authorId === speaker.accountId
              ? null
              : { event: 'chat-message-removed', member: message.authorId, message: body.id_message },
        },
      );
      if (removed === null) throw new DomainError('not-found', 'This message does not exist any more');
      return { retcode: 0, message: 'ok' };
    },
    { errorAnswers: { 'not-found': { status: 200, retcode: -1 } } },
  );
}
