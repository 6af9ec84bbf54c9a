import type { CorpusCase } from '../corpus-case.ts';

/** A urology practice answers a health plan about curved-tip catheters for a man with a large prostate and a false passage. */
export const coudeCatheterBphRetention: CorpusCase = {
  id: 'coude-catheter-bph-retention',
  today: '2026-04-22',
  facts: {
    case_id: 61005,
    patient: {
      first_name: 'Bartholomew',
      last_name: 'Quill-Sandoval',
      dob: '1944-12-05',
      gender: 'male',
      height: '5 ft 8 in',
      weight: '171 lb',
      address: '77 Lantern Hill Road, Winnow Creek, GA 30999',
      phone: '(706) 555-0109',
      mrn: 'WC-33087',
    },
    diagnoses: [
      { code: 'N40.1', description: 'Benign prostatic hyperplasia with lower urinary tract symptoms' },
      { code: 'R33.8', description: 'Other retention of urine' },
      { code: 'N36.5', description: 'Urethral false passage' },
    ],
    items: [
      {
        item: 'Intermittent urinary catheter; coude (curved) tip, with or without coating (teflon, silicone, silicone elastomeric, or hydrophilic, etc.), each',
        hcpcs: 'A4352',
        quantity: 120,
        quantity_limit: 200,
        limit_period: 'month',
        size: '14 Fr',
        length: '16 inches',
        justification:
          "Retention since 2026-01-30, when 640 mL were drained at Winnow Creek Community Hospital. Trials of voiding failed on 2026-02-06 and 2026-02-20 on tamsulosin 0.8 mg and finasteride 5 mg. Prostate 94 mL with a large median lobe on ultrasound 2026-02-13. Straight-tip 14 Fr catheters from 2026-02-20 to 2026-03-12 stopped at the prostate in about every third pass and bled 6 times; he came to the office twice to be catheterized, on 2026-02-27 and 2026-03-09. Cystoscopy 2026-03-13: false passage at 6 o'clock in the bulbar urethra, high bladder neck. With the coude tip since 2026-03-13: in the diary of 2026-04-01 to 2026-04-14, 55 of 56 passes went in at the first try, none bled, 300 to 420 mL each. Catheterizes himself 4 times a day, at 6 a.m., noon, 6 p.m. and 10 p.m., a new catheter each time. Surgery has to wait because of a coronary stent of 2025-11-18 under ticagrelor.",
      },
      {
        item: 'Lubricant, individual sterile packet, each',
        hcpcs: 'A4332',
        quantity: 120,
        quantity_limit: 200,
        limit_period: 'month',
        justification:
          'The catheter is of uncoated PVC. One sterile packet for each pass, 4 a day. One urinary infection with E. coli on 2026-03-05, cephalexin for 7 days, while he was still using a tube of jelly for many passes; none since.',
      },
    ],
    provider: { name: 'Cornelius Abernathy-Wu, MD', npi: '1265839047', date_signed: '2026-04-22' },
    seen: [
      "2026-04-15, in office, by Cornelius Abernathy-Wu, MD: abdomen soft, bladder not felt, he catheterized himself seated with the curve pointing to 12 o'clock, residual afterwards 15 mL, urine clear, no blood at the meatus, creatinine 1.2.",
    ],
    told: [
      'Who pays? Peachfield Advantage (Medicare Advantage)',
      'Who supplies? Dogwood Urological Supply',
      'Lives with whom? His wife Eulalie',
      'Who helps? Eulalie lays out the supplies; he catheterizes himself',
      'Who taught him? Tamsin Orlov, RN, on 2026-03-13 and 2026-03-20',
      'What did the payer write? On 2026-04-17: why will a straight tip not do, and why 120 a month',
      'Length of need? 12 months; the retention is expected to last longer than 3 months',
      'Hands and eyes? Good grip, reads newsprint with glasses',
    ],
    answered: [],
  },
  notes: [
    `April 22, 2026

Peachfield Advantage
Appeals and Reconsiderations

Member: Bartholomew Quill-Sandoval, DOB 12/05/1944
Your letter of April 17, 2026

Dear Reviewer:

You ask two things. I take them in turn.

Why will a straight tip not do? Because it has been tried and did harm. For three weeks, from February 20 through March 12, this 81-year-old man used straight 14 French catheters. Roughly one in three halted at the prostate. Six times there was blood. Twice, on February 27 and March 9, he had to be catheterized here. Cystoscopy on March 13 showed the reason and the consequence: a high-riding bladder neck, and a false passage on the floor of the bulbar urethra, at six o'clock. A straight tip rides along that floor. A coude tip, held with the curve upward, stays off it. In the first two weeks of April he made 56 passes; 55 succeeded at the first attempt and none drew blood.

Why 120 a month? Because he has to empty his bladder four times a day and uses each catheter once. Four times thirty is 120, well under the 200 that the policy allows.

His gland measures 94 mL. He failed two voiding trials in spite of tamsulosin and finasteride. An operation must be put off, since he received a coronary stent on November 18 and takes ticagrelor. We therefore expect his retention to go on beyond three months and order supplies for a year: 120 coude catheters (A4352) and 120 packets of sterile lubricant (A4332) monthly.

Cordially,
Cornelius Abernathy-Wu, MD
NPI 1265839047`,

    `UROLOGY CLINIC NOTE                                   4/15/26
QUILL-SANDOVAL, Bartholomew  81M  WC-33087

S: BPH w/ retention, on CIC qid (6a, 12n, 6p, 10p). 14 Fr coude since 3/13. Diary 4/1-4/14: 55/56 first pass, no bleeding, vols 300-420. Before that straight tip 2/20-3/12: ~1/3 would not pass the prostate, bled x6, two office caths (2/27, 3/9). UTI E. coli 3/5, cephalexin x7d; none since. Wife lays out supplies.

O: Abd soft, bladder not palpable. Watched him cath: sitting, curve at 12 o'clock. PVR 15 mL. Urine clear. No blood at meatus. Cr 1.2.
US 2/13: 94 mL, large median lobe.
Cysto 3/13: false passage bulbar urethra 6 o'clock; high BN.
TOV failed 2/6, 2/20 (tamsulosin 0.8, finasteride 5).

A: N40.1, R33.8, N36.5. Doing well on coude. Not an op candidate at present - stent 11/18/25, ticagrelor.

P: Continue CIC qid.
A4352 14 Fr 16" #120/mo
A4332 #120/mo (uncoated PVC, one packet per cath)
LON 12 mo
Dogwood Urological to supply.

C. Abernathy-Wu MD  1265839047  signed 4/22/26`,

    `DOGWOOD UROLOGICAL SUPPLY
Intermittent catheter qualification form

Name: Bartholomew Quill-Sandoval
DOB: 12-05-1944   M   81 yrs
Address: 77 Lantern Hill Road, Winnow Creek, GA 30999
Phone: (706) 555-0109
Plan: Peachfield Advantage

1. Is the retention permanent or expected to last at least 3 months?
   YES. Start 01-30-2026. Length of need 12 months.

2. Cause of retention?
   Enlarged prostate, 94 mL, median lobe.

3. Catheterizations per day?
   4

4. Who performs them?
   Patient. Grip good; reads newsprint with glasses.

5. If a coude tip is ordered, why can the patient not use a straight tip?
   Straight tip used 02-20 to 03-12-2026. Caught at the prostate about every third time. Six bleeds. Two trips to the office for catheterization. False passage seen by cystoscope 03-13-2026.

6. Sterile lubricant needed?
   YES, catheter has no coating.

7. Infections?
   One, 03-05-2026, E. coli, treated with cephalexin for a week. At that time one tube of jelly served for many passes.

8. Last seen by prescriber?
   04-15-2026

ORDER
A4352   coude, 14 Fr x 16 in, PVC uncoated   120 / month   = 360 / 3 months
A4332   lubricant packet, sterile            120 / month   = 360 / 3 months

ICD-10: N40.1, R33.8, N36.5
Prescriber: Cornelius Abernathy-Wu, MD, NPI 1265839047
Date: 04-22-2026`,

    `Nurse's letter
22 April 2026

To Peachfield Advantage, about Mr. Quill-Sandoval (born 5 December 1944)

I taught Mr. Quill-Sandoval to use the coude catheter in March, on the 13th and again a week after. I write so that you may know what lies behind the words "will not pass".

He has not been able to empty his bladder since January 30. That day the hospital in Winnow Creek drained 640 mL. Twice in February he was given the chance to void by himself, on full doses of two prostate medicines, and twice it came to nothing. He was started on ordinary straight catheters. What followed was three weeks of stopping short and of bleeding, a half-dozen times, with two visits to us to be catheterized. There was an infection in that stretch too.

The bent tip made the difference. He sits, points the curve to twelve o'clock and it goes around the corner. In his diary for the first fourteen days of April there is a single pass that did not go in at once. His hands are good, and with his glasses he reads newsprint. His wife Eulalie gets the things ready; the rest he does.

He does it at six, at noon, at six and at ten. Each time a fresh catheter and a fresh packet of lubricant, since this catheter comes without any coating. That makes 120 and 120 in a month of thirty days.

Tamsin Orlov, RN
Office of Cornelius Abernathy-Wu, MD (NPI 1265839047)`,

    `# Letter of Medical Necessity: Coudé-Tip Intermittent Catheters

**Date:** April 22, 2026
**To:** Peachfield Advantage
**Re:** Bartholomew Quill-Sandoval, DOB 12/05/1944

## Patient Summary

Mr. Quill-Sandoval is an **81-year-old male** with urinary retention due to benign prostatic hyperplasia. His prostate volume is **94 mL** and he has a large median lobe.

## Treatment History

| Date | Event |
|---|---|
| 11/18/2025 | Coronary stent (ticagrelor) – surgery must wait |
| 01/30/2026 | Retention, 640 mL drained |
| 02/06/2026 | First voiding trial failed |
| 02/20/2026 | Second voiding trial failed; straight catheters begun |
| 03/05/2026 | Urinary tract infection, *E. coli* |
| 03/13/2026 | Cystoscopy: false passage; coudé catheters begun |
| 04/15/2026 | Office visit: residual 15 mL after self-catheterization |

## Medical Necessity of the Coudé Tip

- A straight tip **failed repeatedly** (about one pass in three) and caused **six bleeding episodes**.
- The **false passage** lies at 6 o'clock, where a straight tip tends to go.
- With the coudé tip **98 %** of passes (55 of 56) succeeded at the first attempt.

## Medical Necessity of Sterile Lubricant

The ordered catheter is uncoated. Individual packets replace the multi-use tube of jelly in use at the time of his infection. He has had no infection since.

## Supplies Ordered

- **A4352** – 14 Fr, 16-inch: **120/month**
- **A4332** – individual sterile packets: **120/month**

Both correspond to four catheterizations daily. Length of need: 12 months.

**Cornelius Abernathy-Wu, MD**
NPI 1265839047`,

    `Winnow Creek, 4/22/2026

Dear Sir or Madam,

We write on behalf of our patient, Mr. B. Quill-Sandoval, MRN WC-33087, whose curved-tip catheters your plan has questioned.

Background. Octogenarian with BPH and urinary retention of nearly three months' standing. Maximal medical treatment (an alpha-blocker together with a 5-alpha-reductase inhibitor) did not restore voiding. He has a coronary stent, five months old, and takes ticagrelor for it, and for this reason we are not operating now.

What we tried. Straight catheters of the same caliber, 14 Fr. They were given up after three weeks on account of obstruction at the prostate and of bleeding.

What we saw. Through the cystoscope, an elevated bladder neck and, in the bulb, a false passage.

What works. The coudé. Over a fortnight of diary keeping he obtained between 300 and 420 mL each time, with no bleeding. At our visit of April 15 he left only 15 mL behind; the urine was clear and his creatinine 1.2.

What we ask. That you approve A4352, one hundred twenty monthly, and A4332 in like number. He lives with his wife, who sets out his materials, but he needs no one to do the procedure for him. At 80 fewer than the 200 allowed monthly, the amount is no more than the four daily passes call for.

What may happen otherwise. Going back to a straight tip would put the false passage at risk of being entered again.

Yours sincerely,

Cornelius Abernathy-Wu, MD
NPI 1265839047`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
