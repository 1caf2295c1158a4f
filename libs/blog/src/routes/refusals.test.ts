/** @jest-environment node */
import { UpstreamError } from '@starhaven/upstream/server';
import type { Refusal } from '@starhaven/upstream/testing';
import { authorContext, draftFields, formOf } from '../testing/author-client.server';
import { action as createAction } from './create/create.route.server';
import { action as editAction, loader as editLoader } from './edit/edit.route.server';
import { action as ownAction, loader as ownLoader } from './own/own.route.server';
import { action as removeAction } from './remove/remove.route.server';
import { action as uploadAction } from './upload/upload.route.server';
import { action as versionsAction, loader as versionsLoader } from './versions/versions.route.server';

const post = {
  ...{ id: '5', title: 'T', content: 'One', shortContent: 'S', slug: 't', thumbnail: '', tag: [], view: 0 },
  ...{ comment: true, index: true, owner: { uid: '7', username: 'lumine', avatar: '' }, time: 1, update: 2 },
  ...{ state: 'published' as const, publishAt: 0, version: 3, minutes: 1, deletedAt: 0, preview: '', html: '' },
};
const found = { getOwnBlogPost: { retcode: 0, data: post }, getBlogVersion: { retcode: 0, data: post } };
const draft = { ...draftFields, state: 'published' };
const image = new File(['pixels'], 'cat.png', { type: 'image/png' });

const forms = {
  create: { action: createAction, call: 'createBlogPost', fields: draft },
  edit: { action: editAction, call: 'editBlogPost', fields: draft },
  versions: { action: versionsAction, call: 'editBlogPost', fields: { intent: 'bring-back', version: '2' } },
  remove: { action: removeAction, call: 'removeBlogPost', fields: { intent: 'remove' } },
  picture: { action: createAction, call: 'uploadBlogImage', fields: { ...draft, intent: 'upload-content', image } },
  upload: { action: uploadAction, call: 'uploadBlogImage', fields: { image } },
  own: { action: ownAction, call: 'restoreBlogPost', fields: { intent: 'restore', id: '5' } },
  share: { action: ownAction, call: 'shareBlogDraft', fields: { intent: 'share', id: '5' } },
};
type Form = keyof typeof forms;

async function submit(form: Form, refusal: Refusal | Error, call = forms[form].call) {
  const { action, fields } = forms[form];
  const { context } = authorContext({ ...found, [call]: refusal });
  const request = formOf(`/blog/${form}${form === 'picture' ? '?picture=image' : ''}`, fields);
  const sent: unknown = await action({ request, params: { id: '5' }, context }).catch((thrown: unknown) => thrown);
  const isResponse = sent instanceof Response;
  const { data = {}, init } = isResponse ? { init: sent } : (sent as { data: object; init: ResponseInit });
  const headers = new Headers(init.headers);
  return { ...data, status: init.status, wait: Number(headers.get('Retry-After')), to: headers.get('location') };
}
const ahead = Math.ceil(Date.now() / 1000) + 90;

test.each(['create', 'edit', 'versions', 'remove', 'picture', 'own', 'share'] as const)(
  '%s has the status of each refusal',
  async (form) => {
    for (const [retcode, status] of [
      [403, 403],
      [409, 409],
      [-1, 422],
    ] as const) {
      const reply = await submit(form, { retcode, message: 'No.' });
      expect(reply).toMatchObject({ status, message: { message: 'No.' }, wait: 0 });
    }
  },
);

test.each(['create', 'edit', 'versions', 'remove', 'picture', 'upload', 'own', 'share'] as const)(
  '%s says how long a limit lasts',
  async (form) => {
    const ratelimit = { max: 60, time: ahead };
    const reply = await submit(form, { retcode: 429, message: 'Too many saves.', ratelimit, timestamp: ahead });
    expect(reply.status).toBe(429);
    expect(reply.wait).toBeGreaterThan(60);
    expect(reply.wait).toBeLessThanOrEqual(90);
    if (form === 'upload') return;
    expect(reply).toMatchObject({ message: { message: 'Too many saves.' }, waitUntilSeconds: ahead });
  },
);

test('a text of an ended session stays in its form; other forms lead to the login', async () => {
  const over = { retcode: 401, message: '' };
  const kept = { status: 401, isSessionOver: true, message: { title: 'Authentication Required' } };
  expect(await submit('create', over)).toMatchObject({ ...kept, values: { title: draft.title } });
  expect(await submit('edit', over)).toMatchObject({ ...kept, values: { title: draft.title } });
  for (const form of ['versions', 'remove', 'own', 'share'] as const) {
    expect((await submit(form, over)).to).toBe(`/login?redirect=%2Fblog%2F${form}`);
  }
});

