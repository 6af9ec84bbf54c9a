import type { CorpusCase } from '../corpus-case.ts';

/** A family physician, a clinic nurse, a supplier and a drafting model write for a beekeeper with a painful shoulder. */
export const tensUnitBeekeeper: CorpusCase = {
  id: 'tens-unit-beekeeper',
  today: '2026-08-03',
  facts: {
    case_id: 34107,
    patient: {
      first_name: 'Zenobia',
      last_name: 'Hartigan-Vole',
      dob: '1957-01-23',
      gender: 'female',
      height: '5 ft 3 in',
      weight: '150 lb',
      address: '7 Hive Hollow, Applegarth, WA 98990',
      phone: '(509) 555-0182',
      mrn: 'APC-60357',
    },
    diagnoses: [
      { code: 'M25.512', description: 'Pain in left shoulder' },
      { code: 'M19.012', description: 'Primary osteoarthritis, left shoulder' },
      { code: 'G89.29', description: 'Other chronic pain' },
    ],
    items: [
      {
        item: 'Transcutaneous electrical nerve stimulation (TENS) device, two lead, localized stimulation',
        hcpcs: 'E0720',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Pain for 14 months. Trial with a rented device from 2026-06-08 to 2026-07-13: pain fell from 7 of 10 to 4 of 10, and sleep rose from 4 to 6 hours a night. Used twice a day for 45 minutes. Eight sessions of physical therapy brought no lasting change. Naproxen was stopped in 2025-12 because of a bleeding stomach ulcer.',
      },
      {
        item: 'Electrical stimulator supplies, 2 lead, per month, (e.g., TENS, NMES)',
        hcpcs: 'A4595',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 month',
        justification: 'A pair of electrodes lasts about 15 uses.',
      },
    ],
    provider: { name: 'Fitzgerald Moncrieff, MD', npi: '1952736084', date_signed: '2026-08-03' },
    seen: [
      '2026-06-01, in clinic, by Fitzgerald Moncrieff, MD: active abduction of the left shoulder 80 degrees, crepitus, no loss of feeling, right shoulder free.',
      '2026-07-20, in clinic, by Fitzgerald Moncrieff, MD: active abduction of the left shoulder 105 degrees, skin under the electrodes intact.',
      '2026-07-20, in clinic, by Odalys Fenwright, LPN: places the electrodes and sets the device without help.',
    ],
    told: [
      'Who pays? Cedar Fork Senior Plan',
      'Who supplies? Orchard Medical Supply',
      'Lives with whom? Alone; a neighbor, Wendell, looks in on Sundays',
      'Activities? Keeps 9 beehives',
      'Pacemaker? None',
      'Opioids? None',
    ],
    answered: [],
  },
  notes: [
    `Cedar Fork Senior Plan

August 3, 2026

Re: Zenobia Hartigan-Vole
Date of birth: January 23, 1957
MRN: APC-60357

Dear Madam or Sir,

Please consider the purchase of a two-lead TENS device (E0720) with monthly supplies (A4595) for this woman of 69 years. She has had pain in the left shoulder (M25.512) for 14 months, with primary osteoarthritis of that joint (M19.012); the pain is chronic (G89.29).

On June 1 she could lift the left arm sideways by herself to 80 degrees. There was crepitus but no loss of feeling. The right shoulder was free.

She then tried a rented device for five weeks, from June 8 to July 13, twice a day for 45 minutes. Pain fell from 7 to 4 on a scale of 10, and she slept 6 hours a night where it had been 4. At the visit on July 20 abduction had come up to 105 degrees, and the skin under the electrodes was intact.

Eight sessions of physical therapy brought no lasting change. Naproxen had to be stopped in December 2025 because a stomach ulcer bled. She takes no opioids and has no pacemaker.

Stimulation through the skin has few risks, and a person who benefits in a trial tends to know it.

Fitzgerald Moncrieff, MD
NPI 1952736084`,
    `NURSE'S NOTE, 07/20/2026
Odalys Fenwright, LPN

Zenobia Hartigan-Vole, F, 69 y. 5'3", 150 lb.

Here for the visit after a trial of TENS, L shoulder, 06/08–07/13/2026.

Use: 2x/day, 45 min each, so an hour and a half daily.

Pain before 7/10, after 4/10 (3 points less).
Sleep before 4 h, after 6 h.
Active abduction L (Dr. Moncrieff): 80 deg on 06/01, 105 deg today, that is 25 deg more.

Skin under electrodes: intact.

Handling: puts the electrodes on and sets the device without help.

Safety questions: pacemaker no. Opioids no. NSAID: naproxen stopped 12/2025 (bleeding stomach ulcer).

PT: eight sessions, nothing lasting.

Supplies: a pair of electrodes is good for about 15 uses. At two uses a day a pair lasts a week or a little more.

At home: lives alone. Neighbor (Wendell) looks in on Sundays. Keeps nine hives of bees.

Standing advice with these devices: not on the front of the neck, not over broken skin, not while driving, off before bathing. Turn the current up slowly until it tingles, and stop there, because more is not better.`,
    `Orchard Medical Supply
Request for approval of purchase

PAYER: Cedar Fork Senior Plan
MEMBER: Zenobia Hartigan-Vole, 7 Hive Hollow, Applegarth, WA 98990
PHONE: (509) 555-0182
BORN: 01/23/1957

PRESCRIBER: Fitzgerald Moncrieff, MD
NPI: 1952736084
SIGNED: 08/03/2026

| Item | HCPCS | Qty | Limit |
| TENS device, two lead, localized stimulation | E0720 | 1 | 1 per 5 years |
| Electrical stimulator supplies, 2 lead, per month | A4595 | 1 | 1 per month |

In the first year: one device and 12 months of supplies.

DIAGNOSES: M25.512 Pain in left shoulder. M19.012 Primary osteoarthritis, left shoulder. G89.29 Other chronic pain.

TRIAL: a rented device, 35 days, ended on 07/13/2026, three weeks before the order. Pain fell by 3 points, from 7 of 10 to 4 of 10. Sleep rose by 2 hours.

BEFORE THE TRIAL: eight sessions of physical therapy without lasting change. Naproxen was stopped because of a bleeding ulcer of the stomach.

AFTER THE TRIAL: seen by the physician on 07/20/2026. Active abduction 105 degrees.

CONTRAINDICATION: the member has no pacemaker.

Rental during a trial is commonly set off against the price of purchase. Electrodes and batteries are part of the monthly supply and are not billed one by one.`,
    `# TENS for chronic shoulder pain

**Patient:** Zenobia Hartigan-Vole, 69, female
**Prescriber:** Fitzgerald Moncrieff, MD (NPI 1952736084)
**Payer:** Cedar Fork Senior Plan

## Indication
Pain of the left shoulder lasting 14 months in a patient with primary osteoarthritis of the joint. The patient lives alone and keeps nine beehives.

## Treatment before
* **Naproxen:** stopped in December 2025 after bleeding from a stomach ulcer
* **Physical therapy:** eight sessions, no lasting change
* **Opioids:** none are taken

## Trial
| | Before | After |
|---|---|---|
| Pain (0-10) | 7 | 4 |
| Sleep (hours) | 4 | 6 |
| Abduction, active | 80° | 105° |

The device was rented from June 8 to July 13, 2026 and applied twice daily for 45 minutes, which is 90 minutes of stimulation a day.

## Safety
There is no pacemaker. On July 20, 2026 the skin beneath the electrodes was unharmed. Feeling was preserved at the examination of June 1, 2026. The nurse, Odalys Fenwright, noted that the patient places the electrodes without help.

## Request
1. E0720, two-lead device: one
2. A4595, supplies: one per month

Plans that pay for such a device typically want pain of at least three months, the failure of other treatments and a trial with a measured result.

Signature: August 3, 2026`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'primary osteoarthritis of that joint (M19.012) → a rotator cuff tear of that joint (M19.012)',
    ],
    [0, 'sex', 'this woman of 69 years → this man of 69 years'],
    [0, 'date-age', 'of 69 years. She → of 72 years. She'],
    [0, 'side', 'pain in the left shoulder (M25.512) → pain in the right shoulder (M25.512)'],
    [
      0,
      'negation',
      'There was crepitus but no loss of feeling. → There was no crepitus but a loss of feeling.',
    ],
    [0, 'retold', 'The right shoulder was free. → The right shoulder was stiff as well.'],
    [0, 'sum', 'a rented device for five weeks → a rented device for eight weeks'],
    [0, 'other-role', 'abduction had come up to 105 degrees → abduction had come up to 150 degrees'],
    [0, 'retold', 'Pain fell from 7 to 4 on a scale → Pain fell from 9 to 4 on a scale'],
    [0, 'medication', 'She takes no opioids and → She takes tramadol 50 mg and'],
    [0, 'negation', 'and has no pacemaker. → and has a pacemaker.'],
    [0, 'other-item', 'with monthly supplies (A4595) → with monthly supplies (E0720)'],
    [
      0,
      'treatment',
      'Eight sessions of physical therapy brought → Two steroid injections and eight sessions of physical therapy brought',
    ],
    [1, 'sum', 'that is 25 deg more → that is 35 deg more'],
    [1, 'name', 'Odalys Fenwright, LPN → Odette Fenwick, LPN'],
    [1, 'script', 'Sleep before 4 h, after 6 h. → Sleep before 4 h, after ৮ h.'],
    [1, 'negation', 'sets the device without help. → is not able to set the device without help.'],
    [1, 'social', 'At home: lives alone. → At home: lives with her son.'],
    [1, 'brackets', 'Skin under electrodes: intact. → Skin under electrodes: intact [blister on day 3].'],
    [1, 'retold', 'good for about 15 uses → good for about 50 uses'],
    [
      1,
      'event',
      'PT: eight sessions, nothing lasting. → PT: eight sessions after a fall from a ladder, nothing lasting.',
    ],
    [1, 'social', 'Keeps nine hives of bees. → Keeps a shop of honey and candles.'],
    [1, 'organisation', 'Here for the visit after → Referred by Columbia Pain Institute for the visit after'],
    [1, 'retold', 'so an hour and a half daily → so half an hour daily'],
    [2, 'identifier', 'G89.29 Other chronic pain. → G89.21 Other chronic pain.'],
    [2, 'identifier', 'NPI: 1952736084 → NPI: 1952763084'],
    [2, 'quantity', '| A4595 | 1 | 1 per month | → | A4595 | 2 | 2 per month |'],
    [2, 'sum', 'one device and 12 months of supplies → one device and 24 months of supplies'],
    [2, 'relative-date', 'three weeks before the order. → three months before the order.'],
    [2, 'organisation', 'PAYER: Cedar Fork Senior Plan → PAYER: Yakima Gold Advantage'],
    [
      2,
      'attestation',
      'Sleep rose by 2 hours. → Sleep rose by 2 hours. We have read the memory of the device and confirm the use.',
    ],
    [
      2,
      'device',
      'Active abduction 105 degrees. → Active abduction 105 degrees. A shoulder sling was handed out.',
    ],
    [
      3,
      'description-detail',
      'with primary osteoarthritis of the joint → with post-traumatic osteoarthritis of the joint',
    ],
    [3, 'diagnosis', 'There is no pacemaker. → There is no pacemaker, but epilepsy is known.'],
    [
      3,
      'attitude',
      'the patient places the electrodes without help → the patient, who is delighted with the result, places the electrodes without help',
    ],
    [
      3,
      'coverage-measure',
      'a trial with a measured result. → a trial with a measured result, here a DASH score down from 58 to 31.',
    ],
    [
      3,
      'choice',
      '1. E0720, two-lead device: one → 1. E0720, two-lead device in blue, with 40-inch leads: one',
    ],
    [
      3,
      'event',
      'after bleeding from a stomach ulcer → after bleeding from a stomach ulcer that needed two transfusions',
    ],
    [3, 'name', '**Prescriber:** Fitzgerald Moncrieff, MD → **Prescriber:** Fitzgerald Moncur, MD'],
  ],
  corruptions: {},
};
