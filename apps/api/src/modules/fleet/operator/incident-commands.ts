import { componentNames, incidentStates, maintenanceStates } from '@starhaven/contracts/status';
import type { Incident, IncidentState } from '@starhaven/contracts/status';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { OperatorError } from '../../../platform/operator/operator-error';
import { parseOperatorInput } from '../../../platform/operator/parse-input';
import { hasEnded } from '../incidents/incident-rules';
import { readIncidents } from '../incidents/read-incidents';
import { incident, incidentUpdate } from '../tables';
import { ComponentsSchema, ImpactSchema, MomentSchema, requiredLine, SlugSchema } from './fields';
import type { OperatorAnswer, OperatorContext } from './operator-context';
import { requireServerIds } from './require-server';

const maxTextLength = 1_000;
const allStates = [...incidentStates, ...maintenanceStates];

const IdSchema = v.pipe(
  v.string('a number'),
  v.regex(/^\d{1,9}$/, 'the number of an incident; see: npm run incident -- list'),
  v.transform(Number),
);
const about = {
  title: requiredLine(120),
  text: requiredLine(maxTextLength),
  components: ComponentsSchema,
  servers: v.optional(v.array(SlugSchema), []),
};

const OpenSchema = v.strictObject({
  action: v.literal('open'),
  ...about,
  impact: v.optional(ImpactSchema, 'degraded'),
});
const PlanSchema = v.strictObject({
  action: v.literal('plan'),
  ...about,
  start: MomentSchema,
  end: MomentSchema,
});
const UpdateSchema = v.strictObject({
  action: v.literal('update'),
  id: IdSchema,
  text: requiredLine(maxTextLength),
  state: v.optional(v.picklist(allStates, `one of ${allStates.join(', ')}`)),
  impact: v.optional(ImpactSchema),
});
const ChangeSchema = v.strictObject({
  action: v.literal('change'),
  id: IdSchema,
  title: v.optional(requiredLine(120)),
  components: v.optional(v.array(v.picklist(componentNames))),
  servers: v.optional(v.array(SlugSchema)),
  start: v.optional(MomentSchema),
  end: v.optional(MomentSchema),
});

const IncidentCommandSchema = v.variant(
  'action',
  [
    OpenSchema,
    PlanSchema,
    UpdateSchema,
    ChangeSchema,
    v.strictObject({ action: v.literal('resolve'), id: IdSchema, text: requiredLine(maxTextLength) }),
    v.strictObject({ action: v.literal('remove'), id: IdSchema }),
    v.strictObject({ action: v.literal('list') }),
  ],
  'open, update, resolve, plan, change, remove or list',
);

type NewIncident = Omit<typeof incident.$inferInsert, 'components' | 'servers' | 'title' | 'updatedAt'>;

async function begin(
  { db }: OperatorContext,
  { title, text, components, servers }: Pick<v.InferOutput<typeof OpenSchema>, keyof typeof about>,
  more: NewIncident,
): Promise<number> {
  const ids = await requireServerIds(db, servers);
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .insert(incident)
      .values({ ...more, title, components, servers: ids })
      .returning({ id: incident.id });
    if (!row) throw new Error('The incident was not written.');
    await tx.insert(incidentUpdate).values({ incidentId: row.id, state: more.state, text });
    return row.id;
  });
}

/** Changes planned work that has not ended. Its start stays once it has begun. */
async function changePlan(
  { db }: OperatorContext,
  { id, title, components, servers, start, end }: v.InferOutput<typeof ChangeSchema>,
): Promise<OperatorAnswer> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(incident).where(eq(incident.id, id)).for('update');
    if (row?.kind !== 'maintenance')
      throw new OperatorError(`There is no planned work ${id}; see: npm run incident -- list`);
    if (hasEnded(row)) throw new OperatorError(`Maintenance ${id} has ended.`);
    if (start && row.state !== 'scheduled' && start.getTime() !== row.startsAt.getTime())
      throw new OperatorError(`Maintenance ${id} has begun; its start stays.`);
    const times = { startsAt: start ?? row.startsAt, endsAt: end ?? row.endsAt };
    if (times.endsAt !== null && times.endsAt <= times.startsAt)
      throw new OperatorError('end is wrong; it must be a time after the start.');
    const ids = servers === undefined ? row.servers : await requireServerIds(tx, servers);
    const now = new Date();
    await tx
      .update(incident)
      .set({
        title: title ?? row.title,
        components: components ?? row.components,
        servers: ids,
        ...times,
        updatedAt: now,
      })
      .where(eq(incident.id, id));
    return { lines: [`Maintenance ${id} is changed.`] };
  });
}

