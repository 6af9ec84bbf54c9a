import type { CorpusCase } from '../corpus-case.ts';

export const nerveStimulatorLowBack: CorpusCase = {
  id: 'nerve-stimulator-low-back',
  today: '2026-11-12',
  facts: {
    case_id: 8111,
    patient: {
      first_name: 'Percival',
      last_name: 'Okafor-Dunne',
      dob: '1979-05-27',
      gender: 'male',
      height: '185 cm',
      weight: '104 kg',
      address: '61 Weaver Street, Sable Point, MI 49421',
      phone: '(231) 555-0128',
      mrn: '90-4471',
    },
    diagnoses: [
      { code: 'M96.1', description: 'Postlaminectomy syndrome, not elsewhere classified' },
      { code: 'M54.16', description: 'Radiculopathy, lumbar region' },
      { code: 'F32.1', description: 'Major depressive disorder, single episode, moderate' },
    ],
    items: [
      {
        item: 'Transcutaneous electrical nerve stimulation device, four or more leads',
        hcpcs: 'E0730',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Laminectomy L4-L5 2023-06-14 after lifting injury at warehouse 2023-02-08; fusion L4-S1 2024-10-22. Pain of low back and left leg, 7 of 10, 4 of 10 after 45 minutes of stimulation. Trial of 30 days 2026-10-05 to 2026-11-04: used 2 hours per day, hydrocodone reduced from 4 to 1 tablets a day. Straight leg raise positive on left at 40 degrees, negative on right. Left ankle reflex absent. Left big toe extension 4/5. No saddle numbness, bowel and bladder normal.',
      },
      {
        item: 'Electrical stimulator supplies, 2 lead, per month',
        hcpcs: 'A4595',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '1 month',
        justification:
          'Gabapentin 600 mg three times a day, duloxetine 60 mg every morning, hydrocodone 5/325 as needed. Naproxen stopped 2025-03 after stomach bleeding. Three epidural injections in 2025, relief less than 2 weeks each. Physical therapy 24 sessions ended 2025-08-29. Lumbar flexion 30 degrees, extension 5 degrees. Sits 20 minutes, stands 15 minutes. Oswestry 54%. Not working since 2024-10. No pacemaker. Smokes half a pack a day. Divorced, two sons every other weekend. PHQ-9 14.',
      },
    ],
    provider: { name: 'Lavinia Stern, MD', npi: '1194827350', date_signed: '2026-11-10' },
  },
  notes: [
    `47M w/ FBSS, s/p lami L4-5 6/14/23, fusion L4-S1 10/22/24 (work inj 2/8/23). C/o LBP + L leg pain 7/10 → 4/10 p TENS x 45 min.
SLR + L @ 40°, neg R. L AJ absent. L EHL 4/5. No saddle anesthesia, B/B nl.
ROM: flex 30, ext 5. Sit 20 min, stand 15 min. ODI 54%. PHQ-9 14.
Gabapentin 600 TID, duloxetine 60 qam, Norco 5/325 prn ↓ 4 → 1 tab/d. Naproxen d/c'd 3/25 (GIB).
ESI x3 2025, relief <2 wks. PT x24 thru 8/29/25.
TENS trial 10/5-11/4, 2 h/d. No PPM. ½ ppd. Not working since 10/24.`,
    `Mr. Okafor-Dunne is 47 years old and suffers from postlaminectomy syndrome (M96.1) with lumbar radiculopathy (M54.16). After a lifting injury in a warehouse in February 2023 he had a laminectomy at L4-L5, and sixteen months later a fusion from L4 to S1. His pain is in the low back and the left leg.

During a thirty-day trial, which ended on November 4, 2026, he used the stimulator two hours a day and reduced hydrocodone from four tablets a day to one. Pain fell from 7 to 4 of 10. Before that, 24 sessions of physical therapy and three epidural injections gave no lasting relief. Naproxen was stopped after stomach bleeding. He has no pacemaker.

I order one TENS device with four leads (E0730) and two sets of supplies per month (A4595).`,
    `Intake by nurse: Pt reports low back pain shooting to L leg, 7/10. Sits max 20 min, stands max 15 min. Denies numbness in saddle area, denies bowel or bladder problems. Meds: gabapentin 600 mg 3x day, duloxetine 60 mg in AM, hydrocodone 1 tab/day now (was 4). Smokes 1/2 pack per day. Divorced, 2 sons every other weekend. PHQ-9 = 14. Not working. No pacemaker. Used the TENS 2 hrs/day during the 30 day trial.`,
    `Dictated: patient is a forty-seven year old man, two back operations, twenty twenty-three and twenty twenty-four. Straight leg raising is positive on the left at forty degrees, negative on the right. Left ankle jerk is absent. Forward bending thirty degrees, backward five. He takes gabapentin six hundred three times a day and duloxetine sixty. Three epidurals in 2025 helped less than two weeks each. Therapy, twenty-four visits, finished last August, I mean August of 2025. With the TENS unit the pain goes from seven down to four. Oswestry fifty-four percent. I recommend purchase.`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', '47M → 57M'],
    [0, 'retold', 'lami L4-5 → lami L2-3'],
    [0, 'date-age', '10/22/24 → 10/22/25'],
    [0, 'side', 'L leg pain → R leg pain'],
    [0, 'negation', 'SLR + L @ 40°, neg R → SLR neg L, + R @ 40°'],
    [0, 'side', 'L AJ absent → R AJ absent'],
    [0, 'negation', 'No saddle anesthesia → Saddle anesthesia'],
    [0, 'retold', 'flex 30, ext 5 → flex 60, ext 25'],
    [0, 'medication', 'Gabapentin 600 TID → Gabapentin 600 qd'],
    [0, 'negation', '5/325 prn ↓ 4 → 5/325 prn ↑ 4'],
    [0, 'treatment', '(GIB) → (rash)'],
    [0, 'quantity', 'ESI x3 → ESI x1'],
    [0, 'quantity', 'PT x24 → PT x8'],
    [0, 'device', 'No PPM → PPM'],
    [0, 'social', '½ ppd → nonsmoker'],
    [0, 'other-role', 'Sit 20 min, stand 15 min → Sit 45 min, stand 45 min'],
    [1, 'code-disease', 'lumbar radiculopathy (M54.16) → cervical radiculopathy (M54.16)'],
    [1, 'relative-date', 'sixteen months later → six months later'],
    [1, 'side', 'and the left leg → and the right leg'],
    [1, 'event', 'a lifting injury in a warehouse → a car accident'],
    [1, 'quantity', 'thirty-day trial → ten-day trial'],
    [
      1,
      'negation',
      'reduced hydrocodone from four tablets a day to one → increased hydrocodone from one tablet a day to four',
    ],
    [1, 'negation', 'gave no lasting relief → gave lasting relief'],
    [1, 'medication', 'Naproxen was stopped → Meloxicam was stopped'],
    [1, 'negation', 'He has no pacemaker → He has a pacemaker'],
    [1, 'description-detail', 'with four leads (E0730) → with two leads (E0730)'],
    [1, 'quantity', 'two sets of supplies → four sets of supplies'],
    [2, 'side', 'shooting to L leg → shooting to R leg'],
    [2, 'other-role', 'stands max 15 min → stands max 45 min'],
    [2, 'negation', 'denies bowel or bladder problems → reports bowel and bladder problems'],
    [2, 'medication', '600 mg 3x day → 300 mg 3x day'],
    [2, 'medication', 'duloxetine 60 mg in AM → duloxetine 60 mg at HS'],
    [2, 'quantity', 'now (was 4) → now (was 8)'],
    [2, 'social', '1/2 pack per day → 2 packs per day'],
    [2, 'social', 'Divorced, 2 sons → Married, 2 sons'],
    [2, 'retold', 'PHQ-9 = 14 → PHQ-9 = 4'],
    [2, 'quantity', '30 day trial → 60 day trial'],
    [3, 'sex', 'forty-seven year old man → forty-seven year old woman'],
    [3, 'negation', 'negative on the right → positive on the right'],
    [3, 'side', 'Left ankle jerk → Right ankle jerk'],
    [3, 'quantity', 'Three epidurals → Six epidurals'],
    [3, 'quantity', 'less than two weeks → less than two months'],
    [3, 'retold', 'from seven down to four → from seven down to one'],
    [3, 'date-age', 'August of 2025 → April of 2025'],
    [3, 'medication', 'duloxetine sixty → duloxetine thirty'],
  ],
  corruptions: {},
};