test.each(['create', 'edit'] as const)('%s shows the refusal of a field at it', async (form) => {
  const reply = await submit(form, { retcode: -1, message: 'It is taken.', field: 'slug' });
  expect(reply).toMatchObject({ status: 422, result: { error: { slug: ['It is taken.'] } }, isSessionOver: false });
});

describe.each(['create', 'edit', 'versions', 'remove', 'picture', 'upload', 'own', 'share'] as const)('%s', (form) => {
  test.each([
    ['network', {}, 502, 0],
    ['timeout', {}, 504, 0],
    ['request', {}, 422, 0],
    ['refused', { retryAfterSeconds: 90 }, 503, 90],
    ['status', { status: 503, retryAfterSeconds: 90 }, 502, 90],
    ['status', { status: 429, retryAfterSeconds: 90 }, 429, 90],
  ] as const)(
    'has the status and the wait of a call that failed: %s %j',
    async (kind, details, status, waitSeconds) => {
      const reply = await submit(form, new UpstreamError(kind, 'inn', 'for a test', details));
      expect(reply.status).toBe(status);
      expect(reply.wait).toBeGreaterThanOrEqual(Math.max(0, waitSeconds - 5));
      expect(reply.wait).toBeLessThanOrEqual(waitSeconds);
    },
  );
});

const version = { version: 3, time: 1, author: post.owner, title: 'T' };
const listed = { listBlogVersions: { retcode: 0, data: [version] } };
const away = 'The server does not answer. Please try again.';
const pages = {
  edit: { loader: editLoader, call: 'getOwnBlogPost', title: 'Failed to load blog data.', none: 404 },
  versions: { loader: versionsLoader, call: 'listBlogVersions', title: 'The versions could not be loaded', none: 404 },
  version: { loader: versionsLoader, call: 'getBlogVersion', title: 'The versions could not be loaded', none: 200 },
  own: { loader: ownLoader, call: 'listOwnBlogPosts', title: 'Your posts could not be loaded', none: 502 },
};

async function open(page: keyof typeof pages, refusal: Refusal | Error) {
  const { loader, call } = pages[page];
  const { context } = authorContext({ ...listed, [call]: refusal });
  const request = new Request(`https://site.test/blog/${page}?version=3`);
  const answer: unknown = await loader({ request, params: { id: '5' }, context }).catch((thrown: unknown) => thrown);
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('location') };
  const { data, init } = answer as { data: { problem: object | null; isDenied?: boolean }; init?: ResponseInit };
  const wait = Number(new Headers(init?.headers).get('Retry-After'));
  return { status: init?.status ?? 200, wait, problem: data.problem, isDenied: data.isDenied ?? false };
}

describe.each(['edit', 'versions', 'version', 'own'] as const)('the page %s', (page) => {
  const { title, none } = pages[page];

  test('leads to the login when the session has ended', async () => {
    const to = `/login?redirect=${encodeURIComponent(`/blog/${page}?version=3`)}`;
    expect(await open(page, { retcode: 401, message: 'Unauthorized' })).toEqual({ status: 302, to });
  });

  test('says who may see it', async () => {
    const denied = await open(page, { retcode: 403, message: 'No.' });
    if (page === 'own') expect(denied).toMatchObject({ status: 403, problem: { title, message: 'No.' } });
    else expect(denied).toMatchObject({ status: 403, isDenied: true, problem: null });
  });

  test('can be tried again after a limit and after a fault of the host', async () => {
    expect(await open(page, { retcode: 429, message: 'Too many reads.' })).toMatchObject({
      ...{ status: 503, wait: 10 },
      problem: { title, message: 'Too many reads.', canRetry: true },
    });
    expect(await open(page, { retcode: 500, message: '' })).toMatchObject({
      ...{ status: 502, wait: 0 },
      problem: { title, message: away, canRetry: true },
    });
  });

  test('knows what is not there', async () => {
    expect(await open(page, { retcode: -1, message: 'None.' })).toMatchObject({ status: none });
  });
});

test('a text that cannot be brought back, because the post cannot be read now, says so', async () => {
  const limited = { retcode: 429, message: '', timestamp: ahead };
  const reply = await submit('versions', limited, 'getOwnBlogPost');
  expect(reply).toMatchObject({ status: 429, waitUntilSeconds: ahead });
  const denied = await submit('versions', { retcode: 403, message: '' }, 'getOwnBlogPost');
  expect(denied).toMatchObject({ status: 403, message: { message: expect.stringContaining('permission') } });
  const over = await submit('versions', { retcode: 401, message: '' }, 'getOwnBlogPost');
  expect(over.to).toBe('/login?redirect=%2Fblog%2Fversions');
  const faulty = await submit('versions', { retcode: 500, message: 'x' }, 'getOwnBlogPost');
  expect(faulty).toMatchObject({ status: 502, message: { message: expect.stringContaining('Nothing was changed') } });
});
