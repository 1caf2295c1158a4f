import type { Scenarios } from './scenario';

export const listQuestionsScenarios: Scenarios = {
  'a page of questions, empty or not': ({ server }) => server.app.inject({ url: '/ask/list?page=1&limit=10' }),
};
