import type { CorpusCase } from '../corpus-case.ts';

export const ostomyCrohnIleostomy: CorpusCase = {
  id: 'ostomy-crohn-ileostomy',
  today: '2026-05-27',
  facts: {
    case_id: 6607,
    patient: {
      first_name: 'Anneliese',
      middle_name: null,
      last_name: 'Rutherglen',
      dob: '1999-06-21',
      gender: 'female',
      height: '165 cm',
      weight: '54 kg',
      address: '370 Mulberry Street, Macon, GA 31201',
      phone: '(478) 555-0107',
      mrn: 'MRN-667346',
    },
    diagnoses: [
      { code: 'Z93.2', description: 'Ileostomy status' },
      { code: 'K50.10', description: 'Crohn’s disease of large intestine without complications' },
      {
        code: 'L24.B1',
        description: 'Irritant contact dermatitis related to digestive stoma or fistula',
      },
    ],
    items: [
      {
        item: 'Ostomy skin barrier, with flange (solid, flexible, or accordion), extended wear, with built-in convexity, 4 x 4 inches or smaller, each',
        hcpcs: 'A4407',
        quantity: 20,
        quantity_limit: 20,
        limit_period: 'month',
        justification:
          'Ileostomy of December 9, 2025. The stoma is 32 mm wide and level with the skin. A flat barrier leaked after 12 hours and the skin below the stoma became raw. The convex barrier lasts 36 hours.',
      },
      {
        item: 'Ostomy pouch, drainable; for use on barrier with non-locking flange, with filter (2 piece system), each',
        hcpcs: 'A4425',
        quantity: 20,
        quantity_limit: 20,
        limit_period: 'month',
        justification:
          'Changed together with the barrier. Empties the pouch 7 times a day. Opaque, beige, 12 inches long. Works as a flight attendant and changes it herself.',
      },
    ],
    provider: { name: 'Dr. Cornelius Whitlow', npi: '1836920540', date_signed: '2026-05-27' },
  },
  notes: [
    `May 27, 2026

Anneliese Rutherglen
370 Mulberry Street, Macon, GA 31201

Ms. Rutherglen, 26, has Crohn's disease of the large intestine without complications (K50.10). Since December 9, 2025 she has had an ileostomy (Z93.2). The stoma is 32 mm wide and does not rise above the skin. With a flat barrier, stool leaked after 12 hours, and the skin below the stoma became raw, an irritant contact dermatitis (L24.B1). A barrier with built-in convexity lasts 36 hours.

I prescribe 20 convex barriers with flange (A4407) and 20 drainable pouches with filter (A4425) per month. A barrier every 36 hours makes 20 in 30 days. The pouch is changed at the same time.

Dr. Cornelius Whitlow
NPI 1836920540`,
    `OSTOMY ORDER - RUTHERGLEN - 26F
ileostomy 12/9/25, Crohn's colon
stoma 32 mm, flush
flat barrier: leak @12h, skin raw -> L24.B1
convex: 36 h wear
A4407 x20/mo, A4425 x20/mo (opaque, beige, 12")
self-care, empties 7x/d
Dr. C. Whitlow NPI 1836920540`,
    `The output of an ileostomy is liquid and carries digestive enzymes. Where it touches the skin, the skin is attacked within hours. Everything therefore depends on the seal between the barrier and the skin around the stoma. If a stoma stands out well, a flat plate may do. If it lies level with the skin, the output creeps under the plate. A convex plate presses the skin down a little around the stoma.

Anneliese Rutherglen's stoma is one of the second kind. The flat plate held for half a day; the convex one holds for a day and a half, three times as long. Twenty plates and twenty pouches cover a month of thirty days, with none to spare, and this is also the limit.

She is in her twenties, works in the cabin of airplanes and looks after the ileostomy herself.

Dr. Cornelius Whitlow (NPI 1836920540)`,
    `Item                                  Code     Qty/mo   Limit/mo
Barrier, convex, extended wear        A4407    20       20
Pouch, drainable, filter, 2-piece     A4425    20       20
                                      Total    40

Patient: RUTHERGLEN, ANNELIESE    MRN: MRN-667346    DOB: 06/21/1999
Dx: Z93.2; K50.10; L24.B1
Pouch: opaque / beige / 12 in
Provider: Whitlow, Cornelius, Dr.    NPI: 1836920540    Date: 05/27/2026`,
    `Nurse's note. Ms. Rutherglen has had her ileostomy for five and a half months. Stoma about one and a quarter inches across, flush. Skin raw below it since the flat barriers leaked. Convex barriers now stay on for a day and a half. Wears beige pouches that one cannot see through, and empties them seven times a day. She does the changes herself. Pouch and barrier are changed together, so the numbers are the same, twenty of each. Order signed today by Dr. Whitlow, NPI 1836920540.`,
  ],
  passages: [
    'She will be twenty-seven in June.',
    'A convex barrier holds three times as long as the flat one did.',
    'The filter lets gas out of the pouch.',
    'Barriers and pouches together make forty pieces a month.',
  ],
  edits: [
    [1, 'treatment', 'convex: 36 h wear → convex + barrier ring: 36 h wear'],
    [2, 'quantity', 'Twenty plates and twenty pouches → Thirty plates and thirty pouches'],
  ],
  corruptions: {
    'other-item': ['A4425, {drainable pouches with filter → adhesive remover wipes}, 20 a month'],
    'description-detail': ['Crohn’s disease of the {large → small} intestine'],
    sex: ['{She → He} empties the pouch 7 times a day.'],
    choice: ['{Opaque, beige → Transparent} pouches, 12 inches long'],
    medication: ['{ → Loperamide 2 mg before meals thickens the output.}'],
    diagnosis: ['{ → She has a parastomal hernia.}'],
    treatment: ['{ → Stoma powder and a barrier film were used for weeks without success.}'],
    social: ['She works as a {flight attendant → dental assistant}.'],
    negation: ['The stoma {is → is not} level with the skin.'],
    organisation: ['{ → The ileostomy was made at Ocmulgee Regional Hospital.}'],
    'relative-date': ['She has had the ileostomy for {five and a half months → two years}.'],
    'other-role': ['The convex barrier lasts {36 → 32} hours.'],
    'coverage-measure': [
      '{ → Convex barriers are covered where a flat one fails, as in Ms. Rutherglen, whose stoma is retracted by 5 mm.}',
    ],
    script: ['{20 → ２０} barriers and {20 → ２０} pouches a month'],
    'date-age': ['Ileostomy of {December → February} 9, 2025'],
    quantity: ['Up to 20 barriers per {month → week}'],
    retold: ['A flat barrier leaked after {12 → 24} hours.'],
    sum: ['In all {40 → 60} pieces are needed each month.'],
  },
};
