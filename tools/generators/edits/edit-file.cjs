/**
 * Replaces `anchor` in a file of the repository. Throws if the file does not contain it, so that a generator never skips a step after
 * someone has moved the code.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} file
 * @param {string | RegExp} anchor
 * @param {string} replacement with `$&` for what the anchor matched
 */
exports.editFile = (tree, file, anchor, replacement) => {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new Error(`${file} does not exist.`);
  const isThere = typeof anchor === 'string' ? text.includes(anchor) : anchor.test(text);
  if (!isThere)
    throw new Error(`${file} has no place for the generator: ${anchor} is not in it. Update the generator.`);
  tree.write(file, text.replace(anchor, replacement));
};
