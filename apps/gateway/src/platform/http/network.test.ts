import { expect, test } from 'vitest'
import { networkOf, subscriberOf } from './network.ts'

test.each([
  ['203.0.113.77', '203.0.113.0/24', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.0/24', '203.0.113.77'],
  ['2001:db8:12:3456:aaaa::1', '2001:db8:12::/48', '2001:db8:12:3456::/64'],
  ['2001:DB8:0012:3456::', '2001:db8:12::/48', '2001:db8:12:3456::/64'],
  ['2001:db8::1', '2001:db8:0::/48', '2001:db8:0:0::/64'],
  ['::1', '0:0:0::/48', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0::/48', 'fe80:0:0:0::/64'],
  ['nonsense', 'nonsense', 'nonsense'],
])('%s is in the network %s, and of the subscriber %s', (ip, network, subscriber) => {
  expect(networkOf(ip)).toBe(network)
  expect(subscriberOf(ip)).toBe(subscriber)
})
