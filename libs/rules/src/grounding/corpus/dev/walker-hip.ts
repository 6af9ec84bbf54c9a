import type { CorpusCase } from '../corpus-case.ts';

export const walkerHip: CorpusCase = {
  id: 'walker-hip',
  today: '2026-08-18',
  facts: {
    case_id: 2744,
    patient: {
      first_name: 'Ottoline',
      middle_name: 'Ruth',
      last_name: 'Baptiste',
      dob: '1943-03-27',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '118 lb',
      address: '602 Canal Row, Natchez, MS 39120',
      phone: '(601) 555-0195',
      mrn: 'MRN-547806',
    },
    diagnoses: [
      { code: 'M16.12', description: 'Unilateral primary osteoarthritis, left hip' },
      { code: 'M81.0', description: 'Age-related osteoporosis without current pathological fracture' },
    ],
    items: [
      {
        item: 'Wheeled walker',
        hcpcs: 'E0143',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification:
          'Pain of the left hip 7 of 10 on standing. Walks 15 feet along furniture. Timed Up and Go 24 seconds on 2026-08-10. Cannot lift a pickup walker because of weak hands. Is waiting for a hip replacement in November 2026.',
      },
    ],
    provider: { name: 'Dr. Isidro Valkenburg', npi: '1770239519', date_signed: '2026-08-18' },
  },
  notes: [
    `Dear Colleague,

Mrs. Ottoline Baptiste is 83. The primary osteoarthritis of her left hip (M16.12) hurts at 7 out of 10 as soon as she stands, and she also has age-related osteoporosis without a current pathological fracture (M81.0). She gets about by holding on to the furniture, no farther than 15 feet. In the Timed Up and Go test of August 10, 2026 she needed 24 seconds; 12 seconds or more means a risk of falling.

A pickup walker has to be lifted with each step, and her hands are too weak for that. A walker with wheels is pushed.

In November 2026 the hip is to be replaced. Until then she needs the walker to stay safe at home.

Order: wheeled walker (E0143), 1.

Dr. Isidro Valkenburg, NPI 1770239519`,
    `Ottoline Baptiste 83F
L hip OA, THA planned 11/2026
osteoporosis
pain 7/10 standing
furniture walks 15 ft
TUG 24 s (8/10/26)
hands weak > can't lift pickup walker
E0143 #1
M16.12; M81.0
Dr. Valkenburg 1770239519`,
    `ASSESSMENT
The patient, Ottoline Ruth Baptiste, has a mobility limitation that keeps her from moving about her home in a reasonable time. A Timed Up and Go of 24 seconds is about twice what is normal. With osteoporosis, a fall could well cause a fracture.

PLAN
1. E0143 wheeled walker
2. Hip replacement in November
3. No other equipment at present

JUSTIFICATION
A cane supports on one side only and would not take enough weight off the hip. A walker without wheels was ruled out because of hand weakness. She is able to use a wheeled walker safely, and the limitation can be resolved by it.

Dr. Isidro Valkenburg
NPI 1770239519
08/18/2026`,
    `I am requesting approval for a Wheeled Walker (HCPCS E0143) for my patient, Ottoline Baptiste, DOB 03/27/1943.

Diagnosis: Unilateral primary osteoarthritis, left hip (M16.12). Age-related osteoporosis without current pathological fracture (M81.0).

The patient's pain limits standing and walking. At present she can walk only 15 feet, and only by using furniture for support. The wheeled walker will provide stability, reduce the load on the painful joint, and promote independence in activities of daily living such as toileting, bathing, dressing and eating.

Thank you for your prompt attention to this matter.

Dr. Isidro Valkenburg
NPI: 1770239519`,
    `Re Baptiste. At eighty-three, with one bad hip and fragile bones, she should not be walking along chairs and tables. She has been put down for a new hip, and that is in November. Pain is seven of ten when she stands. She is small, 5 ft 1 in and 118 lb, so that a walker of ordinary width and strength will do. I. Valkenburg, 1770239519`,
  ],
  passages: [
    'Osteoporosis means that bones break easily.',
    'A walker widens the base of support.',
    'She has no fracture at this time.',
    'The operation lies ahead; the need for support exists today.',
  ],
  edits: [
    [0, 'retold', 'she needed 24 seconds → she needed 42 seconds'],
    [0, 'side', 'osteoarthritis of her left hip → osteoarthritis of her right hip'],
    [1, 'diagnosis', 'osteoporosis → osteoporosis, PMR'],
    [2, 'event', '2. Hip replacement in November → 2. Hip replacement in November; cataract surgery in May'],
    [
      3,
      'social',
      'only by using furniture for support → only by using furniture or her daughter for support',
    ],
  ],
  corruptions: {
    'code-disease': ['M81.0 is age-related {osteoporosis → osteomalacia}.'],
    'other-item': ['E0143, a {wheeled → pickup} walker'],
    'description-detail': ['Osteoporosis {without → with} current pathological fracture'],
    sex: ['Mrs. Baptiste said that {she → he} cannot lift a walker.'],
    device: ['{ → A shower bench and a raised toilet seat are in place.}'],
    medication: ['{ → She takes alendronate once a week.}', '{ → Tylenol does not help.}'],
    diagnosis: ['{ → Macular degeneration blurs her sight.}'],
    event: ['{ → In June she fell down the porch steps.}'],
    treatment: ['{ → Two steroid injections into the hip wore off.}'],
    social: ['{ → Her grandson sleeps over on weekends.}'],
    attitude: ['~ { → She is determined to stay in her home.}'],
    negation: ['She {cannot → can} lift a pickup walker.'],
    organisation: ['{ → Natchez Orthopedic Institute will operate.}'],
    'relative-date': ['Timed Up and Go was measured {on August 10, 2026 → last Friday}.'],
    'other-role': ['She walks {15 → 24} feet along furniture.', 'Pain of {7 → 9} of 10'],
    'date-age': ['She is {83 → 38} years of age.'],
    quantity: ['E0143, {1 each → 2 each}'],
    retold: ['She is waiting for a {hip → knee} replacement.'],
    brackets: ['{ → [lives alone, second floor]}'],
    identifier: ['M16.{12 → 11}'],
  },
};
