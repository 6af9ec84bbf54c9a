import type { CorpusCase } from '../corpus-case.ts';

/** A cardiologist, a clinic pharmacist, an advocate's plain page, a clerk, a resident and a drafting model write for a deckhand with a mechanical valve. */
export const homeInrFerryDeckhand: CorpusCase = {
  id: 'home-inr-ferry-deckhand',
  today: '2026-12-16',
  facts: {
    case_id: 27110,
    patient: {
      first_name: 'Rasmus',
      last_name: 'Ketterby',
      dob: '1975-03-30',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '196 lb',
      address: '118 Net Loft Way, Skarn Island, AK 99999',
      phone: '(907) 555-0128',
      mrn: 'SKC-41706',
    },
    diagnoses: [
      { code: 'Z95.2', description: 'Presence of prosthetic heart valve' },
      { code: 'I48.21', description: 'Permanent atrial fibrillation' },
      { code: 'Z79.01', description: 'Long term (current) use of anticoagulants' },
    ],
    items: [
      {
        item: 'Demonstration, prior to initiation of home INR monitoring, for patient with either mechanical heart valve(s), chronic atrial fibrillation, or venous thromboembolism who meets Medicare coverage criteria, under the direction of a physician',
        hcpcs: 'G0248',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'lifetime',
        justification:
          'Face to face on 2026-12-03 with the pharmacist, for 70 minutes. He took 3 drops of his own blood and read 3 results without help. The meter showed 2.8 and the laboratory 2.9 from the same hour.',
      },
      {
        item: 'Provision of test materials and equipment for home INR monitoring of patient with either mechanical heart valve(s), chronic atrial fibrillation, or venous thromboembolism who meets Medicare coverage criteria; includes provision of materials for use in the home and reporting of test results to physician; not occurring more frequently than once a week',
        hcpcs: 'G0249',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '4 weeks',
        justification:
          'One unit holds 4 tests, one a week. Mechanical mitral valve since 2021-09-13, warfarin since then, target INR 2.5 to 3.5. From 2026-06-01 to 2026-11-30 he had 14 tests, of which 6 were in range; time in range 46%. INR 5.1 on 2026-09-02 with a nosebleed of 40 minutes, treated at the island clinic without a hospital stay. INR 1.6 on 2026-10-21, after a test was missed because of a storm. The laboratory in Port Tamsin is 2 hours 15 minutes away by ferry and open 3 days a week.',
      },
    ],
    provider: { name: 'Yevgenia Marchbanks, MD', npi: '1417360895', date_signed: '2026-12-16' },
    seen: [
      '2026-11-12, in the heart clinic, by Yevgenia Marchbanks, MD: valve click crisp, no murmur of leak, echocardiogram with a mean mitral gradient of 4 mmHg and an ejection fraction of 55%.',
      '2026-12-03, teaching by Ingrid Solheim, PharmD: 3 correct tests of 3.',
    ],
    told: [
      'Who pays? Coastwise Mariners Health Trust',
      'Who supplies? Fairlead Home Testing',
      'Lives with whom? Alone with a dog on a float house; his sister Signe lives on the next dock and can help',
      'Work? Deckhand on a ferry, 7 days on and 7 days off',
      'Dose? Warfarin 6 mg on 5 days and 7.5 mg on 2 days of the week',
      'Stroke or clot? None so far',
      'Alcohol? One beer a week',
      'Eyes and hands? Reading glasses, steady hands',
      'How are results sent? By telephone; there is reception at the dock',
    ],
    answered: [],
  },
  notes: [
    `December 16, 2026

Coastwise Mariners Health Trust
Benefits Office

Re: Rasmus Ketterby, born March 30, 1975
Home INR monitoring (G0248, G0249)

Dear Trustees and Reviewers,

Mr. Ketterby is a ferry deckhand of 51 with a mechanical mitral valve. It was implanted on September 13, 2021, and he has been on warfarin ever since, a little over five years. He also has permanent atrial fibrillation. A mechanical valve in the mitral position clots more readily than one in the aortic, and atrial fibrillation adds to the risk, so his INR must be kept between 2.5 and 3.5. The newer anticoagulants are no alternative with a mechanical valve. It is warfarin or nothing.

Warfarin has to be measured. The laboratory is in Port Tamsin, two hours and a quarter by ferry, and it opens three days a week. From June through November he was tested 14 times in 26 weeks, or about once in 13 days, and six of those fourteen results were where they should be. One, on September 2, was 5.1; his nose bled for 40 minutes and the island clinic had to treat it. Another, on October 21, was 1.6, after a storm had kept him from his test. He has been both overtreated and undertreated within seven weeks.

The valve itself is excellent. On November 12 the click was crisp, I heard no leak, and the mean gradient was 4 mmHg with an ejection fraction of 55%. He has never had a stroke or a clot. I would like to keep it like this.

Our pharmacist taught him on December 3. Three tests of three were correct.

Respectfully,

Yevgenia Marchbanks, MD
NPI 1417360895`,

    `ANTICOAGULATION SERVICE
Home monitoring - training and candidacy

Pt: Ketterby, Rasmus    51 M    SKC-41706
Pharmacist: Ingrid Solheim, PharmD
Training date: 12/03/2026, face to face, 70 min

INDICATION
Mechanical MVR 9/13/21 (Z95.2) + permanent AF (I48.21). Z79.01.
Goal 2.5-3.5.

REGIMEN
Warfarin 6 mg x5 d, 7.5 mg x2 d
= 30 + 15 = 45 mg/week (6.4 mg/day on average)

CONTROL, 6/1-11/30/26
Tests: 14
In range: 6 (43%)
Out of range: 8
TTR: 46%
(TTR under 60-65% is commonly called poor control)
High: 5.1, 9/2. Epistaxis 40 min. Tx island clinic, not admitted.
Low: 1.6, 10/21. Preceding test missed, storm.

TRAINING
Fingersticks by patient: 3/3
Reads result: 3/3, unaided
Correlation: meter 2.8, lab 2.9 same hour. Difference 0.1 (3%). Acceptable.

CANDIDACY CHECK
Anticoagulated 3+ months ........ yes, since 2021
Vision .......................... reading glasses
Dexterity ....................... steady
EtOH ............................ 1 beer/wk
Backup .......................... sister, Signe, next dock
Reporting ....................... phone. Reception at dock OK

PLAN
Weekly self test. G0249 1 unit per 4 wk = 4 strips. About 13 units a year.
Call in each result. Dose by clinic.
G0248 once.

Prescriber: Y. Marchbanks MD, 1417360895`,

    `Fairlead Home Testing
Enrollment packet, page 1

1. Patient
Rasmus Ketterby
118 Net Loft Way, Skarn Island, AK 99999
(907) 555-0128
DOB 03/30/1975, male

2. Plan
Coastwise Mariners Health Trust

3. Physician
Yevgenia Marchbanks, MD, NPI 1417360895. Signature date 12/16/2026.

4. Services ordered
G0248: demonstration before starting. Quantity 1. Once in a lifetime.
G0249: test materials and equipment. Quantity 1 per 4 weeks (4 tests in a unit).

5. Diagnoses
Z95.2 - Presence of prosthetic heart valve
I48.21 - Permanent atrial fibrillation
Z79.01 - Long term (current) use of anticoagulants

6. Eligibility statements
a. Mechanical valve or chronic AF or VTE? The first two both apply.
b. On warfarin at least three months before the monitor? Yes, since September 2021.
c. Face-to-face education done? Yes, December 3, 2026, by Ingrid Solheim, PharmD.
d. Demonstrated correct use? Yes, 3 of 3.
e. Testing no more than weekly? Yes, one each week.

7. Why not the laboratory?
It takes 2 h 15 min by ferry each way, 4 h 30 min for both, before any waiting. It is open 3 days out of 7. He works 7 days on, 7 days off.

8. Shipping remarks
It is a float house. There is a dog. The sister, Signe, on the next dock, can help.

9. Duration
As long as he is on warfarin. With a mechanical valve, that is as a rule for life.

We ask the Trust to set up the authorization for a year, which makes 13 units of G0249 (52 tests).`,

    `Hello, Coastwise Mariners people,

You insure folks who work on the water, so you'll know what I mean when I say the boat doesn't always go.

Rasmus Ketterby is a deckhand on a ferry. Seven days on, seven off. He lives by himself, with a dog, in a float house on Skarn Island. Five years ago in September he got a mechanical valve in his heart, the mitral one. He takes a blood thinner, warfarin, six milligrams most days and seven and a half on two of them. The thinner has to be just right: an INR of 2.5 to 3.5. Too high, he bleeds. Too low, the valve can clot, and a clot from there can go to the brain. It hasn't happened. Nobody wants to wait for it.

To find out where he is, he has to get to the lab in Port Tamsin. That's two and a quarter hours on a ferry, and the lab has its doors open three days in the week. In October a storm made him miss a test. The next one was 1.6. That's low. In September it was 5.1 and his nose bled for forty minutes before the island clinic had treated it. He wasn't put in the hospital.

Over half a year he got fourteen tests. Six were good.

Now there's a little meter. You prick your finger and it tells you, at home, in minutes. On December 3 the pharmacist sat with him for seventy minutes. Three pricks, three right answers, no help. The meter said 2.8, the lab said 2.9.

He uses reading glasses, his hands are steady, he has one beer a week, and the phone works at the dock. If he is stuck, his sister Signe is one dock over.

Please cover the teaching (G0248) and the test supplies (G0249) that Dr. Marchbanks ordered.`,

    `CARDIOLOGY - DICTATED FOR DR. MARCHBANKS

Reason for letter: insurance approval, home INR.

This is a 51-year-old gentleman, 5'11", 196 lb, with hx of mechanical MVR in 9/2021 and permanent AF, on lifelong warfarin. INR goal is 2.5 to 3.5.

Interval history. Labile INRs. 14 checks in the six months ending 11/30, 6 therapeutic, 8 not, TTR 46%. Supratherapeutic to 5.1 on 9/2 with 40 min of epistaxis, managed at the island clinic, no admission. Subtherapeutic to 1.6 on 10/21 after a missed draw (storm). No stroke, no thromboembolism to date.

Social. Ferry deckhand, week on/week off. Float house, lives alone except for a dog. Sister Signe nearby. EtOH 1/wk.

Exam 11/12. Crisp valve click. No regurgitant murmur.

Echo. Mean MV gradient 4. EF 55.

Assessment. Valve working well. INR control poor. Barrier is access: lab at Port Tamsin is 2h15 by ferry, open three days weekly. DOAC contraindicated with mechanical valve, as per labeling and the guidelines. Skipping tests is not an option, and nor is moving house for a fingerstick.

Evidence in general. Self-testing has been associated with fewer thromboembolic events in pooled trials, and patients with mechanical valves appear to benefit most. Weekly testing shortens the time an out-of-range value goes unnoticed.

Plan.
1) G0248 x1. Completed 12/3/26 with I. Solheim PharmD; 70 minutes, 3/3 tests correct, 2.8 on meter vs 2.9 lab.
2) G0249, one unit q4 weeks, weekly test, phone in.
3) Dosing stays with us.

12/16/2026. Y. Marchbanks MD. NPI 1417360895. Payer Coastwise Mariners Health Trust. Vendor Fairlead Home Testing.`,

    `## Home INR Monitoring: Statement of Medical Necessity

**Member:** Rasmus Ketterby, age 51
**Payer:** Coastwise Mariners Health Trust
**Ordering physician:** Yevgenia Marchbanks, MD (NPI 1417360895)

### The clinical question

Can this member's anticoagulation be kept safe by laboratory testing alone? The record of the past half year suggests that it cannot.

### The record

| Period | Jun 1 – Nov 30, 2026 |
|---|---|
| INR tests | 14 |
| Within 2.5–3.5 | 6 |
| Time in range | 46% |
| High | 5.1 (Sep 2), nosebleed of 40 minutes |
| Low | 1.6 (Oct 21), after a test missed in a storm |

### Why laboratory testing falls short

- **Distance:** 2 h 15 min by ferry to Port Tamsin
- **Hours:** three days a week
- **Work:** seven days on duty, seven off
- **Weather:** beyond anyone's control

### Why he is suited to self-testing

1. More than five years of continuous warfarin
2. Instructed in person for 70 minutes on December 3, 2026
3. Three correct tests out of three
4. Close agreement with the laboratory (2.8 and 2.9)
5. Steady hands; sees well enough with reading glasses
6. Telephone reception at the dock for reporting
7. A sister, Signe, on the next dock

### What is at stake

Thrombosis of a mechanical mitral valve is life-threatening, and so is major bleeding. The member has been spared strokes and clots to date, and his valve functions well (mean gradient 4 mmHg, ejection fraction 55%).

### Request

- G0248, demonstration: one, per lifetime
- G0249, materials and equipment: one unit (four weekly tests) every 4 weeks

Weekly self-testing would mean about 26 results in half a year instead of 14.

*December 16, 2026*`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
