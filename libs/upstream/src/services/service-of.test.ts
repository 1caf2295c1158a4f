/** @jest-environment node */
import { provideServices, serviceOf } from './service-of.server';

test('without a launcher the provided services are made at the first use, once', () => {
  expect(() => serviceOf({}, 'site')).toThrow('The load context has no "site"');
  const make = jest.fn(() => ({ site: { name: 'Inn' } }));
  provideServices(make);
  expect(make).not.toHaveBeenCalled();
  expect(serviceOf({}, 'site')).toEqual({ name: 'Inn' });
  expect(serviceOf(undefined, 'site')).toBe(serviceOf({}, 'site'));
  expect(make).toHaveBeenCalledTimes(1);
});

test('what the launcher gives wins', () => {
  provideServices(() => ({ site: 'provided' }));
  expect(serviceOf({ site: 'given' }, 'site')).toBe('given');
});
