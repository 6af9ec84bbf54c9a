import type { CaseHistoryResponse, UsersResponse } from '@vouchwell/contract';
import { letterHash } from '@vouchwell/document';
import { confirmed } from '../../testing/confirmed.ts';
import { CaseQueries } from '../reading/case.queries.ts';
import { systemActor } from '../../kernel/deciding/system-actor.ts';
import { USER } from '../../testing/app.ts';
import { bespoke, caseDesk, provider, urge } from '../../testing/case-desk.ts';

/** A site in Denver, on a server that counts in UTC, some minutes after the first hour of a new day there. */
const at = '2026-03-02T07:05:09.000Z';
const clock = { now: () => new Date(at) };
const { app, admin, user, get, ready, sign, edit } = await caseDesk({ clock, env: { TZ: 'America/Denver' } });
const jo = await app.newUser({ full_name: 'Jo Park' }, 'jo.park');
afterAll(() => app.close());

const TIME = 'March 2, 2026, 00:05:09 MST';
const { users } = (await admin.get('/admin/users').expect(200)).body as UsersResponse;
const joId = users.find(({ username }) => username === 'jo.park')!.id;
const npi = provider.npi;
await admin
  .put(`/admin/users/${joId}/profile`)
  .send({ printed_name: 'Dr. Jo Park', credentials: 'MD', npi, signature: 'Jo Park' })
  .expect(200);

const letterOf = async (id: number, agent = user) =>
  (await agent.get(`/cases/${id}/export/txt`).buffer(true).expect(200)).text.replace(/\s+/g, ' ');
const shared = async (agent = user, more: object = {}) => {
  const id = await ready(agent, more);
  if (agent === user) await user.post(`/cases/${id}/shares`).send({ user_id: joId }).expect(200);
  return id;
};
const provide = (id: number, signature: string, agent = user, more: object = {}) =>
  agent
    .post(`/cases/${id}/provider`)
    .send({ ...provider, signature, ...more })
    .expect(200);
const set = (id: number, what: 'diagnoses' | 'items', body: object) =>
  user.post(`/cases/${id}/${what}`).send(body);
const lastOf = async (id: number) =>
  ((await user.get(`/cases/${id}/history`).expect(200)).body as CaseHistoryResponse).entries[0]!.sentence;

