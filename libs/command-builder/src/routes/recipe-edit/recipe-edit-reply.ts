import type { FormReply } from '@starhaven/ui-kit';

export type RecipeEditIntent = 'check';

/** The page's own fields of a reply. */
export interface RecipeEditNews {
  made: {
    engine: string;
    engineName: string;
    name: string;
    description: string;
    /** `recipeToText`. */
    recipe: string;
  } | null;
}

export type RecipeEditReply = FormReply<RecipeEditIntent> & RecipeEditNews;
