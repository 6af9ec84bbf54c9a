import type {
  AuditReportKind,
  AuditReportResponse,
  AuditResponse,
  DownloadLinkResponse,
  GenuineResponse,
} from '@vouchwell/contract';
import { createHash } from 'node:crypto';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { caseDesk, problem } from '../../testing/case-desk.ts';
import { Projector } from '../../kernel/projecting/projector.ts';
import { periodOf } from './report-frame.ts';

const desk = await caseDesk();
const { app, admin, user, patient, open, get, register, generate, signedCase } = desk;
afterAll(() => app.close());
/** A compliance officer, who has no other right. */
const officer = await app.newUser(
  { full_name: 'Kim Oh', permissions: { can_view_audit: true, can_create_cases: false } },
  'kim.oh',
);
const [SAM, KIM] = [2, 3];

async function report(kind: AuditReportKind, query = ''): Promise<AuditReportResponse> {
  return (await officer.get(`/audit/reports/${kind}?${query}`).expect(200)).body as AuditReportResponse;
}
const csv = async (kind: AuditReportKind, query = '') =>
  (await officer.get(`/audit/reports/${kind}/csv?${query}`).buffer(true).expect(200)).text;
async function pdf(kind: AuditReportKind, query = '') {
  const { body } = await officer.get(`/audit/reports/${kind}/pdf?${query}`).buffer(true).expect(200);
  const task = getDocument({ data: new Uint8Array(body as Buffer), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await task.destroy();
  return pages.join('\n').replace(/\s+/g, ' ');
}
const column = ({ tables }: AuditReportResponse, label: string, table = 0) => {
  const { columns, rows } = tables[table]!;
  const at = columns.findIndex((one) => one.label === label);
  return rows.map((row) => row[at]);
};

describe('an accounting of disclosures', () => {
  let person: number;
  beforeAll(async () => {
    const found = await register('Okafor');
    person = found.id;
    const id = await open({ patient: found, diagnoses: [], items: [] });
    await get(id);
    await generate(id);
    await user.get(`/cases/${id}/export/pdf`).expect(200);
    await user.post(`/cases/${id}/printed`).send({}).expect(200);
    await user.post(`/cases/${id}/copied`).send({ what: 'text' }).expect(200);
    await admin.get('/admin/cases/csv').expect(200);
    await admin.get(`/patients/${person}`).expect(200);
  });

  test('lists what left, newest first, and says what it leaves out and why', async () => {
    const found = await report('disclosures', `patient=${person}`);
    expect(found.title).toBe('Accounting of disclosures');
    expect(column(found, 'What was disclosed')).toEqual([
      'List of cases with this patient in it (csv)',
      expect.stringMatching(/^Text copied from case \d+ \(text\)$/),
      expect.stringMatching(/^Print of case \d+$/),
      expect.stringMatching(/^Letter of case \d+, not signed \(pdf\)$/),
    ]);
    expect(column(found, 'To whom')).toEqual(Array(4).fill('not recorded'));
    expect(column(found, 'By')).toEqual([
      expect.stringContaining('(admin'),
      ...Array<string>(3).fill('Sam Lee (sam.lee)'),
    ]);
    expect(column(found, 'What', 1)).toEqual(['Seen, listed or changed by the site’s own people']);
    expect(found.facts[0]).toEqual({ label: 'Patient', value: `Ana Okafor, no. ${person}` });
    expect(found.statements.join(' ')).toMatch(/164\.528/);
  });

  test('of a signed letter, counts it as payment', async () => {
    const signed = await signedCase();
    const before = column(await report('disclosures', `patient=${patient.id}`), 'Entry').length;
    await user.get(`/cases/${signed}/export/pdf`).expect(200);
    const found = await report('disclosures', `patient=${patient.id}`);
    expect(column(found, 'Entry')).toHaveLength(before);
    const at = column(found, 'What', 1).indexOf('Signed letter, which is written for the payer');
    expect(column(found, 'Times', 1)[at]).toBe(1);
    expect(column(found, 'Why it is left out', 1)[at]).toBe('Payment [45 CFR 164.528(a)(1)(i)]');
  });

  test('as PDF and as CSV says the same, with the checkpoint it was made at', async () => {
    const shown = await report('disclosures', `patient=${person}`);
    const [drawn, file] = [
      await pdf('disclosures', `patient=${person}`),
      await csv('disclosures', `patient=${person}`),
    ];
    for (const text of [drawn, file]) {
      expect(text).toContain(`Ana Okafor, no. ${person}`);
      expect(text).toContain('Kim Oh (kim.oh)');
      expect(text).toContain(shown.checkpoint.key_id);
      expect(text).toMatch(/Print of case \d+/);
      expect(text).toContain('Left out of it, and why');
    }
    expect(drawn).toMatch(/1 of \d/);
    expect(file.startsWith('\ufeff"Accounting of disclosures"\r\n')).toBe(true);
    // One mark of UTF-8, however many parts.
    expect(file.split('\ufeff')).toHaveLength(2);
  });

  test('reaches back six years and no further, and wants a patient', async () => {
    const early = await officer
      .get(`/audit/reports/disclosures?patient=${person}&from=2001-01-01`)
      .expect(400);
    expect(problem(early).fields).toEqual({ from: expect.stringContaining('six years') as string });
    const nobody = await officer.get('/audit/reports/disclosures').expect(400);
    expect(problem(nobody).fields).toHaveProperty('patient');
    expect(periodOf('disclosures', {}, '2028-02-29')).toEqual({ from: '2022-03-01', to: '2028-02-29' });
  });
});

describe('reports of the history', () => {
  test('carry the signed checkpoint that covers them, as it is told to anybody', async () => {
    const { checkpoint } = await report('sign-ins');
    const text = (await officer.get('/audit/checkpoint').expect(200)).text;
    const [, size, root, , signature] = text.split('\n') as [string, string, string, string, string];
    // Asking for it adds nothing to the log but the report's own entry.
    expect(Number(size)).toBeGreaterThan(checkpoint.size);
    expect(root).toMatch(/^[\w+/]{43}=$/);
    const key = Buffer.from(signature.split(' ').at(-1)!, 'base64').subarray(0, 4).toString('hex');
    expect(checkpoint.key_id).toBe(key);
    const kept = await officer.get(`/audit/consistency?from=${checkpoint.size}`).expect(200);
    expect(kept.text).toContain(`old ${checkpoint.size}`);
    const [stored] = (await app.engines.log.readAll(null, 10_000)).slice(checkpoint.size - 1);
    expect(stored!.position >= checkpoint.position).toBe(true);
  });

  test('of a patient tell who saw them, and why', async () => {
    const someone = await register('Whitfield');
    await admin.get(`/patients/${someone.id}`).expect(200);
    const found = await report('patient-access', `patient=${someone.id}`);
    expect(column(found, 'Who')[0]).toMatch(/admin/);
    expect(column(found, 'Why')[0]).toBe('no reason is known');
    expect(column(found, 'Who')).toContain('Sam Lee (sam.lee)');
  });

  test('of a person tell what they did with patients, who are numbers', async () => {
    const found = await report('person-access', `person=${SAM}`);
    expect(column(found, 'What they did')).toContain('printed data of 1 patient');
    expect(new Set(column(found, 'Patients')).has('')).toBe(false);
    expect(JSON.stringify(found)).not.toMatch(/Okafor|Ramírez/);
    await officer.get('/audit/reports/person-access').expect(400);
  });

  test('of sign-ins tell the failed ones, too', async () => {
    await app.anyone().post('/auth/login').send({ username: 'kim.oh', password: 'Wrong-password-1' });
    const found = await report('sign-ins');
    expect(column(found, 'Outcome')).toEqual(expect.arrayContaining(['Failed', 'Done']));
    const own = await report('sign-ins', `person=${KIM}`);
    // Whose account was tried is known, though not by whom.
    expect(new Set(column(own, 'Who'))).toEqual(new Set(['Kim Oh (kim.oh)', 'A visitor']));
    const failed = column(own, 'Account').filter((_, row) => column(own, 'Outcome')[row] === 'Failed');
    expect(failed).toEqual([`user ${KIM}`]);
    const unknown = await report('sign-ins', `person=${SAM}`);
    expect(column(unknown, 'Outcome')).not.toContain('Failed');
  });

  test('of rights tell what they were before and after', async () => {
    await admin
      .put(`/admin/users/${SAM}`)
      .send({
        full_name: 'Sam Lee',
        role: 'user',
        permissions: { can_export_cases: true, can_manage_rag: true },
      })
      .expect(200);
    const found = await report('rights');
    expect(String(column(found, 'Before and after')[0])).toMatch(/can manage rag: (not set|false) → true/);
    expect(column(found, 'Of')[0]).toBe(`user ${SAM}`);
    // Of one person: what they changed, and what was changed of them.
    const [own, of] = [await report('rights', 'person=1'), await report('rights', `person=${SAM}`)];
    expect(column(of, 'Before and after')[0]).toBe(column(found, 'Before and after')[0]);
    expect(new Set(column(of, 'Of'))).toEqual(new Set([`user ${SAM}`]));
    expect(column(own, 'Of')).toContain(`user ${KIM}`);
  });

  test('of a month count what the entries say', async () => {
    const found = await report('month');
    const titles = found.tables.map(({ title }) => title);
    expect(titles).toEqual(['Days', 'What was done', 'By whom', 'To be looked at']);
    const { from, to } = found.period;
    const all = (await officer.get(`/audit/entries?action=print&limit=200`).expect(200))
      .body as AuditResponse;
    const prints = column(found, 'Entries', 1)[column(found, 'Action', 1).indexOf('Printed')];
    expect(prints).toBe(all.entries.length);
    // Up to today.
    const made = found.facts.find(({ label }) => label === 'Made at')!.value.slice(0, 10);
    expect(found.tables[0]!.rows.at(-1)![0]).toBe(made);
    expect(made <= to).toBe(true);
    expect(from).toMatch(/-01$/);
    const taken = (column(found, 'Taken out') as number[]).reduce((sum, one) => sum + one, 0);
    const actions = new Map(found.tables[1]!.rows.map(([action, count]) => [action, Number(count)]));
    expect(taken).toBe(actions.get('Printed')! + actions.get('Copied')! + actions.get('Exported')!);
    expect(column(found, 'Person', 2)).toContain('Sam Lee (sam.lee)');
    const past = await report('month', 'month=2019-02');
    expect(past.period).toMatchObject({ from: '2019-02-01', to: '2019-02-28' });
    expect(new Set(past.tables[1]!.rows.map(([, count]) => count))).toEqual(new Set([0]));
  });

  test('are in the history themselves before they go out, by ids alone', async () => {
    await csv('patient-access', `patient=${patient.id}`);
    const [last] = (await app.engines.log.readAll(null, 10_000)).slice(-1);
    expect(last).toMatchObject({ type: 'AuditRead' });
    await app.nest.get(Projector).passed([last!.type], last!.position, 60_000);
    const { entries } = (await officer.get('/audit/entries?action=export').expect(200)).body as AuditResponse;
    const [made] = entries;
    expect(made).toMatchObject({ actor_id: KIM, object: 'audit', patients: [patient.id] });
    expect(made!.sentence).toMatch(
      new RegExp(
        `^exported the report patient-access of the audit history \\(from .*, patient ${patient.id}, to .*\\)$`,
      ),
    );
  });

  describe('as a PDF are vouched for', () => {
    const verify = async (path: string) => {
      await app.caughtUp();
      return (await app.anyone().get(`/verify/${path}`).expect(200)).body as GenuineResponse;
    };
    const fileOf = async () =>
      (await officer.get('/audit/reports/sign-ins/pdf').buffer(true).expect(200)).body as Buffer;
    const byFile = (file: Buffer) => verify(`file?sha256=${createHash('sha256').update(file).digest('hex')}`);

    test('by the file, which was made then and says that it is a report, and by no other', async () => {
      const file = await fileOf();
      const found = await byFile(file);
      expect(found).toEqual({
        ...{ genuine: true, report: true, signed_at: expect.any(String) as string },
        time_zone: expect.any(String) as string,
      });
      const altered = Buffer.from(file);
      altered[file.length >> 1]! ^= 1;
      expect(await byFile(altered)).toEqual({ genuine: false });
      // The site's own signature, as common readers show it.
      expect(file.toString('latin1')).toContain('/ETSI.CAdES.detached');
    });

    test('by a code of its own each, which the log does not give away', async () => {
      const [one, other] = [await pdf('rights'), await pdf('rights')];
      const codes = [one, other].map((text) => /Code (\S+) · check it/.exec(text)![1]!);
      expect(codes[0]).not.toBe(codes[1]);
      for (const code of codes)
        expect(await verify(`code?code=${code}`)).toMatchObject({ genuine: true, report: true });
      expect(one).toMatch(/Document hash [0-9a-f]{64}/);
      const log = JSON.stringify(await app.engines.log.readAll(null, 10_000));
      expect(log).not.toContain(codes[0]);
      expect(await verify('code?code=0000-0000-0000-0000')).toEqual({ genuine: false });
    });
  });

  test('as CSV go straight onto the disk, by a link for the one that was asked for', async () => {
    const link = async (kind: string, wanted: object) =>
      (
        (await officer.post(`/audit/reports/${kind}/csv/link`).send(wanted).expect(200))
          .body as DownloadLinkResponse
      ).link;
    const fetched = (kind: string, by: string) =>
      app.anyone().get(`/audit/reports/${kind}/csv`).query({ link: by }).buffer(true);
    const one = await link('patient-access', { patient: patient.id });
    const { text, headers } = await fetched('patient-access', one).expect(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="patient-access-.*\.csv"/);
    expect(text).toContain(`no. ${patient.id}`);
    await fetched('patient-access', one).expect(401);
    await fetched('rights', await link('sign-ins', {})).expect(401);
    const { entries } = (await officer.get('/audit/entries?action=export').expect(200)).body as AuditResponse;
    expect(entries[0]).toMatchObject({ actor_id: KIM, object: 'audit', patients: [patient.id] });
  });

  test('that cannot be made get no link', async () => {
    const refused = await officer.post('/audit/reports/disclosures/csv/link').send({}).expect(400);
    expect(problem(refused).fields).toHaveProperty('patient');
    await officer.post('/audit/reports/nothing/csv/link').send({}).expect(404);
  });

  test('are for those alone who may read the history, and of the kinds there are', async () => {
    const other = await app.newUser({ full_name: 'Lou Diaz' }, 'lou.diaz');
    await other.get('/audit/reports/month').expect(403);
    expect(problem(await officer.get('/audit/reports/nothing').expect(404)).message).toMatch(/person-access/);
    const turned = await officer.get('/audit/reports/sign-ins?from=2026-02-02&to=2026-02-01').expect(400);
    expect(problem(turned).fields).toEqual({ from: 'from must not be after to.' });
    await officer.get('/audit/reports/month?month=2026-13').expect(400);
  });
});
