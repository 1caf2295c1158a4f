/** Throws when `name` is not kebab-case. @param {string} name */
exports.requireKebabCase = (name) => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is not kebab-case, such as photo-gallery.`);
};
