import type { FormReply } from '@starhaven/ui-kit';

export type RecipeEditIntent = 'check';

/** The page's fields in a reply. */
export interface RecipeEditReplyFields {
  made: {
    engine: string;
    engineName: string;
    name: string;
    description: string;
    /** The output of `recipeToText`. */
    recipe: string;
  } | null;
}

export type RecipeEditReply = FormReply<RecipeEditIntent> & RecipeEditReplyFields;
