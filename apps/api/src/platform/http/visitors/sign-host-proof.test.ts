import { createHmac } from 'node:crypto';
import { signHostProof } from './sign-host-proof';

const trustSecret = 'the-trust-secret-of-the-host-proof-test';
const challenge = 'c'.repeat(43);
const sign = (host: string, siteUrl: string) => signHostProof({ challenge, host }, { trustSecret, siteUrl });

test.each([
  ['https://play.example.org', 'play.example.org'],
  ['https://play.example.org', 'example.org'],
  ['https://play.example.org', 'api.example.org:8443'],
  ['https://play.example.org', 'api.play.example.org'],
  ['https://example.org', 'api.example.org'],
  ['https://name.co.uk', 'api.name.co.uk'],
  ['https://play.name.co.uk', 'api.name.co.uk'],
  ['https://name.github.io', 'api.name.github.io'],
  ['https://192.0.2.7', '192.0.2.7:4000'],
  ['https://play.example.org', '127.0.0.1:4000'],
  ['https://play.example.org', '[::1]:4000'],
  ['https://play.example.org', '10.0.0.7'],
  ['https://play.example.org', 'api'],
  ['http://localhost:3000', 'localhost:4000'],
])('the API of %s signs for %s', (siteUrl, host) => {
  const signed = createHmac('sha256', trustSecret).update(`host-proof:${host}:${challenge}`).digest('hex');
  expect(sign(host, siteUrl)).toBe(signed);
});

test.each([
  ['https://play.example.org', 'example.net'],
  ['https://play.example.org', 'evil-example.org'],
  ['https://play.example.org', 'org.'],
  ['https://example.org', 'other.org'],
  // Public suffixes, and the private ones of hosting and dynamic DNS services: everybody can have a name there.
  ['https://name.co.uk', 'evil.co.uk'],
  ['https://name.co.uk', 'co.uk'],
  ['https://name.github.io', 'evil.github.io'],
  ['https://name.duckdns.org', 'evil.duckdns.org'],
  ['https://play.name.duckdns.org', 'evil.duckdns.org'],
  ['https://192.0.2.7', '192.0.2.8'],
  ['https://play.example.org', '203.0.113.7'],
  ['https://play.example.org', '[2001:db8::7]:4000'],
  ['https://play.example.org', 'not a host'],
])('the API of %s does not sign for %s', (siteUrl, host) => {
  expect(sign(host, siteUrl)).toBeNull();
});
