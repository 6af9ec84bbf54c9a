import { recentlySet } from './index.ts';

test('who set a password is told for seven days', () => {
  const set = { user_id: 1, name: 'Ada Example', at: '2026-11-01T12:00:00.000Z' };
  expect(recentlySet(set, new Date('2026-11-01T12:00:00.000Z'))).toBe(set);
  expect(recentlySet(set, new Date('2026-11-08T11:59:59.999Z'))).toBe(set);
  expect(recentlySet(set, new Date('2026-11-08T12:00:00.000Z'))).toBeNull();
  expect(recentlySet(null, new Date('2026-11-01T12:00:00.000Z'))).toBeNull();
});
