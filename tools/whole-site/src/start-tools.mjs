// tools/ is not a package, so its scripts have no package name; only this file imports them.
/* eslint-disable @nx/enforce-module-boundaries */
export { randomFrom } from '../../random.mjs';
export { buildProjects } from '../../start/build.mjs';
export { ensureInstalled } from '../../start/install.mjs';
export { waitUntilReady } from '../../start/wait-until-ready.mjs';
export { StartError, runCommand, workspaceRoot } from '../../start/workspace.mjs';
