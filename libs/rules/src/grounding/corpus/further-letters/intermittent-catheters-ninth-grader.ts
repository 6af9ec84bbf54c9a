import type { CorpusCase } from '../corpus-case.ts';

/** A ninth-grader with spina bifida needs sterile latex-free catheter kits after three infections with reused catheters. */
export const intermittentCathetersNinthGrader: CorpusCase = {
  id: 'intermittent-catheters-ninth-grader',
  today: '2026-11-05',
  facts: {
    case_id: 28103,
    patient: {
      first_name: 'Winifred',
      last_name: 'Castellane-Obi',
      dob: '2011-06-03',
      gender: 'female',
      height: '4 ft 11 in',
      weight: '104 lb',
      address: '3 Lanternhouse Row, Pellbrook, OR 97999',
      phone: '(541) 555-0168',
      mrn: 'PCH-90412',
    },
    diagnoses: [
      { code: 'Q05.7', description: 'Lumbar spina bifida without hydrocephalus' },
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
      { code: 'Z87.440', description: 'Personal history of urinary (tract) infections' },
      { code: 'Z91.040', description: 'Latex allergy status' },
    ],
    items: [
      {
        item: 'Intermittent urinary catheter, with insertion supplies',
        hcpcs: 'A4353',
        quantity: 150,
        quantity_limit: 200,
        limit_period: '1 month',
        size: '10 Fr',
        length: '6 in',
        justification:
          'She catheterizes herself 5 times a day. With washed and reused catheters she had 3 urinary infections with fever, on 2026-01-19, 2026-04-02 and 2026-07-27, each with more than 100,000 colonies of E. coli per ml; the third kept her in the hospital until 2026-07-30. She has used latex-free closed kits as samples since 2026-09-08: no infection, and the culture of 2026-10-15 showed no growth. The school toilet has no sink within reach of her seat, and 2 of the 5 catheterizations fall in the school day. Latex gives her hives within 10 minutes.',
      },
      {
        item: 'Disposable underpads, all sizes',
        hcpcs: 'A4554',
        quantity: 30,
        quantity_limit: 150,
        limit_period: '1 month',
        size: '23 x 36 in',
        justification:
          'She leaks at night 2 to 3 times a week, down from every night before oxybutynin. One underpad a night.',
      },
    ],
    provider: { name: 'Jerzy Malinowski-Grant, MD', npi: '1760412953', date_signed: '2026-11-05' },
    seen: [
      '2026-08-20, urodynamics, by Jerzy Malinowski-Grant, MD: capacity 310 ml, leak point pressure 44 cm H2O, residual 240 ml after trying to void.',
      '2026-08-20, ultrasound of the kidneys: mild dilation on the right, left kidney normal.',
      '2026-09-08, in clinic, by Saoirse Delgado, RN: taught the closed kit; she did it alone on the second try.',
      '2026-10-15, by video, by Jerzy Malinowski-Grant, MD: no fever since July, dry by day; urine culture without growth.',
    ],
    told: [
      'Who pays? Cascade Youth Health Plan',
      'Who supplies? Ferrow Medical Supply',
      'Lives with whom? With her grandmother Henrietta and her brother, who is 12',
      'School? Ninth grade, 7 hours a day',
      'Walks? With ankle-foot orthoses on both sides; a wheelchair for long distances',
      'Sport? Wheelchair basketball, twice a week',
      'Drugs? Oxybutynin 5 mg twice a day',
      'School missed? 11 days through the three infections',
      'Shunt? None',
    ],
    answered: [],
  },
  notes: [
    `Pediatric Urology

5 November 2026

To the Medical Director
Cascade Youth Health Plan

Reg.: Miss Winifred Castellane-Obi, born 3 June 2011

Respected Colleague,

I have the honour to present to you this young lady of 15 years, who was born with an open spine at the lumbar level, without hydrocephalus and without need of a shunt. As is the rule in this malformation, the bladder has not normal innervation. She is unable to empty it: in the urodynamic examination of 20 August, which I performed myself, there remained 240 ml after her attempt to void, from a capacity of 310 ml. This is more than three quarters of the bladder. The leak point pressure was 44 cm of water. You know that above 40 cm the upper urinary tract is considered in danger, and in fact the ultrasound of the same day has shown a mild dilation of the right kidney. The left kidney is normal.

It follows that she must catheterize, five times each day, for life. The question is only with what. Until this summer she washed and reused her catheters. In the course of 2026 she suffered thereby three febrile infections, all with E. coli in significant count. For the last one she was hospitalised from 27 to 30 July. I do not need to explain what repeated pyelonephritis can do to a kidney which is already dilated.

Since 8 September she uses a sterile closed kit from samples. Since then no infection. The culture on 15 October was sterile.

I ask therefore kindly for code A4353 in number of 150 for each month, Charrière 10, of 6 inches, strictly free of latex because she reacts with urticaria. In addition, 30 underpads (A4554) for the nights.

With collegial regards,

Jerzy Malinowski-Grant, MD
NPI 1760412953`,
    `NURSE'S NOTE FOR SUPPLY AUTHORIZATION

Winifred C.-O. / PCH-90412 / DOB 6-3-11

Dx: L-level spina bifida (Q05.7), neurogenic bladder (N31.9), hx UTIs (Z87.440), latex allergy (Z91.040)

Who does the caths? She does. I taught her the closed kit on 9/8/26. First try needed help, second try she did solo.

How often? 5x/day = 35/week = 150 per 30-day month. Plan limit is 200, so we are 50 under.

What size? 10 Fr, 6 inch (female length).

Where? 3 at home, 2 at school. School day is 7 hrs. No sink she can reach from the toilet there. That matters since you can't wash hands or rinse a catheter between steps. In a closed kit the catheter slides out of its own sterile bag and isn't touched.

UTI log for this year
1/19 ... fever, E. coli >100K
4/2 .... fever, E. coli >100K
7/27 ... fever, E. coli >100K, ADMITTED, home 7/30
After kits began: none. Cx 10/15 no growth.

School days lost to UTIs: 11

Night: takes oxybutynin 5 mg BID. Was wet every night, now 2–3 nights/wk. Can't predict which, so one underpad each night, 30/mo, 23x36.

Latex: hives in 10 min. NO LATEX in anything shipped, please. This includes gloves in the kit. Latex allergy is very common in kids with spina bifida.

Home: lives with grandma Henrietta and younger brother.

Supplier: Ferrow Medical Supply

Saoirse Delgado, RN
for Dr. Malinowski-Grant`,
    `TELEHEALTH SUMMARY (reprinted for payer)

Visit: October 15, 2026, video
Clinician: Jerzy Malinowski-Grant, MD
Letter prepared: November 5, 2026

1. REASON
Follow-up of bladder management five weeks after changing to sterile catheter kits.

2. INTERVAL HISTORY
No fever since July. Dry during the day. At night she still leaks two or three times in a week. Remains on oxybutynin, 10 mg per day in two doses. Catheterizes herself five times daily, two of those at school.

3. RELEVANT PAST
Lumbar spina bifida without hydrocephalus; no shunt. Walks with AFOs on both sides and takes a wheelchair for distance. Plays wheelchair basketball twice weekly. Hives from latex.

4. DATA
- Urine culture: no growth
- Urodynamics (8/20/2026): capacity 310 mL, LPP 44 cm H2O, PVR 240 mL
- Renal US (8/20/2026): right mild dilation; left normal

5. ASSESSMENT
Neurogenic bladder with elevated leak point pressure and failure to empty. Three febrile E. coli UTIs in the 27 weeks from January 19 to July 27 while using clean technique with reused catheters; none in the period on kits. Payers generally ask for two or more documented infections on clean technique before covering A4353, and she has three.

6. PLAN
a. A4353, intermittent catheter with insertion supplies, 10 Fr, 6 inches, latex-free: 150 each month
b. A4554, underpads, 23 x 36 in: 30 each month
c. Continue oxybutynin

7. LIMITS OF THIS VISIT
Conducted by video. The instrumented findings above come from August.

Supplier of record is Ferrow Medical Supply. Coverage is through Cascade Youth Health Plan.

Jerzy Malinowski-Grant, MD, NPI 1760412953`,
    `Dear Cascade Youth Health Plan,

I help families put their requests into words, and I have been asked to help with Winifred's. Her doctor will sign beneath. She is fifteen and in ninth grade. She lives in Pellbrook with her grandmother, Henrietta, and a twelve-year-old brother. She plays wheelchair basketball two times a week.

Five times a day she does something most adults would find daunting: she empties her own bladder with a catheter. Spina bifida took the nerve signals for it before she was born. Twice a day she has to do this in a school restroom where the sink is out of reach from the toilet.

For a good part of this year she did it with catheters that were washed and used again. In January she came down with a fever and an infection. In April, another. In July, a third, and that one put her in a hospital bed for three nights. Altogether the infections cost her eleven days of school. Every time the germ was E. coli, which lives in the bowel and reaches the bladder most easily when hands and equipment cannot be kept clean.

In September a nurse, Saoirse Delgado, showed her a kit in which nothing has to be touched. Winifred had it on the second try. She has not had an infection with it. A culture in the middle of October grew nothing.

What she is asking for is 150 of those kits a month, in her size, with no latex, because latex brings her out in hives. That is below your limit of 200. She also needs thirty underpads a month for the nights, of which two or three in a week are still wet.

There is a cheaper way to do this. She has tried it, and it ended in a hospital. One admission of a child pays for very many catheters.

Please say yes.

Reviewed and signed November 5, 2026
Jerzy Malinowski-Grant, MD`,
    `FERROW MEDICAL SUPPLY / INTAKE & AUTHORIZATION

ATTN: CASCADE YOUTH HEALTH PLAN, DME PRECERT

MEMBER .......... WINIFRED CASTELLANE-OBI
DOB ............. 06/03/2011 (15 YRS)
HT / WT ......... 59 IN / 104 LB
SHIP TO ......... 3 LANTERNHOUSE ROW, PELLBROOK, OR 97999
PHONE ........... (541) 555-0168
ORDERING MD ..... JERZY MALINOWSKI-GRANT, NPI 1760412953
ORDER SIGNED .... 11/05/2026

LINE 1
CODE ............ A4353
ITEM ............ INTERMITTENT CATHETER W/ INSERTION SUPPLIES
SIZE / LENGTH ... 10 FR / 6 IN
QTY ............. 150 PER MONTH (5 PER DAY)
PLAN MAX ........ 200 PER MONTH
SPECIAL ......... LATEX FREE, SEE Z91.040

LINE 2
CODE ............ A4554
ITEM ............ UNDERPAD, DISPOSABLE, 23 X 36
QTY ............. 30 PER MONTH (1 PER NIGHT)
PLAN MAX ........ 150 PER MONTH

DX .............. Q05.7, N31.9, Z87.440, Z91.040

WHY NOT A4351 (CATHETER ALONE)?
PER PRESCRIBER: THREE FEBRILE UTI IN 2026 ON CLEAN TECHNIQUE (01/19, 04/02, 07/27), ALL CULTURES OVER 100,000 COLONIES/ML E. COLI. INPATIENT 07/27 TO 07/30. NO INFECTION ON CLOSED KITS SINCE 09/08.

WHY 10 FR?
PER ORDER.

QUANTITY CHECK
150 + 30 = 180 PIECES PER MONTH. OVER A YEAR 1,800 KITS AND 360 PADS. BOTH LINES UNDER PLAN MAXIMUM.

WHO USES THE SUPPLIES?
PATIENT HERSELF. TRAINED BY RN ON 09/08/2026.

ATTACHMENTS USUALLY REQUIRED FOR THIS CODE: PRESCRIPTION, CULTURE REPORTS, PROGRESS NOTE. PLEASE ADVISE IF THE PLAN NEEDS ANYTHING FURTHER.`,
    `**LETTER OF MEDICAL NECESSITY**

**Re:** Winifred Castellane-Obi (DOB June 3, 2011)
**Plan:** Cascade Youth Health Plan
**Prescriber:** Jerzy Malinowski-Grant, MD

---

**Overview**

Winifred is an adolescent with congenital neurogenic bladder dysfunction secondary to lumbar spina bifida. She performs clean intermittent self-catheterization and now requires **sterile, latex-free, closed-system catheter kits** in place of reused catheters.

**The problem in numbers**

* 310 mL: how much her bladder holds
* 240 mL: how much was left after she tried to void
* 44 cm H₂O: the pressure at which it leaks
* 3: febrile infections this year
* 3: nights in the hospital
* 11: days absent from school

**Why infections matter in this patient**

Her renal ultrasound already shows mild right-sided dilation. In children and adolescents with a high-pressure bladder, recurrent febrile infection is one of the principal routes to renal scarring and, over time, to loss of kidney function. Prevention is therefore a matter of organ preservation.

**Why a kit rather than a single catheter**

1. *Failed alternative.* Washed and reused catheters were followed by infection three times.
2. *Environment.* Two of five daily catheterizations take place at school, with no sink within reach.
3. *Allergy.* Contact with latex produces hives in ten minutes.
4. *Demonstrated benefit.* She had been on sample kits for five weeks when the most recent culture came back without growth.

**Nighttime protection**

Oxybutynin 5 mg twice daily has cut her leakage from nightly to two or three nights per week. One underpad per night protects skin and bedding.

**Request**

| Item | Code | Monthly quantity |
|---|---|---|
| Intermittent catheter with insertion supplies, 10 Fr, 6 in | A4353 | 150 |
| Underpads, 23 x 36 in | A4554 | 30 |

**Independence**

At fifteen, Winifred manages her own catheterization. Continence and self-care in adolescence are associated with participation in school and sport, and she takes part in both.

Sincerely,
Jerzy Malinowski-Grant, MD
NPI 1760412953
Date: November 5, 2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
