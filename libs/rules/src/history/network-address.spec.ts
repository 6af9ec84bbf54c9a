import { isNetworkAddress } from './network-address.ts';

test.each([
  '10.1.2.3',
  '255.255.255.255',
  '0.0.0.0',
  '::1',
  '::ffff:10.1.2.3',
  'fe80::1%eth0',
  '2001:DB8::7',
  '1:2:3:4:5:6:7:8',
  '::',
])('%s is the address of a computer', (text) => {
  expect(isNetworkAddress(text)).toBe(true);
});

test.each([
  '',
  '10.1.2',
  '10.1.2.',
  '10.1.2.256',
  '10.1.2.3.4',
  'Bea',
  'Ada Bee',
  'clinic.example',
  ':',
  'a:b',
  '1:2:3',
  '1::2::3',
  '1:2:3:4:5:6:7:8:9',
  '::g',
  '10.1.2.3::',
])('%j is none', (text) => {
  expect(isNetworkAddress(text)).toBe(false);
});
