import type { CaseReadinessResponse, RulePackCheckResponse, RulePacksResponse } from '@vouchwell/contract';
import { canonicalHash } from '@vouchwell/document';
import { isOpen, type Pack } from '@vouchwell/rules';
import { deliveredPacks } from '../rule-packs/delivered-packs.ts';
import { startApp } from '../testing/app.ts';
import { caseDesk, problem, provider } from '../testing/case-desk.ts';
import { signingHouse } from '../testing/signing-house.ts';

// Its packs begin and end on days that are named.
const clock = { now: () => new Date('2026-11-24T12:00:00Z') };
const desk = await caseDesk({ clock });
const { app, admin, user, ready, get, edit, sign } = desk;
afterAll(() => app.close());

const house = signingHouse('Cedar Policy House');
const stranger = signingHouse('A stranger');
const glucose = deliveredPacks().findLast(({ id }) => id === 'medicare-glucose')!;
const encoded = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64');
const fileOf = (pack: unknown, by = house) => ({ file: encoded(by.signed(pack)) });
const check = (body: object) => admin.post('/admin/rule-packs/check').send(body);
const take = (body: object) => admin.post('/admin/rule-packs').send(body);
const all = async () => (await admin.get('/admin/rule-packs').expect(200)).body as RulePacksResponse;
const readiness = async (id: number) =>
  (await user.get(`/cases/${id}/readiness`).expect(200)).body as CaseReadinessResponse;
const versions = async (id: number) =>
  (await readiness(id)).readiness!.packs.filter((pack) => pack.id === glucose.id).map((pack) => pack.version);
const answer = (id: number, fact: string, value: unknown) =>
  user
    .put(`/cases/${id}/answers`)
    .send({ fact, answers: [{ value }] })
    .expect(200);

/** A case of test strips to be delivered on a day. */
async function stripsCase(delivery: string, payer = 'medicare') {
  const strips = { item: 'BGM test strips', quantity: 300 };
  const diabetes = { code: 'E11.65', description: 'Type 2 diabetes mellitus with hyperglycemia' };
  const id = await ready(user, { items: [strips], diagnoses: [diabetes], provider });
  await edit(id, (await get(id)).notes[0]!.note_id, 'Ana needs test strips.').expect(200);
  await answer(id, 'payer', payer);
  await answer(id, 'delivery.date', delivery);
  return id;
}

/** Rules that ask one thing more, one thing otherwise and one thing less. */
const [first, second, ...rest] = glucose.criteria;
const ofStrips = glucose.criteria.find(({ id }) => id === 'BGM-3')!;
const more = {
  id: 'BGM-99',
  text: 'The order is there.',
  items: [...ofStrips.items!],
  test: { fact: 'order.date' },
  sources: [{ source: glucose.sources[0]!.id }],
};
const next: Pack = {
  ...glucose,
  version: '2027-01-01',
  effective_from: '2027-01-01',
  criteria: [{ ...first!, text: 'Worded anew.' }, ...rest, more],
};

