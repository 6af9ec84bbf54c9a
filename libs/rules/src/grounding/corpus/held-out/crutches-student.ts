import type { CorpusCase } from '../corpus-case.ts';

export const crutchesStudent: CorpusCase = {
  id: 'crutches-student',
  today: '2026-09-02',
  facts: {
    case_id: 7019,
    patient: {
      first_name: 'Annika',
      middle_name: 'Celeste',
      last_name: 'Thibodeaux',
      dob: '2007-04-17',
      gender: 'female',
      height: '158 cm',
      weight: '49 kg',
      address: '1130 Bayou Terrace, Lafayette, LA 70503',
      phone: '(337) 555-0190',
      mrn: 'MRN-841602',
    },
    diagnoses: [
      { code: 'G80.1', description: 'Spastic diplegic cerebral palsy' },
      { code: 'M24.561', description: 'Contracture, right knee' },
    ],
    items: [
      {
        item: 'Forearm crutches',
        hcpcs: 'E0110',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'purple',
        length: '35 in',
        justification:
          'Her old pair is from 2019; she has grown 14 cm since, and the left cuff is cracked. The right knee lacks 20 degrees of extension. Studies marine biology and walks 800 meters a day between buildings. A walker is wider than the 24-inch door of her bathroom.',
      },
    ],
    provider: { name: 'Dr. Fitzgerald Omondi', npi: '1397626007', date_signed: '2026-09-01' },
  },
  notes: [
    `September 2, 2026

To the health plan of Ms. Annika Thibodeaux, MRN-841602

Ms. Thibodeaux is nineteen years old and has spastic diplegic cerebral palsy (G80.1). A contracture of the right knee (M24.561) keeps it 20 degrees short of full extension.

She walks with forearm crutches. The pair she owns dates from 2019. She has grown 14 cm since then, and one cuff, the left, is cracked. She is a student of marine biology who covers 800 meters a day between buildings. A walker cannot replace crutches because it does not pass the 24-inch door of her bathroom.

Ordered: one pair of forearm crutches (E0110), 35 inches, purple.

Dr. Fitzgerald Omondi
NPI 1397626007`,
    `Thibodeaux A, 19F. CP spastic diplegia. R knee contracture -20.
Old forearm crutches 2019: outgrown (+14cm), L cuff cracked.
College, 800 m/d. Walker too wide, BR door 24in.
E0110 1 pr, 35in, purple. G80.1, M24.561.
Omondi, 1397626007`,
    `Product request form
Customer            Annika Celeste Thibodeaux
Birth date          April 17, 2007
Stature / mass      158 cm (5 ft 2 in) / 49 kg (108 lb)
Product             Forearm crutches, pair
HCPCS code          E0110
Amount              1 pair
Allowed             1 in 5 years
Length, color       35 in (89 cm), purple
Present pair        of 2019, left cuff cracked
Signed by           Dr. Fitzgerald Omondi on 09/01/2026
NPI                 1397626007`,
    `**Justification for replacement forearm crutches**

*Background.* Spastic diplegia is a form of cerebral palsy in which the legs are stiff and the arms are much less affected. Many people with it walk for years with crutches, as the arms do part of the work of the legs.

*Present situation.* Annika Thibodeaux outgrew her crutches. They were made for someone 14 centimeters (about five and a half inches) shorter, and they are seven years old. The cuff on the left has a crack.

*Alternatives.*
- **Walker:** wider than the door of the bathroom (24 in)
- **Repair:** would not change the length

*Request.* E0110, one pair, for G80.1 and M24.561. The period of five years for a pair has passed.

Dr. Fitzgerald Omondi, NPI 1397626007`,
    `I write on behalf of a young woman, Miss Thibodeaux, who goes to her lectures on foot. Her legs are spastic from cerebral palsy and the right knee will not straighten; twenty degrees are missing. Each day eight hundred meters, half a mile, lie between the buildings of her studies. In five days of lectures that is four kilometers.

Crutches for the forearm hold the arm in a cuff, so that a hand can let go of the grip to open a door without the crutch falling. When a cuff is cracked this is no longer safe. When a crutch is too short the back bends. Hers are both cracked and too short, being of the year 2019.

For Dr. Omondi, whose NPI is 1397626007`,
    `dr Fitzgerald Omondi (npi 1397626007) 9/2: needs new forearm crutches E0110 one pair purple 35 in for Thibodeaux, Annika, dob 4/17/07, ph (337) 555-0190. has CP, spastic diplegia. last pair 2019, grew 14 cm, crack in left cuff. walker won't fit thru bathroom door (24"). order signed 9/1.`,
  ],
  passages: [
    'Before she grew she stood 144 cm tall.',
    'Full extension of the right knee is missing by 20 degrees.',
    'Five days of 800 meters add up to 4 kilometers.',
    'She had the old pair for seven years.',
    'A pair of crutches is billed as one unit of E0110.',
  ],
  edits: [
    [0, 'side', 'one cuff, the left, is cracked → one cuff, the right, is cracked'],
    [1, 'date-age', 'Old forearm crutches 2019 → Old forearm crutches 2016'],
    [4, 'sum', 'that is four kilometers → that is six kilometers'],
  ],
  corruptions: {
    'code-disease': ['G80.1: spastic {diplegic → quadriplegic} cerebral palsy'],
    'other-item': ['E0110, {forearm → underarm} crutches'],
    'description-detail': ['{Spastic → Ataxic} diplegic cerebral palsy'],
    side: ['Contracture of the {right → left} knee'],
    sex: ['{She → He} walks with forearm crutches.'],
    choice: ['They are to be {35 → 42} inches long.'],
    device: ['{Forearm crutches → A pair of canes} will be delivered to Lafayette.'],
    medication: ['{ → Baclofen 10 mg three times a day eases the spasticity.}'],
    diagnosis: ['{ → Her scoliosis has progressed in the last year.}'],
    event: ['{ → The cuff broke when she fell down the library steps.}'],
    treatment: ['{ → Botulinum toxin was injected into both calves.}'],
    social: ['She studies {marine biology → law}.'],
    attitude: ['~ { → She values her independence highly and is enthusiastic about the new crutches.}'],
    negation: ['A walker {is → is not} wider than the bathroom door.'],
    organisation: ['{ → She is enrolled at the University of Louisiana.}'],
    attestation: ['{ → I measured her for the crutches and checked the fit.}'],
    'relative-date': ['The order was signed {yesterday → two weeks ago}.'],
    'other-role': ['She has grown {14 → 24} cm since 2019.'],
    brackets: ['[{ → Both shoulders hurt from the crutches.}]'],
    'coverage-measure': [
      'Crutches are covered when they make walking in the home possible{ →, which her six-minute walk of 310 meters proves}.',
    ],
    script: ['The left {cuff → сuff} is cracked.'],
    identifier: ['Forearm crutches, {E0110 → E0101}'],
    'date-age': ['She was born on April 17, {2007 → 2001}.'],
    quantity: ['{One pair is → Two pairs are} ordered.'],
    name: ['Annika {Thibodeaux → Thibodaux}'],
    retold: ['The knee lacks {20 → 40} degrees of extension.', 'The cuff is {cracked → intact}.'],
    sum: ['She has used the old pair for {seven → nine} years.'],
  },
};
