// tools/ is not a package, so its scripts have no package name. `chaos/` imports them through this file.
/* eslint-disable @nx/enforce-module-boundaries */
export { randomFrom } from '../../random.mjs';
export { buildProjects } from '../../start/preparations/build.mjs';
export { ensureInstalled } from '../../start/preparations/install.mjs';
export { waitUntilReady } from '../../start/processes/wait-until-ready.mjs';
export { StartError, runCommand, workspaceRoot } from '../../start/workspace.mjs';
