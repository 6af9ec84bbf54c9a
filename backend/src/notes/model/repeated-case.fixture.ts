/** `value` again and again, so many characters long. */
export const repeatedTo = (value: string, to: number) =>
  value.repeat(Math.ceil(to / value.length)).slice(0, to);
const many = <Value>(make: (index: number) => Value): Value[] =>
  Array.from({ length: 100 }, (_, at) => make(at));

/** A case whose every text begins as the note goes on, and ends otherwise; none is longer than `size` and a little. */
export function caseOf(repeated: string, size: number) {
  const almost = (length: number, at: number) =>
    `${repeatedTo(repeated, Math.min(length, size) - 9)} B1${at}`;
  return {
    case_id: 42,
    patient: {
      first_name: 'Rose',
      last_name: 'Short',
      dob: '1948-03-09',
      address: `12 ${almost(200, 0)} Lane`,
      phone: '(303) 555-0147',
      mrn: 'MRN-004217',
    },
    provider: { name: 'Dr. Helen van den Berg', npi: '1234567893', date_signed: '2026-11-20' },
    diagnoses: many((at) => ({ code: `E11.${at}`, description: almost(400, at) })),
    items: many((at) => ({
      item: almost(150, at),
      hcpcs: `T${4000 + at}`,
      quantity: at + 1,
      limit_period: 'month',
      size: almost(40, at),
      justification: almost(1_500, at),
    })),
  };
}
