import { commandParamTypes, findCommandFaults } from '@starhaven/contracts/commands';
import type { Command } from '@starhaven/contracts/commands';
import { isRecord } from '@starhaven/contracts/protocol';
import { commandFieldNames, paramFieldNames } from './command-document';
import { offerCommands } from './offer-commands';
import { readCommandText } from './read-command-text';

export interface CommandReport {
  /** How many commands players can use. */
  usable: number;
  /** Sentences with the command, the parameter and the accepted values. */
  faults: string[];
  /** Probable mistakes that the site accepts. */
  hints: string[];
}

function findUnknownFields(value: unknown, known: readonly string[]): string[] {
  const names = isRecord(value) ? Object.keys(value).filter((name) => !known.includes(name)) : [];
  return names.map((name) => `"${name}" is not a field; the fields are ${known.join(', ')}.`);
}

/** Hints about rules that refer to a parameter or a value that does not exist. */
function findReferenceHints({ params }: Command): string[] {
  return params.flatMap((param) => {
    const wrong = (field: string, id: string) =>
      params.some((other) => other.id === id)
        ? []
        : [`Parameter "${param.id}": "${field}" names "${id}", which is not a parameter.`];
    const values = param.allow.flatMap(({ id, value }) => {
      const options = params.find((other) => other.id === id)?.data ?? [];
      const gone = options.length === 0 ? [] : value.filter((one) => options.every((option) => option.value !== one));
      return gone.map((one) => `Parameter "${param.id}": "allow" names the value "${one}", which "${id}" cannot have.`);
    });
    return [
      ...(param.link === '' ? [] : wrong('link', param.link)),
      ...param.allow.flatMap(({ id }) => wrong('allow', id)),
      ...param.switch.flatMap(({ from, to }) => [...wrong('switch', from), ...wrong('switch', to)]),
      ...values,
    ];
  });
}

function findHints(raw: Record<string, unknown>, command: Command): string[] {
  const params = Array.isArray(raw.params) ? raw.params : isRecord(raw.params) ? Object.values(raw.params) : [];
  const fields = params.flatMap((param: unknown, index) => {
    const place = `Parameter ${isRecord(param) && param.id ? `"${param.id}"` : index + 1}`;
    const type = isRecord(param) ? param.type : undefined;
    const isKnown = type === undefined || commandParamTypes.some((known) => known === type);
    return [
      ...findUnknownFields(param, paramFieldNames).map((hint) => `${place}: ${hint}`),
      ...(isKnown ? [] : [`${place}: the type "${type}" counts as text, known are ${commandParamTypes.join(', ')}.`]),
    ];
  });
  return [...findUnknownFields(raw, commandFieldNames), ...fields, ...findReferenceHints(command)];
}

/**
 * Checks the text of a file of commands. `engine` is the engine of the file: commands that the site never runs there are reported.
 * @throws OperatorError when the text has no commands
 */
export function checkCommandText(text: string, engine: { slug: string; command: string } | null): CommandReport {
  const { commands: read, skipped } = readCommandText(text);
  const report: CommandReport = {
    usable: 0,
    faults: skipped.map((place) => `Entry ${place} has neither an id nor a name, so it is not a command.`),
    hints: [],
  };
  const seen = new Set<string>();
  for (const { raw, command } of read) {
    const place = `Command "${command.id}"`;
    if (command.fault === undefined) report.usable += 1;
    else report.faults.push(...findCommandFaults(raw).map((fault) => `${place}: ${fault}`));
    if (seen.has(command.id)) report.faults.push(`${place}: this id is used twice.`);
    seen.add(command.id);
    report.hints.push(...findHints(raw, command).map((hint) => `${place}: ${hint}`));
  }
  if (engine !== null) {
    const { commands, dropped } = offerCommands(read, engine);
    report.usable -= read.length - commands.length;
    report.faults.push(...dropped.map((line) => `Not offered: ${line}`));
  }
  return report;
}
