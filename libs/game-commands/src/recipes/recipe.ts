import * as v from 'valibot';

/** docs/behaviour/commands.md#recipes */
export const recipeLimits = { lines: 50, values: 500, times: 99, parameters: 20, expandedLines: 1_000 } as const;

const TextSchema = (maxLength: number) => v.pipe(v.string(), v.trim(), v.maxLength(maxLength));
const NameSchema = v.pipe(TextSchema(60), v.nonEmpty());
const IdSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));

const RecipeLineSchema = v.object({
  /** Id of the command; if an operator changes the ids, `head` finds the command again. */
  command: IdSchema,
  head: TextSchema(100),
  /** As in `CommandValues`; a text may contain a placeholder `{id}` for a parameter of the recipe. */
  values: v.record(IdSchema, v.pipe(v.array(TextSchema(500)), v.maxLength(recipeLimits.values))),
  /** How often the line runs. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(recipeLimits.times)), 1),
});

const RecipeParameterSchema = v.object({
  /** The name in the placeholder `{id}`. */
  id: v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]{0,31}$/)),
  label: TextSchema(60),
  /** The value before the player types one. */
  value: TextSchema(500),
});

/** Commands that run one after another, with placeholders that the player fills in (docs/behaviour/commands.md#recipes). */
export const RecipeSchema = v.object({
  name: NameSchema,
  lines: v.pipe(v.array(RecipeLineSchema), v.minLength(1), v.maxLength(recipeLimits.lines)),
  parameters: v.optional(v.pipe(v.array(RecipeParameterSchema), v.maxLength(recipeLimits.parameters)), []),
});
export type Recipe = v.InferOutput<typeof RecipeSchema>;
export type RecipeLine = Recipe['lines'][number];
