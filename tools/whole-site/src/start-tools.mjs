// tools/ is no package, so its scripts have no name to import them by; they are imported here and nowhere else.
/* eslint-disable @nx/enforce-module-boundaries */
export { randomFrom } from '../../random.mjs';
export { buildProjects } from '../../start/build.mjs';
export { ensureInstalled } from '../../start/install.mjs';
export { waitUntilReady } from '../../start/wait-until-ready.mjs';
export { StartError, runCommand, workspaceRoot } from '../../start/workspace.mjs';
