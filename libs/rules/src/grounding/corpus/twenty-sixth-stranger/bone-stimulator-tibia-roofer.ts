import type { CorpusCase } from '../corpus-case.ts';

/** A trauma surgeon, a physiotherapist, a maker's office and a model write for a roofer whose shinbone does not knit. */
export const boneStimulatorTibiaRoofer: CorpusCase = {
  id: 'bone-stimulator-tibia-roofer',
  today: '2026-08-25',
  facts: {
    case_id: 26108,
    patient: {
      first_name: 'Ignatius',
      last_name: 'Kowalczyk-Bray',
      dob: '1991-10-04',
      gender: 'male',
      height: '6 ft 1 in',
      weight: '205 lb',
      address: '7 Quarry Loop, Trailer 12, Flintlock, MO 65999',
      phone: '(573) 555-0193',
      mrn: 'FOT-84416',
    },
    diagnoses: [
      {
        code: 'S82.251K',
        description:
          'Displaced comminuted fracture of shaft of right tibia, subsequent encounter for closed fracture with nonunion',
      },
      { code: 'F17.210', description: 'Nicotine dependence, cigarettes, uncomplicated' },
    ],
    items: [
      {
        item: 'Osteogenesis stimulator, low intensity ultrasound, noninvasive',
        hcpcs: 'E0760',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 lifetime',
        justification:
          'Fell from a roof on 2026-01-13; nailed on 2026-01-14. Radiographs in 2 planes on 2026-05-05 and 2026-08-11, 98 days apart, show no progress; the gap is 4 mm on both. To be used 20 minutes once a day. Smoking reduced from 20 to 5 cigarettes a day since 2026-06-01. He is able to apply the device himself. No infection: C-reactive protein 3 mg/L on 2026-08-11. The lock screws were removed on 2026-06-16 and the fracture did not heal.',
      },
      {
        item: 'Walking boot, pneumatic and/or vacuum, with or without joints, with or without interface material, prefabricated, off-the-shelf',
        hcpcs: 'L4361',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 year',
        color: 'black',
        size: 'large',
        justification:
          'For the right leg. He puts full weight on it with pain of 6 of 10, and 3 of 10 in a boot tried on 2026-08-18. He is not able to walk farther than 200 yards without a boot.',
      },
    ],
    provider: { name: 'Rosamund Achterberg, MD', npi: '1265093847', date_signed: '2026-08-25' },
    seen: [
      '2026-08-11, in clinic, by Rosamund Achterberg, MD: right shin tender at the fracture, no redness, no drainage, foot pulses felt, no numbness.',
      '2026-08-18, in therapy, by Linus Fairweather, PT: right ankle lifts to 5 degrees, left ankle to 15 degrees, calf on the right thinner by 3 cm.',
    ],
    told: [
      'Who pays? Ozark Trades Compensation Fund',
      'Who supplies? Keystone Bone Devices',
      'Lives with whom? With his two sons, Jasper and Otis, 6 and 9 years old',
      'Work? Roofer; off work since 2026-01-13',
      'Pacemaker? None',
      'Cancer? None',
      'Diabetes? None',
    ],
    answered: [],
  },
  notes: [
    `Orthopedic Trauma

August 25, 2026
Ozark Trades Compensation Fund
Injured worker: Ignatius Kowalczyk-Bray, born October 4, 1991

Dear Claims Physician:

Mr. Kowalczyk-Bray, a roofer of 34, fell from a roof on January 13, 2026. He sustained a displaced comminuted fracture of the shaft of the right tibia. It was nailed on January 14. The fracture is now a nonunion (S82.251K). He has nicotine dependence, cigarettes (F17.210).

Radiographs in two planes were taken on May 5 and August 11, 2026. They lie 98 days apart and show no progress. The gap measured 4 mm both times. Removal of the lock screws on June 16 did not bring healing.

On August 11 the right shin was tender at the fracture. It was neither red nor draining. Foot pulses were felt, and there was no numbness. The C-reactive protein was 3 mg/L, and I see no infection.

He has cut his smoking from 20 to 5 cigarettes a day since June 1.

I order an ultrasound stimulator (E0760), to be used 20 minutes once a day, and a pneumatic walking boot (L4361) for the right leg.

Low intensity ultrasound is thought to stir the bone cells. Payers commonly ask for two sets of radiographs at least 90 days apart.

Rosamund Achterberg, MD
NPI 1265093847`,
    `PHYSICAL THERAPY – BOOT TRIAL
08/18/2026, Linus Fairweather, PT

Ignatius Kowalczyk-Bray, M, 34 y, 6 ft 1 in, 205 lb

Complaint: pain in right shin on walking.

Ankle lift: right 5 degrees, left 15 degrees. Side difference 10 degrees.
Calf: right thinner by 3 cm.

Weight bearing: full.

Pain
| Condition | Pain (0-10) |
|---|---|
| Without boot | 6 |
| In boot | 3 |

The boot halves the pain.

Distance without boot: not farther than 200 yards.

Boot: pneumatic, size large, black.

Stimulator: he is able to apply it himself. 20 minutes a day comes to 140 minutes a week.

History: fall from a roof 01/13/2026, nail 01/14/2026, lock screws out 06/16/2026.

Social: lives with his sons Jasper (6) and Otis (9). Off work since the day of the fall.

Smoking: 5 cigarettes daily, before June 2026 it was 20.

No pacemaker. No diabetes. No cancer.

Advice for boots in general: wear a long sock, let the air out before the boot is taken off, and have the other shoe of a like height.`,
    `Keystone Bone Devices
Order intake

Payer: Ozark Trades Compensation Fund
Patient: Ignatius Kowalczyk-Bray
7 Quarry Loop, Trailer 12, Flintlock, MO 65999
(573) 555-0193
MRN FOT-84416

Device 1: E0760, osteogenesis stimulator, low intensity ultrasound, noninvasive. Quantity 1, limit 1 per lifetime.
Device 2: L4361, walking boot, pneumatic, prefabricated. Quantity 1, limit 1 per year. Large, black.

Total devices: 2

Diagnosis 1: S82.251K, displaced comminuted fracture of shaft of right tibia, subsequent encounter for closed fracture with nonunion
Diagnosis 2: F17.210, nicotine dependence, cigarettes, uncomplicated

Prescriber: Rosamund Achterberg, MD. Signature: August 25, 2026, two weeks after the last radiograph.

Evidence of nonunion
Radiographs of May 5, 2026 and of August 11, 2026. Gap of 4 mm on both. No progress in 98 days.

Contraindications asked about
Pacemaker: none. Cancer: none. Infection: none, CRP 3 mg/L.

Use
20 minutes, once a day, by the patient himself.

The boot was tried in therapy a week before the order was signed and lowered the pain to 3 of 10.

A stimulator of this type sends its signal through the skin and needs no operation. Gel is usually put between the head and the skin.`,
    `**Letter of Medical Necessity: ultrasound bone growth stimulator and walking boot**

**Patient:** Ignatius Kowalczyk-Bray, age 34
**Provider:** Rosamund Achterberg, MD, NPI 1265093847

**History.** In January 2026 the patient, a roofer, fell from a roof and broke his right tibia. The fracture was closed, displaced and comminuted. A nail was placed the day after. He has been off work since the injury.

**Nonunion.** Two sets of radiographs, from May and August 2026, show the same gap of 4 mm. They are more than three months apart. The lock screws had been taken out in June, and still the fracture did not heal.

**Findings.**
- Tenderness of the right shin
- No redness, drainage or numbness
- Right calf 3 cm thinner
- Pain 6/10 without a boot

**Risk factors.** He smokes 5 cigarettes a day, a quarter of what he smoked before. He does not have diabetes.

**Plan.**
1. E0760: one session of 20 minutes every day
2. L4361: boot for the right leg, size large

**Practical matters.** He applies the device without help. He lives with his two sons, who are 6 and 9.

**Policy.** In general a nonunion is accepted when serial images show that healing has stopped. A boot is considered apart from the stimulator.

August 25, 2026`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'nicotine dependence, cigarettes (F17.210) → alcohol dependence (F17.210)'],
    [0, 'description-detail', 'a displaced comminuted fracture → a displaced spiral fracture'],
    [0, 'side', 'the right shin was tender at the fracture → the left shin was tender at the fracture'],
    [0, 'negation', 'It was neither red nor draining. → It was both red and draining.'],
    [0, 'retold', 'The gap measured 4 mm both times. → The gap measured 4 mm, then 7 mm.'],
    [0, 'other-role', 'C-reactive protein was 3 mg/L → C-reactive protein was 34 mg/L'],
    [0, 'date-age', 'a roofer of 34, fell → a roofer of 38, fell'],
    [0, 'treatment', 'did not bring healing. → did not bring healing, nor did a bone graft from the hip.'],
    [
      0,
      'coverage-measure',
      'at least 90 days apart. → at least 90 days apart; his CT of July 20 confirms the finding as well.',
    ],
    [0, 'attestation', 'I order an ultrasound → I have spoken with his employer and order an ultrasound'],
    [0, 'other-item', 'an ultrasound stimulator (E0760) → an ultrasound stimulator (L4361)'],
    [0, 'event', 'It was nailed on January 14. → It was nailed on January 14. A clot in the lung followed.'],
    [1, 'sum', 'comes to 140 minutes a week → comes to 100 minutes a week'],
    [1, 'sum', 'Side difference 10 degrees. → Side difference 20 degrees.'],
    [1, 'name', 'his sons Jasper (6) and Otis (9) → his sons Casper (6) and Otis (9)'],
    [1, 'negation', 'he is able to apply it himself → he is not able to apply it himself'],
    [1, 'choice', 'pneumatic, size large, black → pneumatic, size medium, black'],
    [1, 'script', 'not farther than 200 yards → not farther than ५०० yards'],
    [1, 'negation', 'No diabetes. → Diabetes since 2020.'],
    [1, 'medication', 'Weight bearing: full. → Weight bearing: full, with naproxen 500 mg before walking.'],
    [1, 'retold', 'Calf: right thinner by 3 cm. → Calf: right thicker by 3 cm.'],
    [2, 'quantity', 'limit 1 per year. Large → limit 1 per 2 years. Large'],
    [2, 'identifier', 'FOT-84416 → FOT-84461'],
    [2, 'identifier', '(573) 555-0193 → (573) 555-0139'],
    [2, 'organisation', 'Payer: Ozark Trades Compensation Fund → Payer: Gateway Mutual Casualty'],
    [2, 'relative-date', 'two weeks after the last radiograph → two months after the last radiograph'],
    [2, 'brackets', '20 minutes, once a day, by → 20 minutes, once a day [twice from week 4], by'],
    [2, 'device', 'Total devices: 2 → Total devices: 2, and a pair of crutches'],
    [2, 'negation', 'Pacemaker: none. → Pacemaker: present.'],
    [3, 'sex', 'broke his right tibia → broke her right tibia'],
    [
      3,
      'diagnosis',
      'He does not have diabetes. → He does not have diabetes, but has a vitamin D deficiency.',
    ],
    [3, 'social', 'He lives with his two sons, who → He lives with his girlfriend and two sons, who'],
    [
      3,
      'attitude',
      'He applies the device without help. → He is strongly committed to treatment and applies the device without help.',
    ],
    [3, 'retold', 'The fracture was closed, displaced → The fracture was open, displaced'],
    [3, 'social', 'He has been off work since the injury. → He has done office work since the injury.'],
    [3, 'retold', 'Right calf 3 cm thinner → Right calf 5 cm thinner'],
    [
      3,
      'organisation',
      'A nail was placed the day after. → A nail was placed at Flintlock General the day after.',
    ],
  ],
  corruptions: {},
};
