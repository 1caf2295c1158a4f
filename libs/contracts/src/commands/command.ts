import * as v from 'valibot';
import { mapOf } from '../protocol/map-of';
import { rowsOf } from '../protocol/rows-of';
import { WireIdSchema, WireTextListSchema, WireTextSchema } from '../protocol/wire';
import { CommandParamSchema } from './command-param';
import { PermissionSchema } from '../session/entities/role';

/** A list, or a map whose key is the id of each item without an id of its own. */
const listOrMapById = <S extends v.GenericSchema>(list: S) =>
  v.union([
    list,
    v.pipe(
      mapOf(v.looseObject({ id: v.optional(v.unknown()) })),
      v.transform((map): unknown => Object.entries(map).map(([key, value]) => ({ ...value, id: value.id ?? key }))),
      // The items are untrusted input, so their own input type does not apply.
      list as v.GenericSchema<unknown, v.InferOutput<S>>,
    ),
  ]);

// Without one of its parameters a command would do something else: one unreadable parameter drops the whole command.
const ParamsSchema = listOrMapById(v.array(CommandParamSchema));

/** A command of a game server (docs/behaviour/commands.md#command). */
export const CommandSchema = v.object({
  id: WireIdSchema,
  /** The beginning of the command line. */
  head: WireTextSchema,
  label: WireTextSchema,
  aliases: WireTextListSchema,
  /** A warning to read before running the command; empty when there is none. */
  warning: WireTextSchema,
  /** Base text; the parameters are appended to it. */
  value: WireTextSchema,
  params: v.pipe(v.nullish(ParamsSchema, [])),
  /** Roles that see the command; empty means everyone (docs/behaviour/commands.md#visibility). */
  permission: PermissionSchema,
});
export type Command = v.InferOutput<typeof CommandSchema>;

const CommandsSchema = listOrMapById(rowsOf(CommandSchema, { isWhole: true }));
const inField = <Name extends string>(name: Name) =>
  v.pipe(
    // The compiler widens a computed key to `string`, here and below.
    v.looseObject({ [name]: CommandsSchema } as Record<Name, typeof CommandsSchema>),
    v.transform((file) => file[name] as Command[]),
  );

/**
 * The commands of an engine. The spec only calls it "command data" (docs/behaviour/commands.md#command). Accepted: a list or a map by id,
 * bare or in `data`, `commands` or `command`. The output is the list.
 */
export const CommandFileSchema = v.union([inField('data'), inField('commands'), inField('command'), CommandsSchema]);
