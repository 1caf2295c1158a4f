import type { TextFault } from './text-fault';
import { maxLineLength } from './text-fault';

export type CommandFaultCode =
  | TextFault
  | 'required'
  | 'not_a_number'
  | 'below_min'
  | 'above_max'
  | 'not_a_choice'
  | 'not_an_id'
  | 'bad_slot'
  | 'too_many_slots'
  | 'needs_artifact'
  | 'too_many_lines'
  | 'unusable';

/** Why a command cannot be built yet, and the parameter that causes it. */
export interface CommandFault {
  /** Empty for a fault of the whole line. */
  paramId: string;
  code: CommandFaultCode;
  /** For the visitor: what is wrong and how to fix it. */
  message: string;
}

/** The most lines of one choice, so that two long selections together do not fill the memory. */
export const maxLines = 10_000;

/** The texts of faults that need no number (docs/behaviour/commands.md#faults-of-a-choice). */
const messages: Record<
  Exclude<CommandFaultCode, 'below_min' | 'above_max' | 'too_many_slots' | 'unusable'>,
  (label: string) => string
> = {
  required: (label) => `${label} is required.`,
  not_a_number: (label) => `${label} must be a number.`,
  not_a_choice: (label) => `${label} is not one of the choices. Choose one from the list.`,
  not_an_id: (label) => `${label} must be one id without spaces.`,
  bad_slot: (label) => `${label} must be an id with a count of at least 1.`,
  needs_artifact: (label) => `Choose an artifact before ${label}.`,
  too_long: () => `A command has at most ${maxLineLength} characters.`,
  several_lines: (label) => `${label} must be one line: game servers take a new line for another command.`,
  bad_character: (label) => `${label} has characters that cannot be typed.`,
  separator: (label) => `${label} cannot contain | or ; because game servers take them for the end of a command.`,
  foreign_target: (label) => `${label} cannot contain @: a command always runs for your own character.`,
  too_many_lines: () => `Choose fewer items: together they are more than ${maxLines} commands.`,
};

interface Labelled {
  id: string;
  label: string;
}

export const labelOf = ({ id, label }: Labelled): string => label || id;

/** The fault of a parameter, with its message. */
export const faultOf = (param: Labelled, code: keyof typeof messages): CommandFault => ({
  paramId: param.id,
  code,
  message: messages[code](labelOf(param)),
});

/** The fault that the host's command file reports for a command; null for a usable one (docs/behaviour/commands.md#faults-of-a-choice). */
export function unusableFault(command: object): CommandFault | null {
  if (!('fault' in command) || typeof command.fault !== 'string' || command.fault === '') return null;
  return { paramId: '', code: 'unusable', message: `This command cannot be used. ${command.fault}` };
}

/** The fault of a number or a count that is beyond its limit. */
export const limitFault = (
  param: Labelled,
  code: 'below_min' | 'above_max' | 'too_many_slots',
  limit: number,
): CommandFault => ({ paramId: param.id, code, message: limitMessages[code](labelOf(param), limit) });

const limitMessages = {
  below_min: (label: string, limit: number) => `${label} must be at least ${limit}.`,
  above_max: (label: string, limit: number) => `${label} must be at most ${limit}.`,
  too_many_slots: (label: string, limit: number) =>
    limit === 0 ? `This artifact has no place for ${label}.` : `This artifact has ${limit} places for ${label}.`,
};
