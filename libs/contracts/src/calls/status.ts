import { IncidentSchema } from '../entities/incident';
import { ServerUptimeSchema } from '../entities/server-uptime';
import { StatisticsSchema } from '../entities/statistics-point';
import { StatusSnapshotSchema } from '../entities/status-snapshot';
import { extensions } from '../extensions';
import { answerWith } from '../lib/answer';
import { defineCall } from '../lib/define-call';
import { answerListOf } from '../lib/list-of';

const common = { host: 'account', method: 'GET', extension: extensions.status } as const;

/** Changes every few seconds, so that no topic stands for it; callers keep it for seconds. */
export const getStatus = defineCall({
  ...common,
  name: 'getStatus',
  summary: 'The game servers, components and incidents at this moment',
  path: '/api/v2/status',
  response: answerWith(StatusSnapshotSchema),
});

export const getStatistics = defineCall({
  ...common,
  name: 'getStatistics',
  summary: 'What was counted each minute of the last day',
  path: '/api/v2/status/statistics',
  response: answerWith(StatisticsSchema),
});

export const getUptime = defineCall({
  ...common,
  name: 'getUptime',
  summary: 'How reliable each game server was over 90 days',
  path: '/api/v2/status/uptime',
  response: answerWith(answerListOf(ServerUptimeSchema)),
});

/** All of the last 90 days and what is planned, newest first, at most 100. */
export const listIncidents = defineCall({
  ...common,
  name: 'listIncidents',
  summary: 'Incidents and maintenance, newest first',
  path: '/api/v2/status/incidents',
  topics: ['status'],
  response: answerWith(answerListOf(IncidentSchema)),
});
