import type { CaseResponse } from '@vouchwell/contract';
import { USER } from '../app.ts';
import { bespoke, provider, urge } from '../case-desk.ts';
import { gone, type SiteOfOne } from './one-to-forget.ts';

/** Said of whoever is to be forgotten in one place each; no other word of the site is like these. */
const said = {
  former: 'Formerlyname',
  address: '77 Parakeet Lane',
  email: 'zq@lanternmail.example',
  examiner: 'Dr. Wisteria Umbermoor',
  findings: 'A trellis wheeze was heard.',
  length_of_need: 'twelve larkspur moons',
  recipient: 'Nasturtium County Court',
  purpose: 'Subpoena of the shoebill',
  first_note: 'The foxglove draft came first.',
  signed_note: 'Zeb needs the cinderfoot briefs.',
  meaning: 'I saw the marigold chart',
  addendum: 'It was the third gooseberry.',
  imported: 'Fernrowe',
  imported_street: '9 Cowslip Row',
};
/** What of it may be found nowhere afterwards: words too long to stand by chance in what is sealed, which is much and random. */
export const MUCH_TRACES = [
  ...Object.values(said),
  ...['Umbermoor', 'trellis', 'larkspur', 'Nasturtium', 'shoebill', 'foxglove', 'cinderfoot', 'marigold'],
];

/**
 * Does with the one who is to be forgotten what can be done: a corrected record, one that came by a file and was merged,
 * visits, answers, deliveries, a written order, a signed case with an addendum, exports and reports, each under a key
 * where it changes something. Resolves to the numbers of the record that was merged into theirs and of the signed
 * case.
 */
export async function muchOfOne(site: SiteOfOne): Promise<{ merged: number; signed: number }> {
  const { app, admin, user, zeb, bea, matter, open, generate, edit } = site;
  let keys = 0;
  const keyed = () => `of-one-${(keys += 1)}`;
  const send = async (agent: typeof user, method: 'post' | 'put', path: string, body: object) => {
    const answer = await agent[method](path).set('Idempotency-Key', keyed()).send(body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.body as Record<string, number>;
  };
  const { address, email } = said;
  await send(admin, 'put', `/patients/${zeb}`, { ...gone, last_name: said.former, into_cases: true });
  await send(admin, 'put', `/patients/${zeb}`, { ...gone, address, email, into_cases: true });
  const merged = await broughtAndMerged(site, send);
  // Opened for another by mistake.
  const given = await open({ ...matter, patient: { id: bea } });
  await send(user, 'put', `/cases/${given}/patient`, { patient: { id: zeb } });

  // Who signs the order is its practitioner, by the NPI of their profile.
  const own = { ...provider, name: 'Sam Lee' };
  const id = await open({ patient: { id: zeb }, diagnoses: [urge], items: [bespoke], provider: own });
  const { created_by } = (await user.get(`/cases/${id}`).expect(200)).body as CaseResponse;
  await send(admin, 'put', `/admin/users/${created_by.id}/profile`, { npi: own.npi });
  const of = `/cases/${id}`;
  const visit = { date: '2026-01-02', kind: 'in_person', role: 'physician', who: said.examiner };
  await send(user, 'put', `${of}/encounters`, { encounters: [{ ...visit, findings: said.findings }] });
  await send(user, 'put', `${of}/answers`, { fact: 'dm.insulin', answers: [{ value: true, encounter: 1 }] });
  const delivered = [{ hcpcs: 'A4253', units: 6, day: '2026-01-02' }];
  await send(user, 'put', `${of}/deliveries`, { delivered });
  await send(user, 'put', `${of}/order`, { birth_date: true, length_of_need: said.length_of_need });
  const { recipient } = await send(user, 'post', `${of}/recipients`, {
    ...{ kind: 'other', name: said.recipient, address, purpose: said.purpose },
  });
  const { note_id } = await generate(id);
  await edit(id, note_id, said.first_note).expect(200);
  await send(user, 'post', `${of}/improve_note`, { current_note: said.first_note });
  const newest = await generate(id);
  await edit(id, newest.note_id, said.signed_note).expect(200);
  const { password } = USER;
  await send(user, 'post', `${of}/order/sign`, { password });
  await send(user, 'post', `${of}/sign`, { password, meaning: said.meaning });
  const addendum = { text: said.addendum, password };
  const unconfirmed = await user.post(`${of}/addenda`).send(addendum).expect(409);
  const { marks_hash } = (unconfirmed.body as { current: { marks_hash: string } }).current;
  await send(user, 'post', `${of}/addenda`, { ...addendum, marks_hash });
  for (const file of ['export/pdf', 'export/txt', 'letter', 'order/pdf', 'order/txt', 'history/9', 'history'])
    await user.get(`${of}/${file}${file.startsWith('export') ? `?recipient=${recipient}` : ''}`).expect(200);
  await send(user, 'post', `${of}/printed`, { recipient });
  await admin.get(`/audit/reports/disclosures?patient=${zeb}`);
  await admin.get(`/audit/export?format=csv&patient=${zeb}`).expect(200);
  await app.caughtUp();
  return { merged, signed: id };
}

type Send = (
  agent: SiteOfOne['user'],
  method: 'post' | 'put',
  path: string,
  body: object,
) => Promise<Record<string, number>>;

/** Another record of the same person, that a file brought. */
async function broughtAndMerged({ app, admin, zeb }: SiteOfOne, send: Send): Promise<number> {
  const file = `First Name,Last Name,DOB,Address\nImp,${said.imported},1931-07-09,${said.imported_street}\n`;
  const sent = { file: Buffer.from(file).toString('base64') };
  await admin.post('/patients/imports/check').send(sent).expect(200);
  await send(admin, 'post', '/patients/imports', sent);
  await app.caughtUp();
  const [found] = (await admin.get('/patients').query({ query: said.imported }).expect(200)).body as {
    id: number;
  }[];
  await send(admin, 'post', `/patients/${zeb}/merge`, { merged_id: found!.id });
  return found!.id;
}
