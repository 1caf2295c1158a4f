import * as v from 'valibot';
import { allowLogin, findOnServer, listDevices, verifyEmail } from '../account';
import { createBlogPost, listBlogPosts } from '../blog';
import { getCommands } from '../commands';
import { getGameInfo, listGames } from '../games';
import { listItems } from '../handbook';
import { forgetPassword, logIn } from '../session';

const login = { username: 'mika', enter_type: 'web' };

test('a login sends its own three forms and nothing more', () => {
  expect(v.parse(logIn.body, { ...login, password: 'secret', extra: 1 })).toEqual({ ...login, password: 'secret' });
  expect(v.parse(logIn.body, login)).toEqual(login);
  const social = { session: 's', login_type: 'discord', enter_type: 'web' };
  expect(v.parse(logIn.body, social)).toEqual(social);
});

test('a login that lost its password is not a guest', () => {
  expect(v.is(logIn.body, { ...login, password: '' })).toBe(false);
  expect(v.is(logIn.body, { ...login, username: '' })).toBe(false);
});

test('a login that names no entry type is one from the web', () => {
  const { enter_type: _, ...bare } = login;
  expect(v.parse(logIn.body, bare)).toEqual(login);
  expect(v.parse(logIn.body, { ...bare, enter_type: '' })).toEqual(login);
});

test.each([0, '0', 'all', 'ALL', '', undefined])('the game and the type %j mean all', (all) => {
  expect(v.parse(listItems.query, { game: all, type: all, language: '' })).toEqual({});
  const { game, type } = v.parse(listItems.query, { game: all, type: all });
  expect([game, type]).toEqual([undefined, undefined]);
});

test('unknown query fields, unknown words and repeated cache-busting fields are left out', () => {
  expect(v.parse(listGames.query, { t: '1' })).toEqual({});
  expect(v.parse(getGameInfo.query, { load: ['full'] })).toEqual({ load: undefined });
  expect(v.parse(getGameInfo.query, { load: 'FULL' })).toEqual({ load: 'full' });
  expect(v.parse(getCommands.query, { time: ['1', '2'] })).toEqual({ time: undefined });
});

test('a reset whose code or password does not fit does not send one more mail', () => {
  const email = 'mika@example.org';
  expect(v.is(forgetPassword.query, { email, resend: 'yes' })).toBe(true);
  expect(v.is(forgetPassword.query, { email, code: '123456', password: 'secret' })).toBe(true);
  expect(v.is(forgetPassword.query, { email, code: '123456' })).toBe(false);
  expect(v.is(forgetPassword.query, { email, code: '123456', password: 'short' })).toBe(false);
  expect(v.is(verifyEmail.query, { email, code: '12345678901' })).toBe(false);
  expect(v.is(verifyEmail.query, { email: 'nobody' })).toBe(false);
});

test('the session key is removed from the query', () => {
  expect(v.parse(listDevices.query, { token: 'key' })).toEqual({});
  expect(v.parse(allowLogin.query, { token: 'key', type: 'all' })).toEqual({ type: 'all' });
  expect(v.is(allowLogin.query, { type: 'ip_add' })).toBe(false);
  expect(v.parse(findOnServer.query, { token: 'key', type: 'code_server', id_server: 3 })).toEqual({
    type: 'code_server',
    id_server: '3',
  });
});

test('a post parses to the same, whether it comes as typed values or as form fields', () => {
  const post = { title: 'T', content: 'C', shortContent: 'S', slug: 's', thumbnail: '' };
  const parsed = { ...post, comment: false, index: true, tags: ['a', 'b'] };
  expect(v.parse(createBlogPost.body, { ...post, comment: false, tags: ['a', 'b', 'a'] })).toEqual(parsed);
  expect(v.parse(createBlogPost.body, { ...post, comment: 'false', index: 'true', tags: 'a, b,' })).toEqual(parsed);
  expect(v.is(createBlogPost.body, { ...post, title: '  ' })).toBe(false);
  expect(v.parse(listBlogPosts.query, { tags: '' })).toEqual({ tags: undefined });
});

test.each(['../secret', '.env', 'a/b', '', 'x'.repeat(65)])('no command file is called %j', (command) => {
  expect(v.is(getCommands.params, { slug: 'genshin-impact', command })).toBe(false);
});
