import { countQuestionView as countQuestionViewCall } from '@starhaven/contracts/ask';
import { limitKeyOf } from '@starhaven/contracts/network';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { askAnswers } from '../http/ask-answers';
import { questionNotFound, textId } from '../texts/text-id';

export function countQuestionViewRoute(app: FastifyInstance, { views }: AskContext): void {
  registerCall(
    app,
    countQuestionViewCall,
    async ({ params, visitor }) => {
      const id = textId(params.id);
      if (id === 0) throw questionNotFound();
      // A request of the web server without a visitor, for example when it prepares a page, is not counted.
      if (visitor.kind === 'address') views.add(id, limitKeyOf(visitor.address));
      return { retcode: 0, message: 'ok' };
    },
    askAnswers,
  );
}
