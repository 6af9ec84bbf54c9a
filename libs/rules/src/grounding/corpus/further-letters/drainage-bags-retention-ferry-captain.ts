import type { CorpusCase } from '../corpus-case.ts';

/** A urologist, a home nurse, a grandson, a supplier, a geriatrician on the telephone and a template write for an old ferry captain with a catheter. */
export const drainageBagsRetentionFerryCaptain: CorpusCase = {
  id: 'drainage-bags-retention-ferry-captain',
  today: '2026-10-09',
  facts: {
    case_id: 36104,
    patient: {
      first_name: 'Ephraim',
      last_name: 'Thorsby-Quill',
      dob: '1938-01-27',
      gender: 'male',
      height: '5 ft 8 in',
      weight: '149 lb',
      address: '3 Slipway Road, Gannet Harbor, ME 04999',
      phone: '(207) 555-0182',
      mrn: 'GHU-60093',
    },
    diagnoses: [
      { code: 'R33.8', description: 'Other retention of urine' },
      {
        code: 'N40.1',
        description: 'Benign prostatic hyperplasia with lower urinary tract symptoms',
      },
      { code: 'I50.22', description: 'Chronic systolic (congestive) heart failure' },
    ],
    items: [
      {
        item: 'Bedside drainage bag, day or night, with or without anti-reflux device, with or without tube, each',
        hcpcs: 'A4357',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '1 month',
        size: '2000 mL',
        justification:
          'For the night. He makes 1400 mL of urine between 9 pm and 6 am, because of furosemide 40 mg at 2 pm and fluid that comes back from the legs when he lies down. A leg bag would have to be emptied 2 to 3 times a night. Two a month, since the bag is changed every 2 weeks. On 2026-08-04 a bag that had been used for 6 weeks leaked at the valve and wet the bed.',
      },
      {
        item: 'Urinary drainage bag, leg or abdomen, vinyl, with or without tube, with straps, each',
        hcpcs: 'A4358',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '1 month',
        size: '600 mL',
        justification:
          'Left side. For the day, on the left thigh. He walks 200 yards along the dock every morning with a cane and would trip over the tube of a bedside bag. He can open a flip valve but not a twist valve, since his thumbs are stiff. Two a month, changed every 2 weeks.',
      },
      {
        item: 'Indwelling catheter, Foley type, two-way, all silicone, each',
        hcpcs: 'A4344',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 month',
        size: '16 Fr',
        justification:
          'Retention of 950 mL on 2026-05-18; two trials without catheter, on 2026-06-01 and 2026-06-22, failed with residuals of 610 mL and 540 mL in spite of tamsulosin 0.4 mg. Surgery of the prostate was ruled out because of an ejection fraction of 25 %. He cannot catheterize himself because of tremor. A latex catheter crusted after 17 days in July 2026; the silicone one stays clear for 4 weeks.',
      },
      {
        item: 'Urinary catheter anchoring device, leg strap, each',
        hcpcs: 'A4334',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 month',
        justification:
          'On 2026-07-30 the catheter was pulled when he stood up from a chair, and the urine was bloody for 2 days. Adhesive anchors tore his skin in August 2026. The strap is washed by hand.',
      },
    ],
    provider: { name: 'Rosamund Achebe-Lyle, MD', npi: '1902637481', date_signed: '2026-10-09' },
    seen: [
      '2026-10-02, at Gannet Harbor Urology, by Rosamund Achebe-Lyle, MD: catheter changed, urine clear, no fever, creatinine 1.3 mg/dL, meatus without sores.',
      '2026-09-04, at home, by Tamsin Okerlund, RN: catheter changed, leg bag of 5 weeks stiff and cloudy.',
    ],
    told: [
      'Lives with whom? Alone, in a flat above the boatyard of his grandson Caleb',
      'Who helps? Caleb empties and rinses the night bag every morning',
      'Work? Captain of a ferry for 41 years, retired in 2003',
      'Who pays? Seaward Elder Plan',
      'Who supplies? Puffin Medical Supply',
      'How long will it last? Permanent retention',
      'Allergies? None to latex',
      'Urinary infections with the catheter? One, in July 2026, treated with cefalexin',
    ],
    answered: [],
  },
  notes: [
    `October 9, 2026

Seaward Elder Plan
Medical Management

RE: Ephraim Thorsby-Quill, DOB 1/27/1938

Gentlemen and Ladies:

This 88-year-old retired ferry captain went into urinary retention on May 18 of this year with 950 mL in the bladder. He has an obstructing prostate (N40.1). Twice in June we took the catheter out under tamsulosin 0.4 mg and twice he failed, with residuals of 610 and 540 mL. The definitive treatment for such a prostate would be surgical, but with an ejection fraction of 25% he isn't a candidate. Intermittent self-catheterization is out of the question with his tremor. That leaves an indwelling catheter, and I regard the retention as permanent.

I last changed his catheter on October 2. The urine was clear, the meatus had no sores, and creatinine was 1.3.

An indwelling catheter needs something to drain into, and he needs two kinds. By day he wears a 600 mL bag on the left thigh, which lets him take his walk on the dock. By night he needs 2 liters of capacity. He puts out 1.4 liters while in bed, which would fill the leg bag more than twice over.

As to material, latex encrusted at 17 days. Silicone has lasted the four weeks.

As to the strap, he pulled on the catheter in July and bled for two days, and adhesive devices then tore the skin.

Orders, monthly: A4344 (16 Fr) 1; A4357 2; A4358 2; A4334 1. These are at, not above, the limits that you publish.

Very truly yours,

Rosamund Achebe-Lyle, MD
NPI 1902637481`,
    `HOME NURSING COMMUNICATION

Pt: Thorsby-Quill, E.   88 M   Gannet Harbor
RN: Tamsin Okerlund
Home visit: 9/4/26

Hi all, summarizing for the supply request.

WHAT I SAW ON 9/4
- Changed the Foley.
- Leg bag had been on five weeks. Stiff, cloudy. It should've been swapped at two.

WHY OLD BAGS ARE A PROBLEM FOR HIM
- 8/4: night bag, six weeks old, valve leaked, wet bed.
- July: one UTI on the catheter, Rx cefalexin.
- Biofilm and a tired valve go together as a rule, and a reused bag that smells or clouds has had its day.

WHO DOES WHAT
Pt lives alone, upstairs of the boatyard. Grandson Caleb owns the yard. Caleb empties and rinses the night bag in the morning. Pt runs his own leg bag IF it has a flip valve. Twist valve = no go, thumbs are stiff.

SKIN
Adhesive anchor tore skin in Aug. Strap only please. He (or whoever) hand-washes it.

MOBILITY
Cane. 200 yd on the dock q AM. A long tube dragging beside a man with a cane on a dock is a fall hazard, hence thigh bag.

CARDIAC
CHF, systolic. Furosemide 40 at 1400, plus what comes back from the legs lying down, so nights are heavy: 1400 mL from 9p to 6a. Nine hours. About 155 mL an hour.

NEEDS PER MONTH
Night bag 2000 mL ........ 2
Leg bag 600 mL, L thigh .. 2
Foley 16 Fr all-silicone . 1
Leg strap anchor ......... 1

No latex allergy. It's crusting we had trouble with, not a reaction.`,
    `To the people who decide at Seaward Elder Plan,

I'm putting this down for Dr. Achebe-Lyle to use as she sees fit, on behalf of my grandfather, Captain Ephraim Thorsby-Quill. He lives above my boatyard at 3 Slipway Road. He ran a ferry for forty-one years and tied up for good in 2003.

Since May he can't pass water on his own. They tried to get him off the catheter on the 1st of June and again on the 22nd. No luck either time. His heart, which pumps at 25 percent, is too weak for the prostate operation.

So here's a day in the life of two plastic bags.

First thing. I come up and empty the night bag. There's close to a quart and a half in it. I rinse it and hang it.

Then he straps the small bag on his left thigh and does his morning walk on the dock with his cane, two hundred yards. He can work the flip valve himself. He couldn't with the twist kind, not with those thumbs.

2 pm. Water pill.

9 pm. Big bag goes on. If he had only the leg bag he'd need to get up two or three times in the dark to empty it.

When a bag gets used too long you find out. One we'd had six weeks let go at the valve on the fourth of August and soaked the bed. The visiting nurse found a leg bag in September that was stiff from five weeks on.

Two of each a month is one change every two weeks. That's not hoarding. One catheter, one strap. Six things a month altogether.

Forty-one years he carried other people across. I'd be obliged if you'd carry him this little way.

Caleb, grandson`,
    `PUFFIN MEDICAL SUPPLY - RECURRING ORDER FORM

Customer:      Ephraim Thorsby-Quill
Ship to:       3 Slipway Road, Gannet Harbor, ME 04999
Phone:         (207) 555-0182
Clinic chart:  GHU-60093
Physician:     Rosamund Achebe-Lyle, MD   NPI 1902637481
Signed:        10/09/2026
Insurance:     Seaward Elder Plan
Length of need: permanent

| # | HCPCS | What | Size | Per month | Plan max | Per year |
|---|-------|------|------|-----------|----------|----------|
| 1 | A4357 | Bedside bag | 2000 mL | 2 | 2 | 24 |
| 2 | A4358 | Leg bag, vinyl, straps | 600 mL | 2 | 2 | 24 |
| 3 | A4344 | Foley, 2-way, all silicone | 16 Fr | 1 | 1 | 12 |
| 4 | A4334 | Anchor, leg strap | - | 1 | 1 | 12 |

Total pieces: 6 a month, 72 a year

Diagnosis codes supplied by clinic: R33.8, N40.1, I50.22

Documentation remarks
a) Permanence. Catheter supplies under the prosthetic benefit call for retention or incontinence that is not expected to be corrected. Clinic states permanent; trials without catheter failed 06/01/2026 (610 mL) and 06/22/2026 (540 mL).
b) All-silicone vs. latex. A silicone Foley generally wants a reason. Reason on file: latex crusted after 17 days, July 2026. NOT an allergy.
c) Leg bag plus bedside bag. Leg bags are for people who are up and about. He is ambulatory, with a cane.
d) Anchor. Strap type since adhesive type tore the skin.
e) Most recent catheter change at the clinic: 10/02/2026.

Special instructions: FLIP valve only on leg bag. Worn on the LEFT thigh.`,
    `Phone consult, dictated. Peer-to-peer preparation for Mr. Thorsby-Quill.

OK so if the plan's doctor calls, these are my talking points, and I'd like whoever takes the call to have them in front of them.

First. He's 88, he's a retired captain, he has chronic systolic heart failure with an EF of 25, and BPH, and what the coders call other retention of urine. Nobody's going to operate on that prostate. So when they ask, "Can't this be fixed?", the answer's no.

Second. When they ask about intermittent cath, which they will because it's usually the better option infection-wise, the answer is that he has a tremor and he can't do it himself, and there's nobody living with him. His grandson helps in the mornings but that isn't four times a day.

Third. When they ask why both bags, well, one is for walking and the other is for sleeping. He makes 1.4 liters overnight. He takes 40 of furosemide at two in the afternoon, and gravity does the rest once he's flat. A 600 bag would be brimming well before breakfast.

Fourth. Silicone. We aren't claiming a latex allergy, he doesn't have one. We're saying the latex one lasted 17 days and the silicone one lasts 28. Changing at two and a half weeks instead of four means more catheters and more visits.

Fifth, infection. One UTI since the catheter went in, July, cefalexin. No fever at the October second visit and the urine was clear. Creatinine 1.3.

Sixth. The strap. July 30th he stood up out of a chair, the catheter got pulled, bloody urine for two days. Tape-type anchors took the skin off in August.

That's it. It's bags. Let's not make it harder than it is.`,
    `GANNET HARBOR UROLOGY
CERTIFICATE OF NEED - UROLOGICAL SUPPLIES (TEMPLATE v. OUTPATIENT)

<<PATIENT>> Ephraim Thorsby-Quill | M | 88 y | 68 in | 149 lb
<<PLAN>> Seaward Elder Plan
<<ONSET>> 05/18/2026, retained volume 950 mL
<<DURATION>> Permanent

SECTION 1. DIAGNOSES
R33.8 Other retention of urine
N40.1 Benign prostatic hyperplasia with lower urinary tract symptoms
I50.22 Chronic systolic (congestive) heart failure

SECTION 2. BLADDER MANAGEMENT
Voiding trial #1: 06/01/2026 - FAILED (PVR 610 mL)
Voiding trial #2: 06/22/2026 - FAILED (PVR 540 mL)
Alpha blocker: YES, tamsulosin 0.4 mg
Surgical candidate: NO (LVEF 25%)
CIC feasible: NO (tremor)
Method: INDWELLING URETHRAL CATHETER, change every 4 weeks

SECTION 3. SUPPLIES
A4344 x1/mo. 16 Fr. Latex alternative tried: YES. Outcome: encrustation, day 17.
A4357 x2/mo. 2000 mL. Overnight output: 1400 mL.
A4358 x2/mo. 600 mL, left. Ambulatory: YES, cane.
A4334 x1/mo. Adhesive alternative tried: YES. Outcome: skin tears.

SECTION 4. COMPLICATIONS TO DATE
UTI: 1 (July 2026)
Hematuria from traction: 1 (07/30/2026, 2 days)
Bag failure: 1 (08/04/2026, leaking valve)

SECTION 5. FREE TEXT
Patient lives alone in a flat over the boatyard belonging to grandson, who takes care of the night bag each morning. Pt. has stiff thumbs; leg bag must have a flip valve. Bag changes every fourteen days are in line with common nursing practice. Last seen here one week ago, on 10/02/2026; catheter replaced at that visit, no sores at the meatus.

SECTION 6. PRESCRIBER
Rosamund Achebe-Lyle, MD, NPI 1902637481, 10/09/2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
