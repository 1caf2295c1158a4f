import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import { ContactPage } from './contact.page';

const bare = { name: 'Inn', host: 'inn.test', operatorName: '', channels: [], contactEmail: null };
const channels = [{ kind: 'chat', name: 'Inn chat', url: 'https://discord.gg/inn' }];

async function show(data: object) {
  const loader = () => ({ ...bare, ...data });
  const Stub = createRemixStub([{ path: '/', Component: ContactPage, HydrateFallback: () => null, loader }]);
  render(<Stub />);
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
  return screen.getByRole('article').textContent ?? '';
}
const targets = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

test('without any configuration the page says so, and links only to the places of the site', async () => {
  const text = await show({});
  expect(text).toContain('The people who run Inn at inn.test have not put a name here.');
  expect(text).toContain('They have not given an address yet.');
  expect(text).toContain('Ask in public only for a way to write to them, without the details.');
  expect(targets()).toEqual(['/chat', '/ask', '/guide', '/faq', '/community']);
});

test('only the contacts that the operator set are shown', async () => {
  const text = await show({ operatorName: 'The Lantern Club', channels, contactEmail: 'hello@inn.test' });
  expect(text).toContain('Inn at inn.test is run by The Lantern Club.');
  expect(text).toContain('in private, by mail, with');
  expect(text).not.toContain('not given');
  expect(targets()[0]).toBe('mailto:hello@inn.test');
  expect(screen.getByRole('link', { name: /Inn chat/ }).getAttribute('href')).toMatch(/^\/link\//);
  expect(screen.queryByRole('link', { name: /^Chat/ })).toBeNull();
});

test('with only channels, the private way is a message to a moderator', async () => {
  const text = await show({ channels });
  expect(text).toContain('in private, in a message to a moderator of a channel, with');
  expect(text).not.toContain('By mail');
});
