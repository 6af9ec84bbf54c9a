import type { PatientResponse, ProblemResponse } from '@vouchwell/contract';
import { earliestBirthDate } from '@vouchwell/rules';
import { patientDesk } from '../testing/patient-desk.ts';

const { app, admin, user, register, search, names } = await patientDesk();
afterAll(() => app.close());

const ana = {
  first_name: 'Ana',
  last_name: 'Ramírez',
  middle_name: 'María',
  dob: '1950-02-03',
  gender: 'female',
  height: '165 cm',
  weight: '70 kg',
  address: '1 Elm Street',
  phone: '555-0100',
  email: '',
  mrn: 'MRN-0042',
};

describe('registering', () => {
  test('keeps what was sent, and it can be found at once', async () => {
    const made = await register(ana);
    expect(made).toEqual({
      ...ana,
      id: made.id,
      email: null,
      is_template: false,
      created_at: expect.stringMatching(/Z$/) as string,
    });
    expect(await search('MRN-0042')).toEqual([made]);
  });

  test('two names are enough', async () => {
    expect(await register({ first_name: 'Bo', last_name: 'Ek' })).toMatchObject({
      middle_name: null,
      dob: null,
      gender: null,
      mrn: null,
    });
  });

  const day = (offset: number) => {
    const date = new Date(Date.now() + offset * 86_400_000);
    const two = (n: number) => String(n).padStart(2, '0');
    return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  };

  test.each([earliestBirthDate(day(1)), '2024-02-29', day(0)])('born %s', async (dob) => {
    expect(await register({ ...ana, mrn: null, dob })).toMatchObject({ dob });
  });

  test.each<[string, object, string]>([
    ['first_name', { first_name: '' }, 'First name is required.'],
    ['first_name', { first_name: ' \t ' }, 'First name is required.'],
    ['first_name', { first_name: null }, 'First name is required.'],
    ['first_name', { first_name: { $ne: null } }, 'First name is required.'],
    ['last_name', { last_name: undefined }, 'Last name is required.'],
    ['last_name', { last_name: 'x'.repeat(101) }, 'Last name can have at most 100 characters.'],
    ['dob', { dob: '2050-02-30' }, 'Date of birth must be a real date, written YYYY-MM-DD.'],
    ['dob', { dob: '2023-02-29' }, 'Date of birth must be a real date, written YYYY-MM-DD.'],
    ['dob', { dob: '02/03/1950' }, 'Date of birth must be a real date, written YYYY-MM-DD.'],
    ['dob', { dob: day(1) }, 'Date of birth cannot be in the future.'],
    ['dob', { dob: '1800-01-01' }, 'Date of birth is more than 130 years ago. Check the year.'],
    ['gender', { gender: 'unknown' }, 'Gender must be male, female or other.'],
    ['address', { address: 'x'.repeat(501) }, 'Address can have at most 500 characters.'],
    ['phone', { phone: 5550100 }, 'Phone must be text.'],
    ['mrn', { mrn: ['1', '2'] }, 'MRN must be text.'],
  ])('refuses by the field %s: %j', async (field, change, message) => {
    const before = await total();
    const { body } = await user
      .post('/patients')
      .send({ ...ana, ...change })
      .expect(400);
    expect(body).toMatchObject({ message, error: message, fields: { [field]: message }, success: false });
    expect(JSON.stringify(body)).not.toContain('Ramírez');
    expect(await total()).toBe(before);
  });

  test('every wrong field is named', async () => {
    const { body } = await user.post('/patients').send({ dob: 'x', gender: 'y' }).expect(400);
    expect(Object.keys((body as ProblemResponse).fields!).sort()).toEqual([
      'dob',
      'first_name',
      'gender',
      'last_name',
    ]);
  });

  test('fields that are not asked for are dropped', async () => {
    const extra = {
      id: 1,
      created_at: '2000-01-01T00:00:00Z',
      is_template: true,
      created_by: 1,
      signed_at: 'x',
    };
    const made = await register({ ...ana, ...extra, mrn: 'EXTRA-1' });
    expect(made).toMatchObject({ is_template: false });
    expect(made.id).not.toBe(1);
    expect(made.created_at! > '2001').toBe(true);
    expect(Object.keys(made)).not.toContain('created_by');
  });

  test('names of the world come back as they were', async () => {
    const written = [
      ['Seán', 'O’Brien-Ní Dhomhnaill'],
      ["D'Arcy", "O'Neil; DROP TABLE patients;--"],
      ['李', '明'],
      ['Ελένη', 'Παπαδοπούλου'],
      ['محمد', 'الأحمد'],
      ['👩‍⚕️', '<script>alert(1)</script>'],
      ['"quoted"', '\\back%slash_'],
      ['e\u0301', 'combining'],
    ];
    for (const [first_name, last_name] of written) {
      const made = await register({ first_name, last_name });
      expect(made).toMatchObject({ first_name, last_name });
    }
    expect(await names("o'neil")).toEqual(["O'Neil; DROP TABLE patients;--"]);
    expect(await names('李明')).toEqual([]);
    expect(await names('παπαδοπουλου')).toEqual(['Παπαδοπούλου']);
    expect(await names('%slash')).toEqual(['\\back%slash_']);
    expect(await names('__')).toEqual([]);
  });

  const total = async () =>
    Number((await admin.get('/patients?per_page=1').expect(200)).headers['x-total-count']);
});

test('the same request twice registers one patient', async () => {
  const body = { first_name: 'Only', last_name: 'Once' };
  const send = (sent: object) => user.post('/patients').set('Idempotency-Key', 'register-once').send(sent);
  const first = await send(body).expect(201);
  expect((await send(body).expect(201)).body).toEqual(first.body);
  expect((await send({ ...body, last_name: 'Twice' }).expect(409)).body).toMatchObject({
    code: 'idempotency_key_reused',
  });
  expect(await names('Only')).toEqual(['Once']);
  await user.post('/patients').set('Idempotency-Key', 'short').send(body).expect(400);
  await user.post('/patients').set('Idempotency-Key', 'with a space').send(body).expect(400);
});

test('five at once with one key register one patient', async () => {
  const body = { first_name: 'Racing', last_name: 'Once' };
  const all = await Promise.all(
    Array.from({ length: 5 }, () => user.post('/patients').set('Idempotency-Key', 'race-once').send(body)),
  );
  expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(all.map((answer) => (answer.body as PatientResponse).id)).size).toBe(1);
  expect(await names('Racing')).toEqual(['Once']);
});
