// package.json, the systemd unit and the container run this file with a semi-space of 1 MB. With V8's default of 16 MB, the log lines that
// this process copies under load take 15 to 20 MB more.
import './require-node.mjs';

import('./commands/run.mjs').then(function (module) {
  return module.run(process.argv.slice(2));
});