describe('from a key to a case', () => {
  let [before, after] = [0, 0];
  beforeAll(async () => {
    before = await stripsCase('2026-12-31');
    after = await stripsCase('2027-01-01');
  });

  test('a pack whose maker is not trusted is refused, and its fingerprint is named', async () => {
    for (const route of [check, take]) {
      const { code, fields } = problem(await route(fileOf(next)).expect(400));
      expect({ code, names: fields?.file?.includes(house.fingerprint) }).toEqual({
        code: 'no_rule_pack',
        names: true,
      });
    }
    expect(await all()).toMatchObject({ revision: null, imported: [], keys: [] });
  });

  test('a key is trusted by its public half, told with its fingerprint', async () => {
    const { name, public_key, fingerprint } = house;
    const { body } = await admin.post('/admin/rule-packs/keys').send({ name, public_key }).expect(201);
    expect((body as RulePacksResponse).keys).toEqual([
      expect.objectContaining({
        ...{ name, fingerprint, delivered: false },
        trusted: { at: expect.any(String) as string, by: expect.any(String) as string },
      }),
    ]);
    await user.post('/admin/rule-packs/keys').send({ name: 'Mine', public_key }).expect(403);
  });

  test('looked at, it tells whose it is, what it follows and changes, and which open cases stand otherwise', async () => {
    const found = (await check(fileOf(next)).expect(200)).body as RulePackCheckResponse;
    const { id, title, version } = glucose;
    expect(found).toMatchObject({
      signed_by: house.name,
      hash: canonicalHash(next),
      rejudges_from: null,
      follows: { id, title, version, hash: canonicalHash(glucose) },
      criteria: { added: ['BGM-99'], changed: [first!.id], removed: [second!.id] },
      cases: { held: 2, cut_off: false, changed: { count: 1 } },
    });
    expect(found.cases.changed.first[0]).toMatchObject({ case_id: after });
    expect(found.cases.changed.first[0]!.criteria).toContain('BGM-99');
    // Nothing was taken by it.
    expect(await versions(after)).toEqual([version]);
    expect((await all()).imported).toEqual([]);
  });

  test('where its first day has passed, it tells from when on what was judged is judged by it', async () => {
    const since = '2026-06-01';
    const { body } = await check(fileOf({ ...next, version: since, effective_from: since })).expect(200);
    expect((body as RulePackCheckResponse).rejudges_from).toBe(since);
    const today = { ...next, version: 'today', effective_from: '2026-11-24' };
    expect((await check(fileOf(today)).expect(200)).body).toMatchObject({ rejudges_from: null });
  });

  test('taken, it speaks from its first day on, and what lay before is judged as it was', async () => {
    const { revision } = (await check(fileOf(next)).expect(200)).body as RulePackCheckResponse;
    await take(fileOf(next)).set('If-Match', String(revision)).expect(201);
    expect(await versions(before)).toEqual([glucose.version]);
    expect(await versions(after)).toEqual([next.version]);
    const held = await readiness(after);
    expect(held.readiness!.findings).toContainEqual(expect.objectContaining({ criterion: 'BGM-99' }));
    expect(held.readiness!.packs).toContainEqual({
      ...{ id: next.id, title: next.title, version: next.version, hash: canonicalHash(next) },
    });
    const { imported, keys } = await all();
    const { trusted } = keys[0]!;
    expect(imported).toEqual([
      expect.objectContaining({ version: next.version, signed_by: house.name, last_day: null, trusted }),
    ]);
  });

  test('taken twice, or after somebody else’s change, it is refused', async () => {
    expect(problem(await take(fileOf(next)).expect(400)).fields?.file).toMatch(/installed already/);
    const late = take(fileOf({ ...next, version: 'x', effective_from: '2028-01-01' })).set('If-Match', '0');
    expect(problem(await late.expect(409)).code).toBe('changed_meanwhile');
  });

  test('a signed case keeps the version by which it was signed, whatever becomes of the pack', async () => {
    const { findings } = (await readiness(after)).readiness!;
    const readiness_reasons = findings
      .filter(isOpen)
      .map(({ criterion, verdict }) => ({ ...{ criterion, verdict, reason: 'Asked for.' } }));
    await sign(after, { readiness_reasons }).expect(200);
    const hash = canonicalHash(next);
    await admin.put(`/admin/rule-packs/${hash}/last-day`).send({ last_day: '2027-01-31' }).expect(200);
    expect(await versions(after)).toEqual([next.version]);
    expect(await versions(await stripsCase('2027-01-31'))).toEqual([next.version]);
    // What it followed has no end of its own, so it holds again.
    expect(await versions(await stripsCase('2027-02-01'))).toEqual([glucose.version]);
  });

  test('without its key nothing more of its maker is taken, and what was taken stays', async () => {
    await admin.delete(`/admin/rule-packs/keys/${house.fingerprint}`).expect(200);
    const later = { ...next, version: 'x', effective_from: '2028-01-01' };
    expect(problem(await take(fileOf(later)).expect(400)).fields?.file).toMatch(/does not trust/);
    expect((await all()).imported).toHaveLength(1);
    const { engines, siteKey } = app;
    const again = await startApp({ clock, engines: { ...engines, close: async () => {} }, siteKey });
    try {
      const { body } = await (await again.admin()).get('/admin/rule-packs').expect(200);
      expect(body).toEqual(await all());
    } finally {
      await again.close();
    }
  });
});

