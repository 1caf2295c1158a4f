import { unsharedPage } from '@starhaven/ui-kit/server';
import type { FormAnswer } from '@starhaven/ui-kit/server';
import type { Preview } from './render-preview.server';

const isBusy = 'The preview cannot be shown at the moment. Please try again.';

/** The reply to a form without scripts: the preview, or a warning, which says `tooMuch` if the text is the reason. */
export function previewReply({ html, isPassing }: Preview, tooMuch: string): FormAnswer<{ preview: string }> {
  if (html !== null) return { more: { preview: html } };
  const message = isPassing ? isBusy : tooMuch;
  return { message: { type: 'warn', title: 'No preview', message }, status: isPassing ? 503 : 422 };
}

const answer = (html: string | null, status: number) => Response.json({ html }, { status, headers: unsharedPage });

/** The answer to the script of a form; null: no text was sent. */
export const previewAnswer = (preview: Preview | null): Response =>
  answer(preview?.html ?? null, preview?.isPassing ? 503 : 200);

/** The answer to a visitor who must not write here: rendering costs CPU time. */
export const previewForbidden = (): Response => answer(null, 403);
