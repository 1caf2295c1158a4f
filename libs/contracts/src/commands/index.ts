export { commandParamTypes } from './entities/command-param-type';
export { CommandParamSchema } from './entities/command-param';
export { CommandFileSchema, CommandSchema } from './entities/command';
export { findCommandFaults } from './rules/find-command-faults';
export { CommandNameSchema, getCommands } from './calls/get-commands';
export { EngineIdSchema, RecipeTextSchema, SharedRecipeIdSchema, SharedRecipeSchema } from './entities/command-recipe';
export { getCommandRecipe } from './calls/get-command-recipe';
export { listCommandRecipes } from './calls/list-command-recipes';
export { removeCommandRecipe } from './calls/remove-command-recipe';
export { shareCommandRecipe } from './calls/share-command-recipe';

export type { SharedRecipe } from './entities/command-recipe';
export type { CommandParamType } from './entities/command-param-type';
export type { CommandParam } from './entities/command-param';
export type { Command } from './entities/command';
export type { ParamOption } from './entities/param-option';
