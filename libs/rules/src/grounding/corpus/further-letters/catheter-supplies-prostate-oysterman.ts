import type { CorpusCase } from '../corpus-case.ts';

/** A urologist, a continence nurse, a billing clerk, a family doctor trained abroad, a drafting model and an auditor write for an oysterman who cannot empty his bladder. */
export const catheterSuppliesProstateOysterman: CorpusCase = {
  id: 'catheter-supplies-prostate-oysterman',
  today: '2026-08-19',
  facts: {
    case_id: 32106,
    patient: {
      first_name: 'Evander',
      last_name: 'Szczepanski',
      dob: '1951-10-05',
      gender: 'male',
      height: '5 ft 8 in',
      weight: '171 lb',
      address: '2207 Tidewater Spur, Oyster Narrows, WA 98999',
      phone: '(360) 555-0183',
      mrn: 'ONU-41902',
    },
    diagnoses: [
      { code: 'R33.8', description: 'Other retention of urine' },
      { code: 'N32.0', description: 'Bladder-neck obstruction' },
      { code: 'Z85.46', description: 'Personal history of malignant neoplasm of prostate' },
      { code: 'Z90.79', description: 'Acquired absence of other genital organ(s)' },
    ],
    items: [
      {
        item: 'Intermittent urinary catheter; coude (curved) tip, with or without coating (teflon, silicone, silicone elastomeric, or hydrophilic, etc.), each',
        hcpcs: 'A4352',
        quantity: 150,
        quantity_limit: 200,
        limit_period: '1 month',
        size: '14 Fr',
        length: '16 inches',
        justification:
          'Radical prostatectomy on 2025-11-20; the scarred bladder neck was cut open on 2026-04-14 and has narrowed again. Residual urine 410 mL on 2026-05-05 and 385 mL on 2026-08-11. On 2026-05-12 a straight-tip catheter of 14 Fr would not pass in 3 attempts and drew blood; a coudé tip of the same size passed at the first attempt. He catheterizes 5 times a day and drains 300 to 400 mL each time. The retention is expected to be permanent, or at least to last longer than 3 months. An indwelling catheter from 2026-05-05 to 2026-05-12 leaked and blocked twice.',
      },
      {
        item: 'Lubricant, individual sterile packet, each',
        hcpcs: 'A4332',
        quantity: 150,
        quantity_limit: 200,
        limit_period: '1 month',
        justification:
          'The catheters are uncoated, and one packet is used with each. He had urinary infections with Escherichia coli on 2026-06-02, with a fever of 101.8 °F, and on 2026-07-08, while he washed and reused catheters for want of supply; none since single use began on 2026-07-15.',
      },
    ],
    provider: { name: 'Marisol Thorvaldsen, MD', npi: '1904673258', date_signed: '2026-08-19' },
    seen: [
      '2026-05-12, at Narrows Urology, by Jerome Lacombe, RN: taught self-catheterization; he passed a coudé catheter himself on the second try.',
      '2026-07-30, cystoscopy by Marisol Thorvaldsen, MD: bladder neck narrowed to about 10 Fr beyond which a guided tip yields, no stone, no tumor.',
      '2026-08-11, at Narrows Urology, by Marisol Thorvaldsen, MD: residual 385 mL, creatinine 1.1 mg/dL, PSA below 0.1 ng/mL, urethral meatus without redness.',
    ],
    told: [
      'Who pays? Medicare Part B, then Puget Mariners Health Trust',
      'Who supplies? Saltgrass Medical Supply',
      'Work? Retired oyster farmer; still helps on the beds at low tide',
      'Lives with whom? Alone on a houseboat; his daughter Wilhelmina lives 12 miles away',
      'Hands? Steady, he ties nets',
      'Medicines? Tamsulosin from 2026-05-05 to 2026-06-30, without effect',
      'Allergies? Latex, with hives',
      'Catheters before? Received 30 a month from June to mid-July 2026',
    ],
    answered: [],
  },
  notes: [
    `Narrows Urology
Marisol Thorvaldsen, MD

8/19/26

Re: SZCZEPANSKI, Evander (10/5/51)

Medicare Part B / Puget Mariners Health Trust:

Mr. Szczepanski's prostate came out for cancer on November 20 of last year. Oncologically he has done well: his PSA on August 11 was undetectable at less than 0.1. Mechanically he has not. The join between bladder and urethra scarred down (N32.0). I incised it on April 14. Three weeks later he was holding 410 mL, and when I looked in again on July 30 the neck had narrowed to roughly 10 French. There's no stone and no tumor.

He doesn't empty (R33.8). The residual last week was 385 mL. I consider this permanent; it will at the very least outlast the three months by which Medicare defines permanence.

He needs to catheterize 5 times daily. Thirty days makes 150 catheters, plus 150 sterile lubricant packets as these catheters aren't coated. The allowance for either is 200.

He needs a coudé. This isn't for convenience. On May 12 my nurse tried a straight tip three times and got blood for his trouble. A curved tip of the same caliber went in right away. The reason is plain from the cystoscopy: the narrowed neck has to be negotiated, and a curved tip rides over the ledge that a straight one catches on.

He cannot reuse them. He did, when he was getting 30 a month, and had two E. coli infections, one with fever. Since he went to single use on July 15 he has had none.

Tamsulosin did nothing. A Foley leaked and plugged. Further incision carries a real risk of incontinence.

Latex allergy: please no latex.

M. Thorvaldsen, MD  NPI 1904673258`,
    `NURSING NOTE - CONTINENCE
Jerome Lacombe, RN

Pt Evander Szczepanski, 74 y.o. M. s/p RP 11/20/25, s/p BN incision 4/14/26.

TEACHING 5/12/26
Foley out (had been in since 5/5, leaked, blocked x2).
Tried 14 Fr straight x3. Resistance each time. Blood. Stopped.
14 Fr coudé: in, first attempt.
Pt then taught to self-cath. Got it on 2nd try. Hands are steady, he ties nets.

SUPPLY PROBLEM
June thru mid July he was being sent 30/month. At 5x/day that's 6 days' worth. So he washed and reused them.
6/2 E. coli, T 101.8
7/8 E. coli
7/15 single use started
Since then: no infection, 5 weeks today

VOLUMES
300-400 mL per cath x 5 = 1,500 to 2,000 mL/day by catheter

WHAT HE NEEDS MONTHLY
Coudé 14 Fr, 16 in, uncoated, NON-LATEX (hives) ... 150
Lube, sterile packets ........................... 150

HOME
Houseboat, by himself. Dtr Wilhelmina 12 mi away. Nobody in the home to cath him, so he has to be able to do it on his own, with something that goes in reliably. Goes out on the oyster beds at low tide still.

Why not coated: not ordered. Packet w/ each one does the job.
Why not a closed kit w/ bag: not ordered either. Medicare wants things like an immunocompromised state or repeated UTI on sterile single-use technique for those, and since single-use there hasn't been one.

8/11 visit w/ Dr. T: PVR 385, Cr 1.1, PSA <0.1, meatus looks fine, no redness.

Order signed 8/19/26.`,
    `Saltgrass Medical Supply
Billing and Documentation

Date: 08/19/2026
Beneficiary: Evander Szczepanski
Primary: Medicare Part B
Secondary: Puget Mariners Health Trust

Please find our summary of medical need for recurring urological supplies.

+--------+---------------------------------------+-------+--------+-----------+
| HCPCS  | Product                               | Per   | Per    | Max per   |
|        |                                       | day   | month  | month     |
+--------+---------------------------------------+-------+--------+-----------+
| A4352  | Int. catheter, coudé, 14 Fr, 16"      | 5     | 150    | 200       |
| A4332  | Lubricant packet, sterile             | 5     | 150    | 200       |
+--------+---------------------------------------+-------+--------+-----------+

We usually ship three months at a time: 450 of each.

ICD-10: R33.8, N32.0, Z85.46, Z90.79

Documentation on file with the prescriber, as we understand it:
(1) Permanence: retention expected to be permanent or to exceed 3 months.
(2) Frequency: 5 catheterizations daily.
(3) Coudé: straight catheter attempted 05/12/2026, three passes, bleeding; coudé passed. An auditor will look for this sentence first.
(4) Order: Marisol Thorvaldsen, MD, NPI 1904673258, signed 08/19/2026. Last visit 08/11/2026.

The customer is allergic to latex. Only latex-free product will be sent.

Beneficiary contact: (360) 555-0183, 2207 Tidewater Spur, Oyster Narrows, WA 98999. This is a houseboat, so the carrier should be told not to leave boxes on the dock in the rain.

Previous supply: 30 per month, June to mid-July. With 5 uses a day that left a shortfall of 120 a month.

The quantity requested is 75% of the maximum, and 50 below it for each code.`,
    `Esteemed colleagues of the insurance,

I write in support of the patient Mr. Evander Szczepanski, of 74 years, who has not always had the quantity of catheters that he requires, as in June and the first half of July he received only thirty in the month.

Anamnesis. In November 2025 the patient was submitted to radical prostatectomy by reason of neoplasia of the prostate. There followed a stenosis of the neck of the bladder, treated with incision on 14 April 2026 and relapsed. The post-void residue was 410 milliliters the 5th of May, and 385 the 11th of August.

Therapies already essayed. Permanent catheter from 5 to 12 May: losses of urine, two obstructions. Tamsulosin, from 5 May until the end of June, eight weeks: no effect.

Present therapy. Clean intermittent self-catheterism, five times in the day, each time from three to four deciliters. The instrument with the straight point does not pass and provokes bleeding. The instrument with the curved point (Tiemann, that you call coudé), of 14 Charrière, passes.

Complications. Two infections from Escherichia coli, on 2 June with temperature of 38.8 °C, and on 8 July. They occurred when he was constrained to wash and to use again the same catheters. From 15 July each catheter is used one sole time and infections there have been none more.

Renal function is conserved: creatinine 1.1. It is exactly this which we desire to protect, because the urine that remains under pressure ruins in time the kidneys.

I pray you therefore to concede 150 catheters (A4352) and 150 packets of lubricant (A4332) in the month. The person is allergic to latex.

With distinguished salutations,
for Dr. Marisol Thorvaldsen`,
    `# Medical Necessity Statement

**Evander Szczepanski** · Male · 74 · MRN ONU-41902

> **Bottom line:** Mr. Szczepanski can't empty his bladder after prostate cancer surgery. He needs 150 single-use curved-tip catheters and 150 lubricant packets each month.

## Diagnoses

- **R33.8** Other retention of urine
- **N32.0** Bladder-neck obstruction
- **Z85.46** Personal history of malignant neoplasm of prostate
- **Z90.79** Acquired absence of other genital organ(s)

## Key findings

| Date | Finding |
|---|---|
| 05/05/2026 | Residual volume 410 mL |
| 05/12/2026 | Straight tip failed ×3 with bleeding; coudé successful |
| 07/30/2026 | Cystoscopy: bladder neck about 10 Fr; no stone, no tumor |
| 08/11/2026 | Residual volume 385 mL; creatinine 1.1 mg/dL; PSA < 0.1 ng/mL |

## Alternatives considered

1. **Indwelling catheter** – one week in May 2026; leakage and two blockages. Long-term indwelling catheters also carry a higher risk of infection, stones and urethral erosion.
2. **Alpha-blocker** – tamsulosin for eight weeks, ineffective. This is unsurprising, since scar tissue does not relax.
3. **Straight catheter (A4351)** – can't be passed.
4. **Reuse of catheters** – two *E. coli* infections in about five weeks.

## Functional ability

He was taught by Jerome Lacombe, RN, and inserted a coudé catheter himself on the second try. His hands are steady. He lives alone, so independence in this task is essential.

## Quantity

5 per day × 30 days = **150 per month** (limit 200). Annualized: 1,800 catheters and 1,800 packets.

## Special instructions

⚠️ **Latex allergy (hives).** Supply latex-free, uncoated, 14 Fr, 16-inch male-length catheters.

**Prescriber:** Marisol Thorvaldsen, MD · NPI 1904673258 · August 19, 2026`,
    `PRE-PAYMENT SELF-AUDIT: INTERMITTENT CATHETERS

Beneficiary E. Szczepanski. Auditor's questions in the left margin, evidence opposite.

Is there a permanent impairment of urination?
Retention after prostatectomy and recurrent narrowing of the bladder neck. The urologist expects it to be permanent or to exceed three months. Measured residuals three months apart (May 5, August 11) are within 25 mL of each other, so there's no sign of recovery.

Was the beneficiary or a caregiver able to perform the procedure?
He was. Taught May 12; second try.

Does the frequency match the quantity?
Five a day, 150 in 30 days. Drained volumes of 300 to 400 mL are in keeping with the usual advice to stay under about 400 to 500 mL per catheterization.

Is a curved tip justified?
Three straight-tip attempts failed with bleeding. Same size, 14 Fr, in both cases, so caliber was not the cause.

Why sterile lubricant?
Uncoated catheter. One packet each.

Is there evidence about reuse?
June 2 and July 8, E. coli. Supply then was 30 a month. July 15 onward, single use: no infection through the date of signing, i.e. five weeks.

Does any item duplicate another?
No. The indwelling catheter was removed in May. No drainage bags or insertion kits are ordered.

Anything for product selection?
Latex causes hives. Length 16 inches.

Social: retired from oyster farming; helps at low tide; houseboat; single occupant; daughter Wilhelmina at 12 miles.

Signature: Marisol Thorvaldsen, MD, 1904673258, August 19, 2026. Visit eight days earlier.

RESULT OF SELF-AUDIT: complete.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
