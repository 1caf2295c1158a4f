import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { visit } from '../src/visitor.mjs';
import { pages } from './load/visitors.mjs';

/** How long the site may need to be itself again after a trouble, and then any page to answer, on a machine of its own. */
const limits = { healMs: 15_000, pageMs: 2_000 };

/**
 * Waits until every page answers in time, one round of all pages after the other. Gives the milliseconds that it took, or what was wrong
 * when the time was over.
 * @param {{site: any, patience: number}} stage `patience` multiplies all limits
 * @returns {Promise<{ms: number, problem: string | null}>}
 */
export async function untilHealed({ site, patience }) {
  const startMs = performance.now();
  for (;;) {
    const problem = await findBadPage(site, limits.pageMs * patience);
    const ms = performance.now() - startMs;
    if (problem === null) return { ms, problem: null };
    if (ms > limits.healMs * patience || site.hasEnded()) return { ms, problem };
    await wait(100);
  }
}

async function findBadPage(site, timeoutMs) {
  for (const page of pages) {
    try {
      const { status } = await visit(site.url + page, { timeoutMs });
      if (status !== 200) return `${page} answers ${status}`;
    } catch (error) {
      return `${page}: ${error.message}`;
    }
  }
  return null;
}

/** The database opens its files as it needs them and keeps them open, up to a number of its own. */
const isDatabaseFile = (target) => target.includes('/database/');

/** What a process holds: open handles, those of the database's files aside, and resident memory in MB. @param {number | null} pid */
export function readHoldings(pid) {
  if (pid === null) return null;
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return {
      pid,
      handles: readdirSync(`/proc/${pid}/fd`).filter((fd) => !isDatabaseFile(targetOf(`/proc/${pid}/fd/${fd}`))).length,
      memoryMb: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024),
    };
  } catch {
    return null;
  }
}

function targetOf(link) {
  try {
    return readlinkSync(link);
  } catch {
    // Closed between two looks.
    return '';
  }
}
