const framework =
  /node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream)\/|^\0(vite\/preload-helper|commonjsHelpers)/;
// The parts of Mantine that toasts and charts share load with the first of the two that loads.
const mantine = /node_modules\/@mantine\/(core|hooks)\/|\/theme\/mantine-/;
// Loaded on demand, so it must not be part of a chunk that loads earlier.
const later = /\/toast-host\.|mantine/;
/** A lib's folder decides when its code loads: `src/shell` with every page. So do the app's own parts of the document, and the roles. */
const shell = /\/libs\/[^/]+\/src\/shell\/|\/app\/(?:nonce|pending-page)\.|\/contracts\/src\/session\/entities\/role\./;
/** The fields that the forms of all areas share. The forms themselves load with the pages that import them. */
const fields = /\/libs\/(?:ui-kit\/src\/forms\/(?!countdown\/format-)|contracts\/src\/session\/limits\.)/;
/** The components of ui-kit load with the shell. Form parsing imports a library, and large
 * cards with pictures are used on two pages: these load with the pages that use them. */
const kit = /\/libs\/ui-kit\/src\/(?!form-action\/|components\/(?:media-card|server-address)\/)/;

/** The window of the chat is one chunk with the modules that its views share: each alone would be smaller than its response headers. */
const chatWindow = /\/libs\/chat-bot\/src\/window\//;
/** The code that reads lines of commands. The chat and three pages use it. */
const commandReader = /\/libs\/game-commands\/src\/(?:read|explain)\//;

/** `src/together` of a lib: small files that the same pages use. As separate chunks they would be smaller than their response headers. */
const together: Readonly<Record<string, RegExp>> = {
  article: /\/libs\/site\/src\/together\//,
  text: /\/libs\/prose\/src\/together\//,
  ask: /\/libs\/(?:ask\/src\/together\/|contracts\/src\/ask\/text-limits\.)/,
  blog: /\/libs\/(?:blog\/src\/together\/|prose\/src\/lib\/well-formed\.)/,
  'chat-window': /\/libs\/chat-bot\/src\/together\//,
  'run-in-chat': /\/libs\/(?:realtime|command-builder)\/src\/together\//,
};

/** Every pattern for our own files; a test checks that each alternative still matches a file. */
export const ownPatterns: readonly RegExp[] = [
  shell,
  fields,
  kit,
  chatWindow,
  commandReader,
  ...Object.values(together),
];

/** The name of a module's chunk; undefined = the bundler decides by its importers. */
export function chunkOf(id: string): string | undefined {
  if (framework.test(id)) return 'framework';
  if (mantine.test(id)) return 'mantine';
  if (later.test(id)) return undefined;
  if (fields.test(id)) return 'forms';
  if (chatWindow.test(id)) return 'chat-window';
  if (commandReader.test(id)) return 'command-reader';
  if (shell.test(id) || kit.test(id)) return 'shell';
  return Object.entries(together).find(([, files]) => files.test(id))?.[0];
}
