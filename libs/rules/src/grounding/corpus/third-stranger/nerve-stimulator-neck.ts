import type { CorpusCase } from '../corpus-case.ts';

export const nerveStimulatorNeck: CorpusCase = {
  id: 'nerve-stimulator-neck',
  today: '2026-04-14',
  facts: {
    case_id: 7711,
    patient: {
      first_name: 'Keiko',
      middle_name: null,
      last_name: 'Rasmussen',
      dob: '1979-09-27',
      gender: 'female',
      height: '160 cm',
      weight: '57 kg',
      address: '2750 Alder Ridge Drive, Eugene, OR 97405',
      phone: '(541) 555-0116',
      mrn: 'MRN-771142',
    },
    diagnoses: [
      { code: 'M50.122', description: 'Cervical disc disorder at C5-C6 level with radiculopathy' },
      { code: 'M54.2', description: 'Cervicalgia' },
    ],
    items: [
      {
        item: 'Transcutaneous electrical nerve stimulation (TENS) device, four or more leads, for multiple nerve stimulation',
        hcpcs: 'E0730',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Pain for seven months, since a rear-end collision on September 12, 2025. During a trial of 30 days from March 9, 2026 the pain fell from 7 to 4 out of 10 with two sessions of 40 minutes a day. Pain in the neck and down the right arm to the thumb, so four leads. No pacemaker. Not pregnant.',
      },
      {
        item: 'Electrical stimulator supplies, 2 lead, per month, (e.g., TENS, NMES)',
        hcpcs: 'A4595',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification: 'Two units a month, because four leads are used.',
      },
      {
        item: 'Cervical traction equipment not requiring additional stand or frame',
        hcpcs: 'E0855',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Twelve sessions of physical therapy with traction between January 6 and February 26, 2026 eased the arm for hours. Overdoor traction hurt the jaw. 18 pounds for 15 minutes twice a day. Naproxen stopped in December 2025 because of stomach pain. Plays the cello in an orchestra and cannot hold the bow for more than 20 minutes.',
      },
    ],
    provider: { name: 'Dr. Rafferty Nkemelu', npi: '1970712489', date_signed: '2026-04-14' },
  },
  notes: [
    `April 14, 2026
Keiko Rasmussen, MRN-771142

To the reviewer,

Ms. Rasmussen, 46, has had pain in her neck and down her right arm to the thumb for seven months, since a rear-end collision on September 12, 2025. The diagnoses are a cervical disc disorder at the C5-C6 level with radiculopathy (M50.122) and cervicalgia (M54.2).

Naproxen was stopped in December 2025 because of stomach pain. From January 6 to February 26, 2026 she had twelve sessions of physical therapy with traction, which eased the arm for hours. Overdoor traction hurt her jaw. During a 30-day trial of TENS, begun on March 9, the pain fell from 7 to 4 out of 10 with two sessions of 40 minutes a day.

I prescribe a four-lead TENS device (E0730), 2 units of supplies a month (A4595), and cervical traction equipment that needs no stand or frame (E0855), to be used with 18 pounds for 15 minutes twice a day.

She has no pacemaker and is not pregnant. She plays the cello in an orchestra. At present she cannot hold the bow for more than 20 minutes.

Dr. Rafferty Nkemelu
NPI 1970712489`,
    `46F, C5-6 disc w/ R radic M50.122, neck pain M54.2, MVC rear-ended 9/12/25
PT+tx x12 1/6-2/26/26 - temp relief arm
naproxen d/c 12/25 GI
overdoor tx -> jaw pain
TENS trial 30 d from 3/9/26: 7 -> 4/10, 40 min BID
no PPM, not preg
E0730 x1; A4595 x2/mo; E0855 x1 18 lb 15 min BID
cellist
Rasmussen K - Nkemelu 1970712489`,
    `Keiko Rasmussen lives at 2750 Alder Ridge Drive in Eugene, and we would deliver the following to her on the order of Dr. Rafferty Nkemelu (NPI 1970712489): one TENS device with four leads, E0730; two units of A4595 each month for the electrodes, one unit serving two leads; and one cervical traction device without stand or frame, E0855. The trial with a TENS unit lasted thirty days from the ninth of March. The traction is set at 18 pounds, about 8 kilograms. It should not pull at the jaw, which an overdoor model did.`,
    `A nerve root that leaves the spine between the fifth and the sixth bone of the neck carries the feeling of the thumb. When the disc beside it bulges, the neck aches and the pain runs along the arm. Rest and time heal many people. Those who still hurt after half a year need something they can do at home, day after day.

For Keiko Rasmussen it has been seven months. She plays the cello, and the right hand guides the bow. Twenty minutes is the most that hand can manage.

Two things have helped her. Electrical stimulation through the skin brought the pain down by three points, nearly a half. Traction is meant to widen the space around the nerve and gave her hours of ease after each of the twelve visits. Neither is a drug, which matters in a woman whose stomach hurt on naproxen.

With eighty minutes of stimulation and thirty minutes of traction she will spend less than two hours a day on her treatment.

Dr. Rafferty Nkemelu, NPI 1970712489`,
    `## Justification for E0730, A4595 and E0855

**Patient:** Keiko Rasmussen, DOB 09/27/1979
**Provider:** Dr. Rafferty Nkemelu, NPI 1970712489

### Timeline
- September 12, 2025: rear-end collision, onset of pain
- December 2025: naproxen stopped (stomach pain)
- January 6 to February 26, 2026: physical therapy with traction, 12 sessions
- March 9, 2026: start of the 30-day TENS trial

### Response
- Pain before the trial: 7/10
- Pain with TENS: 4/10

### Safety
- No pacemaker
- Not pregnant

### Plan
- TENS 40 minutes, two times a day
- Traction 18 lb, 15 minutes, two times a day`,
    `Message from the nurse about Mrs. Rasmussen's traction and TENS. Neck and right arm down to the thumb, hit from behind in a car last September. PT 12 times, good for a few hours each time. The over the door kind hurt her jaw so that is out. TENS trial for a month brought the number from 7 down to 4. Couldn't stay on naproxen because of her stomach. She's a cello player in an orchestra and can only bow 20 minutes. Order: E0730 one, A4595 two a month, E0855 one. NPI for Dr. Nkemelu 1970712489.`,
  ],
  passages: [
    'The trial with the TENS device ended in the first half of April.',
    'Her pain fell by three points.',
    'Two sessions of 40 minutes are 80 minutes a day.',
    'Traction at the door was no choice for her, as it hurt the jaw.',
  ],
  edits: [
    [0, 'treatment', 'Naproxen was stopped in December 2025 → Gabapentin was stopped in December 2025'],
    [4, 'identifier', 'Justification for E0730, A4595 and E0855 → Justification for E0720, A4595 and E0855'],
  ],
  corruptions: {
    'code-disease': [
      'M50.122, {cervical disc disorder at C5-C6 with radiculopathy → spondylolisthesis of the lumbar spine}',
    ],
    'other-item': ['Cervical traction equipment ({E0855 → E0730}), quantity 1'],
    'description-detail': ['A cervical disc disorder at the {C5-C6 → C6-C7} level'],
    side: ['The pain runs down the {right → left} arm to the thumb.'],
    sex: ['{She → He} is not able to hold the bow for more than 20 minutes.'],
    choice: ['Traction equipment without a stand{ →, in a navy carrying bag}'],
    device: ['One TENS device{ →, one cervical collar} and one traction device are needed.'],
    medication: ['{Naproxen → Ibuprofen} was stopped because of stomach pain.'],
    diagnosis: ['She has radiculopathy at C5-C6{ → and carpal tunnel syndrome}.'],
    event: ['After the collision{ →, for which she was seen in the emergency room,} the pain began.'],
    treatment: ['{→ An epidural steroid injection in February brought no lasting change.}'],
    social: ['She plays the {cello → violin} in an orchestra.'],
    attitude: ['~ {→ She is well motivated and has used the trial unit exactly as instructed.}'],
    negation: ['She {has no → has a} pacemaker.'],
    organisation: ['She plays the cello in {an orchestra → the Willamette Chamber Orchestra}.'],
    attestation: [
      '{→ I reviewed her MRI with the spine surgeon and reexamined her at the end of the trial.}',
    ],
    'relative-date': ['The TENS trial began {five weeks → a week} ago.'],
    'other-role': ['Traction with {18 → 40} pounds'],
    brackets: ['[{→ A lawsuit about the collision is pending.}]'],
    'coverage-measure': [
      'TENS is covered for pain of three months or more{ →, and her neck disability index of 46 percent shows the loss}.',
    ],
    script: ['{Cervicalgia → Сervicalgia} (M54.2)'],
    identifier: ['The TENS device is {E0730 → E0731}.'],
    'date-age': ['The collision was on September {12 → 21}, 2025.'],
    quantity: ['Traction for 15 minutes {twice → five times} a day'],
    name: ['{Keiko → Naoko} Rasmussen cannot hold the bow for long.'],
    retold: ['The pain fell from 7 to {4 → 1} out of 10.'],
    sum: ['Traction comes to {30 → 45} minutes a day.'],
  },
};
