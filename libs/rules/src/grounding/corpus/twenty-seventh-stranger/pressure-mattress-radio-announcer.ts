import type { CorpusCase } from '../corpus-case.ts';

/** A wound physician, a home nurse, a supplier and a drafting model write for a radio announcer with paraplegia and a sore over the sacrum. */
export const pressureMattressRadioAnnouncer: CorpusCase = {
  id: 'pressure-mattress-radio-announcer',
  today: '2026-07-30',
  facts: {
    case_id: 33108,
    patient: {
      first_name: 'Leopold',
      last_name: 'Abernathy-Cruz',
      dob: '1973-12-05',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '187 lb',
      address: '925 Magnolia Terrace, Bayou Crossing, LA 70999',
      phone: '(985) 555-0104',
      mrn: 'BCW-19347',
    },
    diagnoses: [
      { code: 'G82.21', description: 'Paraplegia, complete' },
      { code: 'L89.153', description: 'Pressure ulcer of sacral region, stage 3' },
    ],
    items: [
      {
        item: 'Powered pressure-reducing air mattress',
        hcpcs: 'E0277',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: '36 x 80 inches',
        justification:
          'Ulcer over the sacrum since 2026-04-22. On a gel overlay from 2026-05-04 to 2026-07-19 with turning every 2 hours by day and every 4 hours at night it grew from 3.1 x 2.4 cm to 4.6 x 3.8 cm, depth 1.2 cm on 2026-07-21. No bone exposed. Braden score 12. Albumin 3.6 g/dL on 2026-07-21.',
      },
      {
        item: 'Hospital bed, semi-electric (head and foot adjustment), with any type side rails, without mattress',
        hcpcs: 'E0261',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Paraplegia at T6 since a diving accident in 2009. Turns with the side rails and with help of one person. The head of the bed has to stay at 30 degrees or less because of shear; his own bed cannot be adjusted.',
      },
    ],
    provider: { name: 'Genevieve Stroud, MD', npi: '1164928375', date_signed: '2026-07-30' },
    seen: [
      '2026-07-21, in clinic, by Genevieve Stroud, MD: sacral ulcer with red granulating base, no odor, no sign of infection, heels intact, no feeling below the nipple line.',
    ],
    told: [
      'Who pays? Delta Heron Insurance',
      'Who supplies? Cypress Home Medical',
      'Lives with whom? With his husband Anselm, who turns him',
      'Work? Radio announcer, now from home 3 hours a day',
      'Nurse? Home nurse 3 times a week for the dressing',
      'Smoking? Never',
      'Diabetes? None',
    ],
    answered: [],
  },
  notes: [
    `HOME NURSING NOTE

Patient: Leopold Abernathy-Cruz, 52, male
MRN: BCW-19347
Dx: Paraplegia, complete (G82.21). Pressure ulcer of sacral region, stage 3 (L89.153).

Visits: 3 a week, for the dressing.

Wound
Onset 4/22/2026. On the gel overlay, used 5/4 to 7/19/2026, the ulcer grew from 3.1 x 2.4 cm to 4.6 x 3.8 cm. Depth 1.2 cm on 7/21/2026. No bone exposed. At the clinic the same day: red granulating base, no odor, no sign of infection. Heels intact.

Turning
Every 2 hours by day, every 4 hours at night. His husband, Anselm, turns him. The patient takes hold of side rails and needs the help of one person.

Risk
Braden score 12. Albumin 3.6 g/dL on 7/21/2026. Never smoked. No diabetes.

Bed
His own bed cannot be adjusted. The head has to be at 30 degrees or lower because of shear.

Daily life
Works from home as a radio announcer, 3 hours a day.

Needed
E0277 powered air mattress, 36 x 80 inches, 1.
E0261 semi-electric hospital bed with side rails, without mattress, 1.

An overlay that bottoms out under the body no longer spreads the pressure, and a hand check under it will tell.`,
    `Genevieve Stroud, MD
Wound Care

July 30, 2026

Delta Heron Insurance

Re: Leopold Abernathy-Cruz, DOB December 5, 1973

Dear Medical Reviewer:

Mr. Abernathy-Cruz is 52 years old. A diving accident in 2009 left him with a complete paraplegia (G82.21) at T6. Since April 22, 2026 he has had a pressure ulcer of the sacral region, which is now at stage 3 (L89.153).

At the examination on July 21, 2026 the ulcer measured 4.6 x 3.8 cm and was 1.2 cm deep. Its base was red and granulating. There was no odor and no sign of infection. No bone was exposed. Both heels were intact. He has no feeling below the nipple line. The Braden score was 12 and albumin 3.6 g/dL.

The ulcer grew although he lay on a gel overlay and was turned every 2 hours by day and every 4 hours at night. When the overlay was begun on May 4, the wound measured 3.1 x 2.4 cm.

He does not have diabetes and has never smoked.

I therefore order a powered pressure-reducing air mattress (E0277) and, to carry it, a semi-electric hospital bed with side rails (E0261). The bed will allow the head to be kept at 30 degrees or less.

Shear arises when a person slides down in bed while the skin stays in place.

Genevieve Stroud, MD
NPI 1164928375`,
    `Cypress Home Medical
Request for coverage, pressure-reducing surface and bed

Carrier: Delta Heron Insurance
Insured: Leopold Abernathy-Cruz
Address: 925 Magnolia Terrace, Bayou Crossing, LA 70999
Phone: (985) 555-0104
Height 6 ft 0 in, weight 187 lb

Prescriber: Genevieve Stroud, MD, NPI 1164928375
Date of signature: July 30, 2026

| Code | Product | Quantity | Limit |
|---|---|---|---|
| E0277 | Powered pressure-reducing air mattress, 36 x 80 inches | 1 | 1 in 5 years |
| E0261 | Hospital bed, semi-electric, side rails, without mattress | 1 | 1 in 5 years |

The two products do not overlap, because E0261 comes without a mattress.

Reason: The insured has complete paraplegia and a stage 3 pressure ulcer of the sacral region. A gel overlay was used for eleven weeks, from May 4 to July 19, 2026. During this time the ulcer became 1.5 cm longer and 1.4 cm wider. The physician measured it two days after the overlay had ended, on July 21, 2026, and found it 1.2 cm deep.

The insured is turned by his husband. A home nurse comes 3 times a week to do the dressing.

The present bed cannot be adjusted.

Group 2 surfaces are, as a rule, reserved for ulcers that did not improve on simpler surfaces.`,
    `## Draft: mattress and bed for Leopold Abernathy-Cruz

**Diagnoses:** Paraplegia, complete (G82.21); pressure ulcer of sacral region, stage 3 (L89.153)

### History
The patient, 52, has been paraplegic at the level of T6 since **2009**, following a diving accident. He has no sensation below the nipple line. A sacral ulcer appeared on **April 22, 2026**.

### Course on the gel overlay
- Duration: **May 4 to July 19, 2026**
- Size at first: 3.1 x 2.4 cm
- Size at last: 4.6 x 3.8 cm
- Turning: 2-hourly by day, 4-hourly by night

### Wound on July 21, 2026
Granulating red base, depth 1.2 cm, no exposed bone, no infection, no odor.

### Risk factors
The Braden score is 12. He does not smoke and never has. He does not have diabetes. Albumin was 3.6 g/dL.

### Home
He shares his home with his husband, Anselm, who turns him. He works 3 hours a day as a radio announcer without leaving the house. The nurse's visits, three a week, make twelve in four weeks.

### Order of Genevieve Stroud, MD
1. E0277, powered pressure-reducing air mattress, one
2. E0261, semi-electric hospital bed with side rails and without mattress, one

*Supplier: Cypress Home Medical*

Reviewers usually look for wound measurements over time and for a turning plan.`,
  ],
  passages: [],
  edits: [
    [0, 'description-detail', 'Dx: Paraplegia, complete (G82.21). → Dx: Paraplegia, incomplete (G82.21).'],
    [0, 'retold', 'Depth 1.2 cm on 7/21/2026. → Depth 2.2 cm on 7/21/2026.'],
    [0, 'negation', 'No bone exposed. At the clinic → Bone exposed. At the clinic'],
    [0, 'sex', 'His husband, Anselm, turns him. → His wife, Anselm, turns him.'],
    [0, 'social', 'Never smoked. No diabetes. → Smokes ten cigarettes a day. No diabetes.'],
    [0, 'other-role', 'Braden score 12. Albumin → Braden score 30. Albumin'],
    [0, 'side', 'Heels intact. → Left heel with a blister, right heel intact.'],
    [
      0,
      'choice',
      'E0277 powered air mattress, 36 x 80 inches, 1. → E0277 powered air mattress, 42 x 80 inches, 1.',
    ],
    [0, 'social', 'as a radio announcer, 3 hours a day → as a translator, 3 hours a day'],
    [0, 'script', 'Visits: 3 a week, for the dressing. → Visits: ٥ a week, for the dressing.'],
    [
      0,
      'treatment',
      'Wound\nOnset 4/22/2026. → Wound\nOnset 4/22/2026. Negative pressure therapy was stopped after two weeks.',
    ],
    [
      1,
      'code-disease',
      'left him with a complete paraplegia (G82.21) at T6 → left him with a spinal stenosis (G82.21) at T6',
    ],
    [1, 'description-detail', 'which is now at stage 3 (L89.153) → which is now at stage 4 (L89.153)'],
    [1, 'event', 'A diving accident in 2009 → A car accident in 2009'],
    [1, 'retold', 'and was 1.2 cm deep. Its base → and was 0.2 cm deep. Its base'],
    [
      1,
      'negation',
      'There was no odor and no sign of infection. → There was no odor, but there were signs of infection.',
    ],
    [1, 'diagnosis', 'He does not have diabetes and → He has type 2 diabetes and'],
    [1, 'medication', 'Both heels were intact. → Both heels were intact. He is on cephalexin 500 mg.'],
    [
      1,
      'attestation',
      'I therefore order a powered → I have inspected the bedroom and therefore order a powered',
    ],
    [
      1,
      'other-item',
      'a semi-electric hospital bed with side rails (E0261) → a semi-electric hospital bed with side rails (E0277)',
    ],
    [1, 'negation', 'He has no feeling below the nipple line. → He has feeling below the nipple line.'],
    [1, 'date-age', 'Since April 22, 2026 he has had → Since February 22, 2026 he has had'],
    [2, 'organisation', 'Carrier: Delta Heron Insurance → Carrier: Pelican Mutual of Louisiana'],
    [2, 'identifier', 'NPI 1164928375 → NPI 1164982375'],
    [2, 'sum', 'became 1.5 cm longer and → became 2.5 cm longer and'],
    [2, 'sum', 'for eleven weeks, from → for fifteen weeks, from'],
    [
      2,
      'relative-date',
      'measured it two days after the overlay had ended → measured it a month after the overlay had ended',
    ],
    [
      2,
      'quantity',
      'side rails, without mattress | 1 | 1 in 5 years → side rails, without mattress | 1 | 1 in 3 years',
    ],
    [2, 'negation', 'The present bed cannot be adjusted. → The present bed can be adjusted.'],
    [
      2,
      'device',
      'The insured is turned by his husband. → The insured is turned by his husband with a patient lift.',
    ],
    [2, 'brackets', 'to do the dressing. → to do the dressing [alginate with silver].'],
    [
      2,
      'coverage-measure',
      'did not improve on simpler surfaces. → did not improve on simpler surfaces, such as his, with an area of 23 square centimeters in January.',
    ],
    [3, 'sum', 'make twelve in four weeks → make fifteen in four weeks'],
    [3, 'name', 'Order of Genevieve Stroud, MD → Order of Genevieve Stratton, MD'],
    [3, 'attitude', 'who turns him. He works → who turns him tirelessly and with love. He works'],
    [3, 'retold', '4-hourly by night → 6-hourly by night'],
    [
      3,
      'event',
      'no infection, no odor. → no infection, no odor. He had been in the hospital for sepsis in June.',
    ],
    [3, 'organisation', '*Supplier: Cypress Home Medical* → *Supplier: Gulfway Medical Rentals*'],
  ],
  corruptions: {},
};
