import type { CaseFacts } from '@vouchwell/document';
import { deidentify, foldText } from '@vouchwell/rules';
import fc from 'fast-check';
import { writeTemplateNote } from '../notes/template/write-template-note.ts';
import { sampleCases } from '../notes/template/sample-cases.fixture.ts';
import { starterCategories } from '../inventory/starter/starter-set.ts';

const DAY = '2026-11-21';
const SEED = 20261122;
const catalogue = starterCategories.flatMap(({ name, items }) =>
  items.map((item) => ({ ...item, category: name })),
);
const name = fc.stringMatching(/^[A-ZÀ-ÖΑ-ΡА-Я][a-zà-öα-ωа-я]{3,12}$/);
const number = (count: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${count - 1}}$`));

const aCase: fc.Arbitrary<CaseFacts> = fc
  .record({
    first_name: name,
    middle_name: fc.option(name),
    last_name: name,
    doctor: name,
    dob: fc
      .date({ min: new Date('1920-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
    street: name,
    town: name,
    zip: number(5),
    phone: number(10),
    mrn: number(6),
    npi: number(9),
    items: fc.uniqueArray(fc.constantFrom(...catalogue), { minLength: 1, maxLength: 4 }),
    code: fc.constantFrom('N39.41', 'E11.65', 'L97.411', 'I89.0', 'G20.A1'),
  })
  .map(({ first_name, middle_name, last_name, dob, items, code, ...one }) => ({
    case_id: Number(one.mrn),
    patient: {
      ...{ first_name, middle_name, last_name, dob, gender: 'female', height: '162 cm', weight: '162 lb' },
      address: `12 ${one.street} Lane, ${one.town}, NY ${one.zip}`,
      phone: one.phone.replace(/(...)(...)/, '$1-$2-'),
      email: `${foldText(last_name)}@mail.example`,
      mrn: `MRN-${one.mrn}`,
    },
    diagnoses: [{ code, description: 'A condition that the chart documents', is_primary: true }],
    items: items.map((item) => ({
      ...{ item: item.name, category: item.category, hcpcs: item.hcpcs ?? null, quantity: 37 },
      ...{ quantity_limit: 30, limit_period: 'month', size: 'L', color: 'White', length: null },
      // What the person who opened the case wrote of the patient goes into the letter word for word.
      justification: `${first_name} ${last_name} of ${one.town} (${one.phone}) needs it since ${dob}.`,
    })),
    provider: { name: `Dr. ${one.doctor}`, npi: `1${one.npi}`, signature: null, date_signed: '2026-11-20' },
  }));

/** What must be nowhere in the folded text. */
function identifiers({ patient, provider }: CaseFacts): string[] {
  const [street = '', town = '', zip = ''] = (patient.address ?? '').split(', ');
  const names = [patient.first_name, patient.middle_name, patient.last_name, provider?.name.slice(4)];
  const places = [street.split(' ')[1], town, zip.slice(3)];
  const numbers = [patient.phone, patient.phone?.replaceAll('-', ''), patient.mrn?.slice(4), provider?.npi];
  return [...names, ...places, ...numbers, patient.email, patient.dob].flatMap((one) =>
    one ? [foldText(one)] : [],
  );
}

const spaced = (text: string) => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
const survivors = (facts: CaseFacts) => {
  const { text } = deidentify(writeTemplateNote(facts, DAY), facts);
  const left = spaced(foldText(text.replace(/\[[\w ]{2,20}\]/g, '[]')));
  return identifiers(facts).filter((one) => left.includes(spaced(one)));
};

test(`nobody is left in the letters of the template (seed ${SEED})`, () => {
  for (const facts of fc.sample(aCase, { seed: SEED, numRuns: 120 })) {
    expect({ of: facts.patient, survivors: survivors(facts) }).toEqual({ of: facts.patient, survivors: [] });
  }
});

test.each(Object.entries(sampleCases))(
  'nor of the sample case %s; codes, items and quantities stay',
  (_, facts) => {
    const note = writeTemplateNote(facts, DAY);
    const { text } = deidentify(note, facts);
    expect(survivors(facts).filter((one) => one.length > 2)).toEqual([]);
    for (const { code } of facts.diagnoses)
      expect([code, text.includes(code)]).toEqual([code, note.includes(code)]);
    for (const { item, hcpcs } of facts.items) {
      expect([item, text.includes(item)]).toEqual([item, note.includes(item)]);
      if (hcpcs) expect([hcpcs, text.includes(hcpcs)]).toEqual([hcpcs, note.includes(hcpcs)]);
    }
  },
);