test('whoever signs for a provider is printed as what they are', async () => {
  const id = await ready();
  await sign(id).expect(200);
  expect((await get(id)).signature).toMatchObject({ signature: 'Sam Lee', signed_for: 'Dr. Jo Park' });
  const letter = await letterOf(id);
  expect(letter).toContain(`Signed by Sam Lee for Dr. Jo Park, who has not signed ${TIME}`);
  expect(letter).toContain('No signature of the provider');
  expect(letter).not.toContain('Date signed');
  expect(await lastOf(id)).toMatch(/^signed and locked the case for Dr\. Jo Park, who has not signed \(/);
});

test('the provider’s own account signs for itself, with its own hand', async () => {
  const id = await shared();
  await sign(id, {}, jo).expect(200);
  const { signature } = await get(id);
  expect(signature).toMatchObject({ signature: 'Dr. Jo Park, MD', signed_for: null });
  const letter = await letterOf(id);
  expect(letter).toContain(`Jo Park Dr. Jo Park, MD NPI ${npi} ${TIME}`);
  expect(letter).toContain('Date signed: January 2, 2026');
  expect(letter).not.toMatch(/[Hh]as not signed|No signature/);
  expect(await lastOf(id)).toMatch(/^signed and locked the case \(/);
});

test('the provider’s name without an NPI vouches for nobody; another NPI under it is another person', async () => {
  const other = await app.newUser({ full_name: 'Dr. Jo Park' }, 'another.jo');
  const same = await ready(other);
  await provide(same, 'Jo Park', other);
  await sign(same, {}, other).expect(200);
  expect((await get(same, other)).signature).toMatchObject({ signed_for: null });
  const unvouched = await letterOf(same, other);
  expect(unvouched).toContain('This site has not confirmed which NPI is the signer’s');
  expect(unvouched).toContain('whose account is not known as the provider’s');
  expect(unvouched).not.toMatch(/Date signed|has not signed/);
  const otherId = (await get(same, other)).created_by.id;
  await admin.put(`/admin/users/${otherId}/profile`).send({ npi: '1245319599' }).expect(200);
  const id = await ready(other);
  await sign(id, {}, other).expect(200);
  expect((await get(id, other)).signature).toMatchObject({ signed_for: 'Dr. Jo Park' });
});

test('a signature on the provider step is told with who made it, and whose it is not', async () => {
  const id = await shared();
  expect((await get(id)).provider!.signature_by).toBeNull();
  await provide(id, 'Jo Park');
  expect((await get(id)).provider!.signature_by).toEqual({ name: 'Sam Lee', at, own: false });
  await sign(id).expect(200);
  expect(await letterOf(id)).toContain(`Signature entered by Sam Lee, ${TIME}, not by the provider`);
});

test('made there by the provider’s own account it stands, whoever signs the note', async () => {
  const id = await shared();
  await provide(id, 'Jo Park', jo);
  const own = { name: 'Dr. Jo Park, MD', at, own: true };
  expect((await get(id)).provider!.signature_by).toEqual(own);
  // Who changes the day has not made the signature.
  await provide(id, 'Jo Park', user, { date_signed: '2026-01-03' });
  expect((await get(id)).provider!.signature_by).toEqual(own);
  await sign(id).expect(200);
  expect((await get(id)).signature).toMatchObject({ signature: 'Sam Lee', signed_for: null });
  expect(await letterOf(id)).toContain(`Signature made by Dr. Jo Park, MD, ${TIME}`);
  // Of nothing that is added later.
  const addendum = { text: 'The visit was on March 1.', password: USER.password };
  await confirmed((marks) => user.post(`/cases/${id}/addenda`).send({ ...addendum, ...marks }));
  expect((await get(id)).addenda).toMatchObject([{ signature: 'Sam Lee', signed_for: 'Dr. Jo Park' }]);
});

test.each([
  ['the note', (id: number, note: number, n: number) => edit(id, note, `Ana needs ${n} briefs.`)],
  [
    'a diagnosis',
    (id: number, _: number, n: number) =>
      set(id, 'diagnoses', { diagnoses: [{ code: n === 1 ? 'R32' : 'I10' }] }),
  ],
  [
    'an item',
    (id: number, _: number, n: number) => set(id, 'items', { items: [{ ...bespoke, quantity: n }] }),
  ],
])('once %s changes it is a hand of what was before, until the provider signs anew', async (_, change) => {
  const id = await shared();
  const note = (await get(id)).notes[0]!.note_id;
  const hand = async () => (await get(id)).provider!.signature_by;
  const own = { name: 'Dr. Jo Park, MD', at, own: true };
  await provide(id, 'Jo Park', jo);
  // To be set to what it is changes nothing.
  await set(id, 'diagnoses', { diagnoses: [urge] });
  await set(id, 'items', { items: [bespoke] });
  expect(await hand()).toEqual(own);
  await change(id, note, 1).expect(200);
  expect(await hand()).toEqual({ ...own, before_changes: true });
  await provide(id, 'Jo Park', user, { date_signed: '2026-01-03' });
  expect(await hand()).toEqual({ ...own, before_changes: true });
  await provide(id, 'Jo Park', jo);
  expect(await hand()).toEqual(own);
  await change(id, note, 2).expect(200);
  await confirmed((marks) => sign(id, marks));
  expect((await get(id)).signature).toMatchObject({ signed_for: 'Dr. Jo Park' });
  const letter = await letterOf(id);
  expect(letter).toContain('Signed by Sam Lee for Dr. Jo Park, who has not signed');
  expect(letter).toContain(`Signature made by Dr. Jo Park, MD, ${TIME}, before the case was last changed`);
  const { signature } = await app.nest.get(CaseQueries, { strict: false }).authentic(id, systemActor());
  expect(signature!.document.format).toBe(3);
});

test('for another provider the same signature is another’s', async () => {
  const id = await shared();
  await provide(id, 'Jo Park', jo);
  await provide(id, 'Jo Park', user, { name: 'Dr. Al Other', npi: '1245319599' });
  expect((await get(id)).provider!.signature_by).toEqual({ name: 'Sam Lee', at, own: false });
});

test('the paper and the zone are those of the signing, whatever is set later', async () => {
  await admin
    .put('/admin/site')
    .send({ name: 'Fairhaven Springs', address: '1 Main St\nFairhaven, CO', phone: '555 0100' })
    .expect(200);
  const id = await ready();
  await sign(id).expect(200);
  const before = await letterOf(id);
  expect(before).toContain('Fairhaven Springs 1 Main St Fairhaven, CO Phone 555 0100');
  await admin.put('/admin/site').send({ name: 'Another Name', time_zone: 'Asia/Kolkata' }).expect(200);
  expect(await letterOf(id)).toBe(before);
  const { signature } = await app.nest.get(CaseQueries, { strict: false }).authentic(id, systemActor());
  expect(signature!.document).toMatchObject({ signature: { time_zone: 'America/Denver' } });
  expect(letterHash(signature!.document)).toBe(signature!.document_hash);
});
