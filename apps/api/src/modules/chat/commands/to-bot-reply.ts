import type { BotReply } from '@starhaven/contracts/chat';
import type { CommandOutcome } from './command-outcome';

const say = (retcode: number, message: string, timestamp = 0): BotReply => ({ retcode, message, timestamp });

const gameRefusal = (retcode: number, message: string) =>
  say(retcode, message || 'The game server refused the command.');

/** The bot's answer to a command; texts about failures tell the player what to do (docs/behaviour/chat.md#bot-answers). */
export function toBotReply(outcome: CommandOutcome): BotReply {
  switch (outcome.kind) {
    case 'done':
      return say(200, outcome.message || 'Done.');
    case 'delivery-accepted':
      return say(
        200,
        'The items arrive when your character is in the game and the server is online. The account page shows your deliveries.',
      );
    case 'repeated':
      return outcome.reply;
    case 'refused':
      return gameRefusal(403, outcome.message);
    case 'failed':
      return gameRefusal(500, outcome.message);
    case 'nonce-reused':
      return say(500, 'This command was not run: its id belongs to another one.');
    case 'unsupported':
      return say(501, 'This server accepts no commands.');
    default:
      return toRefusal(outcome);
  }
}

type Refused = Exclude<
  CommandOutcome,
  { kind: 'done' | 'delivery-accepted' | 'repeated' | 'refused' | 'failed' | 'nonce-reused' | 'unsupported' }
>;

function toRefusal(outcome: Refused): BotReply {
  switch (outcome.kind) {
    case 'no-character':
      return say(
        403,
        'This character does not belong to your account. Load your characters on the account page again.',
      );
    case 'not-deliverable':
      return say(
        403,
        'Only an item with an amount can be delivered later. Run this command when your character is in the game.',
      );
    case 'no-server':
      return say(404, 'This game server does not exist any more.');
    case 'not-in-game': {
      const message = 'Your character is not in the game, or the server is offline. Log in to the game and try again.';
      return { ...say(404, message), ...(outcome.isDeliverable ? { offer: 'deliver' as const } : {}) };
    }
    case 'timed-out': {
      const message =
        'The game server did not answer. The command may have run: look in the game before you send it again.';
      return { ...say(408, message), outcome: 'unknown' };
    }
    case 'still-running': {
      const message = 'This command is still running. Look in the game before you send it again.';
      return { ...say(408, message), outcome: 'running' };
    }
    case 'interrupted': {
      const message = 'The site was interrupted. The command may have run: look in the game before you send it again.';
      return { ...say(408, message), outcome: 'unknown' };
    }
    case 'too-many':
      return say(429, 'Too many commands. Please wait.', outcome.until);
    case 'busy':
      return say(429, 'The game server is busy. The command did not run; try again in a moment.', outcome.until);
    case 'outbox-full':
      return say(
        429,
        'Too many of your deliveries are waiting. Log in to the game, and try again after they have arrived.',
      );
  }
}
