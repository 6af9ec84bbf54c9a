import type { CorpusCase } from '../corpus-case.ts';

/** A house-call doctor, a visiting nurse, a wife's advocate, a supply clerk, a scribe and an e-mailing aide coordinator write for a man with severe dementia. */
export const briefsDementiaPatternMaker: CorpusCase = {
  id: 'briefs-dementia-pattern-maker',
  today: '2026-12-01',
  facts: {
    case_id: 30107,
    patient: {
      first_name: 'Ignatius',
      last_name: 'Lovelace-Bright',
      dob: '1943-02-17',
      gender: 'male',
      height: '5 ft 8 in',
      weight: '161 lb',
      address: '88 Foundry Road, Copper Bluff, MI 49999',
      phone: '(906) 555-0155',
      mrn: 'CBF-66124',
    },
    diagnoses: [
      { code: 'G30.1', description: "Alzheimer's disease with late onset" },
      {
        code: 'F02.C0',
        description:
          'Dementia in other diseases classified elsewhere, severe, without behavioral disturbance, psychotic disturbance, mood disturbance, and anxiety',
      },
      { code: 'R39.81', description: 'Functional urinary incontinence' },
      {
        code: 'L24.A2',
        description: 'Irritant contact dermatitis due to fecal, urinary or dual incontinence',
      },
    ],
    items: [
      {
        item: 'Adult sized disposable incontinence product, brief/diaper, large, each',
        hcpcs: 'T4523',
        quantity: 186,
        quantity_limit: 200,
        limit_period: 'month',
        size: 'large',
        justification:
          'A log from 2026-11-02 to 2026-11-15 counted 84 changes in 14 days, 6 a day. He is wet by day and night and soils himself once a day. Waist 42 inches, hips 45 inches; the medium brief left marks on his thighs. Timed toileting every 2 hours from 2026-03-02 to 2026-05-31 kept him dry on 9 of 91 days. Pull-on underwear was used in June 2026 and leaked on 5 nights a week. A condom catheter was tried for 8 days in July 2026, and he pulled it off each day.',
      },
      {
        item: 'Incontinence product, disposable underpad, large, each',
        hcpcs: 'T4541',
        quantity: 62,
        quantity_limit: 120,
        limit_period: 'month',
        justification:
          'Two a day, one on the bed and one on the wheelchair. The sheets had to be changed on 6 of 14 nights of the log; with an underpad from 2026-11-16 to 2026-11-29 on 1 of 14.',
      },
      {
        item: 'Gloves, non-sterile, per 100',
        hcpcs: 'A4927',
        quantity: 4,
        quantity_limit: 4,
        limit_period: 'month',
        size: 'medium',
        justification: 'One pair for each of 6 changes a day, 372 gloves in a month of 31 days.',
      },
    ],
    provider: { name: 'Clementine Abernathy-Roux, MD', npi: '1358209467', date_signed: '2026-12-01' },
    seen: [
      '2026-11-17, at home, by Clementine Abernathy-Roux, MD: FAST stage 7a; Mini-Mental State 5 of 30; red skin over the sacrum, 6 by 4 cm, not open; residual urine 40 mL; urine without infection; prostate not enlarged.',
      '2026-11-24, at home, by Percival Dunmore, RN: red skin 3 by 2 cm; Braden score 13.',
    ],
    told: [
      "Alzheimer's disease since when? 2017",
      'Who pays? Upper Lakes Community Plan',
      'Who supplies? Pinecrest Home Supply',
      'Lives with whom? With his wife Rosalba, 80',
      'Who helps? An aide from 8 am to noon on weekdays and their son Cornelius on Saturdays',
      'Walks? 10 steps with one helper, otherwise in a wheelchair',
      'Says when he must go? No, he is not able to',
      'Until now? Rosalba has bought 60 briefs a month herself',
      'Medicines? Memantine 10 mg twice daily and zinc oxide cream at each change',
    ],
    answered: [],
  },
  notes: [
    `Clementine Abernathy-Roux, MD
House Calls

December 1, 2026

Dear Upper Lakes Community Plan,

I visited Mr. Lovelace-Bright at home two weeks ago. He is 83 and has lived with Alzheimer's disease for nine years. It is now severe (FAST 7a). He scored 5 points on the Mini-Mental State and can take ten steps if someone helps him. He is not able to say when he needs the toilet, and he would not get there by himself if he could.

I looked for something treatable, as one always should. His bladder empties well, with 40 mL left behind. There is no urinary infection. The prostate isn't enlarged. What remains is functional incontinence, a sad but accurate term: the plumbing works, the mind no longer directs it.

His wife, Rosalba, is 80. For three months this spring he was taken to the toilet every two hours. He was dry on 9 days out of 91. Pull-on underwear leaked most nights in June. In July a condom catheter came off each day by his own hand. I do not think that there is another stone to turn over. An indwelling catheter is an invitation to infection and I won't recommend one for convenience.

She has meanwhile been paying for 60 briefs a month out of her own pocket, which is two a day for a man who needs six. When I examined him, the skin over his sacrum was red over an area of 6 by 4 cm. With more frequent changes such skin usually heals; left wet, it opens.

I have therefore ordered 186 large briefs (T4523), 62 underpads (T4541) and 4 boxes of gloves (A4927) a month.

Sincerely,

Clementine Abernathy-Roux, MD
NPI 1358209467`,

    `SKILLED NURSING VISIT - INCONTINENCE/SKIN
Date: 11/24/2026
Nurse: Percival Dunmore, RN
Pt: Lovelace-Bright, I.   83M

SKIN
Sacrum: erythema 3 x 2 cm, was 6 x 4 at MD visit 1 wk prior. If you multiply it out that's 24 sq cm down to 6, i.e. a quarter of what it was.
Skin intact 11/17.
Braden 13 (moderate risk)
Zinc oxide w/ each change

BOWEL/BLADDER
Wet day + night. BM in brief once daily.
Cannot signal need.
PVR 40 mL on 11/17

LOG (11/2-11/15)
Changes ........ 84 / 14 d = 6 per d
Linen changes .. 6 / 14 nights
Since then, w/ underpad (11/16-11/29): 1 / 14 nights

SIZE
Waist 42", hips 45". Medium too tight, marks on thighs. Go by the hips, since a brief that's too small digs in and one that's too big gaps. LARGE.

TRIED
[x] prompted/timed toileting q2h, Mar-May
[x] pull-ons, June
[x] external cath, July, 8 d
[ ] indwelling cath - not appropriate for incontinence alone

CAREGIVERS
Wife 80 y/o. Aide M-F 8-12 = 20 h/wk. Son Sat.

NEED PER MONTH
T4523 large x 186
T4541 x 62
A4927 x 4 (medium)

Addendum compiled 12/1/2026 for order of Dr. Abernathy-Roux.`,

    `To the Review Committee, Upper Lakes Community Plan

I write in support of Rosalba, the wife of your member Ignatius Lovelace-Bright, of 88 Foundry Road, Copper Bluff. His doctor's own letter is more learned than this one; mine is meant to be plain.

Rosalba is eighty years old. Her husband has had Alzheimer's since 2017. He walks ten steps if somebody holds on to him. He can't tell her when he has to go. A home aide comes in the mornings, Monday through Friday, and Cornelius, their son, comes on Saturdays. All other hours, nights included, are hers.

Let me do the sums for one month. Six changes a day, times thirty-one days, makes 186 briefs. That is the number on the order, and it is under your limit of 200. Rosalba has been buying sixty. That leaves her 126 short.

What happens with the other changes? Nothing good. In a log that was kept during the first half of November, the sheets had to be changed on six of the fourteen nights. Imagine being 80 and stripping a bed under a grown man at night. Once underpads were in use, it was one night in fourteen.

Insurers sometimes suggest "a toileting program." There was one. Every two hours, for 91 days. It worked on nine of them.

They suggest "other products." There were pull-ons, and there was a condom catheter that he took off every day for eight days.

Then there's his skin. On November 17 the doctor found a red patch more than two inches long over his tailbone. A pressure sore in a man who spends his day in a wheelchair is the sort of thing that ends in the hospital.

This is not a luxury. It is 186 briefs, 62 pads and four boxes of gloves.

Doctor: Clementine Abernathy-Roux, MD, NPI 1358209467`,

    `PINECREST HOME SUPPLY
MONTHLY INCONTINENCE ORDER - AUTHORIZATION REQUEST

MEMBER: IGNATIUS LOVELACE-BRIGHT
DOB: 02/17/1943     SEX: M     TEL: (906) 555-0155
PLAN: UPPER LAKES COMMUNITY PLAN

LINE 1
  CODE: T4523   SIZE: LARGE
  REQUESTED: 186/MO   LIMIT: 200/MO   REMAINING UNDER LIMIT: 14
LINE 2
  CODE: T4541   UNDERPAD, LARGE
  REQUESTED: 62/MO   LIMIT: 120/MO   REMAINING UNDER LIMIT: 58
LINE 3
  CODE: A4927   GLOVES, NON-STERILE, BOX OF 100, MEDIUM
  REQUESTED: 4/MO   LIMIT: 4/MO   REMAINING UNDER LIMIT: 0

DX: G30.1, F02.C0, R39.81, L24.A2

HOW QUANTITIES WERE FIGURED
  BRIEFS: 6/DAY X 31
  UNDERPADS: 2/DAY X 31 (1 BED, 1 WHEELCHAIR)
  GLOVES: 12/DAY X 31 = 372, ROUNDED UP TO FULL BOXES

NONE OF THE LINES IS ABOVE THE LIMIT. NO OVERRIDE IS NEEDED.

WHY LARGE: WAIST 42 IN, HIPS 45 IN. MEDIUM LEFT MARKS ON THE THIGHS.

WHY BRIEF AND NOT PULL-ON: PULL-ONS LEAKED 5 NIGHTS A WEEK. A BRIEF WITH TABS CAN ALSO BE CHANGED WITH THE PATIENT LYING DOWN, WHICH MATTERS FOR SOMEONE WHO WALKS ONLY 10 STEPS WITH HELP.

PRESCRIBER: CLEMENTINE ABERNATHY-ROUX, MD
NPI: 1358209467
SIGNED: 12/01/2026
LAST SEEN BY PRESCRIBER: 11/17/2026, HOME VISIT

PLEASE APPROVE FOR THE LONGEST PERIOD YOUR RULES ALLOW. LATE-ONSET ALZHEIMER'S DOES NOT REMIT.`,

    `Scribed for Dr. Abernathy-Roux

HPI
83-year-old male, late-onset Alzheimer's dementia since 2017, severe stage, no behavioral disturbance, psychosis, mood disturbance or anxiety coded. Incontinent of urine day and night plus one soiling daily. Unable to indicate need. Wheelchair, ambulates 10 steps with assist x1. Home with spouse.

MEDS
memantine 10 mg BID; zinc oxide topically with changes

EXAM (home, 11/17/26)
MMSE 5/30. FAST 7a.
GU: prostate not enlarged, PVR 40 mL
UA: no infection
Skin: sacral erythema 6x4 cm, closed

INTERVAL (RN, 11/24/26)
Erythema 3x2 cm. Braden 13.

ASSESSMENT & PLAN

#1 Functional urinary incontinence, R39.81
Reversible causes looked for, as above: no retention, no UTI, no prostate enlargement. Conservative measures exhausted:
   - q2h toileting 3/2-5/31: dry 9/91 days (under 10%)
   - pull-ons, June: leakage 5 nights/wk
   - condom cath, July: removed by pt daily x 8 d
Anticholinergic drugs may worsen cognition and have little to offer when the bladder itself isn't the problem.
-> T4523 large, 186/mo

#2 IAD, L24.A2
Improving. Keep dry. Barrier cream.
-> T4541, 62/mo

#3 Infection control for caregivers
-> A4927, 4 boxes/mo

#4 Severe dementia, G30.1 / F02.C0
Continue memantine. Aide 4 h each weekday morning, son Saturdays.

Dx description of #2: irritant contact dermatitis due to fecal, urinary or dual incontinence. Moisture and enzymes break down the skin barrier, and friction does the rest.

Signed 12/1/26, NPI 1358209467`,

    `Subject: Ignatius L.-B., supplies - can we get this moving?

Hi there,

I coordinate care around Mr. Lovelace-Bright and want to pass on the practical side, since the medical side will reach you from Dr. Abernathy-Roux.

A typical day goes like this. The aide is there from eight until twelve, Monday to Friday. After noon it's just his wife. Six changes are spread over the day and the night, every four hours on average. For each of them somebody puts on a pair of gloves, takes off the old brief, cleans him, applies zinc cream and closes a new brief. One pad goes on the bed and another on the wheelchair.

Where things stand:

- Mrs. Rosalba buys 60 briefs a month on her own. At six a day, that lasts ten days.
- The red area over the sacrum has shrunk from 6 x 4 cm to 3 x 2 cm in one week, between the doctor's visit on the 17th of November and the nurse's visit on the 24th. We would like it to go on shrinking.
- The pads made an immediate difference. Bed changes: 6 in the two weeks before, 1 in the two weeks after.

What we are asking for each month is 186 briefs in large, 62 underpads in large, and 4 boxes of gloves, medium. Pinecrest Home Supply is ready to provide all three.

What it would mean if it is denied: fewer changes, wetter skin, and a wife of eighty who has to choose between her groceries and her husband's briefs, as so many spouses do. Nursing home care costs far more than supplies, and keeping people at home for as long as possible is what plans such as yours say they want.

If you need anything more, the order was signed today, December 1, 2026, and the NPI is 1358209467.

Many thanks`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
