import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildProjects } from '../../start/preparations/build.mjs';
import { apiFlags } from '../../start/processes/processes.mjs';
import { StartError, workspaceRoot } from '../../start/workspace.mjs';
import { freePort } from '../machine/free-port.mjs';
import { judge } from '../judge.mjs';
import { makeQueries } from './make-queries.mjs';
import { makeSets } from './make-sets.mjs';
import { run } from './run.mjs';

const serverFile = path.join(workspaceRoot, 'apps/api/dist/server.js');
const commandFile = path.join(workspaceRoot, 'apps/api/dist/command.js');
const queriesOfAKind = 300;
const trustSecret = 'a-secret-of-a-bench-and-of-nothing-else';
/** The header of the web server's own requests, which have no limits. */
const headers = { 'x-visitor-address': `;${createHmac('sha256', trustSecret).update('').digest('hex')}` };

/** The API with 200,000 names in its database: the import, the start, and search over HTTP with a different query in each request. */
export async function benchApi({ temporary, say }) {
  await buildProjects(['api']);
  const set = makeSets(temporary).find(({ name }) => name === 'budgeted');
  const rows = JSON.parse(readFileSync(set.file, 'utf8'));
  const data = path.join(temporary, 'handbook');
  writeHandbooks(data, rows);
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATA_DIR: path.join(temporary, 'data'),
    API_PORT: String(await freePort()),
    HANDBOOK_DATA: 'off',
    DEMO_FLEET: 'off',
    API_TRUST_SECRET: trustSecret,
  };

  say(`Importing ${set.title} …`);
  const shippedSeconds = await timeShippedData(env, temporary);
  const startedAt = performance.now();
  run('env', [
    ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
    ...[process.execPath, commandFile, 'import', '--format', 'grasscutter-handbook', '--from', data],
  ]);
  const importSeconds = (performance.now() - startedAt) / 1000;

  say('Starting the API with them …');
  const api = await startApi(env);
  try {
    const indexSeconds = (await api.indexed) - api.listeningAt;
    say('Asking it …');
    const results = [];
    // Each turn uses another third of the queries, so that no answer comes from a cache; the first turn warms both processes up.
    const queries = Object.entries(makeQueries(rows, 3 * queriesOfAKind));
    for (const [, texts] of queries) await ask(api.url, texts.slice(2 * queriesOfAKind), 1);
    for (const [turn, visitors] of [1, 4].entries()) {
      const times = {};
      for (const [kind, texts] of queries) {
        times[kind] = await ask(api.url, texts.slice(turn * queriesOfAKind, (turn + 1) * queriesOfAKind), visitors);
      }
      times.all = Object.values(times).flat();
      results.push({ visitors, times });
    }
    const common = {
      'first filling s': round(shippedSeconds),
      'import s': round(importSeconds),
      'index ready s': round(indexSeconds),
      'RSS MB': round(residentMb(api.pid)),
    };
    return {
      title: `Search over HTTP in ${set.title}, each query once; times in ms`,
      rows: results.map(({ visitors, times }, index) => ({
        ...(index === 0 ? common : {}),
        'at a time': visitors,
        ...Object.fromEntries(
          Object.entries(times).map(([kind, samples]) => [
            `${kind} p50/p99`,
            `${round(percentile(samples, 0.5))}/${round(percentile(samples, 0.99))}`,
          ]),
        ),
      })),
      notes: [
        'Index ready: after the server began to listen. First filling: the data that is shipped with the software, from an empty database.',
      ],
      verdicts: [
        judge(set.title, 'handbookHttpP99Ms', percentile(results[0].times.all, 0.99)),
        judge(set.title, 'handbookReadySeconds', indexSeconds),
        judge('genshin-db and starter sets', 'handbookFirstFillingSeconds', shippedSeconds),
      ],
    };
  } finally {
    await api.stop();
  }
}

/** Writes handbooks in Grasscutter's form: one file for each language, sections by type. */
function writeHandbooks(folder, rows) {
  mkdirSync(folder, { recursive: true });
  const sections = { 1: 'Avatars', 3: 'Monsters' };
  for (const language of new Set(rows.flatMap(({ names }) => Object.keys(names)))) {
    const lines = { Avatars: [], Items: [], Monsters: [] };
    for (const { type, id, names } of rows) {
      const name = names[language];
      const section = sections[type] ?? 'Items';
      if (name) lines[section].push(section === 'Monsters' ? `${id} : Monster_${id} - ${name}` : `${id} : ${name}`);
    }
    const text = Object.entries(lines).map(([section, of]) => `// ${section}\n${of.join('\n')}\n`);
    writeFileSync(path.join(folder, `GM Handbook - ${language}.txt`), text.join('\n'));
  }
}

/** The time from the start of an empty server until the handbook has all data that is shipped with the software. */
async function timeShippedData(env, temporary) {
  const api = await startApi({ ...env, DATA_DIR: path.join(temporary, 'shipped'), HANDBOOK_DATA: 'on' });
  try {
    return (await api.filled) - api.listeningAt;
  } finally {
    await api.stop();
  }
}

/** Times are in seconds of this process's clock. */
async function startApi(env) {
  const now = () => performance.now() / 1000;
  const child = spawn(process.execPath, [...apiFlags, serverFile], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const seen = {};
  const moments = Object.fromEntries(
    ['listening', 'indexed', 'filled'].map((name) => [name, new Promise((resolve) => (seen[name] = resolve))]),
  );
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.includes('"msg":"listening"')) seen.listening(now());
    if (line.includes('handbook index ready')) seen.indexed(now());
    if (line.includes('starter-blue-archive') && line.includes('new version')) seen.filled(now());
  });
  let isStopping = false;
  const ended = once(child, 'exit');
  ended.then(([code]) => {
    if (isStopping) return;
    console.error(`The API ended with ${code}.`);
    process.exit(1);
  });
  const listeningAt = await moments.listening;
  return {
    url: `http://127.0.0.1:${env.API_PORT}`,
    pid: child.pid,
    listeningAt,
    indexed: moments.indexed,
    filled: moments.filled,
    stop: async () => {
      isStopping = true;
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Milliseconds of each answer, with `visitors` requests at the same time. */
async function ask(url, queries, visitors) {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const samples = [];
  const left = [...new Set(queries)];
  const worker = async (list, into) => {
    for (let text = list.shift(); text !== undefined; text = list.shift()) {
      const startedAt = performance.now();
      await answered(agent, `${url}/item?${new URLSearchParams({ search: text, page: '1', limit: '12' })}`);
      into.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: visitors }, () => worker(left, samples)));
  agent.destroy();
  return samples;
}

function answered(agent, url) {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new StartError(`${url} was answered with ${response.statusCode}.`));
      response.on('end', resolve).resume();
    }).on('error', reject);
  });
}

const residentMb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

const round = (value) => Number(value.toPrecision(3));
