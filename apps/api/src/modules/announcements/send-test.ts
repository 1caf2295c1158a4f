import { DomainError } from '../../platform/errors/domain-error';
import type { AnnouncementsContext } from './announcements-context';
import { channels } from './channels';
import type { Channel } from './channels';
import { toDiscordMessage } from './discord-message';
import { postMessage } from './post-message';

/** Sends a message at once, so that staff sees whether the webhook works. @throws DomainError failed-precondition with the reason */
export async function sendTest({ settings, siteUrl, discord }: AnnouncementsContext, channel: Channel): Promise<void> {
  const webhook = await settings.findSecret(channels[channel].webhook);
  if (webhook === null) throw new DomainError('failed-precondition', 'No webhook is stored for this channel.');
  const title = channel === 'news' ? 'News of this site will appear here.' : 'Reports of this site will appear here.';
  const message = toDiscordMessage(
    { title, text: 'This is a test.', path: '/', mood: 'neutral' },
    { siteUrl, siteName: await settings.get('siteName') },
  );
  const result = await postMessage(discord, webhook, message);
  if (result.kind !== 'sent') throw new DomainError('failed-precondition', result.fault);
}
