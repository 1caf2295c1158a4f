import { workspaceRoot } from '../start/workspace.mjs';
import { findBrokenLinks } from './find-broken-links.mjs';

const broken = findBrokenLinks(workspaceRoot);
for (const link of broken) console.error(`Leads nowhere: ${link}`);
if (broken.length > 0) process.exitCode = 1;
