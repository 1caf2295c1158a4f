const { editFile } = require('./edit-file.cjs');

const file = 'libs/contracts/src/protocol/extensions.ts';

/**
 * Adds an extension to the contracts unless it exists.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{prop: string, name: string, comment: string}} extension
 */
exports.addExtension = (tree, { prop, name, comment }) => {
  if (new RegExp(`^ {2}${prop}:`, 'm').test(tree.read(file, 'utf8'))) return;
  editFile(tree, file, /(?=\} as const;)/, `  /** ${comment} */\n  ${prop}: '${name}',\n`);
};
