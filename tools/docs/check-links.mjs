import { workspaceRoot } from '../start/workspace.mjs';
import { findBrokenLinks } from './find-broken-links.mjs';
import { findDeadCitations } from './find-dead-citations.mjs';
import { findMissingPaths } from './find-missing-paths.mjs';
import { listCitedFiles } from './list-cited-files.mjs';

const broken = findBrokenLinks(workspaceRoot).map((link) => `Leads nowhere: ${link}`);
const files = listCitedFiles(workspaceRoot);
const faults = [...broken, ...findDeadCitations(workspaceRoot, files), ...findMissingPaths(workspaceRoot, files)];
for (const line of faults) console.error(line);
if (faults.length > 0) process.exitCode = 1;
