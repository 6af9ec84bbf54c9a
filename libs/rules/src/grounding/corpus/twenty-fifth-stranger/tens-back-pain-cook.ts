import type { CorpusCase } from '../corpus-case.ts';

/** A pain physician, a physical therapist, a supplier and a drafting model write for a school cook with chronic back pain. */
export const tensBackPainCook: CorpusCase = {
  id: 'tens-back-pain-cook',
  today: '2026-06-05',
  facts: {
    case_id: 25107,
    patient: {
      first_name: 'Graciela',
      last_name: 'Thornquist',
      dob: '1972-11-19',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '181 lb',
      address: '411 Orchard Terrace, Basement Flat, Wickersby, PA 18999',
      phone: '(570) 555-0126',
      mrn: 'WPC-55209',
    },
    diagnoses: [
      { code: 'M54.50', description: 'Low back pain, unspecified' },
      { code: 'G89.29', description: 'Other chronic pain' },
      {
        code: 'M47.816',
        description: 'Spondylosis without myelopathy or radiculopathy, lumbar region',
      },
    ],
    items: [
      {
        item: 'Transcutaneous electrical nerve stimulation (TENS) device, four or more leads, for multiple nerve stimulation',
        hcpcs: 'E0730',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Trial from 2026-04-20 to 2026-05-25, 5 weeks, used 2 times a day for 45 minutes: pain fell from 7 of 10 to 4 of 10, walking time rose from 12 to 25 minutes. The pain runs over both sides of the lower back, so two electrodes are not enough. No pain in the legs.',
      },
      {
        item: 'Electrical stimulator supplies, 2 lead, per month (e.g., TENS, NMES)',
        hcpcs: 'A4595',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification: 'Four leads need two units. The gel pads last about 2 weeks.',
      },
    ],
    provider: { name: 'Callum Bergstrom-Diaz, MD', npi: '1073958264', date_signed: '2026-06-05' },
    seen: [
      '2026-04-17, in clinic, by Callum Bergstrom-Diaz, MD: tender on both sides from L3 to L5, straight leg raise negative on both sides, reflexes and strength normal.',
      '2026-05-28, in clinic, by Callum Bergstrom-Diaz, MD: trial finished, wishes to keep the device, skin under the electrodes normal.',
    ],
    told: [
      'Since when? About 3 years, since the spring of 2023',
      'Who pays? Keystone Harvest Health',
      'Who supplies? Susquehanna Stim and Brace',
      'Lives with whom? With her father Ignacio, who is 84',
      'Work? Cook in a school kitchen, full time',
      'Treatments tried? Ibuprofen 600 mg, stopped on 2025-08-02 for stomach pain; physical therapy, 10 visits, pain 8 before and 7 after',
      'Pacemaker? None',
      'Injections or surgery of the back? None',
    ],
    answered: [],
  },
  notes: [
    `Wickersby, June 5, 2026

Keystone Harvest Health
Utilization Management

Graciela Thornquist, DOB 11/19/1972

Ms. Thornquist is a 53-year-old woman with low back pain (M54.50), other chronic pain (G89.29) and lumbar spondylosis without myelopathy or radiculopathy (M47.816). The pain began about three years ago, in the spring of 2023.

On April 17, 2026 she was tender on both sides from L3 to L5. Straight leg raise was negative on both sides. Reflexes and strength were normal.

Ibuprofen 600 mg was stopped on August 2, 2025 because of stomach pain. Ten visits of physical therapy changed the pain only from 8 to 7. She has had neither injections nor surgery of the back. She has no pacemaker.

A TENS device was tried from April 20 to May 25, 2026. I saw her on May 28, after the trial: pain had come down from 7 to 4 on a scale of 10, and the skin under the electrodes was normal. She wishes to keep the device.

I order a four-lead TENS device (E0730), one, with supplies (A4595), two units each month.

TENS is a noninvasive treatment that the patient can apply at home.

Callum Bergstrom-Diaz, MD, NPI 1073958264`,
    `PT summary of TENS trial

Patient: G. Thornquist, F, 53
5 ft 6 in / 181 lb
MRN WPC-55209

Period: 04/20/2026 - 05/25/2026, five weeks
Use: 2 x 45 min a day = 90 min daily

Pain at start 7/10. Pain at end 4/10. Change: 3 points less.
Walking time at start 12 min. Walking time at end 25 min. Change: 13 min more.

Distribution: both sides of the lower back, no pain in the legs. Two electrodes do not cover it.

Earlier PT: 10 visits, pain 8 to 7.

Skin under electrodes: normal on 05/28/2026.

Pacemaker: none.

Work and home: cooks in a school kitchen, full time. Lives with her father Ignacio, 84.

Supplies: gel pads last about 2 weeks. Four leads take two units of A4595 a month.

Electrodes should generally not be placed over broken skin or the front of the neck.`,
    `Susquehanna Stim and Brace
DME order packet, cover letter

Attention: Keystone Harvest Health

Subscriber: Graciela Thornquist
Home: 411 Orchard Terrace, Basement Flat, Wickersby, PA 18999
Phone: (570) 555-0126

Ordered on June 5, 2026:

(1) E0730, TENS device, four or more leads. Quantity one. Limit: one in 5 years.
(2) A4595, electrical stimulator supplies, 2 lead. Quantity two a month. Limit: two a month.

Over a year the supplies come to 24 units.

Indications as coded by the physician: M54.50, G89.29, M47.816.

The subscriber completed a trial of five weeks, which ended eleven days before the order. During the trial she could walk for 25 minutes instead of 12. Two leads would not do, since the pain lies on both sides of the lower back.

Before TENS she had physical therapy, and she took ibuprofen until August 2025.

A rental month is what plans commonly ask for before they buy such a device, and it should last at least 30 days.

Prescriber: Callum Bergstrom-Diaz, MD
NPI: 1073958264`,
    `# TENS for chronic low back pain

**Patient:** Ms. Graciela Thornquist, age 53
**Physician:** Callum Bergstrom-Diaz, MD

## Summary
Ms. Thornquist has had low back pain for about three years. Spondylosis of the lumbar region is among her diagnoses; there is no myelopathy and no radiculopathy. She works full time as a cook in a school kitchen.

## Prior treatment
| Treatment | Result |
|---|---|
| Ibuprofen 600 mg | stopped August 2, 2025, stomach pain |
| Physical therapy, 10 visits | pain 8 before, 7 after |
| TENS trial, 5 weeks | pain 7 before, 4 after |

## Safety
- No pacemaker
- Skin normal where the electrodes had been
- No operation on the back

## What is requested
- **E0730**, one four-lead device
- **A4595**, two units of supplies a month, since each unit serves two leads

## Expected use
Two sessions of 45 minutes a day, as in the trial. Her walking time more than doubled in it.

Plans usually require that pain be present for three months or longer before TENS is considered.

Signed by the physician on June 5, 2026.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'other chronic pain (G89.29) → fibromyalgia (G89.29)'],
    [
      0,
      'description-detail',
      'lumbar spondylosis without myelopathy or radiculopathy (M47.816) → lumbar spondylosis with radiculopathy (M47.816)',
    ],
    [
      0,
      'side',
      'Straight leg raise was negative on both sides. → Straight leg raise was positive on the left.',
    ],
    [0, 'negation', 'She has no pacemaker. → She has a pacemaker.'],
    [0, 'event', 'She has had neither injections nor surgery of the back. → She had a discectomy in 2024.'],
    [
      0,
      'treatment',
      'Ten visits of physical therapy changed the pain only from 8 to 7. → Ten visits of physical therapy and six of chiropractic care changed the pain only from 8 to 7.',
    ],
    [0, 'retold', 'Reflexes and strength were normal. → Reflexes were absent and strength was reduced.'],
    [0, 'date-age', 'is a 53-year-old woman with → is a 63-year-old woman with'],
    [0, 'relative-date', 'began about three years ago → began about eight months ago'],
    [1, 'sum', '2 x 45 min a day = 90 min daily → 2 x 45 min a day = 120 min daily'],
    [1, 'sum', 'Change: 13 min more. → Change: 23 min more.'],
    [1, 'other-role', 'Earlier PT: 10 visits, pain 8 to 7. → Earlier PT: 10 visits, pain 8 to 5.'],
    [1, 'negation', 'no pain in the legs. → with pain in the legs.'],
    [1, 'name', 'her father Ignacio, 84 → her father Horacio, 84'],
    [1, 'sex', 'Patient: G. Thornquist, F, 53 → Patient: G. Thornquist, M, 53'],
    [1, 'script', 'Pain at start 7/10. → Pain at start ៩/10.'],
    [1, 'brackets', 'Use: 2 x 45 min a day → Use [at work, and through the night in bed]: 2 x 45 min a day'],
    [
      1,
      'attestation',
      'Two electrodes do not cover it. → I placed the electrodes myself at every session. Two electrodes do not cover it.',
    ],
    [2, 'organisation', 'Susquehanna Stim and Brace → Allegheny Pain Products'],
    [2, 'identifier', 'NPI: 1073958264 → NPI: 1073958624'],
    [
      2,
      'other-item',
      '(2) A4595, electrical stimulator supplies → (2) E0730, electrical stimulator supplies',
    ],
    [2, 'quantity', 'Quantity two a month. → Quantity four a month.'],
    [2, 'sum', 'Over a year the supplies come to 24 units. → Over a year the supplies come to 36 units.'],
    [2, 'relative-date', 'ended eleven days before the order → ended eleven weeks before the order'],
    [
      2,
      'coverage-measure',
      'and it should last at least 30 days. → and it should last at least 30 days, in which her Oswestry score went from 48 to 30.',
    ],
    [2, 'medication', 'she took ibuprofen until August 2025 → she took tramadol until August 2025'],
    [2, 'choice', 'TENS device, four or more leads. → TENS device, four or more leads, in white.'],
    [
      3,
      'diagnosis',
      'there is no myelopathy and no radiculopathy. → there is no myelopathy and no radiculopathy, but spinal stenosis.',
    ],
    [3, 'social', 'as a cook in a school kitchen. → as a cleaner in a school building.'],
    [
      3,
      'device',
      '- **E0730**, one four-lead device → - **E0730**, one four-lead device, and a lumbar support belt',
    ],
    [
      3,
      'attitude',
      'Two sessions of 45 minutes a day, as in the trial. → Two sessions of 45 minutes a day, as in the trial, about which she is enthusiastic.',
    ],
    [3, 'retold', 'Her walking time more than doubled in it. → Her walking time fell by half in it.'],
    [3, 'treatment', 'stopped August 2, 2025, stomach pain → still taken, well tolerated'],
    [3, 'negation', '- No operation on the back → - One operation on the back'],
    [3, 'social', 'She works full time → She lives alone and works full time'],
  ],
  corruptions: {},
};
