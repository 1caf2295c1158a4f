import './require-node.mjs';

import('./move-aside.mjs');
