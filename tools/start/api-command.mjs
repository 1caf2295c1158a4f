import './require-node.mjs';

import('./run-api-command.mjs');
