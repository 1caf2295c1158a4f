/** @jest-environment node */
import { keepTextOf, openBehindReply } from './open-behind-reply.server';

const toLogin = new Response(null, { status: 302, headers: { Location: '/login' } });
const leave = () => Promise.reject(toLogin);

test('a loader leads away, unless the action of its request keeps a text', async () => {
  const context = {};
  await expect(openBehindReply(context, leave, () => 'form')).rejects.toBe(toLogin);
  keepTextOf(context);
  await expect(openBehindReply(context, leave, () => 'form')).resolves.toBe('form');
  await expect(openBehindReply({}, leave, () => 'form')).rejects.toBe(toLogin);
});

test('a page that opens is shown as it is, and an error stays an error', async () => {
  const context = {};
  keepTextOf(context);
  await expect(
    openBehindReply(
      context,
      async () => 'page',
      () => 'form',
    ),
  ).resolves.toBe('page');
  await expect(
    openBehindReply(
      context,
      () => Promise.reject(new Error('no')),
      () => 'form',
    ),
  ).rejects.toThrow('no');
});
