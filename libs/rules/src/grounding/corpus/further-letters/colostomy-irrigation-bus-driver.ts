import type { CorpusCase } from '../corpus-case.ts';

/** A surgeon, a stoma nurse, a clerk and others ask for irrigation supplies for a city bus driver with a colostomy. */
export const colostomyIrrigationBusDriver: CorpusCase = {
  id: 'colostomy-irrigation-bus-driver',
  today: '2026-06-24',
  facts: {
    case_id: 31103,
    patient: {
      first_name: 'Lucius',
      last_name: 'Penhallow-Reyes',
      dob: '1963-05-30',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '188 lb',
      address: '52 Lantern Street, Apt 4B, Cape Merriton, DE 19999',
      phone: '(302) 555-0164',
      mrn: 'CM-0098841',
    },
    diagnoses: [
      { code: 'Z93.3', description: 'Colostomy status' },
      {
        code: 'Z85.048',
        description:
          'Personal history of other malignant neoplasm of rectum, rectosigmoid junction, and anus',
      },
      {
        code: 'L24.B3',
        description: 'Irritant contact dermatitis related to fecal or urinary stoma or fistula',
      },
    ],
    items: [
      {
        item: 'Ostomy irrigation supply; sleeve, each',
        hcpcs: 'A4397',
        quantity: 4,
        quantity_limit: 4,
        limit_period: '1 month',
        size: '2-1/4 in flange',
        justification:
          'He irrigates every 48 hours and changes the sleeve after the fourth irrigation. Irrigation was taught in 3 sessions from 2026-05-26; on 2026-06-16 he did it alone. After an irrigation there was no stool for 44 hours on average over 10 irrigations.',
      },
      {
        item: 'Ostomy irrigation supply; bag, each',
        hcpcs: 'A4398',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        justification: 'Holds 750 mL of lukewarm water for each irrigation; the whole takes 50 minutes.',
      },
      {
        item: 'Ostomy irrigation supply; cone/catheter, with or without brush',
        hcpcs: 'A4399',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        justification:
          'A cone, not a catheter, because a soft cone lowers the risk of perforation. The bowel above the stoma bends to the left, as found with the finger on 2026-05-19.',
      },
      {
        item: 'Stoma cap',
        hcpcs: 'A5055',
        quantity: 31,
        quantity_limit: 31,
        limit_period: '1 month',
        color: 'beige',
        justification:
          'Worn between irrigations in place of a pouch. Drainable pouches leaked 9 times from 2026-04-20 to 2026-05-19, 4 times of these at the wheel. With convex barriers and a belt from 2026-03-02 to 2026-04-19 they leaked 11 times. The red skin around the stoma was 3 cm wide on 2026-05-19 and 1 cm on 2026-06-16.',
      },
    ],
    provider: { name: 'Hideo Brannigan, MD', npi: '1396047528', date_signed: '2026-06-24' },
    seen: [
      '2026-05-19, in the surgical clinic, by Hideo Brannigan, MD: end colostomy of the descending colon, left lower quadrant, 32 mm wide, 15 mm high, pink. No hernia, no prolapse, no narrowing. Colonoscopy through the stoma on 2026-05-12 without a finding.',
      '2026-06-16, in the stoma clinic, by Celestine Oduya-Park, RN, CWOCN: irrigation done alone, 750 mL in 8 minutes, no cramps. Skin red in a ring of 1 cm, not open.',
    ],
    told: [
      'Who pays? Tidewater Transit Benefit Fund',
      'Who supplies? Merriton Ostomy and Home Care',
      'Operation? Abdominoperineal resection on 2025-08-12',
      'Chemotherapy? Ended on 2026-01-30',
      'Work? City bus driver, shifts of 9 hours with one break of 30 minutes; back at work since 2026-04-06',
      'Lives with whom? Alone, in an apartment with one bathroom',
      'Hands and eyes? Good grip in both hands, reads small print with glasses',
      'Bowel habit before the operation? Once a day, formed',
    ],
    answered: [],
  },
  notes: [
    `June 24, 2026

Tidewater Transit Benefit Fund

Re: Lucius Penhallow-Reyes, DOB 05/30/1963, MRN CM-0098841

Gentlemen and Ladies:

I am Mr. Penhallow-Reyes's surgeon. He is 63. On August 12, 2025 he underwent an abdominoperineal resection, an operation in which rectum and anus are removed and the end of the colon is brought out for good. Chemotherapy finished on January 30 of this year. Colonoscopy through the stoma on May 12 was clean.

He is a suitable candidate for colostomy irrigation, and I say so with some care, because not everyone is. Irrigation works in end colostomies of the descending or sigmoid colon. It does not work in ileostomies, and it is unwise where there is a parastomal hernia, a prolapse or a stenosis. When I examined him on May 19, his stoma was a descending end colostomy in the left lower quadrant, 32 mm across, standing 15 mm proud of the skin, pink. There was no hernia, no prolapse, no narrowing. Before his operation he moved his bowels once a day, formed, and a regular habit beforehand generally predicts success.

The digital examination did show that the bowel turns to the left above the stoma. For that reason I want him to use a soft cone and not a catheter.

Please provide the sleeve (A4397), the bag (A4398), the cone (A4399) and stoma caps (A5055). A cap is small, absorbs a little mucus and lets gas out; it suffices for a bowel that has just been emptied and will stay quiet for the better part of two days.

Yours truly,

Hideo Brannigan, MD
NPI 1396047528`,

    `OSTOMY NURSING LETTER

Author: Celestine Oduya-Park, RN, CWOCN
Date seen: 06/16/2026

Reason for this letter: supplies for irrigation

WHAT WE TRIED FIRST
• Convex barrier + belt, 3/2 to 4/19/2026 (7 weeks): 11 leaks
• Drainable pouches, 4/20 to 5/19/2026 (30 days): 9 leaks, 4 while he was driving a city bus
Total: 20 leaks in 11 weeks

WHAT LEAKS DO
Stool on skin = irritant dermatitis (L24.B3). On 5/19 the red ring measured 3 cm. On 6/16, three weeks after teaching began, it was down to 1 cm, skin not open.

TEACHING
• 3 sessions, first one 5/26
• 6/16: independent return demonstration. 750 mL lukewarm water, in over 8 minutes, no cramping
• Whole procedure: 50 minutes
• Every 48 h

RESULT
Mean stool-free interval over 10 irrigations: 44 h

SUPPLIES I RECOMMEND
A4397 sleeve, 2-1/4" flange ... 4 per month
A4398 bag ... 1 per 3 months
A4399 cone ... 1 per 3 months
A5055 stoma cap, beige ... 31 per month

Sleeve count: at one irrigation every other day he does about 15 a month. One sleeve lasts four irrigations. 15 divided by 4 is just under 4.

ABILITY
Pt has good grip in both hands. Reads small print with glasses. Lives alone with one bathroom, so there is no one waiting at the door for those 50 minutes.

Colostomy irrigation isn't a treatment that needs a nurse in the home. Once learned, it is self-care.

C. Oduya-Park`,

    `MERRITON OSTOMY AND HOME CARE
Customer service - standing order confirmation

Attn: Tidewater Transit Benefit Fund

Customer ......... Penhallow-Reyes, Lucius
Deliver to ....... 52 Lantern Street, Apt 4B, Cape Merriton, DE 19999
Phone ............ (302) 555-0164
Ordering MD ...... Hideo Brannigan
NPI .............. 1396047528
Signed ........... 06/24/2026

| HCPCS | What it is | Each order | Per year |
|-------|------------|-----------|----------|
| A4397 | irrigation sleeve, 2-1/4 in | 4 / month | 48 |
| A4398 | irrigation bag | 1 / 3 months | 4 |
| A4399 | irrigation cone | 1 / 3 months | 4 |
| A5055 | stoma cap, beige | 31 / month | 372 |

ICD-10: Z93.3, Z85.048, L24.B3

Remarks for the examiner:

None of the four lines is over its limit.

Caps replace pouches. The member is not ordering drainable pouches, barriers or a belt on this order. Those were worn from March 2 until May 19 in one combination or another, and they leaked 20 times in total.

The bag and the cone are reusable and so are requested just once a quarter. The bag holds the 750 mL of water which he uses each time.

Ostomy supplies fall under the prosthetic benefit with most plans rather than under durable equipment, since they take over the function of a bodily organ. If the Fund routes them to another desk, please forward this page there.

We'll ship monthly and will ask the customer before each shipment, as is the rule for refills.

Thank you for your business.`,

    `hi, this is an e-mail draft for dr. brannigan to look over and send to the Fund. written by a benefits advocate on Lucius's behalf. plain words on purpose.

To the people who decide,

Lucius drives a city bus. His shift is nine hours. In those nine hours he gets one break, half an hour long. That's it. He went back on April 6, less than eight months after surgeons took out his rectum, and a little over two months after his last chemo.

Now think about a bag on your belly which might let go at any minute. It let go nine times in thirty days, and four of those were at the wheel. You can't pull over forty feet of bus because your shirt is wet. You finish the run.

With the irrigation he sits in his own bathroom for fifty minutes, every second day, lets 750 mL of lukewarm water run in, and then his bowel is quiet. Over ten irrigations the average was 44 hours. Forty-four hours is almost five of his shifts back to back. He wears a little beige cap on it and goes to work.

His nurse, Celestine Oduya-Park, watched him do the whole thing on June 16 and he needed no help. His skin's on the mend too, the red patch went from 3 centimeters to 1.

The surgeon says it's safe: no hernia, no prolapse, no narrowing. The cancer check on May 12 found nothing.

What we ask for: 4 sleeves and 31 caps a month, 1 bag and 1 cone every three months.

It isn't fancy. It's plastic sleeves and a water bag. It lets a 63-year-old man keep on working.

Thanks for reading,
for Lucius Penhallow-Reyes`,

    `## Medical necessity: colostomy irrigation system

**Patient** Lucius Penhallow-Reyes · male · 63 · 5 ft 10 in · 188 lb
**Prescriber** Hideo Brannigan, MD · NPI 1396047528
**Date** 2026-06-24

### 1. Background
- Personal history of rectal cancer (Z85.048); abdominoperineal resection in August 2025; chemotherapy completed in January 2026
- Permanent end colostomy of the descending colon (Z93.3)
- Peristomal irritant contact dermatitis (L24.B3)

### 2. Problem
Conventional pouching has not been reliable:

1. Convex barriers with a belt → **11 leaks** (March 2 – April 19)
2. Drainable pouches → **9 leaks** (April 20 – May 19)

### 3. Proposed solution
Irrigation every 48 hours, followed by a stoma cap.

### 4. Evidence that it works *for him*
| | Before | After |
|---|---|---|
| Containment | 9 leaks in 30 days | 44 hours without stool on average |
| Width of the red skin | 3 cm | 1 cm |

### 5. Contraindications reviewed
| Contraindication | Present? |
|---|---|
| Parastomal hernia | No |
| Prolapse | No |
| Stenosis | No |
| Stoma in the small bowel or proximal colon | No (descending colon) |
| Poor dexterity | No (good grip in both hands) |

### 6. Why each component is needed
- **Sleeve (A4397):** carries the outflow into the toilet.
- **Bag (A4398):** holds and doses the 750 mL of water.
- **Cone (A4399):** seals the stoma and protects the bowel, which bends to the left above the stoma in this patient.
- **Cap (A5055):** covers the stoma between irrigations.

The four belong together; leaving one out would defeat the rest.

### 7. Duration
A permanent colostomy is a lifelong condition. The supplies are consumables and are renewed at the ordered intervals.`,

    `SURGERY CLINIC - RESIDENT'S DICTATION, TRANSCRIBED

Patient is Lucius Penhallow-Reyes, medical record CM-0098841. Sixty-three-year-old male status post APR on eight twelve twenty-five for a rectal malignancy, completed chemo one thirty twenty-six, surveillance scope through the stoma five twelve negative. He turned sixty-three at the end of May.

Stoma. Left lower quadrant, end descending, thirty-two millimeters by fifteen millimeters high, pink, no hernia, no prolapse, no stricture. Digital exam, bowel angles left. So please make it the cone and not the catheter, a rigid or semi-rigid catheter pushed blindly around a bend is the way you perforate a colon.

History of present problem. Went back to driving a bus April sixth. Was in convex with a belt at that time, eleven leaks over seven weeks, switched April twentieth to drainable pouches, nine leaks over the next thirty days. So that's one every three days or so with the second setup, and on the first it was about one every four and a half. Neither is acceptable. Developed a contact dermatitis, three centimeter ring as of the nineteenth of May.

Started irrigation teaching the twenty-sixth of May with the ostomy nurse, three sessions. Seen by her on June sixteenth, runs seven hundred fifty cc in eight minutes, no cramps, does it himself. Stool-free forty-four hours. Skin down to one centimeter, intact.

Impression. Colostomy status, Z93.3. History of rectal cancer, Z85.048. Peristomal irritant dermatitis improving, L24.B3.

Plan. Continue irrigation every forty-eight hours. Sleeves four a month, two and a quarter inch flange. Bag one every three months. Cone one every three months. Caps thirty-one a month. These go to Merriton Ostomy and Home Care, and the payer is Tidewater Transit Benefit Fund. Letter to be signed by Dr. Brannigan June twenty-fourth. End.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
