import { uploadBlogImage } from '@starhaven/contracts/blog';
import { listGames } from '@starhaven/contracts/games';
import { listGameVersions, listItems } from '@starhaven/contracts/handbook';
import { Role } from '@starhaven/contracts/session';
import { accountClient } from '../support/clients/account-client';
import { jpeg, multipartOf } from '../support/pictures';
import { send } from './scenario';
import type { Scenarios, Stage } from './scenario';

const get = ({ server }: Stage, url: string) => server.app.inject({ url });

/** `?time` and other fields beyond the specification change nothing. */
export const listGamesScenarios: Scenarios = {
  'the list': ({ server }) => send(server, listGames, { query: { t: '1' } }),
};

export const getGameInfoScenarios: Scenarios = {
  'the game': (stage) => get(stage, '/json/genshin-impact/info.json?load=full'),
  'there is no such game': (stage) => get(stage, '/json/no-such-game/info.json'),
  'the slug is not valid': (stage) => get(stage, '/json/12/info.json'),
};

export const getGameDownloadsScenarios: Scenarios = {
  'the platforms': (stage) => get(stage, '/json/genshin-impact/download.json'),
  'there is nothing to download': (stage) => get(stage, '/json/no-such-game/download.json'),
  'the slug is not valid': (stage) => get(stage, '/json/12/download.json'),
};

export const getCommandsScenarios: Scenarios = {
  'the commands': (stage) => get(stage, '/json/genshin-impact/command/grasscutter.json?time=1'),
  'there is no such file': (stage) => get(stage, '/json/genshin-impact/command/no-such-engine.json'),
  'the slug or the name of the file is not valid': (stage) => get(stage, '/json/12/command/.env.json'),
};

export const listItemsScenarios: Scenarios = {
  'a page of items': ({ server }) => send(server, listItems, { query: { search: 'ayaka', page: '1', limit: '12' } }),
  'there are no more': ({ server }) => send(server, listItems, { query: { search: 'ayaka', page: '2', limit: '12' } }),
  'the list of a picker, empty or not': ({ server }) =>
    send(server, listItems, { query: { game: '3', type: '1', version: 'x' } }),
};

export const listGameVersionsScenarios: Scenarios = {
  'the list': ({ server }) => send(server, listGameVersions, { query: { time: '1' } }),
};

async function upload({ server, database }: Stage, roles: Role[] | null, content: Buffer) {
  const { payload, headers } = multipartOf({ content });
  const sendWith = (more: object) =>
    server.app.inject({ method: 'POST', url: uploadBlogImage.path, headers: { ...headers, ...more }, payload });
  if (roles === null) return sendWith({});
  const { data } = await accountClient(server).enter();
  await database.query('update account set roles = $2 where id = $1', [Number(data.uid), roles]);
  return sendWith({ authorization: data.sessionKey });
}

export const uploadBlogImageScenarios: Scenarios = {
  stored: async (stage) => upload(stage, [Role.EDITOR], await jpeg(8, 8)),
  'nobody is logged in': async (stage) => upload(stage, null, await jpeg(8, 8)),
  'the account may not upload images': async (stage) => upload(stage, [Role.MEMBER], await jpeg(8, 8)),
  'the file is not a picture': (stage) => upload(stage, [Role.EDITOR], Buffer.from('hello')),
};
