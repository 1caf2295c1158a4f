import { AgentRetcode } from '@starhaven/contracts/agent';
import type { AgentReply } from '@starhaven/contracts/agent';
import type { ChatContext } from '../chat-context';
import type { Speaker } from '../speaker';
import { acceptGift } from './accept-gift';
import type { CommandOutcome } from './command-outcome';
import { beginCommand, digestOf, findKnownOutcome, forgetCommand, settleCommand } from './command-record';
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

/** The wait before a busy game server may be asked again. */
const busySeconds = 10;

/**
 * Runs one line for the account's own character (docs/behaviour/chat.md#bot-answers). The character is looked
 * up by the account, so another player's number is refused; the gate in front of the game server judges the line by the account's roles. A
 * command with a nonce is recorded before it runs, so that it never runs twice, whichever server the repeated command reaches.
 */
export async function runLine(context: Context, speaker: Speaker, request: LineRequest): Promise<CommandOutcome> {
  const { db, gateway, findCharacter, limits, log } = context;
  const { accountId, roles } = speaker;
  const { input, playerUid, serverId, deliver = false } = request;
  const key = keyOf(speaker, request);
  const known = key && (await findKnownOutcome(db, key));
  if (known) return known;
  const refuse = (outcome: CommandOutcome) => {
    log.info(
      { event: 'bot-command', outcome: outcome.kind, serverId, accountId, player: playerUid },
      'command refused',
    );
    return outcome;
  };
  const server = gateway.findServer(serverId);
  if (server === null || server.isDisabled) return refuse({ kind: 'no-server' });
  const limit = await limits.commands.hit(String(accountId));
  if (limit.isOver) return refuse({ kind: 'too-many', until: limit.until });
  const character = await findCharacter({ accountId, serverId: server.id });
  if (character === null || character.uid !== playerUid) return refuse({ kind: 'no-character' });
  const { uid } = character;
  const findItem = () => findGift({ engine: server.engine, text: input, roles });
  if (deliver) {
    const [item, { outbox }] = [findItem(), context];
    if (key === null || item === null || outbox === null) return refuse({ kind: 'not-deliverable' });
    return acceptGift({ db, outbox }, key, { accountId, serverId: server.id, uid, engine: server.engine, item });
  }
  if (key !== null && !(await beginCommand(db, key))) return (await findKnownOutcome(db, key)) ?? busy();
  const reply = await gateway.runCommand({ serverId, uid, text: input, roles, accountId: String(accountId) });
  // Only a repeat with the same nonce can accept an offer.
  const isDeliverable = () => key !== null && context.outbox !== null && findItem() !== null;
  const outcome = outcomeOf(reply, isDeliverable);
  if (key === null) return outcome;
  // A busy server ran nothing, and the page sends the same command again after the wait.
  if (outcome.kind === 'busy') await forgetCommand(db, key);
  else await keep(context, key, outcome);
  return outcome;
}

function keyOf({ accountId }: Speaker, { nonce, deliver, input, serverId, playerUid }: LineRequest): CommandKey | null {
  if (nonce === undefined) return null;
  return { accountId, nonce, kind: deliver ? 'deliver' : 'run', digest: digestOf(input, serverId, playerUid) };
}

const busy = (): CommandOutcome => ({ kind: 'busy', until: Math.ceil(Date.now() / 1000) + busySeconds });

function outcomeOf(
  { retcode, message }: Pick<AgentReply<'runCommand'>, 'retcode' | 'message'>,
  isDeliverable: () => boolean,
): CommandOutcome {
  switch (retcode) {
    case AgentRetcode.OK:
      return { kind: 'done', message };
    case AgentRetcode.NOT_FOUND:
      return { kind: 'not-in-game', isDeliverable: isDeliverable() };
    case AgentRetcode.TIMEOUT:
      return { kind: 'timed-out' };
    case AgentRetcode.TOO_OFTEN:
      return busy();
    case AgentRetcode.UNSUPPORTED:
      return { kind: 'unsupported' };
    case AgentRetcode.FORBIDDEN:
      return { kind: 'refused', message };
    case AgentRetcode.FAILED:
      return { kind: 'failed', message };
  }
}

/** The outcome is returned even when it cannot be stored; a repeated command is then answered that the outcome is unknown. */
async function keep({ db, log }: Context, key: CommandKey, outcome: CommandOutcome): Promise<void> {
  try {
    await settleCommand(db, key, outcome);
  } catch (error) {
    log.error(
      { err: error },
      'the outcome of a command was not stored; a repeat of the command gets the answer "unknown"',
    );
  }
}
