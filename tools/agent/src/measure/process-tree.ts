import type { ListedProcess } from './list-processes';

/** The process and all its descendants, the process first; empty if it is not alive. */
export function processTree(root: number, processes: readonly ListedProcess[]): number[] {
  if (!processes.some(({ pid }) => pid === root)) return [];
  const tree = [root];
  for (const parent of tree)
    tree.push(
      ...processes.filter(({ pid, parentPid }) => parentPid === parent && !tree.includes(pid)).map(({ pid }) => pid),
    );
  return tree;
}
