import type { CorpusCase } from '../corpus-case.ts';

/** A urology nurse practitioner, a continence nurse, a supplier and a drafting model write for a piano tuner with multiple sclerosis. */
export const cathetersMsPianoTuner: CorpusCase = {
  id: 'catheters-ms-piano-tuner',
  today: '2025-08-14',
  facts: {
    case_id: 24103,
    patient: {
      first_name: 'Oriana',
      last_name: 'Feldkirch',
      dob: '1978-05-30',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '128 lb',
      address: 'Berth 17, Heron Marina, Saltash Point, MD 21999',
      phone: '(410) 555-0148',
      mrn: 'SPU-30972',
    },
    diagnoses: [
      { code: 'G35', description: 'Multiple sclerosis' },
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
      { code: 'R33.8', description: 'Other retention of urine' },
    ],
    items: [
      {
        item: 'Intermittent urinary catheter, straight tip, with or without coating, each',
        hcpcs: 'A4351',
        quantity: 150,
        quantity_limit: 200,
        limit_period: '1 month',
        length: '6 inches',
        size: '12 Fr',
        justification:
          'She catheterizes herself 5 times a day. Residual urine 340 ml on ultrasound on 2025-07-22 after passing 90 ml. Bladder pressure at filling 38 cm of water on 2025-07-29. A size of 14 Fr caused bleeding. She learned the technique in two lessons and can do it without a mirror.',
      },
      {
        item: 'Lubricant, individual sterile packet, each',
        hcpcs: 'A4332',
        quantity: 150,
        quantity_limit: 200,
        limit_period: '1 month',
        justification:
          'One packet for each catheter. The catheters are uncoated because coated ones slipped from her numb fingers.',
      },
    ],
    provider: { name: 'Callum Vandersteen, NP', npi: '1649205837', date_signed: '2025-08-14' },
    seen: [
      '2025-07-22, in clinic, by Callum Vandersteen, NP: bladder felt above the pubic bone, no fever, right hand numb at the fingertips, left hand normal, walks with one cane.',
    ],
    told: [
      'Who pays? Chesapeake Harbor Health',
      'Who supplies? Bluewater Continence Supply',
      'Lives with whom? Alone on a houseboat',
      'Work? Piano tuner, on the road 4 days a week',
      'Urinary infections in the last year? Three, the last on 2025-06-18',
      'Latex allergy? None',
    ],
    answered: [],
  },
  notes: [
    `LETTER OF MEDICAL NECESSITY

Date: August 14, 2025
To: Chesapeake Harbor Health
Regarding: Oriana Feldkirch, DOB 05/30/1978

Ms. Feldkirch is 47 years old. She has multiple sclerosis (G35), neuromuscular dysfunction of the bladder (N31.9) and retention of urine (R33.8), and she empties her bladder with a catheter 5 times a day.

On July 22, 2025, I saw her in clinic. The bladder could be felt above the pubic bone. She had no fever. Ultrasound showed 340 ml of residual urine after she had passed 90 ml. A week later, on July 29, the pressure of the filled bladder was 38 cm of water.

She has had three urinary infections in the last year, the latest on June 18.

Catheters of 14 Fr made her bleed; I therefore prescribe 12 Fr. The catheters are to be uncoated, since coated ones slipped from her fingers, which are numb at the tips on the right.

I order 150 straight-tip catheters (A4351) and 150 packets of sterile lubricant (A4332) each month.

Intermittent catheterization is commonly preferred to a catheter that stays in the bladder, because it leaves fewer bacteria behind.

Callum Vandersteen, NP
NPI 1649205837`,
    `Continence nursing record

Name: Feldkirch, Oriana
MRN: SPU-30972
Sex: female
Weight: 128 lb
Height: 5 ft 4 in

Teaching: Self-catheterization taught in 2 lessons. Patient can do it without a mirror.

Hands: right numb at the fingertips, left normal.

Walking: one cane.

Frequency: 5 times a day. In 30 days that comes to 150 catheters.

Size: 12 Fr, female length 6 inches. With 14 Fr she bled.

Coating: none. Coated catheters slipped from her hand.

Lubricant: one sterile packet with each catheter.

Latex: no allergy.

Infections: 3 in the last year. Last one on 06/18/2025.

Bladder: passed 90 ml, residual 340 ml on 07/22/2025. Together 430 ml. Filling pressure 38 cm of water on 07/29/2025.

Situation: lives alone on a houseboat; piano tuner, on the road 4 days a week.

Remarks: Each catheter is used once. Reuse is discouraged because rinsing does not make a catheter sterile. Patients are generally told to report fever, flank pain and cloudy urine.`,
    `BLUEWATER CONTINENCE SUPPLY

Attention: Chesapeake Harbor Health, Authorizations

We write on behalf of your member Oriana Feldkirch, Berth 17, Heron Marina, Saltash Point, MD 21999, telephone (410) 555-0148.

Order: signed August 14, 2025, by Callum Vandersteen, NP (NPI 1649205837).

A4351, intermittent urinary catheter, straight tip: 150 a month. The limit is 200 a month.
A4332, lubricant, sterile packet: 150 a month. The limit is 200 a month.

Both quantities remain 50 below the limit. For a quarter we would ship 450 of each.

Product chosen: 12 Fr, 6 inches, without coating.

Diagnoses on the order: G35 multiple sclerosis; N31.9 neuromuscular dysfunction of bladder, unspecified; R33.8 other retention of urine.

The member catheterizes five times daily. The residual was 340 ml at the visit of July 22, which took place 23 days before the order. She tunes pianos and is on the road on 4 days of the week. Her home is a houseboat.

She reports no latex allergy.

Suppliers generally ask before each refill how many catheters are left.

Bluewater Continence Supply`,
    `**Clinical Summary for Intermittent Catheters**

**Patient overview**
Oriana Feldkirch is a 47-year-old woman with MS. She also has neuromuscular dysfunction of the bladder and urinary retention.

**Objective evidence**

| Measure | Value | Date |
|---|---|---|
| Voided volume | 90 ml | July 22, 2025 |
| Residual volume | 340 ml | July 22, 2025 |
| Filling pressure | 38 cm of water | July 29, 2025 |

**History**
She had three urinary infections within a year, the last of them on June 18, 2025.

**Prescription**
Callum Vandersteen, NP, orders 150 catheters (A4351) of size 12 Fr and as many lubricant packets (A4332) per month. This equals five of each per day.

**Why this type**
Coated catheters slipped from her numb fingers, and 14 Fr catheters caused bleeding. Uncoated catheters of 12 Fr need separate lubricant, one packet apiece.

**Function**
She learned to catheterize herself in two lessons. She walks with one cane. Her right fingertips are numb, while the left hand is normal.

**Daily life**
She works as a piano tuner, four days a week on the road, and lives by herself on a houseboat.

**Background**
High pressure in the bladder can, over time, harm the kidneys, which is why complete emptying matters in neurogenic disease.

**Supplier:** Bluewater Continence Supply`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'multiple sclerosis (G35) → Parkinson disease (G35)'],
    [0, 'date-age', 'Ms. Feldkirch is 47 years old. → Ms. Feldkirch is 57 years old.'],
    [0, 'negation', 'She had no fever. → She had a fever.'],
    [0, 'other-role', 'was 38 cm of water → was 90 cm of water'],
    [0, 'retold', 'Catheters of 14 Fr made her bleed; → Catheters of 14 Fr were well tolerated;'],
    [
      0,
      'attestation',
      'The bladder could be felt above the pubic bone. → I catheterized her under sterile conditions. The bladder could be felt above the pubic bone.',
    ],
    [
      0,
      'medication',
      'three urinary infections in the last year → three urinary infections in the last year despite nitrofurantoin',
    ],
    [0, 'side', 'numb at the tips on the right → numb at the tips on the left'],
    [
      0,
      'coverage-measure',
      'because it leaves fewer bacteria behind. → because it leaves fewer bacteria behind, and two cultures of more than 100,000 colonies satisfy the policy in her case.',
    ],
    [1, 'identifier', 'MRN: SPU-30972 → MRN: SPU-30792'],
    [1, 'sex', 'Sex: female → Sex: male'],
    [1, 'sum', 'In 30 days that comes to 150 catheters. → In 30 days that comes to 180 catheters.'],
    [1, 'choice', '12 Fr, female length 6 inches → 12 Fr, female length 8 inches'],
    [1, 'negation', 'Latex: no allergy. → Latex: allergy.'],
    [1, 'negation', 'Patient can do it without a mirror. → Patient cannot do it without a mirror.'],
    [1, 'script', 'residual 340 ml on 07/22/2025 → residual ６１０ ml on 07/22/2025'],
    [1, 'event', 'Last one on 06/18/2025. → Last one on 06/18/2025, treated in the emergency room.'],
    [1, 'device', 'Walking: one cane. → Walking: one cane, rollator outdoors.'],
    [1, 'social', 'lives alone on a houseboat; → lives with a roommate on a houseboat;'],
    [
      2,
      'organisation',
      'Attention: Chesapeake Harbor Health, Authorizations → Attention: Tidewater Benefit Trust, Authorizations',
    ],
    [2, 'other-item', 'A4332, lubricant, sterile packet → A4351, lubricant, sterile packet'],
    [2, 'quantity', 'straight tip: 150 a month. → straight tip: 120 a month.'],
    [2, 'sum', 'we would ship 450 of each → we would ship 600 of each'],
    [
      2,
      'description-detail',
      'N31.9 neuromuscular dysfunction of bladder, unspecified → N31.9 neuromuscular dysfunction of bladder, flaccid',
    ],
    [2, 'relative-date', 'took place 23 days before the order → took place three months before the order'],
    [2, 'name', 'your member Oriana Feldkirch → your member Ariana Feldkirch'],
    [
      2,
      'brackets',
      'Product chosen: 12 Fr, 6 inches, without coating. → Product chosen: 12 Fr, 6 inches, without coating [insertion kit not tolerated].',
    ],
    [3, 'organisation', '**Supplier:** Bluewater Continence Supply → **Supplier:** Patuxent Home Care'],
    [
      3,
      'diagnosis',
      'is a 47-year-old woman with MS. → is a 47-year-old woman with MS and recurrent kidney stones.',
    ],
    [
      3,
      'treatment',
      'She had three urinary infections within a year → Botulinum toxin injections failed, and she had three urinary infections within a year',
    ],
    [3, 'retold', 'had three urinary infections within a year → had seven urinary infections within a year'],
    [
      3,
      'attitude',
      'She learned to catheterize herself in two lessons. → She learned to catheterize herself in two lessons and adheres faithfully to the schedule.',
    ],
    [3, 'social', 'She works as a piano tuner → She works as a church organist'],
    [3, 'retold', 'while the left hand is normal → while the left hand trembles'],
    [
      3,
      'treatment',
      'Coated catheters slipped from → An indwelling catheter blocked twice, and coated catheters slipped from',
    ],
  ],
  corruptions: {},
};
