import type { CorpusCase } from '../corpus-case.ts';

export const wheelchairStroke: CorpusCase = {
  id: 'wheelchair-stroke',
  today: '2026-11-03',
  facts: {
    case_id: 523,
    patient: {
      first_name: 'Tomás',
      middle_name: 'Emilio',
      last_name: 'Herrera',
      dob: '1949-12-25',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '176 lb',
      address: '3310 Mesa Verde Drive, El Paso, TX 79925',
      phone: '(915) 555-0164',
      mrn: 'MRN-620018',
    },
    diagnoses: [
      {
        code: 'I69.351',
        description: 'Hemiplegia and hemiparesis following cerebral infarction affecting right dominant side',
      },
      { code: 'R29.6', description: 'Repeated falls' },
      { code: 'I11.9', description: 'Hypertensive heart disease without heart failure' },
    ],
    items: [
      {
        item: 'Lightweight wheelchair',
        hcpcs: 'K0003',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        size: '18 in',
        justification:
          'He fell three times at home in the last 60 days, twice while walking to the bathroom. He cannot walk more than 10 feet with a quad cane, and a walker is unsafe because the right hand does not grip. He cannot propel a standard wheelchair but propels a lightweight one with the left arm and left foot. The doorways at home measure 32 inches. His wife is willing to help outdoors.',
      },
    ],
    provider: { name: 'Marguerite DuBois, NP', npi: '1280583893', date_signed: '2026-11-03' },
  },
  notes: [
    `November 3, 2026

Regarding: Tomás Emilio Herrera, date of birth December 25, 1949

To Whom It May Concern:

Mr. Herrera is 76 years old. He has hemiplegia and hemiparesis following cerebral infarction affecting the right dominant side (I69.351), repeated falls (R29.6), and hypertensive heart disease without heart failure (I11.9).

In the last 60 days he fell three times at home; two of the falls happened on the way to the bathroom. With a quad cane he walks no more than 10 feet. A walker is not safe, because his right hand does not grip. He is unable to propel a standard wheelchair, but he does propel a lightweight one, using his left arm and left foot. The doorways in the home are 32 inches wide. Outdoors his wife is willing to help.

For these reasons I order one lightweight wheelchair, HCPCS K0003, with an 18 in seat.

Respectfully,

Marguerite DuBois, NP
NPI 1280583893`,
    `MOBILITY EVALUATION SUMMARY

1) Who
   Tomás Herrera, 76-year-old male, MRN-620018
   5 ft 9 in, 176 lb
2) Diagnoses
   2.1 I69.351 hemiplegia/hemiparesis after ischemic stroke, right dominant side
   2.2 R29.6 repeated falls
   2.3 I11.9 hypertensive heart disease w/o heart failure
3) Why not less
   3.1 Cane: max. 10 ft with a quad cane
   3.2 Walker: unsafe, no grip in the right hand
   3.3 Standard wheelchair: cannot propel it
4) Why this
   4.1 Propels a lightweight chair with L arm and L foot
   4.2 Doorways 32 in
   4.3 Spouse willing to help outdoors
5) Order
   5.1 K0003 lightweight wheelchair, 18 in, qty 1

M. DuBois, NP, NPI 1280583893, 11/3/26`,
    `Tomás Herrera lives with the effects of a stroke: his right, dominant side is paretic (ICD-10 code I69.351). He falls again and again (R29.6), three times within 60 days, of which two falls were on the way to the bathroom. He also has hypertensive heart disease, without heart failure (I11.9).

A quad cane carries him ten feet at most. Because the right hand cannot grip, he can't use a walker safely. A standard wheelchair he cannot propel; a lightweight wheelchair he propels with his left arm and foot.

The chair (K0003, one, size 18&nbsp;in) passes the doorways of his home, which measure 32 inches. It will let him take part in activities of daily living at home.

Marguerite DuBois, NP &bull; 1280583893`,
    `**LETTER OF MEDICAL NECESSITY FOR A LIGHTWEIGHT MANUAL WHEELCHAIR**

Patient Name: Tomás Emilio Herrera
DOB: 12/25/1949
Address: 3310 Mesa Verde Drive, El Paso, TX 79925
Phone: (915) 555-0164
Height/Weight: 5 ft 9 in / 176 lb

Dear Reviewer:

Please accept this letter as documentation of medical necessity for a lightweight wheelchair (K0003) for Mr. Herrera, a 76-year-old man.

**Medical history.** Mr. Herrera has hemiplegia and hemiparesis following a cerebral infarction, affecting the right dominant side (I69.351); repeated falls (R29.6); and hypertensive heart disease without heart failure (I11.9). [Add: date of the visit]

**Functional limitations.** He has a mobility limitation that significantly impairs his ability to perform activities of daily living in the home. He fell three times at home within the last 60 days. Two of these falls occurred while he was walking to the bathroom.

**Alternatives considered and ruled out.**

| Alternative | Why it is not sufficient |
|---|---|
| Quad cane | He can walk no more than 10 feet with it |
| Walker | Unsafe: the right hand does not grip |
| Standard wheelchair | He cannot propel it |

**Why the lightweight wheelchair is appropriate.** He propels a lightweight wheelchair with the left arm and the left foot. The doorways of his home measure 32 inches and therefore allow passage. His wife is willing to assist outdoors.

**Expected benefit.** With the wheelchair he will be able to move between rooms more safely. The goal is to reduce the risk of further falls.

**Order.** One (1) lightweight wheelchair, HCPCS K0003, seat size 18 in.

It is my professional opinion that this equipment is medically necessary. Thank you for your time.

Respectfully submitted,

Marguerite DuBois, NP
NPI 1280583893
November 3, 2026`,
  ],
  passages: [
    `A manual wheelchair is covered if a mobility limitation impairs activities of daily living in the home, if a cane or walker cannot resolve it, and if the home provides adequate access. A lightweight wheelchair is covered when the person cannot propel a standard one.`,
    `Two of the three falls happened while he walked to the bathroom.`,
  ],
  edits: [
    [
      0,
      'negation',
      'He is unable to propel a standard wheelchair → He is able to propel a standard wheelchair',
    ],
    [0, 'retold', 'he fell three times at home → he fell thirteen times at home'],
    [0, 'organisation', 'For these reasons I order → Sun Health Supply will deliver'],
    [1, 'side', 'right dominant side → left dominant side'],
    [1, 'description-detail', 'w/o heart failure → w/ heart failure'],
    [1, 'other-role', 'max. 10 ft with a quad cane → max. 18 ft with a quad cane'],
    [2, 'sex', 'the doorways of his home → the doorways of her home'],
    [2, 'event', 'three times within 60 days → three times within 60 days, once breaking a rib'],
  ],
  corruptions: {
    'code-disease': [
      'I69.351: {hemiplegia following cerebral infarction → spastic diplegic cerebral palsy}',
      '{Repeated falls → Ataxic gait} (R29.6)',
      "His {hypertensive heart disease → Parkinson's disease} (I11.9) is stable in this order.",
    ],
    'other-item': [
      'K0003 - {lightweight → heavy-duty} wheelchair',
      'One {lightweight wheelchair → power scooter} (HCPCS K0003) with an 18 in seat.',
    ],
    'description-detail': [
      'Hypertensive heart disease {without → with} heart failure.',
      'Hemiplegia following {cerebral infarction → intracerebral hemorrhage}.',
      'Hemiparesis of the right {dominant → non-dominant} side.',
    ],
    side: [
      'Hemiplegia affects the {right → left} side.',
      'He propels the chair with the {left → right} arm.',
      'The {right → left} hand does not grip.',
    ],
    sex: [
      '{His wife → Her husband} is willing to help outdoors.',
      '{He → She} cannot propel a standard wheelchair.',
      'A 76-year-old {male → female}',
    ],
    choice: ['Seat width: {18 → 20} in.', '~ The chair{ → , blue frame,} is for use at home.'],
    device: [
      'A lightweight wheelchair{ → with elevating leg rests and an anti-tip kit} is ordered.',
      '{ → A patient lift for transfers is included in this order.}',
    ],
    medication: [
      '{ → Clopidogrel 75 mg daily prevents another stroke.}',
      '{ → He takes baclofen for spasticity.}',
    ],
    diagnosis: [
      '{ → Aphasia makes it hard for him to ask for help.}',
      'Stroke, repeated falls{ → , epilepsy} and hypertensive heart disease.',
    ],
    event: [
      '{ → One fall led to a subdural hematoma.}',
      '{ → He spent 19 days in inpatient rehabilitation.}',
      'He fell three times at home{ → and once in church} in the last 60 days.',
    ],
    treatment: [
      '{ → Physical therapy for 6 months brought no improvement.}',
      '{ → Botulinum injections into the arm failed.}',
    ],
    social: [
      'His {wife → son} is willing to help outdoors.',
      '{ → He lives with his wife in a second-floor apartment without an elevator.}',
    ],
    attitude: [
      '~ { → He is cooperative and eager to be independent.}',
      '~ { → Losing his mobility has left him discouraged.}',
      '~ { → The patient has indicated that he will use the chair daily.}',
    ],
    negation: [
      'He {cannot → can} propel a standard wheelchair.',
      'A walker is {unsafe → safe} for him.',
      'His wife is {willing → unwilling} to help outdoors.',
    ],
    organisation: [
      '{ → The wheelchair clinic of Sun Valley Hospital measured him.}',
      '{ → Aetna requires prior authorization for this chair.}',
    ],
    attestation: [
      '{ → I visited the home and confirm that the chair fits.}',
      '{ → I have no financial relationship with the supplier and sign under oath.}',
    ],
    'relative-date': [
      'He fell three times {in the last 60 days → last week}.',
      '{ → His stroke happened two years ago.}',
    ],
    'other-role': [
      'He walks no more than {10 → 18} feet with a quad cane.',
      'The doorways measure {32 → 60} inches.',
      '{ → He has had 9 falls at home.}',
    ],
    brackets: [
      '{ → [Berg balance 21/56]}',
      'A quad cane carries him 10 feet. { → [with moderate assistance of one person]}',
    ],
    'coverage-measure': [
      'A wheelchair is covered if a cane cannot resolve the limitation{ → , which his Timed Up and Go of 38 seconds shows}.',
      'The home must give access{ →; his hallway of 41 inches does}.',
    ],
    script: ['Doorways of {32 → ２３} inches.', '~ {Lightweight → Lіghtweіght} wheelchair, one.'],
    identifier: [
      '{I69.351 → I69.352}, after stroke',
      'NPI {1280583893 → 1280538893}.',
      'HCPCS {K0003 → K0004}',
    ],
    'date-age': ['DOB {12/25/1949 → 12/25/1947}', 'He is {76 → 67} years of age.'],
    quantity: ['Lightweight wheelchair, quantity {1 → 2}.', '{One wheelchair → Three wheelchairs}, 18 in.'],
    name: [
      'Mr. {Herrera → Herrero} falls often.',
      '{Marguerite → Margaret} DuBois, NP',
      'Patient: Tomás {Emilio → Enrique} Herrera',
    ],
    retold: [
      '{Two → None} of the falls happened on the way to the bathroom.',
      'He fell three times in the last {60 → 30} days.',
      'A quad cane carries him {10 → 100} feet.',
      'He propels it with {the left arm and left foot → both arms}.',
    ],
    sum: ['Three falls, two on the way to the bathroom and {one → two} elsewhere.'],
  },
};
