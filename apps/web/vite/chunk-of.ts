const framework =
  /node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream)\/|^\0(vite\/preload-helper|commonjsHelpers)/;
/** The parts of Mantine that toasts and charts share. They load with the first of the two. */
const mantine = /node_modules\/@mantine\/(core|hooks)\//;
/** The source folder of a lib, of one of its areas, or of the app. The name of the folder below it decides when code loads. */
const folder = /\/(?:libs\/[^/]+\/src|apps\/web\/app)\/(?:[^/]+\/)?/.source;
/** `shell` loads with every page. `forms` has the fields that several areas share; it loads with the first page that has a form. */
const shared = new RegExp(`${folder}(shell|forms)/`);
/** `together/<chunk>` has small files that the same pages use. As separate chunks they would be smaller than their response headers. */
const together = new RegExp(`${folder}together/([^/]+)/`);
/** Every page uses components of ui-kit, so they load with the shell. Only `on-demand` loads with the pages that import it. */
const kit = /\/libs\/ui-kit\/src\/(?!on-demand\/)/;

/** The name of a module's chunk, which depends on its folder. If it is undefined, the bundler decides by the module's importers. */
export function chunkOf(id: string): string | undefined {
  if (framework.test(id)) return 'framework';
  if (mantine.test(id)) return 'mantine';
  return (together.exec(id) ?? shared.exec(id))?.[1] ?? (kit.test(id) ? 'shell' : undefined);
}
