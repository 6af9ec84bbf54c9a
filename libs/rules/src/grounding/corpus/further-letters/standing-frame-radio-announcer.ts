import type { CorpusCase } from '../corpus-case.ts';

/** A neurologist, a neuro PT, a nurse coordinator, an equipment vendor, a patient's advocate and a drafting model write for a radio announcer with multiple sclerosis who wants to stand. */
export const standingFrameRadioAnnouncer: CorpusCase = {
  id: 'standing-frame-radio-announcer',
  today: '2025-08-20',
  facts: {
    case_id: 41110,
    patient: {
      first_name: 'Ottoline',
      last_name: 'Barrington-Vega',
      dob: '1976-04-09',
      gender: 'female',
      height: '5 ft 7 in',
      weight: '151 lb',
      address: '1425 Antenna Hill, Prairie Lantern, WI 53999',
      phone: '(608) 555-0127',
      mrn: 'PLN-34409',
    },
    diagnoses: [
      { code: 'G35', description: 'Multiple sclerosis' },
      { code: 'M62.838', description: 'Other muscle spasm' },
      { code: 'M24.571', description: 'Contracture, right ankle' },
      { code: 'K59.2', description: 'Neurogenic bowel, not elsewhere classified' },
    ],
    items: [
      {
        item: 'Combination sit to stand frame/table system, any size including pediatric, with seat lift feature, with or without wheels',
        hcpcs: 'E0637',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'plum',
        size: 'large, for 5 ft to 6 ft 2 in',
        justification:
          'She has not walked since March 2023 and is not able to stand without a device; both legs are 2/5. In a rented sit-to-stand frame, from 2025-06-02 to 2025-07-27, she stood 5 days a week and came from 10 minutes to 45 minutes a session. In these 8 weeks spasms of the legs fell from 14 to 5 a day, the right ankle gained 8 degrees (from 15 to 7 degrees short of neutral), and the bowel program took 35 minutes instead of 70. In the 3 weeks since the frame went back spasms have risen to 11 a day. Baclofen cannot be raised above 60 mg a day, because at 80 mg she was not able to stay awake on the air. A tilt table was tried on 2025-05-14: it takes 2 persons to put her on it, and she has one. In the frame she pumps the seat up by herself with the arms, which are 4/5.',
      },
      {
        item: 'Ankle contracture splint, static, prefabricated',
        hcpcs: 'L4396',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: 'medium',
        justification:
          'Right side. For the night, to keep what standing has gained. The contracture of the right ankle gives way on slow stretching. Stretching by hand for 5 minutes a day by her husband, since January 2025, did not change it.',
      },
    ],
    provider: { name: 'Leander Michalski, MD', npi: '1093648275', date_signed: '2025-08-20' },
    seen: [
      '2025-05-14, neurorehabilitation clinic, by Leander Michalski, MD, and Harriet Okonjo, PT: EDSS 7.5, legs 2/5, arms 4/5, Ashworth 3 at both knees, right ankle 15 degrees short of neutral, left ankle free, skin whole.',
      '2025-07-28, by Harriet Okonjo, PT: results of the rental as described; blood pressure sitting 122/76, standing in the frame 114/72, no dizziness.',
      '2025-08-18, by video, by Leander Michalski, MD: spasms 11 a day, 2 of them woke her last night.',
      '2025-04-02, bone density of the left hip: T-score -1.9; no fracture.',
    ],
    told: [
      'Who pays? Badger Commons Health',
      'Who supplies? Kettle Moraine Rehab Equipment',
      'MS since when? First attack in 2004; secondary progressive since 2017',
      'Treatment of the MS? Ocrelizumab twice a year; last infusion on 2025-07-09',
      'Work? Announcer of a public radio station, mornings, from a studio at home',
      'Lives with whom? With her husband Ferdinand, a piano tuner, and no one else',
      'Botulinum toxin? Right calf, twice in 2024, no lasting effect',
      'Wheelchair? Power chair since 2023',
      'Earlier request? None; this is the first',
    ],
    answered: [],
  },
  notes: [
    `20 August 2025

Badger Commons Health
Medical Policy Review

Patient: Ottoline Barrington-Vega (April 9, 1976)

To the reviewer:

The policies I have read describe standing frames as unproven. Allow me to present one patient in whom the proof was taken by clock, by angle and by count.

Ms. Barrington-Vega is a radio announcer, 49. Her multiple sclerosis (G35) declared itself in 2004 and has been secondary progressive since 2017. She receives ocrelizumab. Her EDSS is 7.5; she has not walked since March 2023. Her legs are 2/5 and stiff, Ashworth 3 at the knees. Her arms are a good deal better, 4/5.

For eight weeks this summer, June 2 to July 27, she rented a sit-to-stand frame. She built up from 10 minutes to 45, five days a week. Leg spasms (M62.838) went from fourteen a day to five. The contracted right ankle (M24.571) went from 15 degrees short of neutral to 7. Her bowel program (K59.2) went from 70 minutes to 35. Then the rental ended. I spoke with her by video two days ago: eleven spasms a day, and two had woken her the night before.

That is a withdrawal experiment. I know of no better evidence in a single patient.

The alternatives have been used up. Baclofen stands at 60 mg a day; at 80 she could not stay awake on the air. Botulinum toxin into the right calf, twice last year, had no lasting effect. Her husband has stretched the ankle daily since January without change. A tilt table needs two people and her household has, apart from her, one.

I order a sit-to-stand frame (E0637) and a static ankle splint for the right foot at night (L4396).

Sincerely,

Leander Michalski, MD
NPI 1093648275`,
    `STANDING PROGRAM REPORT
Harriet Okonjo, PT
7/28/2025

Patient: O. Barrington-Vega, 49 F. 5'7" / 151 lb. MRN PLN-34409
Dx: MS (SPMS since 2017), spasms, R ankle contracture, neurogenic bowel

| Outcome | Start (May/June) | End of rental (7/27) | Change |
|---|---|---|---|
| Standing time per session | 10 min | 45 min | +35 min |
| Leg spasms / day | 14 | 5 | –9 (–64%) |
| R ankle DF, short of neutral | 15° | 7° | +8° |
| Bowel program | 70 min | 35 min | halved |

Dose: 5 x/wk x 8 wk = 40 sessions.

Orthostatic tolerance
Sitting 122/76 → standing in frame 114/72. No dizziness.

Strength (5/14)
LE 2/5. UE 4/5: enough to pump the seat up on her own.
Tone: MAS 3 both knees.
L ankle: free. Skin: whole.

Fit
Frame size large accommodates 5'0"–6'2". She is within it.

Why seat lift (E0637) and not a plain stander (E0638)?
A plain stander must be entered from standing or with a helper's lift. With legs at 2/5 she can't rise to it. In the sit-to-stand type she transfers onto a seat and the seat brings her up.

Why not tilt table?
5/14 trial: two helpers to place her. One available (husband).

Splint
R static AFO for contracture, night (L4396). The contracture yields on slow stretch, so it is not fixed, and a splint can hold length won by standing. Manual stretch 5 min/d since Jan: no change.

Bone
T-score L hip –1.9 (4/2/25), in the range called osteopenia. No fx. Weight bearing to be built up by degrees, as was done.

Goal with own frame: keep at 45 min, 5 days a week.`,
    `NURSE COORDINATOR'S PHONE-STYLE SUMMARY TO PAYER

Re: first request for standing equipment

Who: Ottoline Barrington-Vega, 1425 Antenna Hill, Prairie Lantern WI 53999, (608) 555-0127
Doctor: Leander Michalski, MD, NPI 1093648275
Supplier: Kettle Moraine Rehab Equipment

What: one E0637 sit-to-stand frame, plum, large. One L4396 static ankle contracture splint, right, medium.

Where: home. She also works there, reading the morning program for public radio from a home studio.

Who helps: husband Ferdinand. He tunes pianos. Nobody else lives with them.

Function: power chair since 2023. Not walking since March of that year. Doesn't stand without a device.

What the rental did, 6/2–7/27:
  spasms 14 → 5 a day
  ankle 15 → 7 degrees short
  bowel care 70 → 35 min
  standing 10 → 45 min

What stopping did: spasms 5 → 11 a day by 8/18.

Medicines: Ocrelizumab twice yearly, last 7/9/25. Baclofen 60 mg a day; 80 was too sedating for her to work.

Other tries: Botox R calf x2 in 2024, not lasting. Hand stretching since Jan 2025, no change. Tilt table 5/14, needs two helpers.

Safety: BP in the frame 114/72, no dizziness. Skin whole. T-score –1.9, no fracture.

Diagnoses for the claim: G35, M62.838, M24.571, K59.2.

Not asked for: a second splint. The left ankle is free and does not need one.

Limits: one frame in 5 years and one splint in a year. The request is within both.

Such packets usually hold a physician's letter, a PT report and a supplier's quote.`,
    `KETTLE MORAINE REHAB EQUIPMENT
Request for Authorization

BADGER COMMONS HEALTH

MEMBER: BARRINGTON-VEGA, OTTOLINE
DATE OF BIRTH: 04/09/1976
HEIGHT/WEIGHT: 67 IN / 151 LB

LINE 1: E0637 COMBINATION SIT TO STAND SYSTEM WITH SEAT LIFT. QTY 1. SIZE LARGE. COLOR PLUM.
LINE 2: L4396 ANKLE CONTRACTURE SPLINT, STATIC, PREFABRICATED. QTY 1. RIGHT. MEDIUM.

PHYSICIAN: LEANDER MICHALSKI, MD. NPI 1093648275. SIGNED 08/20/2025.

JUSTIFICATION OF LINE 1

The member cannot stand without a device. The manual pump on the seat lift is worked by the user's arms, and the member's arms are 4/5. She can therefore use the frame without a second person raising her. A powered version costs more and isn't needed. A tilt table would require two attendants.

A rental was completed before this purchase was requested. It ran for eight weeks and reached 45 minutes of standing five days a week, which is 225 minutes a week. Because benefit declined within three weeks of return (spasms from 5 to 11 daily), the need is considered ongoing, and purchase is generally more economical than rental for long-term use.

Frame range 5 ft to 6 ft 2 in. Member 5 ft 7 in.

JUSTIFICATION OF LINE 2

Right ankle contracture, 7 degrees short of neutral at end of rental, reducible by slow stretch. Payers commonly ask that a plantar flexion contracture be present, that there be a reasonable expectation of correction, and that the splint be part of a therapy program. Eight degrees were gained during the standing program.

PRIOR EQUIPMENT

Power wheelchair, 2023. No stander was requested before.

CONTACT FOR MEMBER: (608) 555-0127`,
    `For Dr. Michalski, from the MS patients' advocate: an attempt at Ottoline's side of it

Good morning, Badger Commons.

Ottoline Barrington-Vega speaks for public radio in the mornings from a studio in her house. MS came in 2004, when she was 27 or 28. In 2017 it became secondary progressive, the kind that creeps on. Since March 2023 she hasn't walked a step. She is working all the same.

But spasms make work hard. Imagine reading the weather while your legs kick. Before the frame it was fourteen times a day. There's a drug for it, baclofen, and she takes 60 milligrams. At 80 she couldn't stay awake on the air.

Then she got a standing frame, on rent, for two months less a few days. It has a seat, you pump it and it lifts you. She did it with her own arms. Her husband Ferdinand, who tunes pianos, is the only other person in the house.

By the end of July it was five spasms. Her ankle had loosened. And, forgive me, the matter of the bowels, which had eaten an hour and ten minutes each time, was done in thirty-five.

On July 27 the rental was over. By August 18 she was at eleven spasms a day, and two had woken her in the night before.

You may say that standing is exercise, and exercise isn't covered. A person who can't rise can't exercise her way out of a chair. Standing in a frame is how a weak leg gets its stretch, its load and its blood flow.

She asks for one frame and for one splint, to hold the right ankle at night. It's the first request.

(E0637 and L4396. Doctor's NPI 1093648275.)`,
    `# LMN: Sit-to-Stand Frame and Night Splint

**Patient:** Ottoline Barrington-Vega, 49, she/her
**Insurer:** Badger Commons Health
**Date:** August 20, 2025

## Diagnoses

| ICD-10-CM | Description |
|---|---|
| G35 | Multiple sclerosis |
| M62.838 | Other muscle spasm |
| M24.571 | Contracture, right ankle |
| K59.2 | Neurogenic bowel, not elsewhere classified |

## Equipment

- **E0637** × 1: combination sit-to-stand frame with seat lift
- **L4396** × 1: static ankle contracture splint, right

## Rationale

**She cannot stand otherwise.** Strength in both legs is 2/5 and she has not walked for about two years and five months. Prolonged sitting is known to promote contracture, bone loss, constipation and pressure injury. She already has a T-score of −1.9 at the left hip, though no fracture, and her skin is intact.

**A trial proved effective.** During eight weeks of rental:

1. Standing tolerance rose more than fourfold (10 → 45 minutes).
2. Spasms declined by nearly two thirds (14 → 5 a day).
3. The ankle improved by 8°.
4. Bowel care took half as long, saving 35 minutes each time.

**Discontinuation reversed part of the benefit.** Within about three weeks spasms climbed to 11 a day, so two thirds of the gain was lost.

**It is safe.** Blood pressure fell by only 8/4 mmHg on standing, without dizziness.

**She can use it.** With arm strength of 4/5 she operates the pump herself.

## Alternatives considered

- *More baclofen:* excessive sleepiness at 80 mg/day
- *Botulinum toxin:* two treatments in 2024, no lasting effect
- *Manual stretching:* daily by her husband; no change
- *Tilt table:* needs two helpers

## Role of the splint

Worn at night, it keeps the ankle from tightening again between sessions.

## Request

Approval of both items as a first-time purchase.

**Leander Michalski, MD** — NPI 1093648275`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