async function plan(context: OperatorContext, input: v.InferOutput<typeof PlanSchema>): Promise<OperatorAnswer> {
  const { start, end } = input;
  if (end <= start) throw new OperatorError('end is wrong; it must be a time after the start.');
  const state: IncidentState = 'scheduled';
  const id = await begin(context, input, { kind: 'maintenance', state, impact: 'none', startsAt: start, endsAt: end });
  return { lines: [`Maintenance ${id} is planned; it begins and ends by itself.`] };
}

/** Adds an update to an incident and moves it to a state, or keeps its state when none is given. */
async function update(
  { db }: OperatorContext,
  { id, text, state, impact }: { id: number; text: string; state?: IncidentState | 'end'; impact?: string },
): Promise<OperatorAnswer> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(incident).where(eq(incident.id, id)).for('update');
    if (!row) throw new OperatorError(`There is no incident ${id}; see: npm run incident -- list`);
    const states: readonly string[] = row.kind === 'incident' ? incidentStates : maintenanceStates;
    const next = state === 'end' ? (states.at(-1) ?? row.state) : (state ?? row.state);
    if (!states.includes(next)) {
      throw new OperatorError(`state is wrong; it must be one of ${states.join(', ')} for this kind.`);
    }
    const now = new Date();
    const isEnd = hasEnded({ state: next });
    const wasOver = hasEnded({ state: row.state });
    if (isEnd && row.state === 'scheduled' && row.startsAt > now) {
      throw new OperatorError(`Maintenance ${id} has not begun; call it off with: npm run incident -- remove ${id}`);
    }
    // An update after the end does not move the end.
    const endsAt = isEnd && !wasOver ? now : isEnd || row.kind === 'maintenance' ? row.endsAt : null;
    await tx
      .update(incident)
      .set({ state: next, impact: impact ?? row.impact, endsAt, updatedAt: now })
      .where(eq(incident.id, id));
    await tx.insert(incidentUpdate).values({ incidentId: id, at: now, state: next, text });
    return { lines: [`Incident ${id} is ${next}.`] };
  });
}

async function remove({ db }: OperatorContext, id: number): Promise<OperatorAnswer> {
  const removed = await db.delete(incident).where(eq(incident.id, id)).returning({ id: incident.id });
  if (removed.length === 0) throw new OperatorError(`There is no incident ${id}; see: npm run incident -- list`);
  return { lines: [`Incident ${id} is removed.`] };
}

function describe({ id, state, startsAt, title, impact }: Incident): string {
  const day = new Date(startsAt * 1000).toISOString().slice(0, 16).replace('T', ' ');
  return `${id.padStart(4)}  ${day} UTC  ${state.padEnd(13)}  ${title} (${impact})`;
}

/** Runs an operator's command about incidents and planned work. @throws OperatorError */
export async function runIncidentCommand(context: OperatorContext, input: unknown): Promise<OperatorAnswer> {
  const command = parseOperatorInput(IncidentCommandSchema, input);
  switch (command.action) {
    case 'open': {
      const { impact } = command;
      const opened = { kind: 'incident', state: 'investigating', impact, startsAt: new Date() } as const;
      return { lines: [`Incident ${await begin(context, command, opened)} is open.`] };
    }
    case 'plan':
      return plan(context, command);
    case 'update':
      return update(context, command);
    case 'change':
      return changePlan(context, command);
    case 'resolve':
      return update(context, { ...command, state: 'end' });
    case 'remove':
      return remove(context, command.id);
    case 'list': {
      const incidents = await readIncidents(context.db, Date.now());
      return { lines: incidents.length > 0 ? incidents.map(describe) : ['There are no incidents.'] };
    }
  }
}
