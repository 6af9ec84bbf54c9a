import { recentlySet, whoSet } from '../index.ts';

test('who set a password is told for seven days', () => {
  const set = { user_id: 1, name: 'Ada Example', at: '2026-11-01T12:00:00.000Z' };
  expect(recentlySet(set, new Date('2026-11-01T12:00:00.000Z'))).toBe(set);
  expect(recentlySet(set, new Date('2026-11-08T11:59:59.999Z'))).toBe(set);
  expect(recentlySet(set, new Date('2026-11-08T12:00:00.000Z'))).toBeNull();
  expect(recentlySet(null, new Date('2026-11-01T12:00:00.000Z'))).toBeNull();
});

test('the operator at the machine is no user of that name', () => {
  const at = '2026-11-01T12:00:00.000Z';
  expect(whoSet({ user_id: 1, name: 'Ada Example', at })).toBe('Ada Example');
  expect(whoSet({ user_id: null, name: 'operator', at })).toBe('the operator');
  expect(whoSet({ user_id: null, name: 'operator', at }, 'The')).toBe('The operator');
});
