import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { visit } from '../src/visitor.mjs';
import { pages } from './load/visitors.mjs';

/** How long the site may take to recover after a fault, and how long any page may take to answer afterwards, on a dedicated machine. */
const limits = { healMs: 15_000, pageMs: 2_000 };

/**
 * Requests all pages in rounds until every page answers in time. Returns the milliseconds until then, or the problem at the time limit.
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

/** The database opens its files on demand and keeps them open, up to its own limit. */
const isDatabaseFile = (target) => target.includes('/database/');

/** The resources of a process: open handles, except for the database's files, and resident memory in MB. @param {number | null} pid */
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
    // The handle was closed in between.
    return '';
  }
}
