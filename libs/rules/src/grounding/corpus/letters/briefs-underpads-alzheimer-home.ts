import type { CorpusCase } from '../corpus-case.ts';

/** An internist and a home care nurse write for a woman with severe Alzheimer's disease who is cared for at home. */
export const briefsUnderpadsAlzheimerHome: CorpusCase = {
  id: 'briefs-underpads-alzheimer-home',
  today: '2026-02-16',
  facts: {
    case_id: 11708,
    patient: {
      first_name: 'Wilhelmina',
      last_name: 'Castellano',
      dob: '1944-10-22',
      gender: 'female',
      height: '5 ft 2 in',
      weight: '121 lb',
      address: '88 Orchard Steps, East Wexcombe, NY 12999',
      phone: '(518) 555-0113',
      mrn: 'WPC-70664',
    },
    diagnoses: [
      { code: 'G30.1', description: "Alzheimer's disease with late onset" },
      {
        code: 'F02.C0',
        description:
          'Dementia in other diseases classified elsewhere, severe, without behavioral disturbance, psychotic disturbance, mood disturbance, and anxiety',
      },
      { code: 'R39.81', description: 'Functional urinary incontinence' },
      { code: 'R15.9', description: 'Full incontinence of feces' },
    ],
    items: [
      {
        item: 'Adult sized disposable incontinence product, brief/diaper, medium, each',
        hcpcs: 'T4522',
        quantity: 180,
        quantity_limit: 180,
        limit_period: 'month',
        size: 'medium',
        justification:
          "Alzheimer's disease since 2017, does not recognize the toilet or the wish to go. Urine incontinent day and night since June 2025, stool since October 2025. Prompted toileting every 2 hours from 2025-09-01 to 2025-11-30: dry at 1 of 6 checks, stopped. Pull-on underwear (T4526) from 2025-10-01 to 2025-12-15: she stood no longer for changing and tore the sides, 5 bed changes a week. Urine culture 2025-12-10 no growth, rectal examination 2025-12-10 no impaction, bladder scan after voiding 2025-12-10 45 mL; donepezil stopped 2025-11-20 without effect on the incontinence. Briefs with tapes since 2025-12-16: 6 a day, 4 by day and 2 at night, 180 in 30 days; 1 bed change a week. Waist 33 inches, hips 38 inches. Changed lying down.",
      },
      {
        item: 'Incontinence product, disposable underpad, large, each',
        hcpcs: 'T4541',
        quantity: 60,
        quantity_limit: 60,
        limit_period: 'month',
        size: '30 by 36 in',
        justification:
          '2 a day, one on the bed and one on the recliner in which she sits 5 hours a day; 60 in 30 days. Redness over the sacrum, 3 by 2 cm, blanching, on 2025-12-10; gone on 2026-01-29.',
      },
      {
        item: 'Gloves, non-sterile, per 100',
        hcpcs: 'A4927',
        quantity: 4,
        quantity_limit: 4,
        limit_period: 'month',
        size: 'large',
        justification:
          'One pair for each of 6 changes a day, 360 gloves in 30 days, so 4 boxes of 100. Stool at 1 to 2 changes a day.',
      },
    ],
    provider: { name: 'Emeka Thornquist, MD', npi: '1558092647', date_signed: '2026-02-16' },
    seen: [
      "2026-01-29, home visit, by Emeka Thornquist, MD: Mini-Mental State Examination 7 of 30, says single words, walks 10 steps with one helper, skin of sacrum, groins and heels whole, weight 121 lb on the son's scale, abdomen soft, brief wet at the time of the visit.",
      '2026-02-05, home visit, by Annelise Prudhomme, RN: change of brief by the aide watched, 7 minutes, rolled to the left, front-to-back cleaning; 11 briefs and 9 underpads left in the house.',
    ],
    told: [
      'Who pays? New York Medicaid, managed long-term care plan Hudson Lantern Care, ID HLC-660138',
      'Who supplies? Cobblestone Home Supply',
      'Lives with whom? With her son Raffaele, 55, who works nights from 10 p.m. to 6 a.m. at a dairy',
      'Who helps? Aide Blessing Nwosu, Monday to Friday from 8 a.m. to 2 p.m.; from 9:30 p.m. to 6:30 a.m. her granddaughter Chiara, 24, sleeps in the next room and changes her twice',
      'What did she do? Seamstress; came from Bari in 1966',
      'What does she drink? 1,400 mL a day, thickened to mildly thick; last drink at 7 p.m.',
      'Medicines? Acetaminophen 650 mg at bedtime and senna; no diuretic',
      'What was asked by the plan? On 2026-02-09: (i) medical cause; (ii) what was tried; (iii) why 6 a day; (iv) why underpads too; (v) waist and hip size',
      'Where does she get care? Wexcombe Primary Care at Home, phone (518) 555-0145; visits every 3 months, next on 2026-04-30',
      'How long is it needed? Lifelong; the order is renewed every 6 months',
      'Diary? Kept by the aide and the granddaughter, 2026-01-05 to 2026-01-18: 84 briefs in 14 days, 21 with stool',
    ],
    answered: [],
  },
  notes: [
    `WEXCOMBE PRIMARY CARE AT HOME
(518) 555-0145

February 16, 2026

Hudson Lantern Care
Re: Wilhelmina Castellano, ID HLC-660138, DOB 10/22/1944

Dear Care Management Team:

Mrs. Castellano is 81 and in the severe stage of late-onset Alzheimer's disease, which goes back to 2017. At my house call of January 29 she scored 7 out of 30 on the MMSE, spoke in single words and took ten steps with someone holding on to her. She no longer knows what a toilet is for, nor when she needs one.

Urine has been beyond her control, around the clock, since June 2025, and bowel movements since October. Reversible causes were looked for on December 10: the urine grew nothing, the rectum was not impacted, and the bladder held only 45 mL after voiding. Taking her off donepezil made no difference to the incontinence. She is on no diuretic.

For three months she was taken to the toilet every two hours; she was dry at one check in six. Pull-ons failed as well, because she would not stand to be changed and ripped them at the sides.

With taped briefs, medium, the sheets now have to be changed once a week instead of five times. I order the following for each month:

180 briefs (T4522)
60 underpads, 30 x 36 inches (T4541)
4 boxes of 100 gloves (A4927)

These keep her skin whole and keep her at home with her son.

Sincerely,

Emeka Thornquist, MD
NPI 1558092647`,

    `House call addendum 2/16/26
W. CASTELLANO / 81F / WPC-70664

S: Severe AD (dx 2017). UI day + night since 6/25, FI since 10/25. Lives w/ son Raffaele (night shift, 2200-0600). Aide M-F 0800-1400. Granddaughter overnight 2130-0630, changes x2. Fluids 1400 mL/d, mildly thick, last @ 1900. Meds: APAP 650 HS, senna.
Failed: prompted voiding q2h 9/1-11/30/25 (dry 1/6). Pull-ons T4526 10/1-12/15/25 (wouldn't stand, tore sides, 5 linen changes/wk). Donepezil d/c 11/20/25, no effect on UI.
2-wk diary 1/5-1/18/26: 84 briefs (6/d), 21 w/ stool (1.5/d).

O: 1/29/26: MMSE 7/30. Single words. Amb 10 steps, assist x1. Wt 121 lb. Abd soft. Sacrum, groins, heels intact. Brief wet.
12/10/25: UCx neg, no impaction, PVR 45 mL; sacral erythema 3 x 2 cm, blanching. Resolved by 1/29.
Waist 33", hips 38".

A: G30.1 / F02.C0 / R39.81 / R15.9. Not reversible.

P: T4522 M #180/mo. T4541 #60/mo. A4927 L 4 bx/mo. Cobblestone Home Supply. Renew q6 mo. Next visit 4/30.

E. Thornquist MD 1558092647`,

    `Hudson Lantern Care, Prior Approval Unit
Date: 02/16/2026
Your letter: 02/09/2026

Re: Castellano, Wilhelmina

(i) Medical cause
Severe dementia due to Alzheimer's disease (G30.1, F02.C0). This causes functional urinary incontinence (R39.81) and, since last October, loss of bowel control (R15.9).

(ii) What was tried
Toileting on a two-hour schedule, September through November 2025: five of six checks wet. Pull-on underwear, October 1 to mid-December: torn at the sides, and she could not be brought to stand for a change any longer. Infection, impaction and overflow were excluded on December 10. A possible drug cause, donepezil, was withdrawn on November 20; she stayed wet.

(iii) Why 6 a day
Aide and granddaughter wrote down each change from January 5 to 18. They used 84 briefs in fourteen days, which is six daily: four between morning and bedtime, two in the night. A quarter of them (21) had stool in them.

(iv) Why underpads too
One protects the bed and a second the recliner, where she spends five hours of her day. Two times thirty is sixty. In December, before the present arrangement, there was a red area over her sacrum.

(v) Waist and hip size
33 and 38 inches. At 5'2" and 121 pounds she takes a medium.

Respectfully submitted,
Emeka Thornquist, MD
NPI 1558092647`,

    `HOME VISIT REPORT - ANNELISE PRUDHOMME, RN
Visit of February 5, 2026; report written February 16, 2026

Mrs. Castellano came over from Bari in 1966 and earned her living as a seamstress. Today she lives with her son. Raffaele works nights at a dairy, ten to six. Blessing Nwosu, the aide, is there on weekdays from eight in the morning until two in the afternoon. For the nights Chiara, a granddaughter of 24, sleeps next door to her grandmother and gets up two times to change her.

I watched Blessing do a change. She had the patient roll on to the left side, cleaned from front to back, and was finished after seven minutes. It is all done lying down, as Mrs. Castellano does not stand for it. That is why a brief with tapes is right and a pull-on is not.

I counted what remained in the house: eleven briefs and nine underpads. At six and two a day, that is not quite two days' worth of the first and four and a half days' worth of the second.

A pair of gloves goes with every change. Six changes, twelve gloves; over thirty days 360. They come in hundreds, so four boxes. Hand size is large.

I support Dr. Thornquist's order for 180 medium briefs, 60 large underpads and four boxes of gloves monthly.

A. Prudhomme, RN`,

    `## LETTER OF MEDICAL NECESSITY

**Date:** February 16, 2026
**Patient:** Wilhelmina Castellano
**DOB:** October 22, 1944
**Payer:** New York Medicaid / Hudson Lantern Care
**Physician:** Emeka Thornquist, MD

**Diagnoses:**
- G30.1: Alzheimer's disease with late onset
- F02.C0: Severe dementia without behavioral disturbance
- R39.81: Functional urinary incontinence
- R15.9: Full incontinence of feces

**Requested supplies (monthly):**

| Supply | HCPCS | Size | Quantity |
|---|---|---|---|
| Disposable brief | T4522 | Medium | 180 |
| Disposable underpad | T4541 | 30 x 36 in | 60 |
| Non-sterile gloves | A4927 | Large | 4 boxes of 100 |

### Clinical Justification

Mrs. Castellano is an 81-year-old woman with advanced dementia (MMSE 7/30) who cannot recognize the urge to void or the toilet itself. She is **fully incontinent of bladder and bowel**.

### Conservative Measures Tried

1. **Prompted toileting** every 2 hours for three months, successful at only 1 of 6 checks
2. **Protective pull-on underwear** for two and a half months, torn and unsuitable
3. **Medication review**, with donepezil discontinued on November 20, 2025
4. **Evaluation for reversible causes**, including urine culture, rectal examination, and bladder scan, all unremarkable

### Skin Integrity

A blanching 3 x 2 cm area of sacral redness noted on December 10, 2025 had resolved by January 29, 2026.

### Caregiver Support

- Son (works nights)
- Home aide, Monday through Friday
- Granddaughter, overnight

### Duration

Lifelong, with renewal every six months.

**Emeka Thornquist, MD | NPI 1558092647**`,

    `16 February 2026

Dear Hudson Lantern,

We at Wexcombe Primary Care at Home visit Wilhelmina Castellano every three months. Please accept this as our joint statement on her incontinence supplies.

At eighty-one, after some nine years of Alzheimer's, she needs another person for every change. During the daytime she goes through four briefs and overnight through a further two. One or two of the six contain stool. She drinks 1.4 liters, mildly thickened, and nothing past seven in the evening.

We did not get here in a hurry. She was prompted to use the toilet every other hour all through the fall. She was put into underwear of the pull-on kind, and the bed had to be stripped five times a week. Since switching to taped briefs on December 16 it is one time a week. The red patch over her tailbone, 3 by 2 centimeters, has gone; nothing was open on January 29, be it sacrum, groin or heel.

Her measurements are 33 inches around the waist and 38 around the hips, and medium is the size that goes with them.

What we are asking you to authorize, then, per month: briefs, 180; large underpads, 60; gloves, 400, meaning four boxes. Cobblestone Home Supply will deliver.

With best wishes,

Emeka Thornquist, MD (1558092647)
Annelise Prudhomme, RN`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
