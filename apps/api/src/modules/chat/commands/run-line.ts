import type { BotReply } from '@starhaven/contracts/chat';
import { AgentRetcode } from '@starhaven/contracts/agent';
import type { ChatContext } from '../chat-context';
import type { Speaker } from '../speaker';

export interface LineRequest {
  input: string;
  /** The player's number, as the client chose it. */
  playerUid: string;
  serverId: string;
}

/** What went wrong, in words that help (docs/behaviour/chat.md#bot-answers). */
const advice: Partial<Record<number, string>> = {
  [AgentRetcode.NOT_FOUND]:
    'Your character is not in the game, or the server is offline. Log in to the game and try again.',
  [AgentRetcode.TIMEOUT]:
    'The game server did not answer in time. The command may have run: look in the game before you send it again.',
  [AgentRetcode.UNSUPPORTED]: 'This server takes no commands.',
};

const noCharacter = 'This character does not belong to your account. Load your characters on the account page again.';

/**
 * Runs one line for the account's own character and gives the bot's answer (docs/behaviour/chat.md#bot-answers). The character is looked up
 * by the account, so another player's number is refused; the gate in front of the game server judges the line by the account's roles.
 */
export async function runLine(
  { gateway, findCharacter, limits }: Pick<ChatContext, 'gateway' | 'findCharacter' | 'limits'>,
  { accountId, roles }: Speaker,
  { input, playerUid, serverId }: LineRequest,
): Promise<BotReply> {
  const reply = (retcode: number, message: string, timestamp = 0): BotReply => ({ retcode, message, timestamp });
  const server = gateway.findServer(serverId);
  if (server === null || server.isDisabled) return reply(404, 'This game server does not exist any more.');
  const limit = await limits.commands.hit(String(accountId));
  if (limit.isOver) return reply(429, 'Too many commands. Please wait.', limit.until);
  const character = await findCharacter({ accountId, serverId: server.id });
  if (character === null || character.uid !== playerUid) return reply(403, noCharacter);
  const ran = await gateway.runCommand({
    serverId,
    uid: character.uid,
    text: input,
    roles,
    accountId: String(accountId),
  });
  if (ran.retcode === AgentRetcode.OK) return reply(200, ran.message || 'Done.');
  return reply(ran.retcode, advice[ran.retcode] ?? (ran.message || 'The game server refused the command.'));
}
