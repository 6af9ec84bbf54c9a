import { effectivePermissions, permissionNames } from '@vouchwell/rules';
import { demand, isAdmin, may } from './access.ts';
import { actor } from '../../testing/boxes.ts';
import { DomainError, problemBody, statusOf } from '../basics/problem.ts';
import { systemActor } from '../deciding/system-actor.ts';

test('demand refuses with the sentence of the right', () => {
  const sentences = permissionNames.map((name) => {
    const nobody = { ...actor(), permissions: { [name]: false } };
    try {
      demand(nobody, name);
    } catch (error) {
      const { kind, code, message } = error as DomainError;
      expect([kind, code]).toEqual(['forbidden', name]);
      return message;
    }
    throw new Error(`${name} was not refused`);
  });
  expect(sentences).toContain('Admin access required');
  expect(sentences).toContain("Access denied. You don't have permission to manage users.");
  expect(new Set(sentences).size).toBe(permissionNames.length);
});

test('the system may everything, a visitor nothing, a user what their role and flags say', () => {
  const visitor = { ...actor(), id: null, role: 'user', session_id: null } as const;
  for (const name of permissionNames) {
    expect(may(systemActor(), name)).toBe(true);
    expect(may(visitor, name)).toBe(false);
    expect(may(actor(), name)).toBe(effectivePermissions('user')[name]);
    expect(may({ ...actor(), role: 'admin' }, name)).toBe(true);
  }
  expect(isAdmin({ ...actor(), role: 'admin', permissions: { can_access_admin: false } })).toBe(false);
  expect([isAdmin(actor()), isAdmin({ ...actor(), role: 'admin' }), isAdmin(systemActor())]).toEqual([
    false,
    true,
    true,
  ]);
});

test('one body for every problem', () => {
  expect(problemBody(new DomainError('invalid', 'x', 'Mend it.', { name: 'Mend it.' }))).toEqual({
    message: 'Mend it.',
    error: 'Mend it.',
    code: 'x',
    status: 400,
    fields: { name: 'Mend it.' },
    success: false,
  });
  expect(problemBody(new DomainError('missing', 'x', 'Gone.'))).not.toHaveProperty('fields');
  expect(statusOf).toMatchObject({ unauthenticated: 401, forbidden: 403, conflict: 409, too_many: 429 });
});
