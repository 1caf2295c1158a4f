import './require-node.mjs';

import('./commands/move-aside.mjs');
