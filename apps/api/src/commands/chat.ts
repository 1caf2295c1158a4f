import type { ApiConfig } from '../config/config';
import { runAsOperator } from '../modules/audit';
import { operatorChatPath, runChatCommand } from '../modules/chat';
import type { Logger } from '../platform/logging/logger';
import { OperatorError } from '../platform/operator/operator-error';
import { given, parseArguments } from './runner/parse-arguments';
import { runOperation } from './runner/run-operation';

const help = `npm run chat -- <what>

  rules                            the rules for messages
  set <rule> <value>               change one of them; 0 switches it off
  forbid <word>                    refuse messages with this word; word* also refuses words that begin with it
  permit <word>                    allow it again
  rooms                            the rooms
  add-room <name> --title <title>  a room next to the public one, such as: add-room deutsch --title Deutsch
  remove-room <name>               remove it with its messages
  pause <room> --reason <text>     only moderators can write; resume <room> ends it
  mute <account> --reason <text>   an account, by its number (UID), cannot write; unmute <account> ends it
      --until 2026-05-01T20:00Z

Rules:
  approvalHours    messages of accounts younger than this wait for a moderator
  links            allowed, members (accounts older than linkHours) or never
  linkHours
  repeatSeconds    an account cannot send the same text again within this time
  capitalsPercent  messages with a larger share of capital letters are refused
  sameCharacters   messages that repeat one character more often are refused
`;

const options = { title: { type: 'string' }, reason: { type: 'string' }, until: { type: 'string' } } as const;

/** The command that the arguments describe, in the form that the server accepts. @throws OperatorError */
function readCommand(args: string[]): object {
  const { words, values } = parseArguments(args, options, 'npm run chat -- help');
  const [action = '', name, value, ...rest] = words;
  if (rest.length > 0) throw new OperatorError(`"${rest.join(' ')}" is one word too many; put texts in quotes.`);
  return given({ action, name, value, ...values });
}

/** Runs an operator's command about the chat, also while the site runs; returns the lines to show. @throws OperatorError */
export async function runChat(config: ApiConfig, args: string[], log: Logger): Promise<string[]> {
  if (args.length === 0 || args[0] === 'help' || args.includes('--help')) return [help.trimEnd()];
  const input = readCommand(args);
  const { lines } = await runOperation(config, {
    purpose: 'chat',
    log,
    path: operatorChatPath,
    input,
    work: (db) => runAsOperator(db, { command: 'chat', input }, (tx) => runChatCommand(tx, input)),
  });
  return lines;
}
