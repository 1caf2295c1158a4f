import type { Role } from '@starhaven/contracts/session';
import { permissionOf } from './command-level';
import type { CommandTable, TableParam } from './command-table';

/** A command in the format of the specification (docs/behaviour/commands.md#command). */
export interface FileCommand {
  id: string;
  head: string;
  label: string;
  aliases: readonly string[];
  warning: string;
  value: string;
  params: readonly TableParam[];
  permission: readonly Role[];
}

/** The commands of a table in the format of `/json/{slug}/command/{command}.json`. */
export function toCommandFile({ heads }: CommandTable): FileCommand[] {
  return heads.flatMap(({ head, aliases = [], level, shapes }) =>
    shapes.map(({ id, label, text = head, warning = '', params = [] }) => ({
      id,
      head,
      label,
      aliases,
      warning,
      value: text,
      params,
      permission: permissionOf(level),
    })),
  );
}
