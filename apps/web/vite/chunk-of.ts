const framework =
  /node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream)\/|^\0(vite\/preload-helper|commonjsHelpers)/;
// What toasts and charts share of Mantine comes with whichever is first.
const mantine = /node_modules\/@mantine\/(core|hooks)\/|\/theme\/mantine-/;
// Imported when it is needed, so no other file may hold it.
const later = /\/toast-host\.|mantine/;
/** A lib's folder decides where its code loads: `src/shell` with every page. So do the app's own parts of the document, and the roles. */
const shell = /\/libs\/[^/]+\/src\/shell\/|\/app\/(?:nonce|pending-page)\.|\/contracts\/src\/session\/entities\/role\./;
/** The fields that the forms of all areas share. The forms themselves load with the pages that import them. */
const fields = /\/libs\/(?:ui-kit\/src\/forms\/(?!countdown\/format-)|contracts\/src\/session\/limits\.)/;
/** The components of ui-kit load with the shell. Form parsing imports a library, and large
 * cards with pictures stand on two pages: these load with the pages that use them. */
const kit = /\/libs\/ui-kit\/src\/(?!form-action\/|components\/(?:media-card|server-address)\/)/;

/** The window of the chat, and what its views share: in files of their own these are smaller than the headers of their answers. */
const chat =
  /\/libs\/chat-bot\/src\/(?:window|lib)\/|\/libs\/chat-bot\/src\/(?:bot\/session\/read-json|room\/login-prompt)\./;
/** What reads a line of commands: the chat and three pages use it. */
const commandReader = /\/libs\/game-commands\/src\/(?:read|explain)\//;

/** Small files that the same pages use. In files of their own they are smaller than the headers of their answers. */
const together: Readonly<Record<string, RegExp>> = {
  article: /\/libs\/site\/src\/(?:components\/article\.|lib\/article-meta\.)/,
  text: /\/libs\/prose\/src\/(?:components\/(?:text-body|copy-link)\/|hooks\/use-count-view\.)/,
  ask: /\/libs\/(?:ask\/src\/lib\/(?:ask-paths|place|problems|question-card)|contracts\/src\/ask\/text-limits)\./,
  blog: /\/libs\/(?:blog\/src\/(?:components\/remove-post\/|lib\/reading\/)|prose\/src\/lib\/well-formed\.)/,
  'run-in-chat': /\/libs\/(?:realtime\/src\/chat-hand-off|command-builder\/src\/components\/run-in-chat)\//,
};

/** The name of a module's chunk; undefined = the bundler decides by its importers. */
export function chunkOf(id: string): string | undefined {
  if (framework.test(id)) return 'framework';
  if (mantine.test(id)) return 'mantine';
  if (later.test(id)) return undefined;
  if (fields.test(id)) return 'forms';
  if (chat.test(id)) return 'chat-window';
  if (commandReader.test(id)) return 'command-reader';
  if (shell.test(id) || kit.test(id)) return 'shell';
  return Object.entries(together).find(([, files]) => files.test(id))?.[0];
}
