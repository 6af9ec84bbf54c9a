import type { CorpusCase } from '../corpus-case.ts';

/** A pediatrician, a speech-language pathologist, a supplier and a drafting model write for a first grader who says six words. */
export const speechDeviceFirstGrader: CorpusCase = {
  id: 'speech-device-first-grader',
  today: '2026-05-28',
  facts: {
    case_id: 34110,
    patient: {
      first_name: 'Tamsin',
      last_name: 'Okoro-Fairley',
      dob: '2019-02-08',
      gender: 'female',
      height: '3 ft 11 in',
      weight: '49 lb',
      address: '27 Lighthouse Walk, Gullport, ME 04990',
      phone: '(207) 555-0191',
      mrn: 'GPC-42619',
    },
    diagnoses: [
      { code: 'F84.0', description: 'Autistic disorder' },
      { code: 'R48.2', description: 'Apraxia' },
    ],
    items: [
      {
        item: 'Speech generating device, synthesized speech, permitting multiple methods of message formulation and multiple methods of device access',
        hcpcs: 'E2510',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'green',
        justification:
          'Says about 6 words that strangers understand. Understands requests of two steps. Trial of the device for 5 weeks from 2026-04-06 to 2026-05-11: from 12 to 85 different words, sentences of 3 words 9 times in a session. Hits keys of 2 cm with the right index finger in 18 of 20 attempts. Picture cards from 2024-08 to 2026-04 held at most 40 words. Signs were tried for 8 months and failed, because she is not able to copy the shapes of the hand.',
      },
      {
        item: 'Accessory for speech generating device, mounting system',
        hcpcs: 'E2512',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: 'small',
        justification:
          'Clamps to the school desk, which slants. The loaned device slid off the desk 3 times in the trial, without damage.',
      },
    ],
    provider: { name: 'Rowena Castlebury, MD', npi: '1750392841', date_signed: '2026-05-28' },
    seen: [
      '2026-05-14, in clinic, by Rowena Castlebury, MD: hearing normal on both sides, vision normal, walks without help.',
      '2026-05-18, in therapy, by Evander Nakagawa, CCC-SLP: asked for juice, a break and the swing with the device within 25 minutes, twice without a prompt.',
    ],
    told: [
      'Who pays? Pine Tide Family Plan',
      'Who supplies? Voiceharbor Devices',
      'Lives with whom? With her father Bram and her brother Alfie, 11',
      'School? First grade at Gullport Elementary',
      'Speech therapy? Twice a week with Evander Nakagawa, CCC-SLP',
      'Seizures? None',
    ],
    answered: [],
  },
  notes: [
    `May 28, 2026

Pine Tide Family Plan

Re: Tamsin Okoro-Fairley
DOB: February 8, 2019
MRN: GPC-42619

To the reviewer,

I write on behalf of Tamsin, a girl of 7 with autistic disorder (F84.0) and apraxia (R48.2). She is in first grade. I examined her on May 14: hearing was normal on both sides, vision was normal, and she walked without help. She has no seizures.

Tamsin says about six words that a stranger understands, although she understands requests of two steps. Signs were tried for eight months; she is not able to copy the shapes of the hand. Picture cards, in use from August 2024 to April 2026, held no more than 40 words.

With a speech generating device on trial for five weeks she went from 12 to 85 different words. She made sentences of three words nine times in a session. With the right index finger she hit keys of 2 cm in 18 of 20 attempts.

I prescribe the device (E2510) and a mounting system for her desk (E2512), one of each.

Children who are given a voice by a device do not, as far as is known, speak less for it.

Rowena Castlebury, MD
NPI 1750392841`,
    `SPEECH-LANGUAGE PATHOLOGY
Progress note, 05/18/2026
Evander Nakagawa, CCC-SLP

Tamsin Okoro-Fairley, 7;3, first grade, Gullport Elementary
Therapy: twice a week

Session today. With the device she asked for juice, for a break and for the swing within 25 minutes, twice without a prompt.

Summary of the trial, 04/06/2026 to 05/11/2026 (5 weeks)
- different words: 12 at the start, 85 at the end (73 more)
- 3-word sentences: 9 in a session
- access: R index finger, 2 cm keys, 18/20 correct = 90 %
- the device slid off the slanting school desk 3 times; no damage

Speech: about 6 words understood by strangers.
Comprehension: two-step requests.

Other means
- picture cards, 08/2024 to 04/2026, 20 months: 40 words at most
- signs, 8 months: failed, does not copy hand shapes

Hearing and vision: normal (Dr. Castlebury, 05/14).

Family: father, Bram, and brother, Alfie, who is 11.

Recommendation: E2510 and E2512.

A note that holds for all children with a device: it must be within reach all day, also at meals and in the yard, and the adults should point to the words while they talk. Taking it away as a punishment takes away speech.`,
    `VOICEHARBOR DEVICES
Funding request

Plan: Pine Tide Family Plan
Child: Tamsin Okoro-Fairley, female, born 02/08/2019
Height 3 ft 11 in, weight 49 lb
Home: 27 Lighthouse Walk, Gullport, ME 04990
Phone: (207) 555-0191
Physician: Rowena Castlebury, MD / NPI 1750392841 / signed 05/28/2026
Therapist: Evander Nakagawa, CCC-SLP

E2510 .... speech generating device, synthesized speech, multiple methods of message formulation and of access .... 1 .... limit 1 in 5 years .... green
E2512 .... accessory, mounting system .... 1 .... limit 1 in 5 years .... small

Altogether two units.

ICD-10-CM: F84.0 Autistic disorder; R48.2 Apraxia.

The device was on loan for five weeks and the trial ended on 05/11/2026, 17 days before the signature. In this time the number of different words grew to 85, seven times what it was at the beginning. The mounting system clamps to the child's school desk. Without one the device slid off three times; it was not damaged.

Cards with pictures came to their limit at 40 words. Signs failed after 8 months.

The child reaches the keys with the right index finger.

A device of this class is ordinarily replaced after five years, or sooner if it can no longer be repaired.`,
    `# Speech generating device for Tamsin Okoro-Fairley

**Age:** 7 years  **School:** first grade, Gullport Elementary  **Plan:** Pine Tide Family Plan

## Diagnoses
* Autistic disorder (F84.0)
* Apraxia (R48.2)

## Present communication
Tamsin has about 6 spoken words that strangers understand. Her understanding reaches further: she follows requests of two steps. Her hearing and her vision are normal.

## What has been tried

| Method | Time | Result |
|:--|:--|:--|
| Picture cards | August 2024 to April 2026 | at most 40 words |
| Signs | 8 months | failed |
| Speech generating device | 5 weeks | 85 different words |

## Trial in detail
During the trial she rose from 12 to 85 different words and produced three-word sentences 9 times in a session. She hit keys of 2 cm in 18 of 20 attempts with her right index finger. On May 18, 2026 she asked for juice, a break and the swing within 25 minutes of therapy.

## Family and therapy
She lives with her father, Bram, and her older brother, Alfie. The speech-language pathologist, Evander Nakagawa, sees her twice a week.

## Request
1. **E2510**, green, quantity 1
2. **E2512**, mounting system for the school desk, quantity 1

The desk slants, and the device slid off it three times during the trial.

## Coverage
Plans as a rule require a formal evaluation by a speech-language pathologist and proof that other methods fall short.

*Physician: Rowena Castlebury, MD. Date: May 28, 2026.*`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'apraxia (R48.2) → stuttering (R48.2)'],
    [0, 'description-detail', 'with autistic disorder (F84.0) → with atypical autism (F84.0)'],
    [0, 'sex', 'a girl of 7 with → a boy of 7 with'],
    [0, 'retold', 'hearing was normal on both sides → hearing was reduced on both sides'],
    [0, 'negation', 'She has no seizures. → She has seizures.'],
    [
      0,
      'negation',
      'she is not able to copy the shapes of the hand → she is able to copy the shapes of the hand',
    ],
    [0, 'other-role', 'held no more than 40 words → held no more than 85 words'],
    [0, 'side', 'With the right index finger she → With the left index finger she'],
    [0, 'retold', 'she understands requests of two steps → she does not understand requests of two steps'],
    [0, 'other-item', 'a mounting system for her desk (E2512) → a mounting system for her desk (E2510)'],
    [0, 'medication', 'She has no seizures. → She has no seizures. She takes risperidone 0.5 mg at bedtime.'],
    [0, 'date-age', 'a girl of 7 with → a girl of 9 with'],
    [0, 'social', 'She is in first grade. → She is taught at home.'],
    [0, 'retold', 'in 18 of 20 attempts → in 8 of 20 attempts'],
    [1, 'sum', '85 at the end (73 more) → 85 at the end (63 more)'],
    [1, 'negation', 'twice without a prompt → never without a prompt'],
    [1, 'name', 'Evander Nakagawa, CCC-SLP → Evan Nakamura, CCC-SLP'],
    [1, 'script', '3-word sentences: 9 in a session → 3-word sentences: ১৯ in a session'],
    [1, 'sum', '18/20 correct = 90 % → 18/20 correct = 80 %'],
    [
      1,
      'social',
      'father, Bram, and brother, Alfie, who is 11 → foster parents and brother, Alfie, who is 11',
    ],
    [1, 'brackets', '3 times; no damage → 3 times; no damage [screen replaced once]'],
    [1, 'treatment', 'Therapy: twice a week → Therapy: five times a week, with behavioral therapy'],
    [1, 'organisation', 'first grade, Gullport Elementary → first grade, Harbor Light Academy'],
    [1, 'event', 'Session today. → Session today, the first after an operation on the tongue-tie.'],
    [
      1,
      'diagnosis',
      'Comprehension: two-step requests. → Comprehension: two-step requests. Attention deficit disorder.',
    ],
    [2, 'organisation', 'Plan: Pine Tide Family Plan → Plan: Casco Bay Children First'],
    [2, 'identifier', 'ICD-10-CM: F84.0 → ICD-10-CM: F84.5'],
    [2, 'identifier', '(207) 555-0191 → (207) 555-0119'],
    [
      2,
      'quantity',
      'mounting system .... 1 .... limit 1 in 5 years → mounting system .... 2 .... limit 2 in 5 years',
    ],
    [2, 'choice', 'limit 1 in 5 years .... green → limit 1 in 5 years .... purple'],
    [2, 'relative-date', '17 days before the signature → three months before the signature'],
    [2, 'sum', 'seven times what it was → ten times what it was'],
    [
      2,
      'attestation',
      'Signs failed after 8 months. → Signs failed after 8 months. Our consultant watched two lessons in class.',
    ],
    [
      2,
      'device',
      "clamps to the child's school desk. → clamps to the child's school desk. An eye tracker is added.",
    ],
    [2, 'retold', 'it was not damaged. → it was broken.'],
    [3, 'attitude', 'sees her twice a week. → sees her twice a week and finds her joyful and eager to talk.'],
    [
      3,
      'coverage-measure',
      'proof that other methods fall short. → proof that other methods fall short, as her language score of 55 shows.',
    ],
    [3, 'social', 'her older brother, Alfie → her younger brother, Alfie'],
    [3, 'date-age', '| Picture cards | August 2024 → | Picture cards | August 2022'],
    [
      3,
      'retold',
      'she asked for juice, a break and the swing within 25 minutes → she asked for juice, a break and the swing within 5 minutes',
    ],
    [
      3,
      'event',
      'The desk slants, and the device slid off it three times → The desk slants, and she fell from her chair three times',
    ],
    [0, 'name', 'I write on behalf of Tamsin, a → I write on behalf of Tabitha, a'],
  ],
  corruptions: {},
};
