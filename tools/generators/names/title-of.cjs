/** "Photo Gallery" for photo-gallery. @param {string} name in kebab-case */
exports.titleOf = (name) =>
  name
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');
