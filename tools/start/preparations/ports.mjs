import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import net from 'node:net';
import { StartError } from '../workspace.mjs';

/**
 * Throws a StartError that names the port, its setting and, if /proc shows it, the process that holds it.
 * @param {number} port
 * @param {string} setting name of the variable that changes it
 */
export async function requireFreePort(port, setting) {
  // Check IPv4 and IPv6: if another program listens on only one of them, the browser may reach that program.
  for (const host of ['127.0.0.1', '::1', '0.0.0.0', '::']) {
    const problem = await tryListen(port, host);
    if (problem === 'EACCES')
      throw new StartError(`Port ${port} needs more rights: set ${setting} to a number from 1024 up.`);
    if (problem === 'EADDRINUSE') {
      const holder = findPortHolder(port);
      const who = holder === null ? 'another program' : `pid ${holder.pid} (${holder.command})`;
      throw new StartError(`Port ${port} is in use by ${who}: stop it, or set ${setting} to a free port.`);
    }
  }
}

function tryListen(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    // It is not an error if this machine lacks one of the two.
    server.once('error', (error) =>
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT' ? null : error.code),
    );
    server.listen({ port, host, exclusive: true, ipv6Only: host.includes(':') }, () =>
      server.close(() => resolve(null)),
    );
  });
}

/**
 * The process that listens on a TCP port, found through Linux's /proc; null on other systems or without permission.
 * @param {number} port
 * @returns {{pid: number, command: string} | null}
 */
export function findPortHolder(port) {
  try {
    const inodes = new Set();
    for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
      for (const line of readFileSync(table, 'utf8').split('\n').slice(1)) {
        const fields = line.trim().split(/\s+/);
        const isListening = fields[3] === '0A';
        if (isListening && Number.parseInt(fields[1].split(':')[1], 16) === port) inodes.add(`socket:[${fields[9]}]`);
      }
    }
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      if (holdsAny(pid, inodes)) return { pid: Number(pid), command: commandLine(pid) };
    }
  } catch {
    // Without /proc (macOS, Windows) the message has no process name.
  }
  return null;
}

function holdsAny(pid, inodes) {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => {
      try {
        return inodes.has(readlinkSync(`/proc/${pid}/fd/${fd}`));
      } catch {
        return false;
      }
    });
  } catch {
    return false;
  }
}

function commandLine(pid) {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean).join(' ').slice(0, 80);
}
