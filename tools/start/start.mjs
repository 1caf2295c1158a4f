// Runs before anything is installed and perhaps on an old Node: so this file has only old syntax, and imports the rest after the check.
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
} else {
  import('./run.mjs').then(function (module) {
    return module.run(process.argv.slice(2));
  });
}
