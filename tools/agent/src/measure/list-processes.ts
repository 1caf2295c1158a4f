import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

export interface ListedProcess {
  pid: number;
  parentPid: number;
  /** Program and arguments. */
  command: string[];
}

/** All live processes, without zombies. Empty if the system has neither /proc nor `ps` (Windows). */
export async function listProcesses(): Promise<ListedProcess[]> {
  if (process.platform === 'linux') return listFromProc();
  if (process.platform === 'win32') return [];
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { maxBuffer: 2 ** 24 });
  return stdout.split('\n').flatMap((line) => {
    const match = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line);
    if (!match || match[3]?.startsWith('Z')) return [];
    return [{ pid: Number(match[1]), parentPid: Number(match[2]), command: (match[4] ?? '').split(' ') }];
  });
}

async function listFromProc(): Promise<ListedProcess[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(pids.map((pid) => readOne(Number(pid))));
  return found.filter((one) => one !== null);
}

/** null if the process has just ended, is a zombie, or belongs to the kernel. */
async function readOne(pid: number): Promise<ListedProcess | null> {
  try {
    const [stat, commandLine] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
    ]);
    // The name in parentheses may contain any characters (proc(5)).
    const [state = '', parentPid = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z' || state === 'X') return null;
    return { pid, parentPid: Number(parentPid), command: commandLine.split('\0').filter((word) => word !== '') };
  } catch {
    return null;
  }
}
