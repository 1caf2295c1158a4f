import type { BotReply } from '@starhaven/contracts/chat';

/** How a command of the bot ended; `to-bot-reply.ts` has the code and the text of each kind. */
export type CommandOutcome =
  | { kind: 'done'; message: string }
  /** The items wait in the outbox. */
  | { kind: 'delivery-accepted' }
  /** The command was answered before: the stored reply is sent again unchanged. */
  | { kind: 'repeated'; reply: BotReply }
  | { kind: 'still-running' }
  /** The server that ran the command died; it is unknown whether the command ran. */
  | { kind: 'interrupted' }
  /** The nonce belongs to another command. */
  | { kind: 'nonce-reused' }
  | { kind: 'no-server' }
  | { kind: 'no-character' }
  | { kind: 'not-deliverable' }
  | { kind: 'outbox-full' }
  /** The account's own limit; `until` in unix seconds. */
  | { kind: 'too-many'; until: number }
  /** The game server ran nothing; `until` in unix seconds. */
  | { kind: 'busy'; until: number }
  | { kind: 'not-in-game'; isDeliverable: boolean }
  /** It is unknown whether the command ran. */
  | { kind: 'timed-out' }
  | { kind: 'unsupported' }
  /** `message` is the game server's reason and may be empty. */
  | { kind: 'refused' | 'failed'; message: string };
