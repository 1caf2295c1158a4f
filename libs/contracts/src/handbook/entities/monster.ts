import * as v from 'valibot';
import { WireTextSchema } from '../../protocol/wire/wire';
import { HandbookItemSchema } from './handbook-item';

/** A monster of the handbook (docs/behaviour/handbook.md#fields-of-a-type); `typeMonster` is the game's own class, such as a boss. */
export const MonsterSchema = v.object({ ...HandbookItemSchema.entries, typeMonster: WireTextSchema });
export type Monster = v.InferOutput<typeof MonsterSchema>;
