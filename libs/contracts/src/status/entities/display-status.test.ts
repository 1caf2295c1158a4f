import { displayStatus } from './display-status';

const state = { disable: false, awaited: false, online: true, maintenance: '' };

test.each([
  ['Disabled', { disable: true, awaited: true, maintenance: 'x' }],
  ['Checking', { awaited: true, online: false, maintenance: 'x' }],
  ['Checking', { awaited: true }],
  ['Offline', { online: false, maintenance: 'x' }],
  ['Maintenance', { maintenance: 'x' }],
  ['Online', {}],
])('%s is derived in its order from %j', (status, more) => {
  expect(displayStatus({ ...state, ...more })).toBe(status);
});
