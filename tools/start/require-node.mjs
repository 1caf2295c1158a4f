// Ends the process on a Node that is too old. This file runs before anything is installed. It and the files that import it use only old
// syntax, and load the rest with `import()` after this check.
var parts = process.versions.node.split('.');
var major = Number(parts[0]);
var minor = Number(parts[1]);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    'Node ' +
      process.versions.node +
      ' is too old: Starhaven needs Node 20.19 or newer. Install it from https://nodejs.org and run this again.',
  );
  process.exit(1);
}
