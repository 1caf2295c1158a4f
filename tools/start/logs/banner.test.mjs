import { printBanner } from './banner.mjs';

const settings = {
  siteName: 'Starhaven',
  siteUrl: 'http://localhost:3000',
  apiUrl: 'http://localhost:4000',
  dataDir: '.data',
  isDev: false,
  isExternal: false,
};

function printed(changed, notes) {
  const write = jest.spyOn(console, 'log').mockImplementation(() => {});
  printBanner({ ...settings, ...changed }, [{ name: 'web', port: 3000 }], notes);
  const lines = write.mock.calls.join('\n');
  write.mockRestore();
  return lines;
}

test('the first start says how to log in, and what to set up', () => {
  const text = printed({}, ['Admin account: admin / the-password']);
  expect(text).toContain('the-password');
  expect(text).toMatch(/http:\/\/localhost:3000\/login.*\/admin\/settings.*\/admin\/server/s);
});

test('a later start leads to what is left to set up', () => {
  expect(printed({}, [])).toContain('Next      see what is left to set up at http://localhost:3000/admin');
});

test('with accounts of another host there is nothing to set up here', () => {
  expect(printed({ isExternal: true }, [])).not.toContain('/admin');
});
