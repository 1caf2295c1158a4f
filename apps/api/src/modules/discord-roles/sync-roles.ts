import type { DiscordRoleReport } from '@starhaven/contracts/admin';
import { and, eq, sql } from 'drizzle-orm';
import { describeDiscordFault } from '../../platform/discord/discord-api';
import type { DiscordAnswer } from '../../platform/discord/discord-api';
import { DomainError } from '../../platform/errors/domain-error';
import { listSponsorDiscordIds } from '../account';
import type { DiscordRolesContext } from './discord-roles-context';
import { discordRole } from './tables';

/** Requests in one turn: a site with many sponsors must stay below Discord's limits. */
const maxRequests = 20;
/** No further request is started after this time: a call waits 15 s, and one request takes 8 s at most. */
const turnMs = 5_000;
/** A user who was not on the Discord server is requested again after this time. */
const askedAgainMs = 3600_000;

type Row = typeof discordRole.$inferSelect;
type Place = Pick<Row, 'serverId' | 'roleId'>;
type Who = Place & Pick<Row, 'userId'>;

/** A failure that every further request would have, too: it does not concern one member. */
class DiscordFault extends Error {
  constructor(
    message: string,
    /** HTTP status of Discord's answer; 0 = none. */
    readonly status: number,
  ) {
    super(message);
  }
}

// Codes of Discord in the body of status 404.
const [unknownMember, unknownUser] = [10_007, 10_013];
const isAbsent = ({ status, code }: DiscordAnswer) =>
  status === 404 && (code === unknownMember || code === unknownUser);

function faultOf(answer: DiscordAnswer): DiscordFault {
  const words: Partial<Record<number, string>> = {
    401: 'The token of the bot is not valid.',
    403: 'The bot may not give this role. It needs the permission Manage Roles, and a role above this one.',
    404: 'Discord does not know this server or this role, or the bot is not on the server.',
  };
  return new DiscordFault(words[answer.status] ?? describeDiscordFault(answer), answer.status);
}

const isAt = (place: Place, row: Place) => row.serverId === place.serverId && row.roleId === place.roleId;

const isRow = ({ serverId, roleId, userId }: Who) =>
  and(eq(discordRole.serverId, serverId), eq(discordRole.roleId, roleId), eq(discordRole.userId, userId));

/** Asks Discord to give or take a role; repeating it changes nothing. False: the user is not on the server. */
async function change({ discord }: DiscordRolesContext, bot: string, method: 'PUT' | 'DELETE', who: Who) {
  const { serverId, roleId, userId } = who;
  const answer = await discord({ method, path: `/guilds/${serverId}/members/${userId}/roles/${roleId}`, bot });
  if (answer.status >= 200 && answer.status < 300) return true;
  if (isAbsent(answer)) return false;
  throw faultOf(answer);
}

async function give(context: DiscordRolesContext, bot: string, who: Who): Promise<void> {
  const isGiven = await change(context, bot, 'PUT', who);
  const found = { givenAt: isGiven ? sql`now()` : null, askedAt: sql`now()` };
  await context.db
    .insert(discordRole)
    .values({ ...who, ...found })
    .onConflictDoUpdate({ target: [discordRole.serverId, discordRole.roleId, discordRole.userId], set: found });
}

async function take(context: DiscordRolesContext, { bot, ...place }: Setup, row: Row): Promise<void> {
  try {
    if (row.givenAt !== null) await change(context, bot, 'DELETE', row);
  } catch (error) {
    if (!(error instanceof DiscordFault)) throw error;
    // The server or the role of an earlier setting may no longer exist, or the bot may have left the server. Such an error must not delay
    // the roles of the current setting.
    const isLeft = !isAt(place, row) && (error.status === 403 || error.status === 404);
    const isOld = Date.now() - row.askedAt.getTime() > 30 * 24 * askedAgainMs;
    if (!isLeft && !isOld) throw error;
    context.log.warn({ fault: error.message, userId: row.userId }, 'a role that should be taken away stays on Discord');
  }
  await context.db.delete(discordRole).where(isRow(row));
}

interface Setup extends Place {
  bot: string;
}

/** False if the settings name no server or no role. Nobody then gets a role, and members who have one lose it. */
const givesRoles = ({ serverId, roleId }: Place) => serverId !== '' && roleId !== '';

/** null: there is no bot, or no role to give or to take away. */
async function findSetup({ db, settings }: DiscordRolesContext): Promise<Setup | null> {
  const bot = await settings.findSecret('discordBot');
  const [serverId, roleId] = [await settings.get('discordServer'), await settings.get('discordSponsorRole')];
  if (bot === null) return null;
  const setup = { bot, serverId, roleId };
  return givesRoles(setup) || (await db.$count(discordRole)) > 0 ? setup : null;
}

/** The roles to take and to give now. Roles are taken first, so that an ended role does not wait behind many new ones. */
function planWork(rows: Row[], wanted: ReadonlySet<string>, { serverId, roleId }: Place) {
  const isHere = (row: Row) => isAt({ serverId, roleId }, row);
  const here = new Map(rows.filter(isHere).map((row) => [row.userId, row]));
  const isDue = (userId: string) => {
    const row = here.get(userId);
    return !row || (row.givenAt === null && Date.now() - row.askedAt.getTime() > askedAgainMs);
  };
  return {
    taken: rows.filter((row) => !isHere(row) || !wanted.has(row.userId)),
    given: [...wanted].filter(isDue).map((userId) => ({ serverId, roleId, userId })),
  };
}

/**
 * Gives the role on the Discord server to sponsors who linked their Discord login, and takes it from former sponsors, 20 in a turn. When
 * two API servers run this at the same time, some requests are only sent twice.
 */
export async function syncRoles(context: DiscordRolesContext): Promise<DiscordRoleReport> {
  const { db, log } = context;
  const setup = await findSetup(context);
  if (setup === null)
    throw new DomainError('failed-precondition', 'The bot, the server and the role must be stored first.');
  const { bot, ...place } = setup;
  const wanted = new Set(givesRoles(place) ? await listSponsorDiscordIds(db) : []);
  const { taken, given } = planWork(await db.select().from(discordRole), wanted, place);
  const works = [
    ...taken.map((row) => () => take(context, setup, row)),
    ...given.map((who) => () => give(context, bot, who)),
  ];
  let fault = '';
  const endsAt = Date.now() + turnMs;
  try {
    for (const work of works.slice(0, maxRequests)) if (Date.now() < endsAt) await work();
  } catch (error) {
    if (!(error instanceof DiscordFault)) throw error;
    fault = error.message;
    log.warn({ fault }, 'the role for sponsors on Discord could not be changed');
  }
  const rows = await db.select().from(discordRole);
  const isGiven = ({ givenAt }: Row) => givenAt !== null;
  return {
    given: rows.filter(isGiven).length,
    absent: rows.filter((row) => !isGiven(row)).length,
    waiting: [...wanted].filter((id) => !rows.some(({ userId, roleId }) => userId === id && roleId === place.roleId))
      .length,
    fault,
  };
}

/** Whether there is a role to give or to take away, and a bot that can do it. */
export const isSetUp = async (context: DiscordRolesContext): Promise<boolean> => (await findSetup(context)) !== null;
