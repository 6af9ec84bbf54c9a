import 'reflect-metadata';
import { validateSync } from 'class-validator';
import {
  AddAddendumRequest,
  CreateUserRequest,
  EditNoteRequest,
  filled,
  ItemsRequest,
  ListCasesQuery,
  ListPatientsQuery,
  LoginRequest,
  OpenCaseRequest,
  PatientRequest,
  ProviderRequest,
  SignCaseRequest,
} from './index.ts';

/** The sentences of a refusal, nested ones too; none where it is accepted. */
function refusals<T extends object>(type: new () => T, body: object): string[] {
  const collect = (errors: ReturnType<typeof validateSync>): string[] =>
    errors.flatMap(({ constraints, children }) => [
      ...Object.values(constraints ?? {}).slice(0, 1),
      ...collect(children ?? []),
    ]);
  return collect(validateSync(filled(type, body), { whitelist: true, stopAtFirstError: true }));
}
const read = <T extends object>(type: new () => T, body: object): T => {
  const instance = filled(type, body);
  expect(validateSync(instance, { whitelist: true })).toEqual([]);
  return instance;
};

const patient = { first_name: 'Ana', last_name: 'Ramírez' };
const provider = { name: 'Dr. Jo Park', npi: '1234567893', date_signed: '2026-01-02' };

describe('fields', () => {
  test('the empty string and null mean absent', () => {
    const found = read(PatientRequest, { ...patient, dob: '', gender: null, email: '', mrn: undefined });
    expect(JSON.parse(JSON.stringify(found))).toEqual(patient);
  });

  test('text loses what nobody sees, and a line its breaks', () => {
    const found = read(PatientRequest, {
      ...patient,
      first_name: '\uFEFFA\u200Bna',
      address: '1 Lane\nTown',
    });
    expect({ ...found }).toEqual({ ...patient, address: '1 Lane\nTown' });
    expect(read(ProviderRequest, { ...provider, name: 'Dr.\tJo\nPark' }).name).toBe('Dr. Jo Park');
  });

  test('text loses the space around it, unknown fields go', () => {
    const found = read(PatientRequest, { ...patient, first_name: '  Ana ', id: 7, is_template: true });
    expect({ ...found }).toEqual(patient);
  });

  test.each([
    [{ ...patient, first_name: '   ' }, 'First name is required.'],
    [{ last_name: 'X' }, 'First name is required.'],
    [{ ...patient, first_name: ['Ana'] }, 'First name is required.'],
    [{ ...patient, first_name: 'x'.repeat(101) }, 'First name can have at most 100 characters.'],
    [{ ...patient, dob: '2050-02-30' }, 'Date of birth must be a real date, written YYYY-MM-DD.'],
    [{ ...patient, dob: 19500203 }, 'Date of birth must be a real date, written YYYY-MM-DD.'],
    [{ ...patient, gender: 'Female' }, 'Gender must be male, female or other.'],
    [{ ...patient, mrn: {} }, 'MRN must be text.'],
    [
      { ...patient, first_name: 'An\u0000a' },
      'First name must not hold control characters or signs that turn the direction of text.',
    ],
    [
      { ...patient, mrn: '\u202E7' },
      'MRN must not hold control characters or signs that turn the direction of text.',
    ],
  ])('a patient like %j is refused', (body, sentence) => {
    expect(refusals(PatientRequest, body)).toEqual([sentence]);
  });

  test.each([
    [{ ...provider, npi: '123456789' }, 'NPI must be exactly 10 digits'],
    [{ ...provider, npi: 1234567893 }, 'NPI is required.'],
    [{ ...provider, date_signed: '' }, 'Date signed must be a real date, written YYYY-MM-DD.'],
    [{ ...provider, name: ' ' }, 'Provider name is required.'],
  ])('a provider like %j is refused', (body, sentence) => {
    expect(refusals(ProviderRequest, body)).toEqual([sentence]);
  });

  test('whether a day is in the future only the site knows, not the machine that reads the form', () => {
    expect(refusals(PatientRequest, { ...patient, dob: '2999-01-01' })).toEqual([]);
    expect(refusals(ProviderRequest, { ...provider, date_signed: '2999-01-01' })).toEqual([]);
  });

  test.each([
    [{ items: 'x' }, 'items must be a list.'],
    [{ items: [{ item: 'Brief', quantity: 0 }] }, 'Quantity must be at least 1.'],
    [{ items: [{ item: 'Brief', quantity: 1.5 }] }, 'Quantity must be a whole number of at least 1.'],
    [{ items: [{ item: 'Brief', quantity: '5' }] }, 'Quantity must be a whole number of at least 1.'],
    [{ items: Array.from({ length: 101 }, () => ({ item: 'Brief' })) }, 'A case can have at most 100 items.'],
  ])('items like %j are refused', (body, sentence) => {
    expect(refusals(ItemsRequest, body)).toContain(sentence);
  });

  test('a new case needs its patient only', () => {
    expect(refusals(OpenCaseRequest, {})).toEqual(['Patient is required.']);
    expect(refusals(OpenCaseRequest, { patient: 'Ana' })).toHaveLength(1);
    expect(refusals(OpenCaseRequest, { patient: { id: 0 } })).toEqual([
      'patient.id must be the number of a patient.',
    ]);
    read(OpenCaseRequest, { patient: { id: 1, first_name: 'Ana' }, provider: null, category: '' });
  });

  test('numbers of a query are numbers', () => {
    expect(read(ListCasesQuery, { page: '2', per_page: '50' })).toMatchObject({ page: 2, per_page: 50 });
    for (const bad of [
      { page: '0' },
      { page: 'x' },
      { per_page: '201' },
      { status: 'done' },
      { search: ['a', 'b'] },
    ]) {
      expect(refusals(ListCasesQuery, bad)).toHaveLength(1);
    }
    expect(refusals(ListPatientsQuery, { query: { $ne: '' } })).toEqual(['query must be text.']);
  });

  test('sign-in and signing need a password', () => {
    expect(refusals(LoginRequest, {})).toEqual(['Username is required.', 'Password is required.']);
    expect(refusals(LoginRequest, { username: { $ne: 1 }, password: ['x'] })).toHaveLength(2);
    expect(refusals(SignCaseRequest, {})).toEqual(['Password is required to sign.']);
    expect(refusals(CreateUserRequest, { username: 'x', password: 'y', role: 'root' })).toEqual([
      'Role must be user or admin.',
    ]);
  });

  test('flags are true or false', () => {
    const body = { username: 'x', password: 'y', permissions: { can_manage_users: 'yes' } };
    expect(refusals(CreateUserRequest, body)).toEqual(['can_manage_users must be true or false.']);
    expect(read(CreateUserRequest, { ...body, permissions: { root: true } }).permissions).toEqual({});
  });
});

test('a note and an addendum have no more lines than a letter can bear', () => {
  const lines = (count: number) => Array(count).fill('a').join('\r\n');
  expect(refusals(EditNoteRequest, { note_text: lines(2_000) })).toEqual([]);
  expect(refusals(EditNoteRequest, { note_text: lines(2_001) })).toEqual([
    'Note text can have at most 2000 lines.',
  ]);
  const addendum = (count: number) => refusals(AddAddendumRequest, { text: lines(count), password: 'x' });
  expect(addendum(500)).toEqual([]);
  expect(addendum(501)).toEqual(['Addendum can have at most 500 lines.']);
});
