import type { CorpusCase } from '../corpus-case.ts';

/** A hospital discharge planner, a nurse practitioner and a ward physical therapist ask for a heavy-duty commode before a bariatric patient goes home. */
export const heavyDutyCommodeBariatric: CorpusCase = {
  id: 'heavy-duty-commode-bariatric',
  today: '2026-06-09',
  facts: {
    case_id: 10802,
    patient: {
      first_name: 'Dwayne',
      last_name: 'Hartsfield-Loomis',
      dob: '1979-08-21',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '386 lb',
      address: '2206 Sorghum Lane, Apt 3, Dunmore Flats, MO 65999',
      phone: '(573) 555-0142',
      mrn: 'TRH-118820',
    },
    diagnoses: [
      { code: 'E66.813', description: 'Obesity, class 3' },
      { code: 'Z68.43', description: 'Body mass index [BMI] 50.0-59.9, adult' },
      { code: 'I89.0', description: 'Lymphedema, not elsewhere classified' },
      { code: 'L03.115', description: 'Cellulitis of right lower limb' },
    ],
    items: [
      {
        item: 'Commode chair, extra wide and/or heavy duty, stationary or mobile, with or without arms, any type, each',
        hcpcs: 'E0168',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: 'seat 24 inches wide',
        justification:
          'Admitted to Three Rivers Hospital on 2026-05-28 with cellulitis of the right leg; discharge home is planned for 2026-06-11. He weighs 386 lb, above the 300 lb limit of a standard commode, and his hips measure 23 inches across when he sits, so that a standard seat of 18 inches does not hold him. At home the toilet is 45 feet from the bed, behind a doorway of 26 inches that his bariatric walker, 30 inches wide, does not pass. He walks 15 feet with the walker and one helper, then must sit down. On the ward a standard commode was tried on 2026-05-30 and bent under him; a heavy-duty commode rated for 650 lb has been used since 2026-05-31 without trouble. Furosemide 40 mg twice a day makes him pass urine up to 9 times in 24 hours, 3 of them at night. On 2026-05-27, the day before admission, he fell at home on the way to the toilet. His brother Clifton empties the pail.',
      },
    ],
    provider: { name: 'Svetlana Okafor-Brandt, NP', npi: '1780345926', date_signed: '2026-06-09' },
    seen: [
      '2026-06-08, on the ward, by Svetlana Okafor-Brandt, NP: stands up from the heavy-duty commode with both arms on the armrests and one helper, both lower legs firm and pitted, right calf 68 cm, left calf 64 cm, skin of the right leg no longer red, temperature 98.4 F.',
      '2026-06-05, on the ward, by Pilar Nakamura, PT: Timed Up and Go 48 seconds with the bariatric walker, 45 feet only with 2 rests on a chair, grip strong on both sides.',
    ],
    told: [
      'Who pays? Show-Me Horizon, a Medicaid managed care plan',
      'Who supplies? Ozark Gate Home Equipment, delivery wanted on 2026-06-10',
      'Lives with whom? With his brother Clifton, 52, who works from home',
      'What is the home like? One-bedroom apartment on the ground floor, one bathroom',
      'Who is the discharge planner? Beatrix Lundqvist, RN, CCM',
      'How long is it needed? 12 months',
      'Where will it stand? Beside his bed',
    ],
    answered: [],
  },
  notes: [
    `Three Rivers Hospital – Care Coordination
DISCHARGE DME REQUEST

To: Show-Me Horizon, prior authorization
From: Beatrix Lundqvist, RN, CCM
Date: 6/9/26
Pt: Hartsfield-Loomis, Dwayne   DOB 8/21/79   MRN TRH-118820
Planned d/c: Thursday 6/11/26, home

Good morning,

We are trying to get this gentleman home on the 11th and for that he needs a commode that will hold him. He is 46, 5'9" and 386 pounds. Standard commodes stop at 300. We know that from experience: on day three of his stay (May 30) one bent under him. The next day the unit switched him to a heavy-duty model with a 650-lb rating and there has been no trouble since.

Home is a one-bedroom, ground-floor apartment he shares with his brother. There is one bathroom, and it is forty-five feet from where he sleeps. He covers fifteen before he has to sit. Even if he got there, the bathroom doorway is 26 inches and his walker is 30.

He is on furosemide BID and voids as many as nine times around the clock, a third of that overnight. He fell the day before he came to us, i.e. on May 27, heading for the toilet.

Need: E0168 x 1, 24-inch seat, bedside. Twelve months. Vendor is Ozark Gate Home Equipment and we would like it delivered the day before he leaves, 6/10. Brother Clifton works from home and will take care of the pail.

A decision by tomorrow would be greatly appreciated.

B. Lundqvist, RN, CCM
Ordering provider: Svetlana Okafor-Brandt, NP, NPI 1780345926`,

    `INPATIENT PROGRESS NOTE / DME JUSTIFICATION
06/09/2026

S: 46M, hospital day 13 (adm 5/28) for R leg cellulitis, class 3 obesity, lymphedema. Going home 6/11 with brother. Toilet at home is 45 ft off and he cannot get the bariatric walker (30") through the 26" door. Fell on the way there 5/27. Urinates up to 9x/24 h on furosemide 40 mg BID, 3 of these nocturnal.

O: (6/8) Afebrile, T 98.4. Erythema of RLE resolved. Both lower legs firm w/ pitting. Calf R 68 cm / L 64 cm. Sit-to-stand from heavy-duty commode: pushes up with both arms on the armrests, assist x1.
Wt 386 lb, Ht 5'9", BMI 57.0. Seated hip width 23".
PT 6/5: TUG 48 s w/ bariatric walker; 45 ft w/ 2 seated rests; strong grip bilat.

A: Will not be able to reach the toilet at home. Walking distance (15 ft, assist x1) is one third of the distance to the toilet. Std commode fails on two counts: load (limit 300 lb, pt exceeds by 86) and seat (18", pt 23"). It was nonetheless trialed on 5/30 and bent. Heavy-duty unit, 650-lb rating, in use since 5/31 w/o problems.

P: E0168 commode chair, extra wide/heavy duty, #1, seat 24". LON 12 mo. At bedside. Brother to empty pail.

S. Okafor-Brandt, NP
NPI 1780345926`,

    `PHYSICAL THERAPY STATEMENT FOR EQUIPMENT

Patient: Dwayne Hartsfield-Loomis
Date of statement: June 9, 2026
PT: Pilar Nakamura

Reason for statement
To put on paper why Mr. Hartsfield-Loomis should not be sent home with an ordinary bedside commode.

Measurements
Body weight ............ 386 lb
Hip breadth, sitting ... 23 in
Ambulation ............. 15 ft, bariatric walker, one person assisting, then sits
TUG (6/5/26) ........... 48 sec
Grip ................... strong R and L
Walker width ........... 30 in
Bathroom doorway ....... 26 in
Bed to toilet .......... 45 ft

Interpretation
On June 5 he did complete 45 feet, but only with two sit-downs on the way. On a ward one can sit down halfway; a bladder on furosemide twice a day is less patient. In addition, his walker is four inches wider than the doorway, so the last stretch could not be done with it at all.

Why heavy-duty
An 18-inch seat leaves him five inches short. A commode made for 300 lb bent on 5/30. In contrast, from 5/31 on he has used the 650-lb commode, and as the NP observed on June 8, he gets up from it with his arms on the rests and one helper. His grip is strong on both sides, so the chair should have armrests he can push on.

Recommended
One extra-wide/heavy-duty commode chair (E0168), seat width 24 inches, to stand beside the bed.

Reviewed and signed: Svetlana Okafor-Brandt, NP, NPI 1780345926, 6/9/2026`,

    `## Statement of Medical Necessity: Heavy-Duty Commode

**Patient:** Dwayne Hartsfield-Loomis | **DOB:** 08/21/1979 | **MRN:** TRH-118820
**Health plan:** Show-Me Horizon (Medicaid managed care)
**Date:** June 9, 2026

### Summary

Mr. Hartsfield-Loomis is a 46-year-old man with **class 3 obesity (BMI 57)**, **lymphedema**, and a recent **cellulitis of the right leg** who will be discharged from Three Rivers Hospital on June 11, 2026. He requires a heavy-duty, extra-wide commode chair (E0168) at his bedside.

### Why the bathroom toilet is not an option

- It lies 45 feet from the bed; he walks 15 feet with a walker and help from one person.
- The doorway (26 inches) is narrower than his walker (30 inches).
- He fell while going to the toilet on May 27, 2026.
- Because of furosemide 40 mg twice daily, he urinates up to nine times in 24 hours, including three times at night.

### Why a standard commode is not an option

| Feature | Standard commode | Patient's need |
|---|---|---|
| Weight capacity | 300 lb | 386 lb |
| Seat width | 18 in | 23 in across the hips |

A standard commode was tried in the hospital on May 30, 2026 and **bent** under his weight.

### Evidence of successful use

Since May 31, 2026 he has used a heavy-duty commode rated for 650 lb without any trouble. On June 8 he rose from it using both armrests and the help of one person.

### Plan

- **Item:** E0168, quantity 1, 24-inch seat
- **Length of need:** 12 months
- **Support at home:** His brother, who works from home, will empty the pail.

**Svetlana Okafor-Brandt, NP**
NPI 1780345926`,

    `OZARK GATE HOME EQUIPMENT
Order Intake / Documentation Summary

Customer .......... Hartsfield-Loomis, Dwayne
Ship to ........... 2206 Sorghum Lane, Apt 3, Dunmore Flats, MO 65999
Phone ............. (573) 555-0142
Deliver by ........ 06/10/2026 (patient leaves hospital 06/11)
Coverage .......... Show-Me Horizon
Prescriber ........ Svetlana Okafor-Brandt, NP / 1780345926
ICD-10 ............ E66.813; Z68.43; I89.0; L03.115

LINE 1   E0168   Commode, extra wide / heavy duty   Qty 1   Seat 24 in   LON 12 mo

Qualifying information taken from the chart:

[x] Weight over 300 lb – 386 lb
[x] Toilet out of reach – single bathroom, 45 ft from bed, door 26 in, walker 30 in
[x] Ambulation – 15 ft w/ bariatric walker + 1 person; TUG of 48 s on 06/05
[x] Standard item ruled out – bent 05/30; hips of 23 in will not go in an 18 in seat
[x] Requested item tolerated – used on the ward from 05/31 onward, 650 lb rating
[x] Caregiver – brother, age 52, lives in, works at home, empties pail

Remarks: Frequency of voiding is up to 9 per day and night (diuretic: furosemide, 80 mg daily in two doses). One fall, 05/27/2026, while walking to the toilet. Cellulitis was on the right; redness gone per exam of 06/08, both lower legs firm and pitted (R calf 68 cm, L calf 64 cm). Apartment is on the ground floor. Please place the chair beside the bed.

Please countersign and return.

Signature: Svetlana Okafor-Brandt, NP    Date: 06/09/2026`,

    `June 9th, 2026

Dear Show-Me Horizon,

I am the nurse practitioner looking after Dwayne Hartsfield-Loomis on our ward, and I would like to explain in plain language a request that may look minor.

Mr. Hartsfield-Loomis came in at the end of May with an infected right leg. The skin is no longer red and his temperature is normal. What remains is the lymphedema, which makes both lower legs firm, the right calf four centimeters bigger around than the left, and his weight, which stands at 386 pounds.

The toilet in his apartment he cannot reach. It is three times as far as he can walk, and the way in is too tight for his walker. The day before he was admitted he fell trying. With a water pill twice a day, we are talking about up to nine trips, and three of those come during the night.

An ordinary commode is no answer either. One was tried here on May 30, and it bent. It is made for 300 pounds at most and for hips of 18 inches, and his are 23. The stronger chair that replaced it a day later has done its job ever since. He gets up from it with both arms on the armrests and one of us helping.

Would you please authorize one such chair (E0168, 24-inch seat) for a year? He lives with his brother Clifton, who works from home and sees to the pail.

Respectfully,
Svetlana Okafor-Brandt, NP
NPI: 1780345926`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
