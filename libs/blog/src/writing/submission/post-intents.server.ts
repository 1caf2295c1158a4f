import { formIntent, refusedForm } from '@starhaven/ui-kit/server';
import type { FormAnswer, SentForm } from '@starhaven/ui-kit/server';
import type { CallRefusal } from '@starhaven/upstream/server';
import { isSessionOver, refusedReply } from '@starhaven/upstream/server';
import type { AuthorVisit, SavingVisit } from '../../lib/author-visit.server';
import { appendPicture, noPicture } from '../../lib/send-picture.server';
import { previewReply, renderPreview } from '@starhaven/prose/server';
import { AnyFormSchema } from '../post.form';
import { readValues } from '../post-values';
import type { PostNews } from '../post-reply';

export const keepValues = (fields: FormData) => ({ values: readValues(fields) });

const noSession = { title: 'Authentication Required', message: 'Authentication required' };

/** The session ended while the author wrote. The form stays, so that it can be sent again after a login in another tab. */
export const sessionOver = (): FormAnswer<PostNews> => ({
  ...refusedForm(noSession.message, 401, noSession.title),
  more: { isSessionOver: true },
});

const outdated = { type: 'warn', title: 'This post has a newer version' } as const;

/** The host's refusal with its message, at the field that it names. */
export const refusal = (answer: CallRefusal, form: SentForm, message: string): FormAnswer<PostNews> => ({
  ...refusedReply(answer, { title: 'Error', message, sessionOver: noSession, outdated }, { form }),
  more: { isSessionOver: isSessionOver(answer) },
});

export const previewOf = ({ context, session, hasStates }: AuthorVisit, content: string) =>
  renderPreview(content, { context, account: session?.uid ?? '', pictures: hasStates ? 'own' : 'all' });

/** Renders the text without saving it. */
export const previewIntent = formIntent(
  AnyFormSchema,
  async (visit: SavingVisit, _, { fields }): Promise<FormAnswer<PostNews>> => {
    const tooMuch = 'This text is too long or too deeply nested for a preview. It can be saved nevertheless.';
    return previewReply(await previewOf(visit, readValues(fields).content), tooMuch);
  },
  { keep: keepValues },
);

/** Puts the address of the uploaded picture into the form, for pages without script. */
export const uploadIntent = (place: 'content' | 'thumbnail') =>
  formIntent(
    AnyFormSchema,
    async ({ session, picture }: SavingVisit, _, { fields }): Promise<FormAnswer<PostNews>> => {
      const sent = picture?.sent ?? noPicture(session);
      if (!sent.ok) {
        const { title, message, status, waitUntilSeconds } = sent;
        return { ...refusedForm(message, status, title), waitUntilSeconds, more: { isSessionOver: status === 401 } };
      }
      const values = readValues(fields);
      const isContent = place === 'content';
      return {
        message: {
          type: 'ok',
          title: 'Success',
          message: isContent ? 'Image uploaded and inserted into content!' : 'Image uploaded successfully!',
        },
        more: {
          values: isContent
            ? { ...values, content: appendPicture(values.content, sent.url, picture?.name ?? '') }
            : { ...values, thumbnail: sent.thumbnail },
        },
      };
    },
    { keep: keepValues },
  );
