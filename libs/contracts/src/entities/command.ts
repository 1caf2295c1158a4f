import * as v from 'valibot';
import { mapOf } from '../lib/map-of';
import { rowsOf } from '../lib/rows-of';
import { WireIdSchema, WireTextListSchema, WireTextSchema } from '../lib/wire';
import { CommandParamSchema } from './command-param';
import { PermissionSchema } from './role';

/** A list, or a map whose key is the id of each item that does not say its own. */
const listOrMapById = <S extends v.GenericSchema>(list: S) =>
  v.union([
    list,
    v.pipe(
      mapOf(v.looseObject({ id: v.optional(v.unknown()) })),
      v.transform((map): unknown => Object.entries(map).map(([key, value]) => ({ ...value, id: value.id ?? key }))),
      // Items come from outside as they are, so their own input type says nothing here.
      list as v.GenericSchema<unknown, v.InferOutput<S>>,
    ),
  ]);

// A command without one of its parameters would be another command: an unreadable one costs the whole command.
const ParamsSchema = listOrMapById(v.array(CommandParamSchema));

/** A command of a game server (docs/behaviour/commands.md#command). */
export const CommandSchema = v.object({
  id: WireIdSchema,
  /** What the command line begins with. */
  head: WireTextSchema,
  label: WireTextSchema,
  aliases: WireTextListSchema,
  /** What to know before running it; empty when nothing. */
  warning: WireTextSchema,
  /** Base text, which the parameters are added to. */
  value: WireTextSchema,
  params: v.pipe(v.nullish(ParamsSchema, [])),
  /** Roles that see it; empty means everyone (docs/behaviour/commands.md#visibility). */
  permission: PermissionSchema,
});
export type Command = v.InferOutput<typeof CommandSchema>;

const CommandsSchema = listOrMapById(rowsOf(CommandSchema, { isWhole: true }));
const inField = <Name extends string>(name: Name) =>
  v.pipe(
    v.looseObject({ [name]: CommandsSchema } as Record<Name, typeof CommandsSchema>),
    v.transform((file) => file[name] as Command[]),
  );

/**
 * The commands of an engine. The spec only calls it "command data" (docs/behaviour/commands.md#command): a list or a map by id is
 * accepted, bare or in `data`, `commands` or `command`; yields the list.
 */
export const CommandFileSchema = v.union([inField('data'), inField('commands'), inField('command'), CommandsSchema]);
