/** @jest-environment node */
import type { AppLoadContext } from '@remix-run/node';
import { contextWith } from '../testing/context-with';
import { provideServices, serviceOf } from './service-of.server';

// Under plain remix-serve the load context is empty.
const empty = {} as AppLoadContext;

test('without a launcher the provided services are made at the first use, once', () => {
  expect(() => serviceOf(empty, 'site')).toThrow('The load context has no "site"');
  const make = jest.fn(() => ({ site: { name: 'Inn' } }) as never);
  provideServices(make);
  expect(make).not.toHaveBeenCalled();
  expect(serviceOf(empty, 'site')).toEqual({ name: 'Inn' });
  expect(serviceOf({} as AppLoadContext, 'site')).toBe(serviceOf(empty, 'site'));
  expect(make).toHaveBeenCalledTimes(1);
  expect(() => serviceOf(empty, 'forwardPage')).toThrow('The load context has no "forwardPage"');
});

test('what the launcher gives wins', () => {
  const site = { name: 'given' };
  provideServices(() => ({ site: { name: 'provided' } }) as never);
  expect(serviceOf(contextWith({ site }), 'site')).toBe(site);
});

test('a name that no lib declares is an error of the types, although Remix allows every name', () => {
  // @ts-expect-error -- the declared name is "site".
  expect(() => serviceOf(empty, 'sites')).toThrow('The load context has no "sites"');
});
