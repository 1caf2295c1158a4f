import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { messageOf } from '@starhaven/node-kit/server';
import { OperatorError } from '../../platform/operator/operator-error';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The values that Node parses for these options; each has the type of its option. */
type Values<Known extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Known; strict: true; allowPositionals: true }>
>['values'];

export interface Arguments<Known extends Options> {
  words: string[];
  values: Values<Known>;
}

/**
 * The words and options of a command; `help` is the command that explains it.
 * @throws OperatorError with the name of an option that is unknown or lacks its value
 */
export function parseArguments<const Known extends Options>(
  args: string[],
  options: Known,
  help: string,
): Arguments<Known> {
  try {
    const { positionals, values } = parseArgs({ args, options, strict: true, allowPositionals: true });
    return { words: positionals, values };
  } catch (error) {
    const [sentence = ''] = messageOf(error).split(/\. |\n/);
    throw new OperatorError(`${sentence.replace(/\.$/, '')}; see: ${help}`);
  }
}

/** Parses `name=value` texts into one object. @throws OperatorError */
export function parsePairs(pairs: string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const split = pair.indexOf('=');
      if (split < 1) throw new OperatorError(`"${pair}" is not a setting; write it as name=value.`);
      return [pair.slice(0, split), pair.slice(split + 1)];
    }),
  );
}

/** A copy of an object without its undefined values. */
export function given(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
