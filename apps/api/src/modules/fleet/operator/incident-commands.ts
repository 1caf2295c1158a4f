import type { Incident } from '@starhaven/contracts/status';
import * as v from 'valibot';
import type { Drizzle } from '../../../platform/database/database';
import { MomentSchema } from '../../../platform/operator/moment-schema';
import { parseOperatorInput } from '../../../platform/operator/parse-input';
import { tellOperator } from '../../../platform/operator/tell-operator';
import type { Hints } from '../../../platform/operator/tell-operator';
import { anyVersion } from '../incidents/incident-versions';
import { changePlannedWork, WorkChangesSchema } from '../incidents/manage/change-planned-work';
import { incidentFields } from '../incidents/manage/incident-fields';
import { NewIncidentSchema, openIncident } from '../incidents/manage/open-incident';
import { PlannedWorkSchema, planWork } from '../incidents/manage/plan-work';
import { removeIncident } from '../incidents/manage/remove-incident';
import { IncidentUpdateSchema, updateIncident } from '../incidents/manage/update-incident';
import { readIncidents } from '../incidents/read-incidents';
import { SlugSchema } from '../servers/manage/server-fields';
import type { OperatorAnswer } from './operator-answer';
import { requireIdsOfSlugs } from './require-ids-of-slugs';

const IdSchema = v.pipe(
  v.string('a number'),
  v.regex(/^\d{1,9}$/, 'the number of an incident; see: npm run incident -- list'),
  v.transform(Number),
);
const slugs = v.optional(v.array(SlugSchema));
const moment = v.optional(MomentSchema);

const IncidentCommandSchema = v.variant(
  'action',
  [
    v.strictObject({ ...NewIncidentSchema.entries, action: v.literal('open'), servers: slugs }),
    v.strictObject({
      ...PlannedWorkSchema.entries,
      ...{ action: v.literal('plan'), servers: slugs, start: MomentSchema, end: MomentSchema },
    }),
    v.strictObject({
      ...IncidentUpdateSchema.entries,
      ...{ action: v.literal('update'), id: IdSchema, state: v.optional(incidentFields.state) },
    }),
    v.strictObject({
      ...WorkChangesSchema.entries,
      ...{ action: v.literal('change'), id: IdSchema, servers: slugs, start: moment, end: moment },
    }),
    v.strictObject({ action: v.literal('resolve'), id: IdSchema, text: incidentFields.text }),
    v.strictObject({ action: v.literal('remove'), id: IdSchema }),
    v.strictObject({ action: v.literal('list') }),
  ],
  'open, update, resolve, plan, change, remove or list',
);
type IncidentCommand = v.InferOutput<typeof IncidentCommandSchema>;
type Input<Action extends IncidentCommand['action']> = Extract<IncidentCommand, { action: Action }>;

const hint = 'see: npm run incident -- list';
const seeList: Hints = { 'not-found': hint, 'already-exists': hint };

async function open(db: Drizzle, { action: _, servers = [], ...input }: Input<'open'>): Promise<string> {
  const ids = await requireIdsOfSlugs(db, servers);
  const id = await tellOperator(() => openIncident(db, { ...input, servers: ids }), seeList);
  return `Incident ${id} is open.`;
}

async function plan(db: Drizzle, { action: _, servers = [], ...input }: Input<'plan'>): Promise<string> {
  const ids = await requireIdsOfSlugs(db, servers);
  const id = await tellOperator(() => planWork(db, { ...input, servers: ids }), seeList);
  return `Maintenance ${id} is planned; it begins and ends by itself.`;
}

async function change(db: Drizzle, { action: _, id, servers, ...changes }: Input<'change'>): Promise<string> {
  const ids = servers && { servers: await requireIdsOfSlugs(db, servers) };
  await tellOperator(() => changePlannedWork(db, { id, version: anyVersion }, { ...changes, ...ids }), seeList);
  return `Maintenance ${id} is changed.`;
}

async function update(db: Drizzle, id: number, input: v.InferInput<typeof IncidentUpdateSchema>): Promise<string> {
  const state = await tellOperator(() => updateIncident(db, { id, version: anyVersion }, input), {
    ...seeList,
    'failed-precondition': `cancel it with: npm run incident -- remove ${id}`,
  });
  return `Incident ${id} is ${state}.`;
}

async function remove(db: Drizzle, id: number): Promise<string> {
  await tellOperator(() => removeIncident(db, id), seeList);
  return `Incident ${id} is removed.`;
}

function describe({ id, state, startsAt, title, impact }: Incident): string {
  const day = new Date(startsAt * 1000).toISOString().slice(0, 16).replace('T', ' ');
  return `${id.padStart(4)}  ${day} UTC  ${state.padEnd(13)}  ${title} (${impact})`;
}

async function list(db: Drizzle): Promise<string[]> {
  const incidents = await readIncidents(db, Date.now());
  return incidents.length > 0 ? incidents.map(describe) : ['There are no incidents.'];
}

/** Runs an operator's command about incidents and planned work. @throws OperatorError */
export async function runIncidentCommand(db: Drizzle, input: unknown): Promise<OperatorAnswer> {
  const command = parseOperatorInput(IncidentCommandSchema, input);
  switch (command.action) {
    case 'open':
      return { lines: [await open(db, command)] };
    case 'plan':
      return { lines: [await plan(db, command)] };
    case 'change':
      return { lines: [await change(db, command)] };
    case 'update': {
      const { action: _, id, ...news } = command;
      return { lines: [await update(db, id, news)] };
    }
    case 'resolve':
      return { lines: [await update(db, command.id, { text: command.text, state: 'end' })] };
    case 'remove':
      return { lines: [await remove(db, command.id)] };
    case 'list':
      return { lines: await list(db) };
  }
}
