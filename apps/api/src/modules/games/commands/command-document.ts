import { commandParamTypes } from '@starhaven/contracts/commands';
import { Role } from '@starhaven/contracts/session';
import * as v from 'valibot';

const text = (description: string) => v.optional(v.pipe(v.string(), v.description(description)));
const number = (description: string) => v.optional(v.pipe(v.number(), v.description(description)));
const flag = (description: string) => v.optional(v.pipe(v.boolean(), v.description(description)));
const name = (description: string) => v.pipe(v.string(), v.nonEmpty(), v.description(description));
const oneOrMore = v.union([v.string(), v.number(), v.array(v.union([v.string(), v.number()]))]);

const param = {
  id: name('Unique in the command.'),
  label: text('What the player reads.'),
  type: v.optional(
    v.pipe(v.picklist(commandParamTypes), v.description('How the player enters it; any other word means text.')),
  ),
  value: text('Its value before the player types.'),
  data: v.optional(
    v.pipe(v.record(v.string(), v.union([v.string(), v.number()])), v.description('The choices: value to label.')),
  ),
  required: flag('Whether the command needs it; false by default.'),
  multi: flag('Whether a picker accepts several values, each for a separate line; true by default.'),
  split: text('What joins the id and the count of a sub property.'),
  format: text(
    'How its value joins the line: "blank" puts a space before it, "s-lv" glues lv to it, any other word is put before it.',
  ),
  min: number('The minimum; 1 for a range by default.'),
  max: number('The maximum; 100 for a range by default.'),
  link: text('Id of the artifact parameter that a property belongs to.'),
  allow: v.optional(
    v.pipe(
      v.record(v.string(), oneOrMore),
      v.description('Other parameters with the values at which this one is shown.'),
    ),
  ),
  switch: text('Id of the parameter with which this one swaps places while it has a value.'),
};

const command = {
  id: name('Unique in the file; addresses and saved recipes contain it.'),
  head: name('The beginning of the line, as the engine knows the command.'),
  label: text('What the player reads.'),
  aliases: v.optional(
    v.pipe(v.array(v.string()), v.description('Other names of the command that the engine accepts.')),
  ),
  warning: text('What to read before running it.'),
  value: text('The words before the parameters, if they are more than the head.'),
  params: v.optional(v.array(v.object(param))),
  permission: v.optional(
    v.pipe(
      v.array(v.picklist(Object.values(Role))),
      v.description(
        'Numbers of the roles that see it: 1 admin, 2 moderator, 3 member, 4 sponsor, 6 editor. Empty: everybody.',
      ),
    ),
  ),
};

/**
 * The recommended form of an operator's file of commands, from which docs/commands.schema.json is made. The site reads other forms as well
 * (docs/behaviour/commands.md#command).
 */
export const CommandDocumentSchema = v.array(v.object(command));

export const commandFieldNames: readonly string[] = Object.keys(command);
export const paramFieldNames: readonly string[] = Object.keys(param);
