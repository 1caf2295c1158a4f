const framework =
  /node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream)\/|^\0(vite\/preload-helper|commonjsHelpers)/;
// What toasts and charts share of Mantine comes with whichever is first.
const mantine = /node_modules\/@mantine\/(core|hooks)\/|\/theme\/mantine-/;
// Imported when it is needed, so no other file may hold it.
const later = /\/toast-host\.|mantine/;
/** A lib's folder decides where its code loads: `src/shell` with every page, `src/forms` with the pages that have a form. */
const namedFolder = /\/libs\/[^/]+\/src\/(shell|forms)\//;
/** The components of ui-kit load with the shell. Form parsing imports a library, so it loads only with the pages that parse a form. */
const kit = /\/libs\/ui-kit\/src\/(?!form-action\/)/;

/** The name of a module's chunk; undefined = the bundler decides by its importers. */
export function chunkOf(id: string): string | undefined {
  if (framework.test(id)) return 'framework';
  if (mantine.test(id)) return 'mantine';
  if (later.test(id)) return undefined;
  return namedFolder.exec(id)?.[1] ?? (kit.test(id) ? 'shell' : undefined);
}
