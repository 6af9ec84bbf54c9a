import type { CorpusCase } from '../corpus-case.ts';

/** A physiatrist dictates, the discharge planner types in turn, and the orthotist writes his own page, for a man after a stroke. */
export const ankleBraceMillwright: CorpusCase = {
  id: 'ankle-brace-millwright',
  today: '2026-10-14',
  facts: {
    case_id: 17001,
    patient: {
      first_name: 'Casimir',
      last_name: 'Threlkeld',
      dob: '1959-04-22',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '194 lb',
      address: '31 Sawpit Lane, Harrow Falls, OH 45999',
      phone: '(740) 555-0133',
      mrn: 'HFR-77120',
    },
    diagnoses: [
      {
        code: 'I69.351',
        description: 'Hemiplegia and hemiparesis following cerebral infarction affecting right dominant side',
      },
      { code: 'M21.371', description: 'Foot drop, right foot' },
      { code: 'I10', description: 'Essential (primary) hypertension' },
    ],
    items: [
      {
        item: 'Ankle foot orthosis, plastic with ankle joint, custom fabricated',
        hcpcs: 'L1970',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'black',
        justification:
          'Stroke on 2026-08-19. The right ankle has 1/5 dorsiflexion and catches the toes in swing on every third step. A prefabricated posterior leaf spring brace was tried from 2026-09-21 to 2026-09-30 and failed because it let the foot roll into inversion and rubbed the lateral malleolus red. Modified Ashworth 2 at the right calf, passive dorsiflexion to 5 degrees. With a trial jointed brace on 2026-10-05 he walked 90 feet with standby assistance. The need is expected to last more than 6 months.',
      },
      {
        item: 'Cane, quad or three prong, includes canes of all materials, adjustable or fixed, with tips',
        hcpcs: 'E0105',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Held in the left hand. A single point cane was not steady enough: he lost balance twice in 40 feet on 2026-10-02. Berg balance score 38 of 56. He can use the quad cane safely in the home.',
      },
    ],
    provider: { name: 'Rosalind Akinyele-Brandt, MD', npi: '1639205748', date_signed: '2026-10-14' },
    seen: [
      '2026-10-07, in office, by Rosalind Akinyele-Brandt, MD: right ankle dorsiflexion 1/5, right knee extension 4/5, sensation intact in both feet, skin over the lateral malleolus healed, blood pressure 136/82.',
    ],
    told: [
      'Who pays? Buckeye Mutual Health Plan',
      'Who supplies? Ferrule Orthotics',
      'Who is the orthotist? Emeric Valdoso, CPO',
      'Lives with whom? With his wife Henrike, in a one-story house with 2 entry steps',
      'What work did he do? Retired millwright',
      'Where was he treated? Harrow Falls Rehabilitation Hospital, discharged 2026-09-18',
      'Does he want the brace? Yes, he wants to walk to his mailbox again',
      'Medicines? Lisinopril 20 mg daily',
    ],
    answered: [],
  },
  notes: [
    `LETTER OF MEDICAL NECESSITY

October 14, 2026

Buckeye Mutual Health Plan

Re: Casimir Threlkeld, DOB 04/22/1959, MRN HFR-77120

To the reviewer:

Mr. Threlkeld is a 67-year-old man with right-sided hemiparesis after a cerebral infarction (I69.351), right foot drop (M21.371) and essential hypertension (I10). His stroke was on August 19, 2026, and he was discharged from Harrow Falls Rehabilitation Hospital on September 18, 2026.

I saw him in the office on October 7, 2026. Right ankle dorsiflexion was 1/5 and right knee extension 4/5. Sensation was intact in both feet. His blood pressure was 136/82; he takes lisinopril 20 mg daily.

The toes of the right foot catch on every third step. A prefabricated posterior leaf spring brace, worn from September 21 to September 30, failed: the foot rolled into inversion and the brace rubbed the lateral malleolus red. That skin has since healed. With a trial jointed brace he walked 90 feet with standby assistance on October 5.

I am ordering one custom fabricated plastic ankle foot orthosis with ankle joint, L1970, in black, and one quad cane, E0105, for the left hand. The need is expected to last more than 6 months.

He lives with his wife, Henrike, and wants to walk to his mailbox again.

Rosalind Akinyele-Brandt, MD
NPI 1639205748`,
    `Discharge planning note, follow-up of equipment
Date: 10/14/2026
Patient: Threlkeld, Casimir (male, 67)
Phone: (740) 555-0133

The pt is a retired millwright who lives with his wife Henrike in a one-story house with 2 entry steps at 31 Sawpit Lane, Harrow Falls. He left Harrow Falls Rehabilitation Hospital on 9/18/2026. Payer: Buckeye Mutual Health Plan. Supplier: Ferrule Orthotics.

Dx: hemiplegia/hemiparesis following cerebral infarction, right dominant side; foot drop, right foot; HTN.

What is ordered:
- L1970, ankle foot orthosis, custom, plastic, with ankle joint. Qty 1, limit 1 per 5 years. Color black.
- E0105, quad cane. Qty 1, limit 1 per 5 years.

Total: 2 pieces of equipment.

Why the cane: a single point cane was tried and he lost his balance twice in 40 feet on 10/02/2026. Berg is 38/56. He is able to use the quad cane safely in his home.

Why the brace: the off-the-shelf leaf spring did not hold the foot. He has dorsiflexion of 1/5 on the right and drags the toes on every third step. In the jointed trial brace he covered 90 ft with standby assist.

Ordering physician: Dr. Akinyele-Brandt, NPI 1639205748.`,
    `FERRULE ORTHOTICS
Orthotist's evaluation in support of L1970

Emeric Valdoso, CPO

1. Patient
Casimir Threlkeld, born April 22, 1959. Height 5 ft 11 in, weight 194 lb. Diagnoses M21.371 (foot drop, right foot) and I69.351.

2. Findings
Passive dorsiflexion of the right ankle reaches 5 degrees. Tone in the right calf is Modified Ashworth 2. Active dorsiflexion 1/5. Sensation in both feet is intact. The skin over the lateral malleolus is healed.

3. Brace history
The posterior leaf spring was a prefabricated device. He used it for ten days, 9/21/2026 through 9/30/2026. It did not control inversion and it reddened the lateral malleolus. It is for this reason that a prefabricated design is not adequate.

4. Trial
On 10/5/2026, wearing a jointed trial brace, he walked 90 feet and needed only standby assistance.

5. Recommendation
One custom fabricated plastic AFO with ankle joint for the right leg, black. A custom fabricated orthosis is generally covered when a prefabricated one has failed or cannot be fitted, or when the need is expected to exceed 6 months. His need is expected to last longer than 6 months.

The quad cane (E0105) goes in the left hand.`,
    `# Letter of Medical Necessity

**Patient:** Casimir Threlkeld | **DOB:** 1959-04-22 | **Sex:** Male
**Physician:** Rosalind Akinyele-Brandt, MD | **NPI:** 1639205748

## Clinical summary

Mr. Threlkeld is a 67-year-old retired millwright who lives at home with his wife. Following a cerebral infarction on 2026-08-19, he has hemiparesis of the right dominant side and a right foot drop. He also has primary hypertension, for which he takes lisinopril.

## Requested equipment

| HCPCS | Description | Quantity | Limit |
|---|---|---|---|
| L1970 | Custom AFO, plastic, with ankle joint | 1 | 1 per 5 years |
| E0105 | Quad cane | 1 | 1 per 5 years |

## Rationale

**Orthosis.** The foot catches during swing on every third step. A prefabricated leaf spring brace was unsuccessful: it allowed inversion and caused redness over the lateral malleolus. Right calf spasticity is graded Modified Ashworth 2, and passive dorsiflexion is 5 degrees.

**Cane.** On 2026-10-02 the patient lost his balance two times within 40 feet while using a single point cane. His Berg score of 38 out of 56 supports a broader base. He can use the quad cane safely at home.

Canes are covered when a mobility limitation impairs activities of daily living and the person can use the device safely.

Signed 2026-10-14`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'cerebral infarction (I69.351) → subarachnoid hemorrhage (I69.351)'],
    [2, 'code-disease', 'M21.371 (foot drop, right foot) → M21.371 (hallux valgus, right foot)'],
    [0, 'other-item', 'one quad cane, E0105, → one quad cane, L1970,'],
    [1, 'other-item', 'E0105, quad cane. → E0105, ankle foot orthosis, plastic.'],
    [1, 'description-detail', 'right dominant side; → right non-dominant side;'],
    [3, 'description-detail', 'primary hypertension, → secondary hypertension,'],
    [0, 'side', 'for the left hand. → for the right hand.'],
    [2, 'side', 'for the right leg, → for both legs,'],
    [0, 'sex', '67-year-old man with → 67-year-old woman with'],
    [3, 'sex', 'the patient lost his balance → the patient lost her balance'],
    [0, 'choice', 'L1970, in black, → L1970, in white,'],
    [2, 'choice', 'right leg, black. → right leg, black, size large.'],
    [
      0,
      'device',
      'He lives with his wife, Henrike, → He uses a rollator in the hallway, lives with his wife, Henrike,',
    ],
    [3, 'device', 'a broader base. → a broader base, and a shower chair is also ordered.'],
    [0, 'medication', 'lisinopril 20 mg daily → lisinopril 40 mg daily'],
    [3, 'medication', 'he takes lisinopril. → he takes lisinopril and clopidogrel.'],
    [1, 'diagnosis', 'right foot; HTN. → right foot; HTN; atrial fibrillation.'],
    [
      0,
      'event',
      'That skin has since healed. → That skin has since healed. He fell in the kitchen in September.',
    ],
    [
      2,
      'event',
      'Active dorsiflexion 1/5. → Active dorsiflexion 1/5. The Achilles tendon was surgically lengthened.',
    ],
    [
      3,
      'treatment',
      'passive dorsiflexion is 5 degrees. → passive dorsiflexion is 5 degrees despite botulinum toxin injections.',
    ],
    [2, 'treatment', 'is healed. → is healed. He is allergic to polypropylene.'],
    [1, 'social', 'The pt is a retired millwright → The pt is a retired bus driver'],
    [3, 'social', 'lives at home with his wife → lives at home with his grown daughter'],
    [0, 'attitude', 'and wants to walk → and is unsure about the brace but wants to walk'],
    [1, 'negation', 'He is able to use the quad cane → He is not able to use the quad cane'],
    [2, 'negation', 'It did not control inversion → It did control inversion'],
    [1, 'organisation', 'Supplier: Ferrule Orthotics. → Supplier: Copperline Orthotics.'],
    [
      0,
      'attestation',
      'I saw him in the office on October 7, 2026. → I saw him in the office on October 7, 2026, and watched him climb a flight of stairs.',
    ],
    [3, 'attestation', 'Signed 2026-10-14 → I have reviewed the brain MRI myself.\n\nSigned 2026-10-14'],
    [
      1,
      'relative-date',
      'left Harrow Falls Rehabilitation Hospital on 9/18/2026 → left Harrow Falls Rehabilitation Hospital last Friday',
    ],
    [2, 'other-role', 'reaches 5 degrees → reaches 38 degrees'],
    [1, 'other-role', 'Berg is 38/56 → Berg is 40/56'],
    [3, 'brackets', '**Cane.** → **Cane.** [Patient uses a walker outdoors.]'],
    [
      2,
      'coverage-measure',
      'when the need is expected to exceed 6 months. → when the need is expected to exceed 6 months, as it is with his 20 degree equinus contracture.',
    ],
    [1, 'script', 'twice in 40 feet → twice in ٩٠ feet'],
    [3, 'script', 'a right foot drop. → a right foot drop, with ѕhоuldеr раіn.'],
    [1, 'brackets', 'in his home. → in his home [stairs with rail only].'],
    [0, 'identifier', 'NPI 1639205748 → NPI 1639205784'],
    [1, 'identifier', '(740) 555-0133 → (740) 555-0183'],
    [0, 'date-age', 'on August 19, 2026, → on July 19, 2026,'],
    [2, 'date-age', 'born April 22, 1959 → born April 22, 1957'],
    [1, 'quantity', 'Qty 1, limit 1 per 5 years. Color black. → Qty 2, limit 1 per 5 years. Color black.'],
    [3, 'name', 'Mr. Threlkeld is → Mr. Threlfall is'],
    [1, 'name', 'his wife Henrike → his wife Hannelore'],
    [2, 'retold', 'needed only standby assistance → needed moderate assistance'],
    [3, 'retold', 'on every third step → on every step'],
    [1, 'sum', 'Total: 2 pieces → Total: 3 pieces'],
  ],
  corruptions: {},
};
