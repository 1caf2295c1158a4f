import type { SeenRequest } from './spec-host';

/** How a host answers the calls of the account area, where the specification leaves the form open. */
export interface AccountShapes {
  players: 'list' | 'map by server' | 'missing';
  /** How codes and times are written. */
  numbers: 'numbers' | 'texts';
  points: 'link in data' | 'url in data' | 'a bare link' | 'redirect';
  devices: 'lists' | 'empty' | 'missing' | 'null';
  history: 'list' | 'missing';
  /** `odd`: optional fields of the account are missing or have unusual values. */
  fields: 'usual' | 'odd';
}

export const usualShapes: AccountShapes = {
  players: 'list',
  numbers: 'numbers',
  points: 'link in data',
  devices: 'lists',
  history: 'list',
  fields: 'usual',
};

const pointsLink = 'https://points.test/earn';

const players = [
  {
    server: { id: 'gi-1', title: 'Mondstadt', type_game: 1 },
    player: {
      retcode: 0,
      message: '',
      timestamp: 0,
      data: { uid: '10001', accountId: '4', nickname: 'Lumine', signature: '' },
    },
  },
  {
    server: { id: 'ba-1', title: 'Kivotos', type_game: 3 },
    player: { retcode: -117, message: 'api_db_player_nofound', timestamp: 0, data: null },
  },
];

function playersOf(shape: AccountShapes['players']): unknown {
  if (shape === 'missing') return undefined;
  return shape === 'list' ? players : Object.fromEntries(players.map((entry) => [entry.server.id, entry]));
}

const account = {
  _id: '7',
  username: 'paimon',
  name: 'Paimon',
  email: 'paimon@inn.test',
  role: [3],
  point: 12,
  locale: 'en',
  tokenAPI: 'code-of-the-stand-in',
  iplock: ['203.0.113.7'],
  third_login: { discord: false, twitter: true },
  verifyEmail: 0,
  password_web: true,
  expiredlogin: 4_000_000_000,
  expiredtoken: 4_000_000_000,
  roleExpired: 0,
};

const { password_web: _missing, ...rest } = account;
const oddAccount = { ...rest, expiredlogin: false, expiredtoken: -1, roleExpired: '', point: '', third_login: false };

/** Numbers as texts, as some hosts write them. */
const asTexts = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(asTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, asTexts(field)]));
};

export interface HostAnswer {
  body: unknown;
  /** Where the answer redirects to. */
  location?: string;
}

/** The answer of a host to a call of the account area; null for any other call. */
export function answerAccountCall({ method, path, query }: SeenRequest, shapes: AccountShapes): HostAnswer | null {
  const write = (body: unknown): HostAnswer => ({ body: shapes.numbers === 'texts' ? asTexts(body) : body });
  const ok = { retcode: 200, message: 'ok' };
  switch (`${method} ${path}`) {
    case 'POST /api/v2/account':
      return write({
        ...ok,
        data: { account: shapes.fields === 'odd' ? oddAccount : account, player: playersOf(shapes.players) },
      });
    case 'GET /api/v2/account/history':
      if (query['action'] === 'clear') return write({ retcode: 0, message: 'cleared' });
      if (shapes.history === 'missing') return write({ retcode: 0 });
      return write({
        retcode: 0,
        data: [
          {
            _id: 'l1',
            login: 'login_web_normal',
            time: 1_760_000_000,
            ip: '203.0.113.7',
            deviceId: 'device-of-paimon',
          },
        ],
      });
    case 'GET /api/v2/account/device':
      if (shapes.devices === 'missing') return write({ retcode: 0 });
      if (shapes.devices === 'null') return write({ retcode: 0, data: null });
      return write({
        retcode: 0,
        data:
          shapes.devices === 'empty'
            ? { link: [], nolink: [] }
            : { link: [{ deviceId: 'd1', name: 'Phone', model: 'P1', deviceFp: 'f' }], nolink: ['d2'] },
      });
    case 'GET /api/v2/account/point':
      if (shapes.points === 'redirect') return { body: '', location: pointsLink };
      if (shapes.points === 'a bare link') return { body: pointsLink };
      return write({ ...ok, data: shapes.points === 'url in data' ? { url: pointsLink } : { link: pointsLink } });
    case 'GET /api/v2/account/code':
      return write({ ...ok, data: { code: 'fresh-code' } });
    case 'GET /api/v2/account/allowlogin':
      return write({ ...ok, data: account });
    case 'GET /api/v2/account/find/server':
      return write(query['type'] === 'code_server' ? { ...ok, data: '4711' } : { retcode: -2, message: 'started' });
    case 'POST /api/v2/account/redeem':
    case 'POST /api/v2/account/edit':
    case 'POST /api/v2/account/device/link':
      return write(ok);
    case 'GET /api/v2/account/verify-email':
      return write({ retcode: 0, message: 'ok' });
    default:
      return null;
  }
}
