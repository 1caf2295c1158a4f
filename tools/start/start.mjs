import './require-node.mjs';

import('./run.mjs').then(function (module) {
  return module.run(process.argv.slice(2));
});
