import { findTextFault, maxLineLength } from '@starhaven/game-commands';
import type { TextFault } from '@starhaven/game-commands';
import { commandLevels } from './command-rules';
import type { CommandLevel, CommandRule, CommandRules } from './command-rules';

export type CommandRefusal = TextFault | 'empty' | 'unknown_command' | 'not_allowed' | 'bad_argument';

export type ParsedCommand =
  | {
      isAllowed: true;
      /** The line to send: the rule's own head and the words after it, separated by single spaces. */
      line: string;
      head: string;
      words: string[];
    }
  | { isAllowed: false; refusal: CommandRefusal; /** Text for the member who typed the line. */ message: string };

const refusals: Record<CommandRefusal, string> = {
  empty: 'Type a command.',
  too_long: `A command has at most ${maxLineLength} characters.`,
  several_lines: 'Send one command at a time.',
  bad_character: 'The command has characters that cannot be typed.',
  separator: 'A command cannot contain | or ; because game servers take them for the end of a command.',
  foreign_target: 'A command cannot contain @: it always runs for your own character.',
  unknown_command: 'This command is not available here.',
  not_allowed: 'You are not allowed to run this command.',
  bad_argument: 'This command cannot be used like that here.',
};

const refuse = (refusal: CommandRefusal): ParsedCommand => ({ isAllowed: false, refusal, message: refusals[refusal] });

/**
 * Checks one line of a player before it is sent to a game server (docs/engines.md#security-of-engines,
 * docs/security.md#game-server-commands). It allows a single command from the list that is within the caller's level and names no other
 * player. The adapter adds the caller's own player. A null level may run nothing.
 */
export function parseCommandLine(
  text: string,
  { rules, level }: { rules: CommandRules; level: CommandLevel | null },
): ParsedCommand {
  const fault = text.length > 4 * maxLineLength ? 'too_long' : findTextFault(text.trim());
  if (fault === null && text.trim() === '') return refuse('empty');
  if (fault !== null) return refuse(fault);
  const typed = text
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  const [first = ''] = typed;
  const words = (rules.prefixes.includes(first) ? typed.slice(1) : typed).trim().split(' ');
  const found = findRule(words, rules);
  if (found === null) return refuse('unknown_command');
  const { rule, rest } = found;
  if (level === null || commandLevels.indexOf(level) < commandLevels.indexOf(rule.level)) return refuse('not_allowed');
  if (!isWithin(rule, rest)) return refuse('bad_argument');
  return { isAllowed: true, line: [rule.head, ...rest].join(' '), head: rule.head, words: rest };
}

/** The longest head at the start of the words, in any letter case. */
function findRule(words: readonly string[], { commands }: CommandRules): { rule: CommandRule; rest: string[] } | null {
  let longest: { rule: CommandRule; length: number } | null = null;
  for (const rule of commands) {
    for (const name of [rule.head, ...(rule.aliases ?? [])]) {
      const parts = name.toLowerCase().split(' ');
      const fits = parts.every((part, index) => words[index]?.toLowerCase() === part);
      if (fits && parts.length > (longest?.length ?? 0)) longest = { rule, length: parts.length };
    }
  }
  return longest && { rule: longest.rule, rest: words.slice(longest.length) };
}

function isWithin({ first, isAlone }: CommandRule, rest: readonly string[]): boolean {
  if (isAlone && rest.length > 0) return false;
  const text = rest.join(' ').toLowerCase();
  return first === undefined || first.some((start) => `${text} `.startsWith(`${start.toLowerCase()} `));
}
