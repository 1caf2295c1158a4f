import { discordWebhookPattern } from '@starhaven/contracts/admin';
import { describeDiscordFault } from '../../platform/discord/discord-api';
import type { DiscordApi } from '../../platform/discord/discord-api';
import type { DiscordMessage } from './discord-message';

/** The result of an attempt. A `fault` is a text for people. */
export type PostResult =
  | { kind: 'sent' }
  | { kind: 'refused'; fault: string }
  /** `afterSeconds`: the wait that Discord requests; null: it names none. */
  | { kind: 'later'; fault: string; afterSeconds: number | null };

const isGone = (status: number) => [401, 403, 404].includes(status);

/** Posts to a webhook. Uses only the number and the token of the stored address, so nothing is sent to another host. Never throws. */
export async function postMessage(discord: DiscordApi, webhook: string, message: DiscordMessage): Promise<PostResult> {
  const [, id, token] = discordWebhookPattern.exec(webhook) ?? [];
  if (id === undefined || token === undefined)
    return { kind: 'later', fault: 'The stored address is not a webhook of Discord.', afterSeconds: null };
  const answer = await discord({ method: 'POST', path: `/webhooks/${id}/${token}?wait=true`, body: message });
  const { status, pauseSeconds } = answer;
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 400) return { kind: 'refused', fault: 'Discord did not accept this message.' };
  const fault = isGone(status)
    ? 'Discord does not know this webhook any more. Make a new one and store it here.'
    : describeDiscordFault(answer);
  return { kind: 'later', fault, afterSeconds: pauseSeconds };
}
