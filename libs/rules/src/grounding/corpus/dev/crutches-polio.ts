import type { CorpusCase } from '../corpus-case.ts';

export const crutchesPolio: CorpusCase = {
  id: 'crutches-polio',
  today: '2026-10-12',
  facts: {
    case_id: 2377,
    patient: {
      first_name: 'Dimitar',
      middle_name: null,
      last_name: 'Halloran',
      dob: '1955-12-03',
      gender: 'male',
      height: '178 cm',
      weight: '84 kg',
      address: '9 Quarry Lane, Barre, VT 05641',
      phone: '(802) 555-0148',
      mrn: 'MRN-455120',
    },
    diagnoses: [
      { code: 'G14', description: 'Postpolio syndrome' },
      { code: 'M19.012', description: 'Primary osteoarthritis, left shoulder' },
      { code: 'R26.89', description: 'Other abnormalities of gait and mobility' },
    ],
    items: [
      {
        item: 'Forearm crutches',
        hcpcs: 'E0110',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        length: 'Long',
        justification:
          'Weakness of the right leg (hip flexion 2/5, knee extension 2/5). With one cane he fell twice in September 2026 on the way to the bathroom. Underarm crutches press on the nerves of the arm and hurt the left shoulder. With forearm crutches he walked 60 feet on 2026-10-05 without a stop.',
      },
      {
        item: 'Walker seat',
        hcpcs: 'E0156',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        color: 'Gray',
        justification: 'He owns a walker since 2023 and needs to sit down in the hall.',
      },
    ],
    provider: { name: 'Dr. Wen Oyelaran', npi: '1763537531', date_signed: '2026-10-12' },
  },
  notes: [
    `Re: Dimitar Halloran, born December 3, 1955

Dear Reviewer:

Mr. Halloran, aged 70, suffers from postpolio syndrome (G14) with an abnormal gait (R26.89) and from primary osteoarthritis of the left shoulder (M19.012). His right leg is weak: hip flexion and knee extension are both graded 2/5. In September 2026 he had two falls on his way to the bathroom while using a single cane.

Crutches that go under the arm were considered, but they press on nerves and are painful for his left shoulder. On October 5, 2026 he walked 60 feet with forearm crutches and did not have to stop.

I also order a gray seat for the walker he has owned since 2023. He needs to sit down in the hall.

Ordered: one pair of forearm crutches, long (E0110); one walker seat, gray (E0156).

Dr. Wen Oyelaran
NPI 1763537531`,
    `HALLORAN, Dimitar - 70 yo M - PPS
R LE: HF 2/5, KE 2/5
Falls x2 (Sept 2026), single cane, en route to bathroom
L shoulder OA -> axillary crutches not tolerated
10/05/2026: 60 ft w/ forearm crutches, no rest
Plan:
  E0110 forearm crutches, long, 1 pr
  E0156 walker seat, gray, 1
ICD: G14 / M19.012 / R26.89
Oyelaran NPI 1763537531`,
    `Postpolio syndrome brings new weakness decades after the first illness. In Dimitar Halloran it shows in the right leg: against resistance he can move neither the hip nor the knee. A cane no longer suffices, as two falls in one month have shown. He is at risk of falling again.

Two crutches share the load between both arms. The cuff of a forearm crutch lets him free a hand to open a door, and it spares the arthritic shoulder. He was able to cover 60 feet without pausing.

The seat turns the walker which he already has into a place to rest.

E0110 (1 pair, long) and E0156 (1, gray) are therefore medically necessary.

G14, M19.012, R26.89

Dr. Wen Oyelaran, NPI 1763537531, October 12, 2026`,
    `1. Patient: Dimitar Halloran, male, 178 cm, 84 kg
2. Problem: weak right leg from postpolio syndrome; gait abnormality
3. Additional problem: arthritis in the left shoulder
4. Present aid: one cane; a walker
5. Why not enough: fell two times last month (September)
6. Proposed: forearm crutches (long), pair; seat for walker, gray
7. Trial result: 60 feet in one go, 5 October
8. Alternatives: underarm crutches - nerve pressure, shoulder pain
9. Duration of need: long term, as the weakness of postpolio syndrome does not go away
10. Ordering provider: Dr. Wen Oyelaran (1763537531)`,
    `The following letter supports the request for forearm crutches (E0110) and a walker seat (E0156) on behalf of Mr. Dimitar Halloran.

He has been diagnosed with postpolio syndrome. As a result, walking safely at home has become difficult for him. Muscle testing shows 2/5 at the right hip and 2/5 at the right knee, which means he cannot lift the leg against gravity.

Falls can lead to fractures, hospital stays and loss of independence. The requested equipment is intended to lower that risk, to let him reach the bathroom on his own, and to let him rest when he is tired.

Both items are for use in the home. Neither is a convenience item.

With best regards
Dr. Wen Oyelaran - NPI 1763537531 - signed 2026-10-12`,
  ],
  passages: [
    'Forearm crutches carry weight through the hand and forearm instead of the armpit.',
    'Both falls happened with a cane in use.',
    'Strength 2/5 means movement only with gravity eliminated.',
    'A single cane does not give him enough support.',
  ],
  edits: [
    [0, 'event', 'he had two falls → he had two falls and a wrist fracture'],
    [0, 'side', 'His right leg is weak → His left leg is weak'],
    [1, 'retold', '60 ft → 160 ft'],
    [2, 'social', 'to open a door → to hold his wife’s arm'],
    [3, 'choice', 'seat for walker, gray → seat for walker, blue'],
  ],
  corruptions: {
    'code-disease': ['{Postpolio syndrome → Guillain-Barré syndrome} (G14)'],
    'other-item': ['{Forearm → Underarm} crutches (E0110)'],
    'description-detail': ['{Primary → Post-traumatic} osteoarthritis of the left shoulder'],
    side: ['Osteoarthritis of the {left → right} shoulder'],
    sex: ['{Mr. → Mrs.} Halloran owns a walker since 2023.'],
    choice: ['Forearm crutches, {long → short}'],
    device: ['{ → A leg brace was fitted as well.}'],
    medication: ['{ → Gabapentin caused drowsiness.}'],
    diagnosis: ['{ → He also has sleep apnea.}'],
    treatment: ['{ → Twelve sessions of physical therapy preceded this order.}'],
    social: ['{ → He worked in the granite quarries.}'],
    attitude: ['~ { → He is eager to stay active.}'],
    negation: ['He walked 60 feet {without → with} a stop.'],
    attestation: ['{ → I personally watched him walk.}'],
    'relative-date': ['He owns a walker {since 2023 → for the past six years}.'],
    'other-role': ['Hip flexion {2/5 → 4/5}'],
    identifier: ['M19.{012 → 011}'],
    name: ['Dr. Wen {Oyelaran → Oyelowo}'],
    retold: [
      'He fell {twice → four times} in September 2026.',
      'He walked 60 {feet → yards} with forearm crutches.',
    ],
  },
};
