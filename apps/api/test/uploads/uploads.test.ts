import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { uploadBlogImage } from '@starhaven/contracts/blog';
import { Role } from '@starhaven/contracts/session';
import sharp from 'sharp';
import { EncoderFailedError, runEncoder } from '../../src/modules/uploads/encode/run-encoder';
import { DiskStore } from '../../src/platform/storage/disk-store';
import { StoreFullError } from '../../src/platform/storage/file-store';
import { S3Store } from '../../src/platform/storage/s3-store';
import { accountClient } from '../support/clients/account-client';
import { describeOnPglite } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { jpeg, movingGif, multipartOf, png, scriptedSvg, turnedJpeg } from '../support/pictures';
import type { SentFile } from '../support/pictures';
import { mountSmallDisk } from '../support/hosts/small-disk';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';
import { until } from '../support/until';

describeOnPglite('uploaded pictures', (open) => {
  let db: TestDatabase;
  let server: TestApp;
  let folder: string;
  let encode = runEncoder;
  let key: string;
  const kept = () => readdirSync(path.join(folder, 'blog')).sort();
  const incoming = () => readdirSync(path.join(folder, 'incoming'));

  const enter = async (...roles: number[]) => {
    const { data } = await accountClient(server).enter();
    await db.database.query('update account set roles = $2 where id = $1', [Number(data.uid), [Role.MEMBER, ...roles]]);
    return String(data.sessionKey);
  };
  const send = (file: SentFile, session: string | null = key, app = server.app) => {
    const { payload, headers } = multipartOf(file);
    return app.inject({
      method: 'POST',
      url: uploadBlogImage.path,
      headers: { ...headers, ...(session === null ? {} : { authorization: session }) },
      payload,
    });
  };
  const pathOf = (url: string) => new URL(url).pathname;
  const get = (url: string) => server.app.inject({ url: pathOf(url) });

  beforeAll(async () => {
    db = await open();
    folder = mkdtempSync(path.join(os.tmpdir(), 'uploads-'));
    server = await createTestApp(db.database, {
      uploads: {
        store: new DiskStore(path.join(folder, 'blog')),
        incomingFolder: path.join(folder, 'incoming'),
        encode: (...given) => encode(...given),
      },
    });
    key = await enter(Role.EDITOR);
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => {
    encode = runEncoder;
    // Whatever happened, an upload leaves a complete picture or nothing.
    expect(incoming()).toEqual([]);
  });
  afterAll(async () => {
    await server?.app.close();
    await db?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a photograph is turned upright, without its metadata, and shown with safe headers', async () => {
    const answer = (await send({ content: await turnedJpeg() })).json();
    expect(answer).toMatchObject({ retcode: 0, data: { url: expect.stringMatching(/_original\.webp$/) } });
    expect(answer.data.thumbnail.url).toBe(answer.data.url.replace('_original', '_thumbnail'));
    const shown = await get(answer.data.url);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    const metadata = await sharp(shown.rawPayload).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 300, height: 600 });
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
    expect(shown.rawPayload.includes('Secret')).toBe(false);
    expect((await get(answer.data.url.replace('_original', '_small'))).statusCode).toBe(200);
  });

  test('the same picture is stored once', async () => {
    const content = await jpeg(50, 50);
    const [one, two] = await Promise.all([send({ content }), send({ content, name: '../../etc/passwd' })]);
    expect(two.json().data).toEqual(one.json().data);
    expect(kept().filter((name) => one.json().data.url.endsWith(name))).toHaveLength(1);
  });

  test('moving pictures move, within limits; previews stand still', async () => {
    const { data } = (await send({ content: await movingGif(5) })).json();
    expect((await sharp((await get(data.url)).rawPayload).metadata()).pages).toBe(5);
    expect((await sharp((await get(data.thumbnail.url)).rawPayload).metadata()).pages ?? 1).toBe(1);
    const long = (await send({ content: await movingGif(101, 4, 4) })).json();
    expect((await sharp((await get(long.data.url)).rawPayload).metadata()).pages ?? 1).toBe(1);
  });

  test('the content decides the type, not the name or the header; bytes after the picture are removed', async () => {
    const script = '<script>alert(1)</script>';
    const gif = Buffer.concat([await movingGif(2), Buffer.from(`/*${script}*/=1;alert(1)`)]);
    const asHtml = Buffer.concat([await jpeg(), Buffer.from(`<html>${script}`)]);
    for (const content of [gif, asHtml]) {
      const answer = (await send({ content, name: 'x.html', type: 'text/html' })).json();
      expect(answer).toMatchObject({ retcode: 0 });
      const shown = await get(answer.data.url);
      expect(shown.headers['content-type']).toBe('image/webp');
      expect(shown.rawPayload.includes('alert')).toBe(false);
    }
  });

  test.each<[string, () => Promise<Buffer>, RegExp]>([
    ['a drawing with a script', async () => scriptedSvg, /not a picture/],
    ['a text', async () => Buffer.from('hello'.repeat(500)), /not a picture/],
    ['50 megapixels', () => png(10_000, 5_000), /40 megapixels/],
    ['a bomb of 16,000 by 16,000', () => png(16_000, 16_000), /40 megapixels/],
    ['half a picture', async () => (await jpeg(3000, 2000)).subarray(0, 15_000), /damaged or incomplete/],
    ['half a PNG', async () => (await png(3000, 2000)).subarray(0, 5_000), /damaged or incomplete/],
    ['nothing', async () => Buffer.alloc(0), /choose a picture/],
  ])('%s is refused with a reason, whatever its header says', async (_, make, reason) => {
    const before = kept();
    const answer = (
      await send({ content: await make(), type: 'image/png', name: 'a.png' }, await enter(Role.ADMIN))
    ).json();
    const text = expect.stringMatching(reason);
    expect(answer).toMatchObject({ retcode: -1, status: text, message: text });
    expect(kept()).toEqual(before);
  });

  test('more than 10 MB is refused', async () => {
    const answer = await send({ content: Buffer.alloc(10 * 1024 * 1024 + 1, 1) });
    expect([answer.statusCode, answer.json().status]).toEqual([413, expect.stringMatching(/maximum is 10 MB/)]);
  });

  test('members, visitors and other fields are refused', async () => {
    const content = await jpeg(20, 20);
    for (const [session, code, text] of [
      [null, 401, 'You must be logged in to upload images.'],
      ['a key that is none', 401, 'You must be logged in to upload images.'],
      [await enter(), 403, "You don't have permission to upload images."],
    ] as const) {
      const answer = await send({ content }, session);
      expect([answer.statusCode, answer.json()]).toEqual([code, { retcode: code, message: text, status: text }]);
    }
    expect((await send({ content, field: 'file' })).json()).toMatchObject({
      retcode: -1,
      status: 'Please choose a picture.',
    });
    const plain = { method: 'POST', url: uploadBlogImage.path, headers: { authorization: key }, payload: {} } as const;
    expect((await server.app.inject(plain)).json()).toMatchObject({ retcode: 400 });
  });

  test.each(['../../../etc/passwd', '..%2F..%2Fdatabase.lock', 'x_original.webp', '.webp', 'a.svg'])(
    'nothing outside of the pictures is served: %s',
    async (name) => {
      const answer = await server.app.inject({ url: `/uploads/blog/${name}` });
      expect(answer.statusCode).toBe(404);
    },
  );

  test('30 pictures an hour', async () => {
    const busy = await enter(Role.EDITOR);
    encode = () => Promise.resolve({ kind: 'refused', reason: 'format' });
    const answers = [];
    for (let index = 0; index < 31; index += 1) answers.push(await send({ content: Buffer.from('x') }, busy));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.map((answer) => answer.json().status)).toEqual([
      'You have uploaded too many images. Please try again later.',
    ]);
  });

  test('a picture that takes too long, or whose encoder is killed, is refused and leaves nothing', async () => {
    const content = await jpeg();
    const hang = ['-e', 'setInterval(() => {}, 1000)', '--'];
    encode = (from, to) => runEncoder(from, to, { timeoutMs: 300, nodeArguments: hang });
    expect((await send({ content })).json()).toMatchObject({ retcode: -1, status: expect.stringMatching(/too long/) });
    encode = (from, to) =>
      runEncoder(from, to, { nodeArguments: ['-e', 'process.kill(process.pid, "SIGKILL")', '--'] });
    await expect(encode('/a', '/b')).rejects.toThrow(EncoderFailedError);
    expect((await send({ content })).statusCode).toBe(500);
    encode = runEncoder;
    expect((await send({ content })).json()).toMatchObject({ retcode: 0 });
  });

  test('more than a few at once have to wait', async () => {
    const content = await jpeg(10, 10);
    let release = () => {};
    const wait = new Promise<void>((resolve) => (release = resolve));
    encode = async (from, to) => (await wait, runEncoder(from, to));
    const owner = await enter(Role.EDITOR);
    const all = Array.from({ length: 8 }, () => send({ content }, owner));
    const first = await Promise.race(all);
    expect(first.statusCode).toBe(503);
    release();
    expect((await Promise.all(all)).filter(({ statusCode }) => statusCode === 200)).toHaveLength(7);
  });

  /** An upload over a real connection; the test sends its bytes. */
  function begin(content: Buffer) {
    const address = server.app.server.address();
    const { payload, headers } = multipartOf({ content });
    const sending = httpRequest({
      ...{ port: typeof address === 'object' && address ? address.port : 0, host: '127.0.0.1' },
      ...{ method: 'POST', path: uploadBlogImage.path },
      headers: { ...headers, authorization: key, 'content-length': payload.length },
    });
    return { sending, payload };
  }

  test('a picture that arrives as slowly as the web server allows, in 25 seconds, is taken', async () => {
    const { sending, payload } = begin(await jpeg());
    const answer = new Promise<IncomingMessage>((resolve, reject) =>
      sending.once('response', resolve).once('error', reject),
    );
    const partBytes = Math.ceil(payload.length / 26);
    for (let sent = 0; sent < payload.length; sent += partBytes) {
      if (sent > 0) await setTimeout(1_000);
      sending.write(payload.subarray(sent, sent + partBytes));
    }
    sending.end();
    const response = await answer;
    expect(JSON.parse(await text(response))).toMatchObject({ retcode: 0 });
  });

  test('an upload that breaks off leaves no part', async () => {
    const { sending, payload } = begin(Buffer.alloc(200_000, 7));
    sending.on('error', () => {});
    sending.write(payload.subarray(0, 100_000));
    await until(() => incoming().length === 1);
    sending.destroy();
    await until(() => incoming().length === 0);
  });

  test('on a full disk the author reads why, and no part stays', async () => {
    const disk = mountSmallDisk(2);
    const store = disk
      ? new DiskStore(path.join(disk.folder, 'blog'))
      : { keep: () => Promise.reject(new StoreFullError('full')), read: async () => null, remove: async () => {} };
    const small = await createTestApp(db.database, {
      uploads: { store, incomingFolder: path.join(folder, 'incoming') },
    });
    try {
      disk?.fill();
      const answer = await send({ content: await jpeg() }, key, small.app);
      expect([answer.statusCode, answer.json().status]).toEqual([
        507,
        expect.stringMatching(/disk of the server is full/),
      ]);
      if (disk) {
        disk.empty();
        expect(readdirSync(path.join(disk.folder))).not.toContain('x.part');
        expect((await send({ content: await jpeg() }, key, small.app)).json()).toMatchObject({ retcode: 0 });
      }
    } finally {
      await small.app.close();
      disk?.unmount();
    }
  });

  test('while the store is away the author reads so, and a picture is not reported as missing', async () => {
    const settings = { region: 'x', bucket: 'pictures', accessKeyId: 'a', secretAccessKey: 'b', prefix: '' };
    const away = await createTestApp(db.database, {
      uploads: {
        store: new S3Store({ ...settings, endpoint: 'http://127.0.0.1:9' }),
        incomingFolder: path.join(folder, 'incoming'),
      },
    });
    try {
      const answer = await send({ content: await jpeg() }, key, away.app);
      expect([answer.statusCode, answer.json().status, answer.headers['retry-after']]).toEqual([
        503,
        'Pictures cannot be stored at the moment. Please try again later.',
        '30',
      ]);
      const read = await away.app.inject({ url: `/uploads/blog/${'a'.repeat(32)}_small.webp` });
      expect([read.statusCode, read.headers['cache-control'] ?? 'no-store']).toEqual([503, 'no-store']);
    } finally {
      await away.app.close();
    }
  });

  test('with little free space no picture is accepted', async () => {
    const low = await createTestApp(db.database, { freeBytes: 1 });
    const answer = await send({ content: await jpeg() }, key, low.app);
    expect([answer.statusCode, answer.json().message]).toEqual([507, expect.stringMatching(/Nothing can be saved/)]);
    await low.app.close();
  });
});
