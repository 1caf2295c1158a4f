import './require-node.mjs';

import('./commands/run.mjs').then(function (module) {
  return module.run(process.argv.slice(2));
});
