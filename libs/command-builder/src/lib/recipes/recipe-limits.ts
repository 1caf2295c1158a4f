/** docs/behaviour/commands.md#recipe-pages */
export const recipeFormLimits = { characters: 6_000, description: 300, name: 60 } as const;