describe('what is refused, in a sentence and with nothing changed', () => {
  const signed = house.signed(next);
  const other = { ...next, id: 'another', version: '1' };
  beforeAll(async () => {
    const { name, public_key } = house;
    await admin.post('/admin/rule-packs/keys').send({ name, public_key }).expect(201);
  });

  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  test.each<[string, unknown, RegExp]>([
    ['an empty one', '', /empty/],
    ['no JSON', 'Rules', /no JSON text/],
    ['half of one', JSON.stringify(signed).slice(0, 900), /not the whole of it/],
    ['a list', [], /holds no “pack”/],
    ['a pack alone', { pack: next }, /not signed/],
    ['another signature', { pack: next, signature: house.signed(glucose).signature }, /altered after/],
    ['a word altered', { ...signed, pack: { ...next, title: 'Other' } }, /altered after/],
    [
      'a stranger’s under a trusted key',
      {
        pack: next,
        signature: { ...stranger.signed(next).signature, key: house.fingerprint },
      },
      /altered after/,
    ],
    ['a stranger’s', stranger.signed(other), /does not trust/],
    ['no key', { pack: next, signature: { ed25519: signed.signature.ed25519 } }, /signature\.key/],
    ['half a signature', { pack: next, signature: { ...signed.signature, ed25519: 'AAAA' } }, /64 bytes/],
    [
      'an operator',
      house.signed({ ...other, criteria: [{ ...more, test: { run: 'rm' } }] }),
      /one known operator/,
    ],
    ['a fact', house.signed({ ...other, criteria: [{ ...more, test: { fact: 'moon' } }] }), /the fact moon/],
    ['a field', house.signed({ ...other, script: 'x' }), /script is not known/],
    ['an end before its begin', house.signed({ ...other, effective_to: '2026-01-01' }), /before it begins/],
    [
      'one that is over',
      house.signed({ ...other, effective_from: '2001-01-01', effective_to: '2001-12-31' }),
      /it ended on 2001-12-31/,
    ],
    ['a direction', house.signed({ ...other, title: 'A\u202Epolicy' }), /turn its direction/],
    [
      'too many rules',
      house.signed({ ...other, criteria: Array.from({ length: 201 }, (_, n) => ({ ...more, id: `R${n}` })) }),
      /at most 200/,
    ],
    ['lists without end', `{"pack":${deep},"signature":{}}`, /signature\.key/],
    [
      'tests without end',
      `{"pack":${JSON.stringify({ ...other, criteria: [{ ...more, test: 0 }] }).replace(
        '"test":0',
        `"test":${'{"not":'.repeat(20_000)}0${'}'.repeat(20_000)}`,
      )},"signature":${JSON.stringify(signed.signature)}}`,
      /deeper than 8/,
    ],
    ['a prototype', `{"__proto__":{"pack":1},"signature":{}}`, /holds no “pack”/],
  ])('%s', async (_, content, words) => {
    const before = await all();
    for (const route of [check, take]) {
      const { fields, message } = problem(await route({ file: encoded(content) }).expect(400));
      expect(fields?.file ?? message).toMatch(words);
      expect((fields?.file ?? message).length).toBeLessThan(700);
    }
    expect(await all()).toEqual(before);
  });

  test('a file that is too large is refused by its size, and says how large it may be', async () => {
    const refused = problem(await check({ file: 'A'.repeat(400_000) }).expect(413));
    expect(refused.fields?.file).toMatch(/more than 256 kB/);
  });

  test.each([
    ['Somebody', 'no key', /Ed25519/],
    ['Somebody', 'A'.repeat(43), /Ed25519/],
    ['Somebody', '-----BEGIN PRIVATE KEY-----\nMC4=\n-----END PRIVATE KEY-----', /private key/],
    ['', 'A', /Name is required/],
  ])('as a key of %j: %s', async (name, public_key, words) => {
    const { fields } = problem(
      await admin.post('/admin/rule-packs/keys').send({ name, public_key }).expect(400),
    );
    expect(Object.values(fields ?? {}).join()).toMatch(words);
  });

  test('an end before today, and of what is not imported', async () => {
    const end = (hash: string, last_day: string) =>
      admin.put(`/admin/rule-packs/${hash}/last-day`).send({ last_day });
    expect(problem(await end(canonicalHash(next), '2026-01-01').expect(400)).fields).toHaveProperty(
      'last_day',
    );
    await end(canonicalHash(glucose), '2099-01-01').expect(404);
    await end('__proto__', '2099-01-01').expect(404);
  });

  test('a second policy of an item is refused by the name of the first, and nothing is changed', async () => {
    const before = await all();
    for (const route of [check, take]) {
      const { fields } = problem(await route(fileOf({ ...other, facts: [], criteria: [more] })).expect(400));
      expect(fields?.file).toMatch(
        /^Pack another 1: it overlaps with the pack medicare-glucose .*, which speaks of A4253 as well\./,
      );
    }
    expect(await all()).toEqual(before);
  });

  test('of two that are sent at once, one version each, both stand; of two alike, one', async () => {
    const [one, two, third] = ['E9001', 'E9002', 'E9003'].map((code) => ({
      ...other,
      id: `of-${code}`,
      facts: [],
      code_sets: other.code_sets.map((set) => ({ ...set, entries: [{ codes: [code] }] })),
      criteria: [more],
      version: '1',
    }));
    const both = await Promise.all([take(fileOf(one)), take(fileOf(two))]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const alike = await Promise.all([take(fileOf(third)), take(fileOf(third))]);
    expect(alike.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect((await all()).imported.filter(({ id }) => id === third!.id)).toHaveLength(1);
  });
});
