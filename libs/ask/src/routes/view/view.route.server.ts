import { countQuestionView } from '@starhaven/contracts/ask';
import { isPathId } from '@starhaven/contracts/protocol';
import { viewEndpoint } from '@starhaven/prose/server';
import { takesTexts } from '../../lib/ask-visit.server';

/** Counts a reader of a question (docs/behaviour/ask.md#views). */
export const { action, loader } = viewEndpoint({
  isId: isPathId,
  countsViews: takesTexts,
  countView: (client, id) => client.call(countQuestionView, { params: { id } }),
});
