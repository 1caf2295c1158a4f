import { isModerator } from '../../account';
import { DomainError } from '../../../platform/errors/domain-error';
import { refuseOverLimit } from '../../../platform/limits/refuse-over-limit';
import type { AskContext } from '../ask-context';
import type { Member } from '../member';

/** @throws DomainError rate-limited: rendering costs CPU, and floods cost readers time (docs/behaviour/ask.md#limits-of-accounts) */
async function limitTexts({ texts, textsOfNew, textsOfModerators }: AskContext, member: Member): Promise<void> {
  const limit = isModerator(member) ? textsOfModerators : member.isNew ? textsOfNew : texts;
  await refuseOverLimit(limit, String(member.accountId), 'Too many texts in an hour. Nothing was saved.');
}

/**
 * Counts the save and renders it.
 * @throws DomainError rate-limited; invalid-argument when the body cannot be rendered; unavailable when the renderer does not answer
 */
export async function renderBody(context: AskContext, member: Member, body: string) {
  await limitTexts(context, member);
  const { render, log } = context;
  const rendered = await render.render(body).catch((error: unknown) => {
    log.error({ err: error }, 'the renderer failed; a question or an answer was refused');
    throw new DomainError('unavailable', 'The text cannot be rendered at the moment. Nothing was saved. Try again.', {
      retryAfterSeconds: 5,
    });
  });
  if (!rendered.ok) throw new DomainError('invalid-argument', rendered.reason, { field: 'body' });
  return { body, html: rendered.html, htmlPipeline: render.pipeline };
}
