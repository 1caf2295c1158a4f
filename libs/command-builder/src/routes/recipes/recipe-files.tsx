import { buttonClass, showToast } from '@starhaven/ui-kit';
import { useRef } from 'react';
import tools from '../../components/tool-form/tool-form.module.css';
import { notKept } from '../../lib/recipes/recipe-toasts';
import { recipesFromFile, recipesToFile, saveRecipe } from '../../lib/recipes/saved-recipes';
import type { SavedRecipe } from '../../lib/recipes/saved-recipes';

const maxFileBytes = 2_000_000;

/** Saves and loads recipes as a file: as a backup, or for another device (docs/behaviour/commands.md#recipe-files). */
export function RecipeFiles({ recipes }: { recipes: readonly SavedRecipe[] }) {
  const input = useRef<HTMLInputElement>(null);
  const exportFile = () => {
    const url = URL.createObjectURL(new Blob([recipesToFile(recipes)], { type: 'application/json' }));
    const link = Object.assign(document.createElement('a'), { href: url, download: 'recipes.json' });
    link.click();
    // The browser has started the download when the click handler is done.
    setTimeout(() => URL.revokeObjectURL(url), 0);
  };
  return (
    <section className={tools.card} aria-labelledby="recipe-files">
      <h2 id="recipe-files">Files</h2>
      <p className={tools.quiet}>Keep your recipes in a file, or bring them to another device.</p>
      <div className={tools.actions}>
        <button type="button" className={buttonClass()} onClick={exportFile} disabled={recipes.length === 0}>
          Export all
        </button>
        <button type="button" className={buttonClass()} onClick={() => input.current?.click()}>
          Import a file
        </button>
        <input
          ref={input}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label="Recipe file"
          onChange={(event) => {
            const { files } = event.currentTarget;
            const [file] = files ?? [];
            if (file) void importFile(file);
            event.currentTarget.value = '';
          }}
        />
      </div>
    </section>
  );
}

async function importFile(file: File): Promise<void> {
  const read = file.size > maxFileBytes ? null : recipesFromFile(await file.text().catch(() => ''));
  if (read === null) {
    const message = 'This is not a file of recipes. Choose one that was exported here.';
    showToast({ type: 'error', title: 'Nothing imported', message });
    return;
  }
  const saved = read.recipes.filter(saveRecipe).length;
  if (saved < read.recipes.length) {
    showToast({ ...notKept, message: `${saved} of ${read.recipes.length} recipes were imported. ${notKept.message}` });
    return;
  }
  const leftOut = read.leftOut === 0 ? '' : ` ${read.leftOut} could not be read and are left out.`;
  showToast({
    type: read.leftOut === 0 ? 'ok' : 'warn',
    title: 'Recipes imported',
    message: `${saved} added.${leftOut}`,
  });
}
