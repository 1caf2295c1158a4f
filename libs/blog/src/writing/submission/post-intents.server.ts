import { formIntent, refusedForm } from '@starhaven/ui-kit/server';
import type { FormAnswer } from '@starhaven/ui-kit/server';
import type { AuthorVisit, SavingVisit } from '../../lib/author-visit.server';
import { appendPicture, noPicture } from '../../lib/send-picture.server';
import { previewReply, renderPreview, writingRefusals } from '@starhaven/prose/server';
import { AnyFormSchema } from '../post.form';
import { readValues } from '../post-values';
import type { PostReplyFields } from '../post-reply';

export const keepValues = (fields: FormData) => ({ values: readValues(fields) });

export const { sessionOver, refusal } = writingRefusals({
  noSession: { words: 'Authentication required', isHostFirst: true },
  outdated: 'This post has a newer version',
});

export const previewOf = ({ context, session, hasStates }: AuthorVisit, content: string) =>
  renderPreview(content, { context, account: session?.uid ?? '', pictures: hasStates ? 'own' : 'all' });

/** Renders the text without saving it. */
export const previewIntent = formIntent(
  AnyFormSchema,
  async (visit: SavingVisit, _, { fields }): Promise<FormAnswer<PostReplyFields>> => {
    const tooMuch = 'This text is too long or too deeply nested for a preview. It can be saved nevertheless.';
    return previewReply(await previewOf(visit, readValues(fields).content), tooMuch);
  },
  { keep: keepValues },
);

/** Puts the address of the uploaded picture into the form, for pages without script. */
export const uploadIntent = (place: 'content' | 'thumbnail') =>
  formIntent(
    AnyFormSchema,
    async ({ session, picture }: SavingVisit, _, { fields }): Promise<FormAnswer<PostReplyFields>> => {
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
