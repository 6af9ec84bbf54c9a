import type { CorpusCase } from '../corpus-case.ts';

/** A wound physician, a wound nurse, a household's plain page, a clerk and others write for a man with paraplegia and deep pressure ulcers. */
export const pressureMattressCropDuster: CorpusCase = {
  id: 'pressure-mattress-crop-duster',
  today: '2026-07-14',
  facts: {
    case_id: 27108,
    patient: {
      first_name: 'Dempsey',
      last_name: 'Halloran',
      dob: '1963-01-25',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '168 lb',
      address: '4401 County Road 9, Wheatmoor, KS 67999',
      phone: '(620) 555-0143',
      mrn: 'WMV-20967',
    },
    diagnoses: [
      { code: 'L89.154', description: 'Pressure ulcer of sacral region, stage 4' },
      { code: 'L89.323', description: 'Pressure ulcer of left buttock, stage 3' },
      { code: 'G82.21', description: 'Paraplegia, complete' },
      { code: 'E44.0', description: 'Moderate protein-calorie malnutrition' },
    ],
    items: [
      {
        item: 'Powered pressure-reducing air mattress',
        hcpcs: 'E0277',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        size: '36 x 80 in',
        justification:
          'Complete paraplegia at T6 since the crash of a crop duster in 1994. Sacral ulcer, stage 4: 5.5 x 4.1 x 1.6 cm on 2026-05-28 and 6.2 x 4.8 x 2.1 cm with 1.5 cm of undermining on 2026-07-02. Left buttock ulcer, stage 3: 2.0 x 1.6 cm on 2026-05-28 and 2.6 x 2.0 cm on 2026-07-02. He has lain on a gel overlay since 2026-04-20, is turned every 2 hours, sits no more than 1 hour 3 times a day, and has alginate dressings changed once a day; the ulcers grew all the same. Bone infection was excluded by MRI on 2026-06-11. He feels nothing below the nipples and cannot turn himself in bed because of a torn right rotator cuff.',
      },
      {
        item: 'Hospital bed, semi-electric (head and foot adjustment), without side rails, without mattress',
        hcpcs: 'E0295',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'He sleeps in a wooden double bed, which does not hold the air mattress and cannot be raised. For transfers by sliding board the surface has to stand at 20 inches, the height of his wheelchair seat; the double bed is 26 inches high. The head is to be kept at or below 30 degrees.',
      },
    ],
    provider: { name: 'Lavinia Pemberton-Cruz, MD', npi: '1295148673', date_signed: '2026-07-14' },
    seen: [
      '2026-05-28, home visit by Ambrose Nakagawa, RN, CWON: both ulcers measured, Braden score 12.',
      '2026-06-11, MRI of the pelvis: no osteomyelitis.',
      '2026-07-02, in the wound clinic, by Lavinia Pemberton-Cruz, MD: both ulcers measured, no pus, weight 168 lb against 181 lb in January 2026, prealbumin 13 mg/dL.',
    ],
    told: [
      'Who pays? Prairie Shield Veterans Benefit',
      'Who supplies? Flint Hills Home Medical',
      'Lives with whom? With his brother Rory, who works nights at a grain elevator',
      'Who turns him? Rory by day and before work; an aide, Mirela, from 10 at night to 6 in the morning',
      'Home? Ranch house, bedroom of 12 x 11 ft on the ground floor, grounded outlet beside the bed',
      'Work? Kept crop dusters in repair until 2021',
      'Smoking? Stopped on 2026-05-01',
      'Food? 30 g of protein powder twice a day since 2026-05-28',
      'Bladder and bowel? Catheter 5 times a day and a bowel program every other morning, no leakage on the wounds',
    ],
    answered: [],
  },
  notes: [
    `July 14, 2026

Prairie Shield Veterans Benefit
Prosthetics and Equipment Review

Subject: Dempsey Halloran, MRN WMV-20967, request for E0277 and E0295

Dear Reviewer,

A man who can feel nothing below the nipples gets no warning when the skin over his sacrum dies. Mr. Halloran has lived with complete paraplegia at T6 since a crop duster crashed in 1994. He is now 63. He has a stage 4 ulcer on the sacrum and a stage 3 ulcer on the left buttock, and in spite of reasonable care both are getting larger.

I measured them in the wound clinic on July 2. The sacral ulcer was 6.2 by 4.8 cm, 2.1 cm deep, with 1.5 cm of undermining. Five weeks before, our wound nurse had measured 5.5 by 4.1 by 1.6. Length times width has thus gone from some 22.5 to nearly 30 square centimeters, a rise of about a third. The buttock went from 2.0 by 1.6 to 2.6 by 2.0.

What has been done? A gel overlay since April 20, which makes twelve weeks. Turning every two hours. No more than three hours of sitting in the day, an hour at a time. Daily alginate. Protein powder, 60 g a day in all. He stopped smoking on May 1. MRI has excluded osteomyelitis. There is no incontinence onto the wounds. I don't know what else could be asked of him or of those who look after him.

A powered mattress (group 2) is the next step by any policy I know of: two ulcers of stage 3 or 4 on the trunk or pelvis, or no improvement over a month on a group 1 surface. He fits both.

The bed follows from the mattress. His wooden double can neither carry it nor come down to the 20 inches of his wheelchair.

Sincerely,

Lavinia Pemberton-Cruz, MD
NPI 1295148673`,

    `WOUND NURSE NOTE FOR DME FILE
Ambrose Nakagawa, RN, CWON

63 yo M, T6 complete para (1994). Seen at home 5/28/26. Clinic f/u w/ Dr. Pemberton-Cruz 7/2/26.

WOUND 1 - Sacrum, stage 4
5/28   5.5 x 4.1 x 1.6
7/2    6.2 x 4.8 x 2.1, UM 1.5
trend: WORSE

WOUND 2 - L buttock, stage 3
5/28   2.0 x 1.6
7/2    2.6 x 2.0
trend: WORSE

BRADEN 5/28: 12 (high risk; 18 or below is at risk)

SURFACE NOW: gel overlay on wooden double bed, since 4/20.

TURNING: q2h around the clock. Daytime and before work = Rory (brother). 2200-0600 = Mirela (aide). Rory works nights at the grain elevator. Pt can't do it himself, R rotator cuff torn.

UP IN CHAIR: max 1 h, 3x/day.

DRESSING: alginate qd.

MOISTURE: cath x5/day, bowel program QOD a.m. No leakage on wounds.

NUTRITION: E44.0. Lost 13 lb since January (181 -> 168, about 7%). Prealbumin 13. Protein powder 30 g BID from 5/28.

INFECTION: no pus 7/2. MRI neg for osteo 6/11.

SMOKING: quit 5/1.

NEED
Group 2 surface, E0277. Alternating or low air loss redistributes pressure in a way gel doesn't; the gel is a group 1 product.
Bed frame E0295 w/o mattress, w/o rails. HOB at or under 30 to limit shear on the sacrum. Height 20" for slide board (present bed 26", so he is going uphill 6" each time he gets in, on a bad shoulder).

Overlay does not equal mattress. Please don't offer another overlay.`,

    `Flint Hills Home Medical
Order intake / Veterans accounts

Customer: HALLORAN, DEMPSEY      DOB 01/25/1963
Address: 4401 County Road 9, Wheatmoor, KS 67999
Phone: (620) 555-0143
Plan: Prairie Shield Veterans Benefit
Ordering MD: Lavinia Pemberton-Cruz, NPI 1295148673, dated 07/14/2026

ORDER
E0277   powered air mattress, 36 x 80     qty 1   monthly
E0295   semi-electric bed, no rails, no mattress     qty 1   one in 5 years

DIAGNOSES
L89.154 / L89.323 / G82.21 / E44.0

HOME SETUP QUESTIONS
Which room: bedroom, ground floor, ranch house
Room size: 12 x 11 ft (132 sq ft). A 36 x 80 frame fits with space to turn a wheelchair
Power: grounded outlet next to bed
Who is there: brother Rory lives in. Night aide Mirela 10 pm to 6 am
What is there now: wooden double bed, 26 in high, with gel overlay. Air mattress cannot go on it

MEDICAL QUESTIONS (from the order and clinic record)
Number of ulcers on trunk/pelvis: 2
Stages: 4 (sacrum), 3 (left buttock)
On a group 1 surface for at least a month: yes, since 04/20/2026
Turning program: every 2 hours
Nutrition looked at: yes, weight, prealbumin and protein supplement
Moisture/incontinence handled: yes
Ulcers better, same or worse: worse
Patient height/weight: 6 ft 0, 168 lb. Standard capacity is OK, bariatric not needed

Note re rails: none ordered. E0295 is the code for neither rails nor mattress, because the mattress comes as E0277. Billing a bed that includes a mattress would be paying for two.

Please authorize both lines together since one is no good without the other.`,

    `Howdy. I'm writing to go along with Doctor Pemberton-Cruz's paperwork for Dempsey Halloran, on behalf of the household, meaning Dempsey and his brother Rory.

Dempsey kept crop dusters in repair till 2021. One of those airplanes crashed in 1994 and he has had no use of his legs since. He's 63. Doesn't feel a thing from the chest down. That is how a fellow gets a hole at the bottom of his back, six centimeters by near five and two deep, without any pain to tell him.

He's got two of them. The big one's on the tailbone and the other on the left cheek.

Here is how a day goes. Somebody turns him every two hours. That's Rory, who works nights at the grain elevator. From ten at night until six in the morning it's Mirela, the aide. Twelve turns in twenty-four hours. Dempsey can't turn himself on account of his right shoulder being torn. He sits up an hour, three times a day, no more. Dressing gets changed once a day. He takes his protein powder twice. He quit cigarettes on the first of May.

And the sores got bigger. Between the end of May and the start of July, both of them.

The gel pad he lies on has been there since April 20. It had its chance.

The bed's an old wooden double, 26 inches off the floor. His chair seat is 20. He goes across on a sliding board. You try sliding uphill on one good arm.

So: an air mattress that runs on a pump (E0277), and a bed frame it fits on that goes up and down (E0295). There's a ground-floor room for it, and a grounded plug.

We'd be obliged.`,

    `**Problem-oriented summary (EHR export)**

**Problem 1: L89.154 Pressure ulcer of sacral region, stage 4**
Status: worsening
Data: 06.2 x 04.8 x 02.1 cm, UM 1.5 cm (07/02/2026). Prior 05.5 x 04.1 x 01.6 cm (05/28/2026). Depth up 0.5 cm in 35 days.
Work-up: MRI pelvis 06/11/2026, no osteomyelitis. No pus.
Plan: E0277 x 1, monthly.

**Problem 2: L89.323 Pressure ulcer of left buttock, stage 3**
Status: worsening
Data: 2.6 x 2.0 cm (07/02/2026). Prior 2.0 x 1.6 cm (05/28/2026).
Plan: same surface. Sitting restricted to 1 h three times daily.

**Problem 3: G82.21 Paraplegia, complete**
Status: chronic, T6, since 1994
Data: insensate below nipples. Not able to turn in bed (torn R rotator cuff). Sliding board transfers.
Plan: E0295 x 1. Surface height 20 in to match wheelchair. HOB no higher than 30 degrees.

**Problem 4: E44.0 Moderate protein-calorie malnutrition**
Status: under treatment
Data: weight 168 lb (76 kg), was 181 lb (82 kg) in 01/2026. Prealbumin 13 mg/dL.
Plan: protein powder 30 g BID, begun 05/28/2026.

**Risk score:** Braden 12 (05/28/2026)

**Modifiable risks addressed:** tobacco (stopped 05/01/2026), moisture (intermittent catheterization x5, bowel program QOD), repositioning q2h, group 1 support surface from 04/20/2026.

**Social:** lives w/ brother. Night aide.

**Payer:** Prairie Shield Veterans Benefit

**Supplier:** Flint Hills Home Medical

**Free text:** Healing needs the removal of the cause, and the cause is pressure. Dressing and diet alone will seldom close a stage 4 ulcer while the same surface keeps loading it.

Signed: Lavinia Pemberton-Cruz, MD, NPI 1295148673, 07/14/2026`,

    `Wheatmoor, 14. July 2026

Esteemed colleague of the Prairie Shield,

Permit me to present the patient Halloran, Dempsey, born 25.01.1963, male, height 183 cm, weight 76 kg.

The patient is paraplegic, complete, from level Th6, consequence of airplane accident in the year 1994. By profession he repaired the agricultural airplanes, up to 2021.

Actual state. There exist two decubital ulcers. The first is sacral of degree IV and measured on 2 July 62 x 48 x 21 mm with undermining of 15 mm. The second is on the left buttock, degree III, 26 x 20 mm. In comparison with 28 May (55 x 41 x 16 mm and 20 x 16 mm, respectively) we have progression, not regression. Osteomyelitis was searched by MRI the 11 June and not found. Pus is not present.

Nutritional state is reduced: prealbumin 13 mg/dL, and of the body weight he lost almost 6 kg from January. He receives 2 x 30 g of protein. The nicotine he abandoned the first of May.

Therapy up to now. Gel overlay from 20 April; change of position each two hours, by the brother and, in the night, by the aide; alginate one time daily; sitting limited to maximum 3 hours per day in three portions. The urine is evacuated by catheter five times per day, hence the wounds remain dry from this side.

Conclusion. The conservative treatment on static surface has failed. I ask (1) the air mattress with motor, code E0277, dimension 36 x 80 inch, one piece, monthly; (2) bed semi-electric without rails and without mattress, code E0295, one piece. The existing bed of wood is high 26 inch; for the transfer with sliding board 20 inch are required. By own force he cannot turn, the right rotator cuff being torn.

With collegial regards,

Lavinia Pemberton-Cruz, MD
NPI 1295148673`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
