import { isIcd10, normalizeIcd10 } from '@vouchwell/rules';
import type { DiagnosesResponse, DiagnosisMatch } from '@vouchwell/contract';
import { startApp } from '../../testing/app.ts';
import type { ListedCode } from './catalogue.events.ts';
import { officialSet } from './official-set.ts';
import { starterDiagnoses } from '../starter/starter-set.ts';

/** Every billable code of the edition of April 2026. */
const ALL = 74_719;

describe('the code set that the product carries', () => {
  let codes: ListedCode[];
  beforeAll(async () => (codes = [...((await officialSet()).codes as Iterable<ListedCode>)]));

  test('every code once, in the order and form of the official ones', () => {
    const bare = codes.map(({ code }) => code.replace('.', ''));
    expect(new Set(bare).size).toBe(ALL);
    expect(bare).toEqual([...bare].sort());
    expect(codes.filter(({ code }) => !isIcd10(code) || normalizeIcd10(code) !== code)).toEqual([]);
    expect(codes.filter(({ description }) => description.trim() !== description || !description)).toEqual([]);
    expect([codes[0]?.code, codes.at(-1)?.code]).toEqual(['A00.0', 'Z99.89']);
  });

  test('no code continues another: all are billable', () => {
    const bare = codes.map(({ code }) => code.replace('.', ''));
    expect(bare.filter((code, at) => bare[at + 1]?.startsWith(code))).toEqual([]);
  });

  test('those usual for equipment are among them, in the same words', () => {
    const official = new Map(codes.map(({ code, description }) => [code, description]));
    const other = starterDiagnoses.filter(({ code, description }) => official.get(code) !== description);
    expect(other.map(({ code }) => code)).toEqual([]);
  });
});

describe('a first start', () => {
  let app: Awaited<ReturnType<typeof startApp>>;
  beforeAll(async () => (app = await startApp({ env: { FIRST_CODES: 'all' } })));
  afterAll(() => app.close());

  const search = async (q: string) => {
    const admin = await app.admin();
    const { body } = await admin.get(`/inventory/diagnoses/search?q=${encodeURIComponent(q)}`).expect(200);
    return (body as DiagnosisMatch[]).map(({ code }) => code);
  };

  test('knows them all, those usual for equipment first', async () => {
    const admin = await app.admin();
    const { body } = await admin.get('/inventory/diagnoses?per_page=1').expect(200);
    expect((body as DiagnosesResponse).total).toBe(ALL);
    expect(await search('QA00101')).toEqual(['QA0.0101']);
    expect(await search('vibrio cholerae eltor')).toEqual(['A00.1']);
    // By the order of codes G93.2, benign intracranial hypertension, would come first.
    expect((await search('hypertension')).slice(0, 2)).toEqual(['I10', 'I15.0']);
  });

  test('G20 and G35 are headings; what they were divided into is offered', async () => {
    expect(await search('g20')).toEqual(['G20.A1', 'G20.A2', 'G20.B1', 'G20.B2', 'G20.C']);
    expect(await search('multiple sclerosis')).toContain('G35.D');
    expect((await search('g35')).every((code) => code.startsWith('G35.'))).toBe(true);
  });
});
