/**
 * A command of BaPs' `/cdq/api`: its options by name, with their short forms (docs/engines.md#baps-commands). The target is not one of
 * them.
 */
export interface BapsCommand {
  name: string;
  alias: string | null;
  options: Readonly<Record<string, string | null>>;
}

/** Only these commands are ever sent for a player. `shell`, `mail`, `account` and `gameMail` affect other players or the machine. */
export const bapsCommands: readonly BapsCommand[] = [
  { name: 'giveAll', alias: 'ga', options: { type: 't', num: 'n' } },
  {
    name: 'character',
    alias: 'c',
    options: { characterId: 'id', level: 'l', starGrade: 'sg', favorRank: 'fr', max: 'm' },
  },
  { name: 'set', alias: null, options: { type: 't', sub1: 's1' } },
  { name: 'ping', alias: null, options: {} },
];

/** null if the command does not exist. */
export function findBapsCommand(head: string): BapsCommand | null {
  const wanted = head.toLowerCase();
  const isIt = ({ name, alias }: BapsCommand) => name.toLowerCase() === wanted || alias === wanted;
  return bapsCommands.find(isIt) ?? null;
}

/**
 * The options of a line, written as `name value` or `name=value` (docs/engines.md#options-of-a-line), under their long names. null if an
 * option is unknown, repeated or has no value.
 */
export function readBapsOptions(command: BapsCommand, words: readonly string[]): Record<string, string> | null {
  const found = new Map<string, string>();
  const rest = [...words];
  while (rest.length > 0) {
    const word = rest.shift() ?? '';
    const at = word.indexOf('=');
    const [given, value] = at > 0 ? [word.slice(0, at), word.slice(at + 1)] : [word, rest.shift() ?? ''];
    const name = Object.keys(command.options).find((long) => long === given || command.options[long] === given);
    if (name === undefined || value === '' || found.has(name)) return null;
    found.set(name, value);
  }
  return Object.fromEntries(found);
}
