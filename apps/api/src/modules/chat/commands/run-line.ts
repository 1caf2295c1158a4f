import type { BotReply } from '@starhaven/contracts/chat';
import { AgentRetcode } from '@starhaven/contracts/agent';
import type { ChatContext } from '../chat-context';
import type { Speaker } from '../speaker';
import { acceptGift } from './accept-gift';
import { beginCommand, digestOf, findKnownReply, forgetCommand, settleCommand } from './command-record';
import type { CommandKey } from './command-record';
import { findGift } from './find-gift';

export interface LineRequest {
  input: string;
  /** The player's number, as the client chose it. */
  playerUid: string;
  serverId: string;
  /** Chosen by the client: a repeated command with the same nonce never runs twice. */
  nonce?: string | undefined;
  /** Accepts the offer of the outbox instead of running the line; needs a nonce. */
  deliver?: boolean | undefined;
}

type Context = Pick<ChatContext, 'db' | 'gateway' | 'findCharacter' | 'limits' | 'log' | 'outbox'>;

/** Texts about failures that tell the player what to do (docs/behaviour/chat.md#bot-answers). */
const advice: Partial<Record<number, string>> = {
  [AgentRetcode.NOT_FOUND]:
    'Your character is not in the game, or the server is offline. Log in to the game and try again.',
  [AgentRetcode.TIMEOUT]:
    'The game server did not answer. The command may have run: look in the game before you send it again.',
  [AgentRetcode.TOO_OFTEN]: 'The game server is busy. The command did not run; try again in a moment.',
  [AgentRetcode.UNSUPPORTED]: 'This server accepts no commands.',
};

const noCharacter = 'This character does not belong to your account. Load your characters on the account page again.';
const noOffer =
  'Only an item with an amount can be delivered later. Run this command when your character is in the game.';
const busySeconds = 10;
const busy = { retcode: AgentRetcode.TOO_OFTEN, message: '' };

const say = (retcode: number, message: string, timestamp = 0): BotReply => ({ retcode, message, timestamp });

/**
 * Runs one line for the account's own character and returns the bot's answer (docs/behaviour/chat.md#bot-answers). The character is looked
 * up by the account, so another player's number is refused; the gate in front of the game server judges the line by the account's roles. A
 * command with a nonce is recorded before it runs, so that it never runs twice, whichever server the repeated command reaches.
 */
export async function runLine(context: Context, speaker: Speaker, request: LineRequest): Promise<BotReply> {
  const { db, gateway, findCharacter, limits, log } = context;
  const { accountId, roles } = speaker;
  const { input, playerUid, serverId, deliver = false } = request;
  const key = keyOf(speaker, request);
  const known = key && (await findKnownReply(db, key));
  if (known) return known;
  const refuse = (reply: BotReply) => {
    log.info(
      { event: 'bot-command', outcome: reply.retcode, serverId, accountId, player: playerUid },
      'command refused',
    );
    return reply;
  };
  const server = gateway.findServer(serverId);
  if (server === null || server.isDisabled) return refuse(say(404, 'This game server does not exist any more.'));
  const limit = await limits.commands.hit(String(accountId));
  if (limit.isOver) return refuse(say(429, 'Too many commands. Please wait.', limit.until));
  const character = await findCharacter({ accountId, serverId: server.id });
  if (character === null || character.uid !== playerUid) return refuse(say(403, noCharacter));
  const { uid } = character;
  const findItem = () => findGift({ engine: server.engine, text: input, roles });
  if (deliver) {
    const [item, { outbox }] = [findItem(), context];
    if (key === null || item === null || outbox === null) return refuse(say(403, noOffer));
    return acceptGift({ db, outbox }, key, { accountId, serverId: server.id, uid, engine: server.engine, item });
  }
  if (key !== null && !(await beginCommand(db, key))) return (await findKnownReply(db, key)) ?? answerOf(busy);
  const ran = await gateway.runCommand({ serverId, uid, text: input, roles, accountId: String(accountId) });
  const reply = answerOf(ran);
  if (key === null) return reply;
  const told: BotReply = {
    ...reply,
    ...(reply.retcode === AgentRetcode.NOT_FOUND && context.outbox !== null && findItem() !== null
      ? { offer: 'deliver' as const }
      : {}),
    ...(reply.retcode === AgentRetcode.TIMEOUT ? { outcome: 'unknown' as const } : {}),
  };
  // A busy server ran nothing, and the page sends the same command again after the wait.
  if (reply.retcode === AgentRetcode.TOO_OFTEN) await forgetCommand(db, key);
  else await keep(context, key, told);
  return told;
}

function keyOf({ accountId }: Speaker, { nonce, deliver, input, serverId, playerUid }: LineRequest): CommandKey | null {
  if (nonce === undefined) return null;
  return { accountId, nonce, kind: deliver ? 'deliver' : 'run', digest: digestOf(input, serverId, playerUid) };
}

function answerOf({ retcode, message }: { retcode: number; message: string }): BotReply {
  if (retcode === AgentRetcode.OK) return say(200, message || 'Done.');
  const until = retcode === AgentRetcode.TOO_OFTEN ? Math.ceil(Date.now() / 1000) + busySeconds : 0;
  return say(retcode, advice[retcode] ?? (message || 'The game server refused the command.'), until);
}

/** The answer is sent even when it cannot be stored; a repeated command is then answered that the outcome is unknown. */
async function keep({ db, log }: Context, key: CommandKey, reply: BotReply): Promise<void> {
  try {
    await settleCommand(db, key, reply);
  } catch (error) {
    log.error(
      { err: error },
      'the outcome of a command was not stored; a repeat of the command gets the answer "unknown"',
    );
  }
}
