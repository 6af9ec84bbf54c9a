import type { CorpusCase } from '../corpus-case.ts';

/** A nurse practitioner in urology, an office nurse and the supplier write for a ninety-five-year-old former ferryman whose heart rules out surgery. */
export const foleySiliconeFerryman: CorpusCase = {
  id: 'foley-silicone-ferryman',
  today: '2026-12-01',
  facts: {
    case_id: 11707,
    patient: {
      first_name: 'Ignatius',
      last_name: 'Pellerin',
      dob: '1931-03-17',
      gender: 'male',
      height: '5 ft 6 in',
      weight: '139 lb',
      address: '3 Slipway Lane, Grand Bayou, LA 70999',
      phone: '(985) 555-0122',
      mrn: 'PUA-33019',
    },
    diagnoses: [
      { code: 'N40.1', description: 'Benign prostatic hyperplasia with lower urinary tract symptoms' },
      { code: 'R33.8', description: 'Other retention of urine' },
      { code: 'I50.22', description: 'Chronic systolic (congestive) heart failure' },
      { code: 'Z91.040', description: 'Latex allergy status' },
    ],
    items: [
      {
        item: 'Indwelling catheter, Foley type, two-way, all silicone or polyurethane, each',
        hcpcs: 'A4344',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        size: '16 Fr, 10 mL balloon',
        justification:
          'Acute retention on 2026-07-21, 1,150 mL drained in the emergency room. Trial without catheter failed twice: 2026-08-04 after 14 days of tamsulosin 0.4 mg, 620 mL left in the bladder; 2026-09-08 on tamsulosin and finasteride 5 mg, 540 mL. Prostate 96 mL on ultrasound 2026-08-11. Echocardiogram 2026-08-18: ejection fraction 25 %; cardiology and anesthesia advise against surgery of the prostate. Intermittent catheterization not possible: tremor of both hands, vision 20/200 in the better eye, daughter at work from 7 a.m. to 4 p.m. Retention is permanent. Latex glove in 2019: hives and swollen lips, so all silicone. Changed once a month in the office, last on 2026-11-03 and 2026-12-01.',
      },
      {
        item: 'Bedside drainage bag, day or night, with or without anti-reflux device, with or without tube, each',
        hcpcs: 'A4357',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification:
          'Used at night, 2,000 mL, anti-reflux. Replaced every 2 weeks. Furosemide 40 mg at 8 a.m. and 20 mg at 2 p.m., output 1,800 to 2,100 mL a day.',
      },
      {
        item: 'Urinary drainage bag, leg or abdomen, vinyl, with or without tube, with straps, each',
        hcpcs: 'A4358',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification:
          'Worn by day on the right thigh, 600 mL, so that he can walk with his cane to the porch and to meals. Replaced every 2 weeks.',
      },
      {
        item: 'Urinary catheter anchoring device, leg strap, each',
        hcpcs: 'A4334',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Catheter was pulled out with the balloon up on 2026-10-12 when the tube caught on the recliner: bleeding for 1 day, no clots. Strap in use since 2026-10-13, no further pull. Latex-free. Adhesive holder tried first, skin of the thigh tore.',
      },
    ],
    provider: { name: 'Solveig Okafor-Brandt, NP', npi: '1205863974', date_signed: '2026-12-01' },
    seen: [
      '2026-12-01, in office, by Solveig Okafor-Brandt, NP: catheter changed, 16 Fr all silicone, 10 mL in the balloon, clear yellow urine; weight 139 lb, blood pressure 108/62, pulse 76, ankle edema 1+ both sides, right thigh skin whole, awake and oriented, hears with aids.',
      '2026-11-03, in office, by Lorcan Devereux, LPN: catheter changed without difficulty, tip with light crust, urine clear.',
    ],
    told: [
      'Who pays? Medicare Advantage plan Silver Heron, ID SH-2094471',
      'Who supplies? Cypress Point Medical Supply, phone (985) 555-0184',
      'Lives with whom? With his daughter Marceline, 66, a school librarian',
      'Who empties the bags? He empties the leg bag himself with a lever valve, which he can feel; his daughter changes over from leg bag to night bag at 8 p.m. and back at 6 a.m.',
      'Home health? None',
      'Where does he get care? Pelican Urology Associates, 512 Levee Road, Grand Bayou, LA, phone (985) 555-0140; daughter drives him every month, next on 2027-01-05',
      'Infections with the catheter? One, 2026-09-22, chills and confusion, Proteus mirabilis, 10 days of cefdinir by mouth at home',
      'How long is it needed? Lifelong',
      'What did he do for a living? Ferry pilot for 41 years',
      'Suprapubic tube? Offered on 2026-09-08, he and his daughter declined',
    ],
    answered: [],
  },
  notes: [
    `Pelican Urology Associates
512 Levee Road, Grand Bayou, Louisiana

Dec. 1, 2026

Silver Heron Medicare Advantage
Member: Ignatius Pellerin, SH-2094471, DOB Mar. 17, 1931

To the reviewing clinician:

I changed Mr. Pellerin's catheter in the office today and write to ask that its supply be covered for good.

He is 95. On July 21 he could not urinate and 1,150 mL was let off in the emergency room. We have twice taken the catheter out in the hope that he would void. After two weeks on tamsulosin 620 mL stayed behind (August 4). With finasteride added it was still 540 mL (September 8). His prostate measures 96 mL. An operation would be the usual remedy, but with an ejection fraction of 25% both the cardiologist and the anesthesiologist advise against it. A suprapubic tube was offered; he and his daughter did not want one.

He cannot catheterize himself: both hands shake and the better eye sees 20/200. Nor can Marceline do it for him, as she is away at work from seven until four. Retention has thus lasted more than four months, and it is permanent.

The catheter has to be all silicone (A4344) since a latex glove gave him hives and swollen lips in 2019. Along with it he requires, each month, two bedside bags (A4357), two leg bags (A4358) and one leg strap (A4334).

Yours,

Solveig Okafor-Brandt, NP
NPI 1205863974`,

    `12/1/2026 — UROLOGY FOLLOW-UP / CATHETER CHANGE
PELLERIN, Ignatius   95 M   PUA-33019   Allergy: LATEX (hives, lip swelling 2019)

S: BPH w/ chronic retention. Indwelling Foley, changed monthly in office (11/3, 12/1). One CAUTI 9/22: chills, confusion, Proteus; cefdinir PO x10 d at home. Traumatic pull 10/12, tube caught on recliner, balloon inflated; bled x1 d, no clots. None since strap (10/13). Furosemide 40 mg 0800 + 20 mg 1400. Leg bag by day, night bag 2000-0600. Empties leg bag himself (lever valve). Dtr does bag changeover. No HH.

O: Wt 139 lb. BP 108/62. P 76. A&O. Hearing aids. 1+ ankle edema bilat. R thigh skin intact. 16 Fr all-silicone placed, 10 mL balloon, clear yellow return.
Prior data: TWOC fail 8/4 (620 mL) and 9/8 (540 mL). Prostate 96 mL (8/11). EF 25% (8/18). UOP 1.8-2.1 L/d.

A: N40.1, R33.8 permanent retention. I50.22, not a surgical candidate per cards + anesthesia. Z91.040. IC not feasible (bilat hand tremor, VA 20/200 better eye, caregiver works 7-4). SPT declined 9/8.

P: A4344 16 Fr x1/mo; A4357 x2/mo; A4358 x2/mo; A4334 x1/mo. Catheter and strap latex-free. Cypress Point Medical Supply. LON 99. RTC 1/5/27.

S. Okafor-Brandt, NP`,

    `CYPRESS POINT MEDICAL SUPPLY
Tel. (985) 555-0184

ORDER CONFIRMATION AND MEDICAL NECESSITY SUMMARY
Order signed: December 1, 2026, by Solveig Okafor-Brandt, NP (1205863974)

Patient: Mr. Ignatius Pellerin
Born: March 17, 1931
Lives at: 3 Slipway Lane, Grand Bayou, LA 70999, tel. (985) 555-0122
Coverage: Silver Heron (Medicare Advantage), SH-2094471

1. A4344 Foley catheter, two-way, ALL SILICONE, 16 Fr, 10 mL balloon: ONE per month
2. A4357 Bedside bag, 2,000 mL, anti-reflux: TWO per month
3. A4358 Leg bag, vinyl, 600 mL, with straps: TWO per month
4. A4334 Leg strap anchoring device, latex-free: ONE per month

Over twelve months this makes 12 catheters, 24 bedside bags, 24 leg bags and 12 straps.

Why silicone rather than coated latex: latex allergy (Z91.040), reaction in 2019.
Why two kinds of bag: he drains into the leg bag by day and into the bedside bag at night. On furosemide he makes roughly two liters a day, and a leg bag takes 600 mL.
Why a strap: on October 12 the catheter was dragged out while its balloon was still inflated. An adhesive holder had torn the skin on his thigh.
Who inserts: the urology office, once a month. No insertion tray is billed on this order.
Home health agency: none.

ICD-10-CM: N40.1, R33.8, I50.22, Z91.040
Need: lifelong`,

    `Solveig Okafor-Brandt, NP | Pelican Urology Associates | (985) 555-0140
December 1, 2026

Subject: I. Pellerin (DOB 3/17/1931), justification for urological supplies, item by item

Is the retention permanent?
Yes. Medicare's rule of thumb is that it should not be expected to resolve within three months. His began on July 21, some nineteen weeks ago, and two trials without the catheter, on August 4 and September 8, left 620 and 540 mL behind.

Could drugs or surgery solve it?
Tamsulosin 0.4 mg and finasteride 5 mg did not. Resection is ruled out by his heart: ejection fraction 25% on August 18.

Could he use intermittent catheters?
No. There is a tremor in either hand, his sight is 20/200 at best, and from 7 to 4 the daughter he lives with is at work.

Why does he need a special material?
Latex has given him hives and lip swelling. The two-way catheter with coated latex is off the table for that reason.

How often is it changed?
Monthly; on November 3 Lorcan Devereux, LPN, changed it and noted a light crust on the tip. I did the one of today.

Do the bags exceed the customary amounts?
They do not. Two of each a month is customary.

And the strap?
One monthly. It has kept the catheter in place since October 13.

I am happy to speak with a peer at the number above.

NPI 1205863974`,

    `# Letter of Medical Necessity: Indwelling Catheter and Drainage Supplies

**Patient:** Ignatius Pellerin
**Date of Birth:** 03/17/1931
**Age:** 95
**Insurance:** Silver Heron (Medicare Advantage)
**Date:** 12/01/2026

## Summary

Mr. Pellerin is a retired ferry pilot with **permanent urinary retention** caused by benign prostatic hyperplasia. He lives with his daughter, Marceline.

## Clinical Findings

- **Initial retention volume:** 1,150 mL (07/21/2026)
- **Prostate volume:** 96 mL (08/11/2026)
- **Failed voiding trials:** 08/04/2026 and 09/08/2026
- **Cardiac function:** EF 25%; chronic systolic heart failure
- **Vision:** 20/200 in the better eye
- **Hands:** Bilateral tremor
- **Allergy:** Latex

## Supplies

1. **A4344, silicone Foley catheter, 16 Fr:** 1 per month
2. **A4357, bedside drainage bag:** 2 per month
3. **A4358, leg bag:** 2 per month
4. **A4334, leg strap:** 1 per month

## Alternatives Considered

- **Medication alone:** Tamsulosin and finasteride were insufficient.
- **Prostate surgery:** Advised against by cardiology and anesthesia.
- **Intermittent catheterization:** Not feasible due to tremor, poor vision, and the caregiver's working hours.
- **Suprapubic catheter:** Declined by the patient and his daughter.
- **Adhesive securement:** Caused a skin tear.

## Functional Benefit

The leg bag allows him to walk to the porch and to meals with his cane. He can empty it himself because its lever valve can be identified by touch.

## Length of Need

Lifelong.

**Solveig Okafor-Brandt, NP**
**NPI:** 1205863974`,

    `12/1/26

Dear folks at Silver Heron,

Our office looks after Mr. Pellerin's catheter, and we would like to explain his monthly order in everyday language.

For 41 years he piloted a ferry. At ninety-five he lives on Slipway Lane with his daughter Marceline, who is a school librarian. This July his water stopped: over a quart was drained at the emergency room that day (1,150 mL). Pills did not get him going again and his heart is too weak for an operation, pumping at 25 percent.

So he has a catheter. Marceline brings him in each month and we swap it. We use only silicone, for latex swells his lips and brings him out in hives.

By day a bag on his right thigh lets him get about, cane in hand, out to the porch or in to supper. His sight is poor but he can feel the lever valve, so he empties it on his own. At eight in the evening his daughter hooks up the big bag, and at six in the morning she puts the leg bag back. He takes a water pill twice a day, 40 mg of furosemide at eight and another 20 at two, and puts out about two liters. Both kinds of bag are replaced every two weeks, hence two of each.

The strap? In October the tube snagged on his recliner and out came the catheter, balloon and all. It bled for a day. With the strap on it has not happened again.

Thank you for seeing to this.

Lorcan Devereux, LPN, with Solveig Okafor-Brandt, NP`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
