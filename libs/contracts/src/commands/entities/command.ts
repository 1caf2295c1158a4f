import * as v from 'valibot';
import { mapOf } from '../../protocol/wire/map-of';
import { rowsOf } from '../../protocol/wire/rows-of';
import { WireIdSchema, WireTextListSchema, WireTextSchema } from '../../protocol/wire/wire';
import { PermissionSchema, Role } from '../../session/shell/role';
import { CommandParamSchema } from './command-param';
import type { CommandParam } from './command-param';
import { findCommandFaults } from '../rules/find-command-faults';
import { listWithIds } from './list-with-ids';

const ParamListSchema = v.array(CommandParamSchema);
const ParamsSchema = v.union([
  ParamListSchema,
  v.pipe(
    mapOf(v.unknown()),
    v.transform((map): unknown => listWithIds(map)),
    // The schema accepts any value; its input type names only valid input.
    ParamListSchema as v.GenericSchema<unknown, CommandParam[]>,
  ),
]);

const fields = {
  id: WireIdSchema,
  /** The beginning of the command line. */
  head: WireTextSchema,
  label: WireTextSchema,
  aliases: WireTextListSchema,
  /** A warning to read before running the command; empty when there is none. */
  warning: WireTextSchema,
  /** Base text; the parameters are appended to it. */
  value: WireTextSchema,
  params: v.nullish(ParamsSchema, []),
  /** Roles that see the command; empty means everyone (docs/behaviour/commands.md#visibility). */
  permission: PermissionSchema,
};

/** A command of a game server (docs/behaviour/commands.md#command). */
export const CommandSchema = v.object(fields);

export type Command = v.InferOutput<typeof CommandSchema> & {
  /** Why the command cannot be used, for display; a usable command has none (docs/behaviour/commands.md#unusable-commands). */
  fault?: string;
};

/** How many faults of one command are shown. */
const maxFaults = 3;

type Raw = Record<string, unknown>;

const read = <S extends v.GenericSchema>(schema: S, value: unknown, otherwise: v.InferOutput<S>): v.InferOutput<S> => {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : otherwise;
};

const idOf = ({ id, head, label }: Raw): string =>
  read(WireIdSchema, id, read(WireTextSchema, head, '').trim() || read(WireTextSchema, label, '').trim());

/**
 * What can be shown of an unusable command. It has no parameters, because without one of them it would do something else. If its permission
 * is unreadable, only admins see it.
 */
const toUnusable = (raw: Raw, faults: readonly string[]): Command => ({
  id: idOf(raw),
  head: read(WireTextSchema, raw.head, ''),
  label: read(WireTextSchema, raw.label, ''),
  aliases: read(WireTextListSchema, raw.aliases, []),
  warning: read(WireTextSchema, raw.warning, ''),
  value: read(WireTextSchema, raw.value, ''),
  params: [],
  permission: read(PermissionSchema, raw.permission, [Role.ADMIN]),
  fault: faults.slice(0, maxFaults).join(' '),
});

/** A command that cannot be used stays in the list with its fault; what has neither an id nor a name is not a command. */
const CommandRowSchema = v.pipe(
  v.custom<Raw>((raw) => v.is(mapOf(v.unknown()), raw) && idOf(raw) !== '', 'is not a command'),
  v.transform((raw): Command => {
    const faults = findCommandFaults(raw);
    const parsed = v.safeParse(CommandSchema, raw);
    return parsed.success && faults.length === 0 ? parsed.output : toUnusable(raw, faults);
  }),
);

// Hosts send anything; the input type is the form that our own API writes.
const RowsSchema = rowsOf(CommandRowSchema as v.GenericSchema<unknown, Command>, { isWhole: true }) as v.GenericSchema<
  v.InferInput<typeof CommandSchema>[],
  Command[]
>;

/** A list, or a map whose key is the id of each command without an id of its own. */
const CommandsSchema = v.union([
  RowsSchema,
  v.pipe(
    mapOf(v.unknown()),
    v.transform((map): unknown => listWithIds(map)),
    // The schema accepts any value; its input type names only valid input.
    RowsSchema as v.GenericSchema<unknown, Command[]>,
  ),
]);
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
