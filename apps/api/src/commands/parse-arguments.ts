import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { OperatorError } from '../platform/operator/operator-error';

type Options = NonNullable<ParseArgsConfig['options']>;

export interface Arguments {
  words: string[];
  values: Record<string, string | boolean | (string | boolean)[] | undefined>;
}

/** The words and options of a command; `help` is the command that explains it. @throws OperatorError naming the option that does not exist or lacks its value */
export function parseArguments(args: string[], options: Options, help: string): Arguments {
  try {
    const { positionals, values } = parseArgs({ args, options, strict: true, allowPositionals: true });
    return { words: positionals, values };
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split(/\. |\n/);
    throw new OperatorError(`${sentence.replace(/\.$/, '')}; see: ${help}`);
  }
}

/** `name=value` texts as one object. @throws OperatorError */
export function parsePairs(pairs: string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const split = pair.indexOf('=');
      if (split < 1) throw new OperatorError(`"${pair}" is no setting, accepted is name=value.`);
      return [pair.slice(0, split), pair.slice(split + 1)];
    }),
  );
}

/** An object without what was not given. */
export function given(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
