import { commandLevels } from './command-rules';
import type { CommandLevel, CommandRule, CommandRules } from './command-rules';

/** Characters of a whole line; the longest useful one, an artifact with all its rolls, has fewer than 200. */
export const maxLineLength = 500;

export type CommandRefusal =
  | 'empty'
  | 'too_long'
  | 'several_lines'
  | 'bad_character'
  | 'separator'
  | 'foreign_target'
  | 'unknown_command'
  | 'not_allowed'
  | 'bad_argument';

export type ParsedCommand =
  | {
      isAllowed: true;
      /** The line to send: the rule's own head and the words after it, separated by single spaces. */
      line: string;
      head: string;
      words: string[];
    }
  | { isAllowed: false; refusal: CommandRefusal; /** For whoever typed it. */ message: string };

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
 * Checks one line of a player before it goes to a game server (docs/engines.md#security-of-engines,
 * docs/security.md#game-server-commands). Allowed is a single command from the list, within the caller's level, that names no other
 * player. The adapter adds the caller's own player. A null level may run nothing.
 */
export function parseCommandLine(
  text: string,
  { rules, level }: { rules: CommandRules; level: CommandLevel | null },
): ParsedCommand {
  const fault = findTextFault(text);
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

/** A fault of the text itself. Look-alike characters count as the characters that they resemble, because an engine may convert them. */
function findTextFault(text: string): CommandRefusal | null {
  // Before any check whose time grows with the length.
  if (text.length > 4 * maxLineLength) return 'too_long';
  const trimmed = text.trim();
  if (trimmed === '') return 'empty';
  if ([...trimmed.normalize('NFC')].length > maxLineLength) return 'too_long';
  if (/[\n\r\v\f\u0085\p{Zl}\p{Zp}]/u.test(trimmed)) return 'several_lines';
  if (/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u.test(trimmed)) return 'bad_character';
  const folded = trimmed.normalize('NFKC');
  if (/[|;]/.test(folded)) return 'separator';
  if (folded.includes('@')) return 'foreign_target';
  return null;
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
