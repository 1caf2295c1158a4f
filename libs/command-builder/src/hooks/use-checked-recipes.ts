import type { Command } from '@starhaven/contracts/commands';
import { checkRecipe, recipeFromText } from '@starhaven/game-commands';
import { useEffect, useState } from 'react';
import type { SavedRecipe } from '../lib/recipes/saved-recipes';

type Answer = { commands: readonly Command[] | null; status: number };

/**
 * What stands between each recipe and the commands of today, by id. A recipe whose engine could not be asked is not in it: nothing is known
 * about it.
 */
export function useCheckedRecipes(recipes: readonly SavedRecipe[]): ReadonlyMap<string, readonly string[]> {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const engines = [...new Set(recipes.map(({ engine }) => engine))].sort().join('\n');
  useEffect(() => {
    const abort = new AbortController();
    for (const engine of engines.split('\n').filter(Boolean)) {
      fetchCommands(engine, abort.signal)
        .then((answer) => setAnswers((before) => new Map(before).set(engine, answer)))
        .catch(() => undefined);
    }
    return () => abort.abort();
  }, [engines]);
  return new Map(
    recipes.flatMap(({ id, engine, recipe }) => {
      const answer = answers.get(engine);
      const read = recipeFromText(recipe);
      if (!answer || !read) return [];
      if (answer.status === 404) return [[id, ['This site does not have its engine.']]];
      return answer.commands === null ? [] : [[id, messagesOf(read, answer.commands)]];
    }),
  );
}

const messagesOf = (...[recipe, commands]: Parameters<typeof checkRecipe>) =>
  checkRecipe(recipe, commands).map(({ index, message }) =>
    index === null ? message : `Line ${index + 1}: ${message}`,
  );

async function fetchCommands(engine: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(`/command/data/commands.json?${new URLSearchParams({ engine })}`, { signal });
  const { commands } = (await response.json()) as Pick<Answer, 'commands'>;
  return { commands: Array.isArray(commands) ? commands : null, status: response.status };
}
