import type { CorpusCase } from '../corpus-case.ts';

/** A physician assistant, a physical therapist and a supplier write for a trail runner with a lateral ankle sprain. */
export const ankleBraceTrailRunnerSprain: CorpusCase = {
  id: 'ankle-brace-trail-runner-sprain',
  today: '2026-08-19',
  facts: {
    case_id: 20702,
    patient: {
      first_name: 'Priya',
      last_name: 'Castellane-Wu',
      dob: '1992-01-27',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '131 lb',
      address: '2260 Sawgrass Alley, Apt 2C, Port Ansel, OR 97999',
      phone: '(541) 555-0126',
      mrn: 'LKM-90417',
    },
    diagnoses: [
      {
        code: 'S93.411A',
        description: 'Sprain of calcaneofibular ligament of right ankle, initial encounter',
      },
      { code: 'S93.491A', description: 'Sprain of other ligament of right ankle, initial encounter' },
      { code: 'M25.371', description: 'Other instability, right ankle' },
    ],
    items: [
      {
        item: 'Ankle foot orthosis, multiligamentous ankle support, prefabricated, off-the-shelf',
        hcpcs: 'L1906',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: 'medium',
        justification:
          'Rolled the right ankle inward on 2026-08-08 at mile 9 of a trail race. Grade II sprain of the anterior talofibular and calcaneofibular ligaments: anterior drawer 6 mm right against 2 mm left, talar tilt 12 degrees right against 5 degrees left. Radiographs 2026-08-09 at Halberd Urgent Care: no fracture. Elastic bandage, ice and rest for 10 days; the ankle still gave way 3 times on the stairs at home. Sprained the same ankle in May 2024 and wore only an elastic sleeve then. The brace holds the hindfoot against inversion: worn in the shoe for all walking for 6 weeks, after that for running until week 12.',
      },
      {
        item: 'Crutches, underarm, other than wood, adjustable or fixed, pair, with pads, tips and handgrips',
        hcpcs: 'E0114',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Pain 6 of 10 with full weight on the right foot, cannot walk more than 50 feet without holding on to a wall. Lives on the second floor, 15 stairs, no elevator. Partial weight bearing with crutches for 2 weeks, then without as pain allows.',
      },
    ],
    provider: { name: 'Tobias Renfro-Iyer, PA-C', npi: '1861540279', date_signed: '2026-08-19' },
    seen: [
      '2026-08-19, in office, by Tobias Renfro-Iyer, PA-C: bruise below the right lateral malleolus, tender over both ligaments, no tenderness over the fibula or the base of the fifth metatarsal, foot pulses and sensation normal.',
      '2026-08-17, at Larkmoor Physical Therapy, by Josephine Taddeo, DPT: figure-of-eight girth 54.5 cm right and 51 cm left, dorsiflexion 4 degrees right and 14 left, eversion strength 3+/5 right and 5/5 left, single-leg stance 3 seconds right and 30 seconds left.',
    ],
    told: [
      'Who pays? Cobalt Ridge Health Plan, PPO',
      'Who supplies? Larkmoor Orthopaedic Supply',
      'What work? Kindergarten teacher, on her feet 6 hours a day; school starts 2026-09-01',
      'Lives with whom? With a roommate, Beatriz, who carries the groceries up for now',
      'Therapy planned? Twice a week for 6 weeks with Josephine Taddeo, DPT',
      'Medicine? Naproxen 500 mg twice a day as needed',
      'Goal? A half marathon in April 2027',
      'Length of need? Brace 3 months, crutches 2 weeks',
    ],
    answered: [],
  },
  notes: [
    `Cobalt Ridge Health Plan
Utilization Management

19 August 2026

Re: Priya Castellane-Wu, date of birth 27 January 1992

Dear Reviewer,

I saw Ms. Castellane-Wu in the office today for her right ankle. She is 34, teaches kindergarten, and runs trails. On the eighth of this month, nine miles into a race, the foot turned in under her. Films taken the next day at Halberd Urgent Care showed no fracture.

On examination she is bruised below the lateral malleolus and sore over two ligaments, the anterior talofibular and the calcaneofibular. Neither the fibula nor the base of the fifth metatarsal is tender, and the foot is well perfused with normal sensation. The joint is loose: the anterior drawer measures 6 mm compared with 2 mm on the uninjured side, and the talus tilts 12 degrees compared with 5. This is a grade II lateral sprain with instability.

She has already had ten days of conservative care, namely rest, ice and an elastic wrap. In that time the ankle buckled on her three times, each time on the staircase to her second-floor apartment. An elastic sleeve was all she had after spraining this same ankle in May of 2024, and here she is again.

I have ordered a multiligamentous ankle support, size medium (L1906), to be worn for all walking for six weeks and then for running through the twelfth week, together with one pair of adjustable underarm crutches (E0114) for two weeks of partial weight bearing.

I ask that both be covered.

Very truly yours,
Tobias Renfro-Iyer, PA-C
NPI 1861540279`,
    `CC: R ankle sprain, day 11

S: 34F trail runner, inversion injury 8/8/26 at mi 9 of race. XR 8/9 (Halberd UC) neg for fx. RICE w/ ACE wrap x10d. Still gives way – 3 episodes on home stairs. Pain 6/10 FWB; <50 ft w/o holding wall. Naproxen 500 BID prn. PMH same-side sprain 5/2024, sleeve only. Teacher (K), 6 hrs/day standing, back to school 9/1. 2nd floor apt, 15 steps, no elevator.

O: Ecchymosis inf. to R lat malleolus. TTP ATFL + CFL. Non-TTP fibula, base 5th MT. Ant drawer R 6 mm / L 2 mm. Talar tilt R 12° / L 5°. NVI. From PT 8/17: fig-8 54.5 vs 51 cm; DF 4° vs 14°; evertors 3+/5 vs 5/5; SLS 3 s vs 30 s.

A: Gr II sprain R CFL (S93.411A) and ATFL (S93.491A); R ankle instability (M25.371). Failed elastic wrap.

P:
1) L1906 multilig ankle support, R, size M, #1. All WB x 6 wk -> running only to wk 12.
2) E0114 crutches, 1 pr, PWB x 2 wk then wean as pain permits.
3) PT 2x/wk x 6 wk (J. Taddeo, DPT).
4) Naproxen prn.
DME via Larkmoor Orthopaedic Supply.

T. Renfro-Iyer PA-C 08/19/26, NPI 1861540279`,
    `LARKMOOR PHYSICAL THERAPY
Evaluation findings in support of ankle orthosis
Patient: Priya Castellane-Wu, 34 y.o. female
Evaluated: Monday, August 17, 2026

History
Inversion injury to the right ankle on August 8 during a trail race. Nine days out at the time of this evaluation. Second sprain of this ankle; the first was in May 2024.

Objective
• Swelling: figure-of-eight girth 54.5 cm R, 51.0 cm L (difference 3.5 cm)
• Dorsiflexion: 4° R, 14° L, a deficit of 10°
• Eversion: 3+/5 R, 5/5 L
• Single-leg balance: 3 sec R, 30 sec L

Function
Cannot go farther than about fifty feet unless she has a wall to hold. Fifteen stairs separate her front door from the street and there is no elevator. The ankle has let go three times on those stairs despite the elastic bandage.

Assessment
The peroneals are the muscles that guard against inversion, and at 3+/5 hers cannot yet do it. With one-tenth of the balance time of the sound side, she relies on passive structures that are themselves torn. An external support that blocks inversion but lets the ankle bend up and down permits early loading and exercise.

Plan of care
Therapy twice weekly for six weeks, i.e. 12 visits. Brace in the shoe for all walking during that period; afterwards for runs only, to week 12. Crutches the first two weeks.

Patient's goal: half marathon, April 2027.

Josephine Taddeo, DPT`,
    `## Medical Necessity Statement: Ankle Orthosis and Crutches

**Patient Name:** Priya Castellane-Wu
**DOB:** January 27, 1992
**Insurance:** Cobalt Ridge Health Plan (PPO)
**Ordering Provider:** Tobias Renfro-Iyer, PA-C (NPI 1861540279)

I am writing to respectfully request coverage of a prefabricated multiligamentous ankle support (**L1906**) and underarm crutches (**E0114**) for my patient, a 34-year-old woman with an acute right ankle injury.

### Diagnosis
* **S93.411A** – Sprain of calcaneofibular ligament, right ankle
* **S93.491A** – Sprain of other ligament, right ankle
* **M25.371** – Instability, right ankle

### Summary of Findings
* **Mechanism:** Inversion injury while running on a trail, 08/08/2026
* **Imaging:** X-rays on 08/09/2026 showed no fracture
* **Laxity:** Anterior drawer 6 mm (left side 2 mm); talar tilt 12° (left side 5°)
* **Function:** Pain rated 6/10 on full weight bearing; episodes of giving way on stairs (3)

### Treatment Tried
Ten days of rest, ice, and compression with an elastic bandage have **not** restored stability. A simple sleeve was used following a sprain in 2024, and the injury has recurred.

### Why the Brace Is Needed
The orthosis restrains inversion of the hindfoot while the ligaments heal. Functional bracing is widely regarded as preferable to prolonged immobilization after a sprain of this grade. It will also help Ms. Castellane-Wu return to a classroom in which she stands for six hours per day.

### Duration
- **Brace:** 3 months
- **Crutches:** 2 weeks

Thank you for your time and prompt consideration.

Kind regards,
**Tobias Renfro-Iyer, PA-C**
Date: 08/19/2026`,
    `LARKMOOR ORTHOPAEDIC SUPPLY – ORDER SUMMARY

Pt: CASTELLANE-WU, PRIYA        MRN LKM-90417
DOB 01-27-1992      5'6" / 131#
Addr: 2260 Sawgrass Alley #2C, Port Ansel OR 97999
Ph: 541-555-0126
Ins: Cobalt Ridge Health Plan PPO
Rx date: 08-19-2026
Prescriber: T. Renfro-Iyer, PA-C, NPI 1861540279

Line 1  L1906  Ankle support, multiligamentous, prefab OTS. Side: RIGHT. Size: M. Qty 1. LON 3 mos.
Line 2  E0114  Crutches, underarm, adjustable, w/ pads, tips & grips. Qty 1 pr. LON 2 wks.

Dx: S93.411A, S93.491A, M25.371

Clinical basis (abstracted from 8/19 visit and 8/17 PT eval):
Second-degree sprain, outer side, R ankle, DOI 8/8/26. X-ray negative. Loose on stress exam – drawer three times that of the other ankle. Pain 6/10 with full weight. Giving way on stairs x 3 in spite of elastic bandage. Second-floor walk-up.

Previously used: elastic sleeve (2024), elastic bandage (present episode, 10 days).

Why not a sleeve or wrap: elastic goods compress; they do not limit inversion.

Wear instructions per Rx: inside the shoe, all walking x 6 wks, then running only to 12 wks. Crutches partial wt. bearing.

Neither item exceeds the plan quantity of 1 per year.`,
    `To: Cobalt Ridge Health Plan, Appeals
From: the office of Tobias Renfro-Iyer, PA-C
August 19, 2026

Our patient Priya Castellane-Wu (dob 1/27/92) needs an ankle brace and a pair of crutches, and we would like to answer in advance the questions that usually come back to us.

"Could she make do with an elastic bandage?" She has. For ten days she wrapped, iced and rested the right ankle, and three times during those days it gave out beneath her on the way up or down the stairs of her building. She has no elevator.

"Is there anything to show on examination?" There is. The drawer test opens 6 mm, the talar tilt 12 degrees; her left ankle gives 2 mm and 5 degrees. Around the ankle she measures three and a half centimeters more than on the left. She can stand on the right leg for all of three seconds.

"Was a fracture ruled out?" Radiographs the day after the injury were read as showing none, and we find no bony tenderness at the fibula or the fifth metatarsal base.

"Is the brace for sport?" Not at first. For six weeks it is for walking, including the six hours a day she is up and about with her kindergartners once school opens on September 1. Only after that is it for running, through week twelve.

"Why crutches?" Because at 6 out of 10 pain she manages fewer than fifty feet without a wall. We expect to need them for two weeks. Her roommate Beatriz has been bringing up the groceries meanwhile.

With thanks,
Tobias Renfro-Iyer, PA-C · NPI 1861540279`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
