import { monitorsWith } from './monitors.ts';

const asked = (remoteAddress: string, headers: Record<string, string> = {}) => ({
  headers,
  raw: { socket: { remoteAddress } },
});

describe('who may read the numbers', () => {
  const open = monitorsWith(null);
  const guarded = monitorsWith('a token of some length');

  test.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('a program at %s', (address) => {
    expect(open(asked(address))).toBe(true);
  });

  test.each(['10.0.0.5', '::ffff:10.0.0.5', 'fe80::1', ''])('nobody at %s', (address) => {
    expect(open(asked(address))).toBe(false);
    expect(open(asked(address, { 'x-forwarded-for': '127.0.0.1', authorization: 'Bearer ' }))).toBe(false);
  });

  test.each(['x-forwarded-for', 'forwarded', 'via'])(
    'nobody through a proxy on this machine (%s)',
    (name) => {
      expect(open(asked('127.0.0.1', { [name]: '127.0.0.1' }))).toBe(false);
    },
  );

  test('whoever brings the token, and no other', () => {
    const with_ = (authorization: string) => guarded(asked('10.0.0.5', { authorization }));
    expect(with_('Bearer a token of some length')).toBe(true);
    for (const wrong of ['', 'Bearer', 'Bearer a token', 'a token of some length'])
      expect(with_(wrong)).toBe(false);
  });
});
