import type { CorpusCase } from '../corpus-case.ts';

/** A family doctor, a diabetes educator, a low-vision OT, a mail-order pharmacy, a grandson's letter-writer and a locum endocrinologist write for an old seamstress who cannot read her meter. */
export const voiceGlucoseMeterSeamstress: CorpusCase = {
  id: 'voice-glucose-meter-seamstress',
  today: '2026-10-07',
  facts: {
    case_id: 41109,
    patient: {
      first_name: 'Clementina',
      last_name: 'Abruzzo-Fairweather',
      dob: '1940-03-03',
      gender: 'female',
      height: '4 ft 11 in',
      weight: '112 lb',
      address: '88 Thimble Row, Apt 2, Cobble Harbor, RI 02999',
      phone: '(401) 555-0198',
      mrn: 'CHM-08861',
    },
    diagnoses: [
      {
        code: 'E11.649',
        description: 'Type 2 diabetes mellitus with hypoglycemia without coma',
      },
      { code: 'H54.2X22', description: 'Low vision right eye category 2, low vision left eye category 2' },
      { code: 'Z79.4', description: 'Long term (current) use of insulin' },
    ],
    items: [
      {
        item: 'Blood glucose monitor with integrated voice synthesizer',
        hcpcs: 'E2100',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Her best corrected vision is 20/240 in the right eye and 20/300 in the left, measured on 2026-09-10. On 2026-09-22 she read the display of her present meter wrongly in 5 of 8 tries, and took 58 for 158 once. With a talking meter she did all steps by herself in 7 of 8 tries. She measures 4 times a day, before meals and at bedtime. Glucose was under 70 mg/dL on 9 of the 30 days before 2026-09-22, with the lowest of 44. Her fingertips feel a thread, so she finds the slot of the strip by touch.',
      },
      {
        item: 'Blood glucose test or reagent strips for home blood glucose monitor, per 50 strips',
        hcpcs: 'A4253',
        quantity: 8,
        quantity_limit: 6,
        limit_period: '3 months',
        justification:
          'Four tests a day are 360 strips in 90 days, and about 40 more are needed for tests repeated for low values: 400 strips, or 8 boxes. A continuous sensor was worn from 2026-05-04 to 2026-06-14, and the adhesive raised blisters on both arms; she was not able to read the receiver.',
      },
      {
        item: 'Lancets, per box of 100',
        hcpcs: 'A4259',
        quantity: 4,
        quantity_limit: 3,
        limit_period: '3 months',
        justification: 'One lancet for each test, 400 in 3 months.',
      },
    ],
    provider: { name: 'Osric Delacroix-Hume, MD', npi: '1508736241', date_signed: '2026-10-07' },
    seen: [
      '2026-09-10, by Paloma Eisenberg, OD: dry macular degeneration of both eyes, vision as described, no treatment that would bring it back.',
      '2026-09-22, in clinic, by Osric Delacroix-Hume, MD, and Wilhelmina Strand, RN, diabetes educator: HbA1c 7.4 %, meter trials as described, feet with normal feeling, blood pressure 132/70.',
    ],
    told: [
      'Who pays? Narragansett Elder Advantage',
      'Who supplies? Anchor Diabetic Mail Service',
      'Insulin? Glargine 14 units at bedtime and lispro 4 units before each of 3 meals, by pens whose clicks she counts',
      'Ambulance? Called on 2026-08-17 for glucose of 44; treated at home, not taken to hospital',
      'Former work? Seamstress in a bridal shop for 44 years',
      'Lives with whom? Alone since her husband died in 2019; her grandson Leopold telephones at 9 each evening',
      'Hearing? Good, without hearing aids',
      'Thinking? Mini-Cog 5 of 5 on 2026-09-22',
    ],
    answered: [],
  },
  notes: [
    `Osric Delacroix-Hume, MD
Family Medicine

October 7, 2026

Narragansett Elder Advantage

Dear Sirs and Mesdames:

Mrs. Clementina Abruzzo-Fairweather was a seamstress in a bridal shop for forty-four years and can still feel a single thread between her fingers. What she cannot do any longer is see the number on her glucose meter.

She is 86 and lives alone, a widow since 2019. She has type 2 diabetes and takes insulin four times a day: lispro 4 units before each meal, glargine 14 units at bedtime. Her pens click, and she counts the clicks. Her mind is clear (Mini-Cog 5 out of 5 on September 22) and her hearing is good. Her eyes are another matter. Dry macular degeneration has left her with 20/240 on the right and 20/300 on the left with the best correction, as measured by Dr. Eisenberg, and nothing will bring that vision back.

On September 22 we watched her use her own meter. Of eight readings she got five wrong. One of them was a 58 that she took for 158. Consider what a person does who believes she is at 158 before supper. She takes her insulin.

That is not theory. She was under 70 on nine of thirty days, and on August 17 an ambulance came for a glucose of 44. Thankfully she could be treated at home.

With a talking meter she completed seven of eight tests without anybody's help. I am therefore ordering a monitor with integrated voice synthesizer (E2100). I also ask you to allow 8 boxes of strips (A4253) and 4 of lancets (A4259) per three months, rather than 6 and 3, because a patient who goes low as often as she does has to test again.

Diagnoses: E11.649, H54.2X22, Z79.4.

Very truly yours,
Osric Delacroix-Hume, MD
NPI 1508736241`,
    `DIABETES EDUCATION RECORD
Wilhelmina Strand, RN
9/22/2026

C. A.-F., 86 y/o F, T2DM on MDI insulin. MRN CHM-08861

A1c 7.4%   BP 132/70   Feet: sensation WNL   Mini-Cog 5/5

Insulin: glargine 14 u HS + lispro 4 u AC TID = 26 u/day

SMBG log, prior 30 d: <70 on 9 d. Low 44.

METER SKILLS TEST

Present meter (visual)
 tries 8, correct 3, wrong 5
 notable: 58 read as 158

Talking meter
 tries 8, unaided start to finish 7

She finds the strip port by touch. Hears the voice without difficulty, no aids.

BARRIERS
☑ vision (20/240 OD, 20/300 OS, per Dr. Eisenberg, OD, 9/10)
☐ hearing
☐ cognition
☐ dexterity/touch
☐ lives with someone who can read the meter for her (lives alone; grandson phones 9 PM)

CGM?  Tried 5/4–6/14. Blistered both arms. Couldn't read the receiver. Not repeating.

FREQUENCY
AC x3 + HS = 4/d
4 x 90 = 360
recheck after lows: ~40
total 400 / 3 mo
→ 8 x 50 strips, 4 x 100 lancets

Teach-back content for any patient with hypos: 15 g fast sugar, wait 15 min, test again. The second test is exactly the one which an allowance of 300 strips doesn't pay for.

Recommend E2100, A4253 x8, A4259 x4 q3mo. To Dr. Delacroix-Hume for order.`,
    `LOW VISION / FUNCTIONAL REPORT IN SUPPORT OF A SPEAKING GLUCOSE METER

1) VISUAL STATUS
Right: 20/240 corrected. Left: 20/300 corrected. Cause: macular degeneration, dry, bilateral. Classification: category 2 in each eye (H54.2X22). Many plans require 20/200 or worse in both eyes for a voice device. Both of hers are worse than 20/200.

2) WHAT THIS MEANS IN PRACTICE
Central vision is what macular disease takes away, and central vision is what one reads digits with. Larger digits help only so far. A strong magnifier may show one numeral at a time, so a leading "1" can be lost or imagined. She took 58 for 158, which is just such an error.

3) REMAINING STRENGTHS
Touch: good. A retired bridal seamstress, she can feel a thread and locates the strip slot without looking.
Hearing: good, unaided.
Cognition: Mini-Cog 5/5.
Independence: lives by herself and counts pen clicks to dose insulin.

4) DEVICE COMPARISON (22 September 2026)
Display meter: correct in 3 of 8, or 38 percent.
Voice meter: independent in 7 of 8, or 88 percent.

5) ALTERNATIVES
A helper at each test: her grandson Leopold calls at nine in the evening by telephone. He can't see a display through a phone call, and three of her four tests come earlier in the day.
A sensor with a receiver: worn six weeks this spring. The adhesive blistered both arms and she was not able to read the receiver.

6) CONCLUSION
A device with integrated voice synthesizer (E2100) matches her abilities. Strips (A4253) and lancets (A4259) are its consumables.

Ordering physician: Osric Delacroix-Hume, MD, NPI 1508736241. Payer: Narragansett Elder Advantage.`,
    `ANCHOR DIABETIC MAIL SERVICE

10/07/2026

TO NARRAGANSETT ELDER ADVANTAGE — HIGH UTILIZATION REVIEW

PATIENT: CLEMENTINA ABRUZZO-FAIRWEATHER
D.O.B.: 03/03/1940
SHIP TO: 88 THIMBLE ROW, APT 2, COBBLE HARBOR, RI 02999
TEL.: (401) 555-0198
INSULIN TREATED: YES (Z79.4)

Rx
E2100 — 1 — once per 5 years
A4253 — 8 — per 3 months (allowed 6)
A4259 — 4 — per 3 months (allowed 3)

MATH
8 boxes x 50 = 400 strips
4 boxes x 100 = 400 lancets
400 divided by 90 days = 4.4 tests a day
Allowed: 300 of each, or 3.3 a day
Difference: 100 strips and 100 lancets per quarter

REASON FOR EXCESS
Scheduled testing is 4 times a day, before three meals and at bedtime. That by itself needs 360. The rest is for repeat tests when the value is low. Low values were seen on 9 days out of 30, diagnosis E11.649, and an ambulance was called 08/17/2026.

REASON FOR VOICE METER
Corrected acuity 20/240 and 20/300 (examined 09/10/2026, P. Eisenberg, OD). Display misread in 5 of 8 tries. Voice meter managed in 7 of 8.

TREATING PHYSICIAN VISIT: 09/22/2026, i.e. 15 days before the order.

PRESCRIBER: Osric Delacroix-Hume, MD, 1508736241

Please advise if a testing log is wanted. Shipments cannot go out above the allowance until the override is in place, as you know.`,
    `Dear Doctor Delacroix-Hume,

I've tried to set down for the insurer, in Leopold's corner so to speak, what it is like. You'll know what to keep.

Every evening at nine a telephone rings on Thimble Row. It's Leopold, and he's calling his grandmother. Since her husband died in 2019 she has lived by herself. She is eighty-six, four foot eleven, a hundred and twelve pounds.

The worry behind such a call is easily told. On the 17th of August there was an ambulance at her door. Her sugar was 44. They put it right at home, and she did not have to go to the hospital. But it could be 44 again tonight, and would she know? Her meter shows a number. When you tested her, she got the number right three times out of eight.

She's no fool. She passed your memory test with full marks. She measures out her insulin by listening to the pen: fourteen clicks' worth at night, four before each meal. She sewed for a bridal shop for forty-four years, and her fingers are her eyes now. So give her a meter that speaks, and the rest she does herself. In your office she did it seven times in eight.

About the strips. They say six boxes, that is three hundred, should last three months. Four tests a day is three hundred and sixty. So the allowance runs out after 75 days even if she is never low. And she is low: nine days in a month.

The patch on the arm was no answer. It gave her blisters and she couldn't read that one either.

The codes, copied from your order: E2100, A4253, A4259.

With respect, a friend of the family`,
    `Endocrine e-consult — no face-to-face

Question from PCP (Dr. Delacroix-Hume): justification for talking meter + above-limit strips, 86F, Narragansett Elder Advantage.

Data reviewed
• T2DM w/ hypoglycemia, no coma (E11.649); basal-bolus, TDD 26 units (~0.5 u/kg at 51 kg)
• HbA1c 7.4
• <70 on 30% of days; nadir 44 → EMS 8/17, not transported
• BCVA 20/240, 20/300 (dry AMD OU)
• Intact cognition, hearing, pedal sensation

Opinion
1. At her age an A1c of 7.4 on this regimen with lows is tighter than it needs to be; guidelines would accept below 8.0 or 8.5 in frail elders. Whether doses should come down is for you to decide, but dose reduction too requires reliable numbers. She can't get reliable numbers from a display she misreads 5 times in 8.
2. CGM would ordinarily be first choice in hypoglycemia on insulin. Attempted 5/4–6/14 (six weeks). Contact blisters on both arms + receiver unreadable to her. Reasonable not to insist.
3. Voice meter E2100: vision criterion fulfilled bilaterally. Demonstrated competence 7/8.
4. Test frequency: minimum for MDI is 4/day. Add rechecks. 400/quarter is modest. 300/quarter isn't enough for the scheduled tests, let alone for rechecks.

Summary for the letter
"In an insulin-treated patient with hypoglycemia and low vision, misreading a meter is a safety event. The ordered monitor (E2100), strips (A4253, 8 boxes) and lancets (A4259, 4 boxes) are medically necessary."

Ordering provider remains O. Delacroix-Hume, MD, NPI 1508736241, date signed 10/07/2026.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
