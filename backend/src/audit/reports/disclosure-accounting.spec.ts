import type { JsonObject } from '../../kernel/basics/json.ts';
import type { AuditEntryDoc } from '../audit-entry.ts';
import { LeftOut, leavesAs, type Left } from './disclosure-accounting.ts';

/** What happened with the record of Marisol Okafor, patient 7, in the order of time. All of it is invented. */
const accesses: readonly [Partial<AuditEntryDoc>, JsonObject][] = [
  [look('search', null), { format: null }],
  [look('view', 'case-42'), { format: null }],
  [look('view', 'case-42', 'GET /cases/:id/letter'), { format: 'letter' }],
  [look('copy', 'case-42', 'POST /cases/:id/copied'), { format: 'text' }],
  [look('print', 'case-42', 'POST /cases/:id/printed'), { format: null }],
  [look('export', 'case-42', 'GET /cases/:id/export/pdf'), { format: 'pdf' }],
  [look('export', 'case-42', 'GET /cases/:id/export/pdf'), { format: 'pdf', document: signed() }],
  [look('export', 'case-42', 'GET /cases/:id/export/txt'), { format: 'txt', document: signed() }],
  [look('export', null, 'GET /admin/cases/csv'), { format: 'csv' }],
  [asked(), { provider: 'ollama', model: 'llama3.1:8b' }],
  [asked(), { provider: 'openai', model: 'gpt-4o' }],
  [{ type: 'AccessRefused', action: 'refused', outcome: 'refused', object: 'case-42' }, { status: 403 }],
];

function look(action: AuditEntryDoc['action'], object: string | null, route = 'GET /cases/:id') {
  return { type: 'PatientDataDisclosed', action, object, route } as const;
}
function asked() {
  return { type: 'ModelAsked', action: 'generate', object: 'case-42' } as const;
}
function signed() {
  return { mark: 'm', file: 'f', signed_at: '2026-03-02T09:00:00.000Z', time_zone: null };
}

const entry = (part: Partial<AuditEntryDoc>, index: number) =>
  ({
    position: String(index + 1).padStart(20, '0'),
    at: `2026-03-0${1 + Math.floor(index / 2)}T10:00:00.000Z`,
    outcome: 'done',
    patients: [7],
    ...part,
  }) as AuditEntryDoc;

const leftOutOf = (found: readonly { left: Left; at: string }[], written: (at: string) => string) => {
  const tally = new LeftOut();
  for (const { left, at } of found) tally.add(left, at);
  return tally.rows(written);
};
const left = (): Left[] => accesses.map(([part, data], index) => leavesAs(entry(part, index), data));

describe('the accounting of disclosures of an invented patient with 12 accesses', () => {
  test('lists what left and may be a disclosure, and nothing else', () => {
    expect(left().flatMap((one, index) => (one.counts ? [[index + 1, one.what, one.format]] : []))).toEqual([
      [4, 'Text copied from case 42', 'text'],
      [5, 'Print of case 42', null],
      [6, 'Letter of case 42, not signed', 'pdf'],
      [9, 'List of cases with this patient in it', 'csv'],
    ]);
  });

  test('says what was left out, by which ground of the rule, how often, and when first and last', () => {
    const found = accesses.map(([part, data], index) => ({
      left: leavesAs(entry(part, index), data),
      at: entry(part, index).at,
    }));
    // As they are read: the newest first.
    const table = leftOutOf(found.reverse(), (at) => at.slice(0, 10));
    expect(table).toEqual([
      [
        'Seen, listed or changed by the site’s own people',
        'A use within the site, no disclosure [45 CFR 160.103]',
        3,
        '2026-03-01',
        '2026-03-02',
      ],
      [
        'Read by a model within the site to write a note',
        'A use within the site, no disclosure [45 CFR 160.103]',
        1,
        '2026-03-05',
        '2026-03-05',
      ],
      [
        'Signed letter, which is written for the payer',
        'Payment [45 CFR 164.528(a)(1)(i)]',
        2,
        '2026-03-04',
        '2026-03-04',
      ],
      [
        'Sent to OpenAI to write a note',
        'Payment and operations, by a business associate [45 CFR 164.528(a)(1)(i)]',
        1,
        '2026-03-06',
        '2026-03-06',
      ],
      ['Refused or failed: nothing was shown', 'Nothing was disclosed', 1, '2026-03-06', '2026-03-06'],
    ]);
  });

  test('every access is in one of both', () => {
    const listed = left().filter(({ counts }) => counts).length;
    const counted = leftOutOf(
      left().map((one) => ({ left: one, at: '2026-03-01' })),
      String,
    );
    expect(listed + counted.reduce((sum, [, , times]) => sum + Number(times), 0)).toBe(accesses.length);
  });

  test('the copied address of a case discloses nothing', () => {
    expect(leavesAs(entry(look('copy', 'case-42'), 0), { format: 'link' })).toMatchObject({ counts: false });
  });

  test('a written order that was taken out is listed as one', () => {
    const order = entry(look('export', 'case-42', 'GET /cases/:id/order/pdf'), 0);
    expect(leavesAs(order, { format: 'order-pdf' })).toMatchObject({ what: 'Written order of case 42' });
  });

  test('what cannot be read any more is listed, not left out', () => {
    expect(leavesAs(entry(look('export', 'case-42'), 0), null)).toMatchObject({ counts: true });
    expect(leavesAs(entry(asked(), 0), null)).toMatchObject({ counts: true });
  });

  test('what came of a call of a model is not counted beside the call itself', () => {
    const ended = entry({ type: 'ModelCallEnded', action: 'generate', object: 'case-42' }, 0);
    const found = (['done', 'failed'] as const).map((outcome) => leavesAs({ ...ended, outcome }, null));
    expect(
      leftOutOf(
        found.map((left) => ({ left, at: ended.at })),
        String,
      ),
    ).toEqual([]);
    expect(found.map(({ counts }) => counts)).toEqual([false, false]);
  });
});
