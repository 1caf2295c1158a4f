import './require-node.mjs';

import('./commands/run-api-command.mjs');
