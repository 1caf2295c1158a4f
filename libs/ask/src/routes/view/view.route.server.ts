import { countQuestionView } from '@starhaven/contracts/ask';
import { viewEndpoint } from '@starhaven/prose/server';
import { isTextId } from '../../together/ask/ask-paths';
import { takesTexts } from '../../lib/ask-visit.server';

/** Counts a reader of a question (docs/behaviour/ask.md#views). */
export const { action, loader } = viewEndpoint({
  isId: isTextId,
  countsViews: takesTexts,
  countView: (client, id) => client.call(countQuestionView, { params: { id } }),
});
