import { isNetwork } from './is-network';

test.each(['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', '::ffff:10.0.0.1', '0.0.0.0/0', '2001:db8::/128'])(
  '%s is an address or a network',
  (text) => expect(isNetwork(text)).toBe(true),
);

test.each(['', '1.2.3', '10.0.0.0/33', 'fd00::/129', '10.0.0.0/8/8', '10.0.0.0/', 'proxy', '10.0.0.0/x', '256.0.0.1'])(
  '%j is neither',
  (text) => expect(isNetwork(text)).toBe(false),
);
