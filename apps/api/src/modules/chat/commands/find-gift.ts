import { CommandFileSchema } from '@starhaven/contracts/commands';
import type { Command } from '@starhaven/contracts/commands';
import { GameItemSchema } from '@starhaven/contracts/protocol';
import type { GameItem } from '@starhaven/contracts/protocol';
import { readLine } from '@starhaven/game-commands';
import { allTables, toCommandFile } from '@starhaven/game-commands/tables';
import { planReward } from '@starhaven/game-engines';
import * as v from 'valibot';
import { judgeCommand } from '../../fleet';

/** The commands that give one kind of item, by id and amount: nothing else can wait in the outbox (docs/behaviour/chat.md#outbox-offer). */
const gifts: readonly string[] = ['give-item', 'item-add'];
const amounts: readonly string[] = ['x', 'n'];

const commandsOf = new Map<string, Command[]>();

function findCommands(engine: string): Command[] {
  const known = commandsOf.get(engine);
  if (known) return known;
  const table = allTables.find(({ dialect }) => dialect === engine);
  const file = table === undefined ? [] : v.parse(CommandFileSchema, JSON.parse(JSON.stringify(toCommandFile(table))));
  commandsOf.set(engine, file);
  return file;
}

export interface GiftRequest {
  engine: string;
  text: string;
  roles: readonly number[];
}

/** The item, when the line gives one kind of item and nothing else, and the player may run it; otherwise null. */
export function findGift({ engine, text, roles }: GiftRequest): GameItem | null {
  const verdict = judgeCommand({ engine, text, roles });
  if (!verdict.isAllowed) return null;
  const read = readLine(verdict.line, findCommands(engine));
  if (read === null || !read.isExact || read.unread.length > 0 || !gifts.includes(read.command.id)) return null;
  const { id: ids = [] } = read.values;
  const amount =
    amounts.flatMap((name) => (Object.hasOwn(read.values, name) ? (read.values[name] ?? []) : []))[0] ?? '1';
  if (ids.length !== 1) return null;
  const item = v.safeParse(GameItemSchema, { id: Number(ids[0]), amount: Number(amount) });
  return item.success && planReward(engine, [item.output]) !== null ? item.output : null;
}
