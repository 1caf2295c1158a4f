import * as v from 'valibot';

/** An item of a game, with that game's ids. */
export const GameItemSchema = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1)),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)),
  /** The kind of item, in games whose ids are unique only within a kind (docs/engines.md#rewards); 0 = the game has no kinds. */
  type: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)), 0),
});
export type GameItem = v.InferOutput<typeof GameItemSchema>;
