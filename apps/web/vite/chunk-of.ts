const framework =
  /node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream)\/|^\0(vite\/preload-helper|commonjsHelpers)/;
// What toasts and charts share of Mantine comes with whichever is first.
const mantine = /node_modules\/@mantine\/(core|hooks)\/|\/theme\/mantine-/;
// Imported when it is needed, so no other file may hold it.
const later = /\/toast-host\.|mantine/;
/** A lib's folder decides where its code loads: `src/shell` with every page. */
const shell = /\/libs\/[^/]+\/src\/shell\//;
/** The fields that the forms of all areas share. The forms themselves load with the pages that import them. */
const fields = /\/libs\/ui-kit\/src\/forms\/(?!countdown\/format-)/;
/** The components of ui-kit load with the shell. Form parsing imports a library, and large
 * cards with pictures stand on two pages: these load with the pages that use them. */
const kit = /\/libs\/ui-kit\/src\/(?!form-action\/|components\/(?:media-card|server-address)\/)/;

/** The window of the chat, and what its views share: in files of their own these are smaller than the headers of their answers. */
const chat =
  /\/libs\/chat-bot\/src\/(?:window|lib)\/|\/libs\/chat-bot\/src\/(?:bot\/session\/read-json|room\/login-prompt)\./;
/** What reads a line of commands: the chat and three pages use it. */
const commandReader = /\/libs\/game-commands\/src\/(?:read|explain)\//;

/** The name of a module's chunk; undefined = the bundler decides by its importers. */
export function chunkOf(id: string): string | undefined {
  if (framework.test(id)) return 'framework';
  if (mantine.test(id)) return 'mantine';
  if (later.test(id)) return undefined;
  if (fields.test(id)) return 'forms';
  if (chat.test(id)) return 'chat-window';
  if (commandReader.test(id)) return 'command-reader';
  return shell.test(id) || kit.test(id) ? 'shell' : undefined;
}
