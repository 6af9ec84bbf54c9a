import type { CorpusCase } from '../corpus-case.ts';

/** A sawmill's bookkeeper with multiple sclerosis empties her bladder by catheter and needs closed sets for it. */
export const catheterSawmillAccounts: CorpusCase = {
  id: 'catheter-sawmill-accounts',
  today: '2026-11-20',
  facts: {
    case_id: 40104,
    patient: {
      first_name: 'Henrike',
      last_name: 'Solvang-Pruitt',
      dob: '1974-01-23',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '149 lb',
      address: '58 Birch Spur, Little Loon, MN 56999',
      phone: '(218) 555-0163',
      mrn: 'LLC-48851',
    },
    diagnoses: [
      { code: 'G35.C2', description: 'Non-active secondary progressive multiple sclerosis' },
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
      { code: 'R33.8', description: 'Other retention of urine' },
      { code: 'Z87.440', description: 'Personal history of urinary (tract) infections' },
    ],
    items: [
      {
        item: 'Intermittent urinary catheter, with insertion supplies',
        hcpcs: 'A4353',
        quantity: 150,
        quantity_limit: 200,
        limit_period: 'month',
        size: '12 Fr',
        length: '6 in',
        justification:
          'She empties the bladder 5 times a day, each time with a new catheter, which makes 150 in 30 days. Residual urine was 340 mL on 2026-09-17 and 365 mL on 2026-10-22. With separate straight catheters (A4351), used from 2026-02-01 to 2026-09-30, she had three infections with fever: on 2026-04-12, 2026-06-27 and 2026-09-05, each with more than 100,000 CFU/mL in the culture. Her fingers are weak and numb, and she is not able to join separate supplies without touching the tip; the closed set she opens by a ring. The set is free of latex.',
      },
      {
        item: 'Disposable underpads, all sizes',
        hcpcs: 'A4554',
        quantity: 60,
        quantity_limit: 120,
        limit_period: 'month',
        size: '23 x 36 in',
        justification:
          'She leaks in bed between the catheterization at 22:30 and the one at 05:30, about 120 mL on 2026-10-24. Two pads a night keep the mattress dry. The skin over the sacrum was red on 2026-09-17 and healed on 2026-10-22.',
      },
      {
        item: 'Durable medical equipment, miscellaneous (mirror with knee spreader for self-catheterization)',
        hcpcs: 'E1399',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Spasticity draws her knees together, Ashworth 2 at the adductors on both sides. With the mirror and the spreader she found the meatus alone in 40 seconds on 2026-10-05; without them she needed her partner.',
      },
    ],
    provider: { name: 'Saskia Brandvold, MD', npi: '1730582649', date_signed: '2026-11-20' },
    seen: [
      '2026-09-17, in clinic, by Saskia Brandvold, MD: voided 90 mL, residual 340 mL, redness over the sacrum of 3 cm, creatinine 0.8 mg/dL.',
      '2026-09-29, urodynamics: capacity 480 mL, weak detrusor, no reflux.',
      '2026-10-05, teaching by Corliss Wenberg, RN: alone on the third trial with closed set, mirror and knee spreader.',
      '2026-10-22, in clinic, by Saskia Brandvold, MD: voided 75 mL, residual 365 mL, skin healed, Ashworth 2 at the adductors on both sides, grip right 9 kg, left 8 kg, pinch weak; no infection since 2026-09-05.',
    ],
    told: [
      'Lives with whom? With her partner Dagny and her own mother',
      'Work? Keeps the accounts of a sawmill, 24 hours a week',
      'Walks? 20 feet with a rollator, otherwise in a manual wheelchair',
      'Who pays? Voyageur Lakes Health Cooperative',
      'Who supplies? Northwoods Continence Supply',
      'Latex? Allergic, with hives in 2018',
      'Drinks? 1.8 liters a day',
      'Drugs? Baclofen 10 mg three times a day; trospium stopped on 2026-03-20 because of a dry mouth',
      'Other ways tried? An indwelling catheter from 2025-11-04 to 2026-01-31, with leakage and bladder spasms',
      'Multiple sclerosis since when? 2009',
      'How long? For life',
    ],
    answered: [],
  },
  notes: [
    `UROLOGY
Saskia Brandvold, MD

November 20, 2026

RE: Henrike Solvang-Pruitt, DOB 1/23/1974

To the reviewers of the Voyageur Lakes Health Cooperative:

Ms. Solvang-Pruitt, 52, has lived with multiple sclerosis since 2009. It is now in the secondary progressive phase, non-active. Her bladder has become a bag with a weak wall. On September 17 she passed 90 mL and kept 340; on October 22 she passed 75 mL and kept 365. In other words she retains about four fifths of what is in there. Urodynamics between those visits showed a weak detrusor and a capacity of 480 mL, fortunately without reflux. The creatinine is 0.8. I intend to keep it so.

I have tried the obvious. She had a Foley for close to three months last winter and it leaked around and gave her spasms. From February on she used ordinary straight catheters with separate supplies. In those eight months she had three febrile urinary infections, each with over 100,000 colonies, on April 12, June 27 and September 5. The reason is in her hands. A grip of nine kilos on the right and eight on the left, with numb fingertips, does not let one join catheter, lubricant and bag without contaminating the tip.

My order is for a closed, touch-free set (A4353), 12 French, six inches, latex-free, 150 a month. There has been no infection since September 5. Underpads, 60 a month (A4554). A mirror with knee spreader (E1399), because her adductors pull the thighs together and she otherwise cannot do this by herself.

The need is lifelong.

Saskia Brandvold, MD
NPI 1730582649
ICD-10-CM: G35.C2, N31.9, R33.8, Z87.440`,
    `CONTINENCE NURSING: TEACHING RECORD & SUPPORTING STATEMENT

Pt: H. Solvang-Pruitt   MRN LLC-48851   52F

What did we teach?
Self-cath, no-touch technique, closed 12 Fr set (female, 6 in), with mirror + knee spreader. Date: 10/5/2026. Teacher: Corliss Wenberg, RN.

How did she do?
Third try: solo. Found the meatus in 40 sec.

And without mirror and spreader?
Needed her partner, Dagny. Adductor tone is Ashworth 2 bilat.

How many times per day?
Five. So 5 caths/day, 35/wk, 150 per 30 days. Co-op's ceiling is 200. We're 50 below it.

Why not wash and reuse?
Not with her record. Three positive cultures with fever between April and September while on A4351. Single use is the rule for caths in any case.

Why not plain caths with a separate kit?
That IS what she had, 2/1 to 9/30. She can't assemble it w/o touching the tip: fingers weak and numb. The closed set has a pull ring.

Why not just leave a Foley in?
Had one 11/4/25 to 1/31/26. Leaked, spasms. Long-term indwelling cath also means bacteria in the bladder as a matter of course.

Why not a pill?
Trospium: dry mouth, stopped 3/20/26. And a bladder drug that relaxes the muscle is the wrong direction for a weak muscle.

Underpads?
Last cath 2230, first cath 0530, a 7-hr stretch. Leaked ~120 mL on 10/24. Two pads/night = 60/mo. Sacral redness (3 cm, 9/17) had healed by 10/22. Keep it that way.

Latex?
ALLERGIC. Hives 2018. Set is latex-free.

Fluids?
1.8 L/day. Appropriate.

Orders: Dr. Brandvold, 11/20/26.`,
    `NORTHWOODS CONTINENCE SUPPLY
PRIOR AUTHORIZATION REQUEST

MEMBER
SOLVANG-PRUITT, HENRIKE
58 BIRCH SPUR, LITTLE LOON, MN 56999
(218) 555-0163
DOB 01/23/1974   FEMALE

PAYER
VOYAGEUR LAKES HEALTH COOPERATIVE

PRESCRIBER
SASKIA BRANDVOLD, MD   NPI 1730582649   SIGNED 11/20/2026

LINES
1) A4353 INTERMITTENT CATHETER W/ INSERTION SUPPLIES, 12 FR, 6 IN. 150 PER MONTH. LIMIT 200.
2) A4554 DISPOSABLE UNDERPADS, 23 X 36 IN. 60 PER MONTH. LIMIT 120.
3) E1399 MIRROR WITH KNEE SPREADER. 1 PER 5 YEARS. LIMIT 1.

YEARLY VOLUME
1,800 CATHETER SETS. 720 UNDERPADS.

DIAGNOSES
G35.C2, N31.9, R33.8, Z87.440

WHY A4353 IN PLACE OF A4351
PAYERS AS A RULE ASK FOR TWO DISTINCT URINARY INFECTIONS IN TWELVE MONTHS WHILE ON A STERILE OR CLEAN PROGRAM WITH STRAIGHT CATHETERS. MEMBER HAD THREE:
   04/12/2026   > 100,000 CFU/ML   FEVER
   06/27/2026   > 100,000 CFU/ML   FEVER
   09/05/2026   > 100,000 CFU/ML   FEVER
ALL THREE FELL INSIDE THE PERIOD 02/01/2026 TO 09/30/2026 WHEN A4351 WAS IN USE.

WHY E1399
THERE IS NO SPECIFIC HCPCS CODE KNOWN TO US FOR A CATHETERIZATION MIRROR WITH KNEE SPREADER. HENCE THE MISCELLANEOUS CODE. THE ARTICLE LETS THE MEMBER CATHETERIZE ALONE.

ALLERGY FLAG
LATEX. SHIP LATEX-FREE ONLY.

DELIVERY
MONTHLY. MEMBER SHARES THE HOME WITH HER PARTNER AND HER MOTHER. SHE WORKS 24 HOURS A WEEK.

PREPARED 11/20/2026`,
    `Telehealth visit documentation / letter to plan

I am the urologist's telehealth scribe; the following was put together for Dr. Saskia Brandvold's signature dated 11/20/2026.

Chief concern: supplies for bladder emptying in a wheelchair user with MS.

HPI: 52-year-old bookkeeper at a sawmill (24 h/week). MS since 2009, secondary progressive and non-active by code. She gets about 20 feet on a rollator; for the rest she uses a manual chair. Takes baclofen 30 mg/day in three doses. Drinks around 1.8 L daily.

Bladder history, oldest first:
• Nov 2025 to Jan 2026: indwelling catheter, stopped, leakage plus spasms
• Feb to Sept 2026: straight catheters; 3 febrile UTIs
• Mar 2026: trospium stopped, dry mouth
• Oct 5, 2026: learns closed sets from RN Wenberg
• Since then: no infection documented at the October 22 visit

Data: PVR 340 → 365 mL. Voided 90 → 75 mL. Cystometric capacity 480 mL. No vesicoureteral reflux. Creatinine 0.8 mg/dL.

Assessment: Neurogenic bladder with retention. Residuals of this size (anything over 100 to 150 mL is considered significant) breed infection and can with time damage the kidneys. Hand weakness rules out assembling an open kit aseptically. Adductor spasticity hinders access. Skin at the sacrum is vulnerable to moisture in anyone who sits most of the day.

Plan:
1. A4353 12 Fr × 150/mo
2. A4554 × 60/mo
3. E1399 mirror/knee spreader × 1
Duration: lifetime.

Allergies: latex, hives.

A virtual visit cannot measure a residual; the values above come from the two clinic visits.`,
    `Dear people at the Cooperative,

Henrike's chair rolls up to a desk at a sawmill three or so days' worth of hours each week, 24 in all, and there she does the books. To get through such a day she must empty her bladder on schedule. It will not empty itself: the last time it was measured, 365 mL stayed behind after she had passed 75.

I am helping her doctor, Saskia Brandvold, explain what is being requested and I will stick to three points.

First, infections. While she was using plain catheters with loose supplies, from the beginning of February to the end of September, she had a fever from a urinary infection three times. That's one in every eleven weeks or so. Since September 5, none. The closed set makes the difference because nothing has to be put together and her weak, numb fingers need only pull a ring.

Second, independence. Her knees clamp. With a mirror and a spreader she can see and reach by herself; forty seconds is what it took her. Without it, Dagny has to help. Dagny is her partner. She shouldn't have to be her nurse five times a day, and she cannot be at the sawmill.

Third, sleep. Seven hours pass between the last catheter at half past ten and the first at half past five. Some urine escapes. Two underpads each night protect both mattress and skin, and that skin was already red once this fall.

None of this is above your own limits: 150 of 200 sets, 60 of 120 pads, 1 of 1 mirror.

Please note the latex allergy.

With thanks, on behalf of Dr. Brandvold (NPI 1730582649)
November 20, 2026`,
    `## Medical Necessity: Closed-System Intermittent Catheterization

**For:** Henrike Solvang-Pruitt (F, 52; 168 cm, 68 kg)
**By order of:** Saskia Brandvold, MD

### 1. Clinical picture

The patient has **non-active secondary progressive MS**, complicated by a **neurogenic bladder with chronic retention**. Two measurements five weeks apart confirm that voiding is ineffective:

| Date | Voided | Residual | Total | Share retained |
|---|---|---|---|---|
| 9/17/2026 | 90 mL | 340 mL | 430 mL | 79% |
| 10/22/2026 | 75 mL | 365 mL | 440 mL | 83% |

### 2. Treatment ladder

1. *Indwelling catheter*: abandoned after 88 days (leakage, spasms)
2. *Open intermittent catheterization (A4351)*: three culture-proven febrile infections in eight months
3. *Antimuscarinic medication*: not tolerated
4. *Closed, no-touch sets*: mastered at the third attempt on 10/5/2026; proposed for ongoing use

### 3. Why the closed set is required

> The patient can't join separate components without touching the catheter tip.

Reduced grip (9 kg right, 8 kg left) and sensory loss in the fingers make sterile assembly unrealistic. A ready-to-use set with a pull ring overcomes this barrier. It must be latex-free.

### 4. Ancillary items

- **Underpads (A4554), 60/month.** Overnight leakage of roughly 120 mL was recorded on 10/24/2026. Moisture is a recognized contributor to pressure injury.
- **Mirror with knee spreader (E1399), one.** Counters bilateral adductor spasticity (Ashworth 2) so that she can catheterize unassisted.

### 5. Request

Authorize 150 sets of A4353 (12 Fr, 6 in) and 60 underpads each month, plus one E1399. Supplier: Northwoods Continence Supply. Payer: Voyageur Lakes Health Cooperative. Anticipated duration: lifelong.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
