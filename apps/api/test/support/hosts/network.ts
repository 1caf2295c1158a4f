import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'pipe' });
const isThere = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Folder of the newest PostgreSQL's programs; null when PostgreSQL is not installed. */
export function findPostgresqlPrograms(): string | null {
  const root = '/usr/lib/postgresql';
  try {
    const newest = readdirSync(root).sort((a, b) => Number(b) - Number(a))[0];
    return newest && isThere(`${root}/${newest}/bin/initdb`, '--version') ? `${root}/${newest}/bin` : null;
  } catch {
    return null;
  }
}

function whyNoNetwork(): string | null {
  if (process.getuid?.() !== 0) return 'network namespaces need root';
  if (!isThere('ip', '-V') || !isThere('iptables', '--version')) return 'ip or iptables is not installed';
  if (!isThere('runuser', '--version')) return 'runuser is not installed';
  if (findPostgresqlPrograms() === null) return 'PostgreSQL is not installed';
  if (!isThere('redis-server', '--version')) return 'redis-server is not installed';
  const probe = `probe-${randomBytes(4).toString('hex')}`;
  if (!isThere('ip', 'netns', 'add', probe)) return 'this system allows no network namespaces';
  run('ip', 'netns', 'delete', probe);
  return null;
}

/** Runs a suite on machines that allow network namespaces; otherwise it is reported as skipped with the reason. */
export function describeWithNetwork(name: string, suite: () => void): void {
  const reason = whyNoNetwork();
  if (reason === null) describe(name, suite);
  else describe.skip(`${name} (skipped: ${reason})`, suite);
}

/** Represents another machine on the network: a namespace with one link to ours, on which packets can be dropped. */
export class Network {
  private readonly children = new Set<ChildProcess>();

  private constructor(
    private readonly name: string,
    private readonly link: string,
    /** This machine's end. */
    readonly here: string,
    /** The other machine's end. */
    readonly there: string,
  ) {}

  static create(): Network {
    const id = randomBytes(4).toString('hex');
    // An address range that nothing else uses.
    const net = `10.${randomInt(200, 250)}.${randomInt(0, 256)}`;
    const network = new Network(`test-${id}`, `t${id}`, `${net}.1`, `${net}.2`);
    const { name, link, here, there } = network;
    run('ip', 'netns', 'add', name);
    run('ip', 'link', 'add', link, 'type', 'veth', 'peer', 'name', 'there', 'netns', name);
    run('ip', 'addr', 'add', `${here}/30`, 'dev', link);
    run('ip', 'link', 'set', link, 'up');
    for (const args of [
      ['addr', 'add', `${there}/30`, 'dev', 'there'],
      ['link', 'set', 'there', 'up'],
      ['link', 'set', 'lo', 'up'],
    ]) {
      run('ip', '-n', name, ...args);
    }
    return network;
  }

  /** Starts a program on the other machine. */
  start(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
    const child = spawn('ip', ['netns', 'exec', this.name, command, ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.children.add(child);
    return child;
  }

  /** From now on the link drops packets silently, in both directions. */
  drop(): void {
    this.rule('-A');
  }

  heal(): void {
    this.rule('-D');
  }

  async close(): Promise<void> {
    for (const child of this.children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGTERM');
      const cut = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await once(child, 'exit');
      clearTimeout(cut);
    }
    spawnSync('ip', ['link', 'delete', this.link]);
    spawnSync('ip', ['netns', 'delete', this.name]);
  }

  private rule(action: '-A' | '-D'): void {
    run('ip', 'netns', 'exec', this.name, 'iptables', action, 'INPUT', '-i', 'there', '-j', 'DROP');
    run('ip', 'netns', 'exec', this.name, 'iptables', action, 'OUTPUT', '-o', 'there', '-j', 'DROP');
  }
}
