import type { Command } from '@starhaven/contracts/commands';
import { checkRecipe, commandsIn, recipeFromText } from '@starhaven/game-commands';
import { fetchJson, isRecord } from '@starhaven/ui-kit';
import { useEffect, useState } from 'react';
import type { SavedRecipe } from '../lib/recipes/saved-recipes';

/** `commands` is null if they could not be read; `status` is 0 without an answer of this site. */
type Answer = { commands: readonly Command[] | null; status: number };

export interface CheckedRecipes {
  /** Why a recipe does not work with the current commands, by the recipe's id; without the recipes of `silent` engines. */
  problems: ReadonlyMap<string, readonly string[]>;
  /** Names of the engines whose commands could not be read, so that their recipes could not be checked. */
  silent: readonly string[];
}

/** Checks the recipes of this browser when the page opens. */
export function useCheckedRecipes(recipes: readonly SavedRecipe[]): CheckedRecipes {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const engines = [...new Set(recipes.map(({ engine }) => engine))].sort().join('\n');
  useEffect(() => {
    const abort = new AbortController();
    for (const engine of engines.split('\n').filter(Boolean)) {
      void fetchCommands(engine, abort.signal).then((answer) => {
        if (!abort.signal.aborted) setAnswers((before) => new Map(before).set(engine, answer));
      });
    }
    return () => abort.abort();
  }, [engines]);
  const problems = new Map(
    recipes.flatMap(({ id, engine, recipe }) => {
      const answer = answers.get(engine);
      const read = recipeFromText(recipe);
      if (!answer || !read) return [];
      if (answer.status === 404) return [[id, ['This site does not have its engine.']]];
      return answer.commands === null ? [] : [[id, messagesOf(read, answer.commands)]];
    }),
  );
  const isSilent = ({ engine }: SavedRecipe) => {
    const answer = answers.get(engine);
    return answer !== undefined && answer.commands === null && answer.status !== 404;
  };
  return { problems, silent: [...new Set(recipes.filter(isSilent).map(({ engineName }) => engineName))] };
}

const messagesOf = (...[recipe, commands]: Parameters<typeof checkRecipe>) =>
  checkRecipe(recipe, commands).map(({ index, message }) =>
    index === null ? message : `Line ${index + 1}: ${message}`,
  );

async function fetchCommands(engine: string, signal: AbortSignal): Promise<Answer> {
  const read = (json: unknown) => (isRecord(json) ? { commands: commandsIn(json) } : null);
  const answer = await fetchJson(`/command/data/commands.json?${new URLSearchParams({ engine })}`, read, { signal });
  return { commands: answer?.body?.commands ?? null, status: answer?.body ? answer.status : 0 };
}
