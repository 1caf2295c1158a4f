import { workspaceRoot } from '../start/workspace.mjs';
import { findBrokenLinks } from './find-broken-links.mjs';
import { findDeadCitations } from './find-dead-citations.mjs';
import { listCitedFiles } from './list-cited-files.mjs';

const broken = findBrokenLinks(workspaceRoot).map((link) => `Leads nowhere: ${link}`);
const dead = findDeadCitations(workspaceRoot, listCitedFiles(workspaceRoot));
for (const line of [...broken, ...dead]) console.error(line);
if (broken.length + dead.length > 0) process.exitCode = 1;
