import type { KeptDraft } from '@starhaven/contracts/ask';
import { KeptDraftSchema, getKeptDraft, keepDraft } from '@starhaven/contracts/ask';
import { previewReply, renderPreview, toTags, writingRefusals } from '@starhaven/prose/server';
import { formAction, formIntent } from '@starhaven/ui-kit/server';
import type { FormAnswer, FormIntent } from '@starhaven/ui-kit/server';
import { failedReply, orNull } from '@starhaven/upstream/server';
import * as v from 'valibot';
import type { AskVisit, Visit } from '../lib/ask-visit.server';
import { askVisit } from '../lib/ask-visit.server';
import { findSimilar } from '../lib/question/find-similar.server';
import { textFields } from './text-fields';
import { AnyFormSchema } from './text.form';
import type { TextIntent, TextReplyFields } from './text-reply';
import { textReplyDefaults } from './text-reply';
import type { TextValues } from './text-values';
import { emptyValues, readValues } from './text-values';

/** A sent form of a member. */
export interface SavingVisit extends AskVisit {
  /** Id in the page's address. */
  id: string;
  answerId: string;
}

export const keepValues = (fields: FormData) => ({ values: readValues(fields) });

export const { sessionOver, refusal } = writingRefusals({
  noSession: { words: 'You must be logged in to write here.', isHostFirst: false },
  outdated: 'There is a newer version',
  forbidden: { title: 'Access Denied' },
});

/** Renders the text without saving it; also stores it as the draft of this place. */
const previewOf = (place: (visit: SavingVisit) => string) =>
  formIntent(
    AnyFormSchema,
    async (visit: SavingVisit, _, { fields }): Promise<FormAnswer<TextReplyFields>> => {
      const values = readValues(fields);
      await keepQuietly(visit, place(visit), values);
      const similar = place(visit) === 'ask' ? await findSimilar(visit.client, values.title) : [];
      const { context, session } = visit;
      const account = session?.uid ?? '';
      const preview =
        values.body.trim() === ''
          ? ({ html: '', isPassing: false } as const)
          : await renderPreview(values.body, { context, account });
      const tooMuch = 'This text is too long or too deeply nested for a preview.';
      const reply = previewReply(preview, tooMuch);
      return { ...reply, more: { ...reply.more, similar } };
    },
    { keep: keepValues },
  );

async function keepQuietly({ client, session, takesTexts }: SavingVisit, place: string, values: TextValues) {
  const draft = draftOf(values);
  if (session === null || !takesTexts || !draft.success) return;
  const { sessionKey } = session;
  // If the draft is not stored, the text is still in the form.
  await orNull(() => client.call(keepDraft, { sessionKey, body: { place, ...draft.output } }));
}

/** The draft that the host is asked to store. */
export function draftOf({ title, body, tags, engineVersion, seen }: TextValues) {
  const version = seen > 0 ? { version: seen } : {};
  return v.safeParse(KeptDraftSchema, { title, body, tags: toTags(tags), engineVersion, ...version });
}

/** The values of a stored draft; null if there is none or the host does not answer. */
export async function findDraft(visit: AskVisit, place: string): Promise<Partial<TextValues> | null> {
  const { client, session, takesTexts } = visit;
  if (session === null || !takesTexts) return null;
  const { sessionKey } = session;
  const answer = await orNull(() => client.call(getKeptDraft, { sessionKey, query: { place } }));
  return answer?.ok && answer.data ? valuesOfDraft(answer.data) : null;
}

/** A draft keeps the version on which it was written. Otherwise its save would replace a newer one without a word. */
const valuesOfDraft = ({ title, body, tags, engineVersion, version }: KeptDraft) => ({
  ...{ title, body, engineVersion },
  tags: tags.join(', '),
  ...(version ? { seen: version } : {}),
});

/** The action of a page with one text form. */
export function textAction(options: {
  save: FormIntent<SavingVisit, TextReplyFields>;
  place: (visit: SavingVisit) => string;
  failed: string;
}) {
  const { save, place, failed } = options;
  const run = formAction<SavingVisit, TextIntent, TextReplyFields>({
    intents: { save, preview: previewOf(place) },
    more: textReplyDefaults,
    fields: textFields,
    onFailure: (error) => failedReply(error, { title: 'Error', message: failed }),
  });
  return async (args: Visit & { params: Record<string, string | undefined> }) => {
    const { id = '', answerId = '' } = args.params;
    const visit = await askVisit(args);
    return run(args.request, { ...visit, id, answerId });
  };
}

export const withDefaults = (values: Partial<TextValues>): TextValues => ({ ...emptyValues, ...values });
