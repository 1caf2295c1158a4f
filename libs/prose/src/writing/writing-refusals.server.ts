import { refusedForm } from '@starhaven/ui-kit/server';
import type { FormAnswer, SentForm } from '@starhaven/ui-kit/server';
import type { CallRefusal, RefusalWords } from '@starhaven/upstream/server';
import { isSessionOver, refusedReply } from '@starhaven/upstream/server';

/** What a form in which members write adds to its reply: its page stays, so that it can be sent again after a login in another tab. */
interface WritingReplyFields {
  isSessionOver: boolean;
}

export interface WritingWords {
  /** What a visitor without a session reads; `isHostFirst`: only if the host sends no text of its own. */
  noSession: { words: string; isHostFirst: boolean };
  /** The title for a text that somebody else has saved meanwhile. */
  outdated: string;
  forbidden?: RefusalWords['forbidden'];
}

const noSessionTitle = 'Authentication Required';

/** The replies to a form whose text was not saved: the session has ended, or the host refused it. */
export const writingRefusals = ({ noSession, outdated, forbidden }: WritingWords) => ({
  sessionOver: (): FormAnswer<WritingReplyFields> => ({
    ...refusedForm(noSession.words, 401, noSessionTitle),
    more: { isSessionOver: true },
  }),

  /** The host's refusal with its message, at the field that it names; without a message of the host, ours. */
  refusal: (answer: CallRefusal, form: SentForm, message: string): FormAnswer<WritingReplyFields> => {
    const words: RefusalWords = {
      title: 'Error',
      message,
      sessionOver: { title: noSessionTitle, [noSession.isHostFirst ? 'message' : 'text']: noSession.words },
      outdated: { type: 'warn', title: outdated },
      ...(forbidden ? { forbidden } : {}),
    };
    return { ...refusedReply(answer, words, { form }), more: { isSessionOver: isSessionOver(answer) } };
  },
});
