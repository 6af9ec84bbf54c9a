import type { CorpusCase } from '../corpus-case.ts';

/** A geriatrician, a home-health nurse, a speech-language pathologist and an enteral supplier write for a woman of 91 fed through a gastrostomy after a stroke. */
export const enteralGravityStroke: CorpusCase = {
  id: 'enteral-gravity-stroke',
  today: '2026-11-12',
  facts: {
    case_id: 61010,
    patient: {
      first_name: 'Philomena',
      last_name: 'Trask-Oyama',
      dob: '1935-02-14',
      gender: 'female',
      height: '5 ft 2 in',
      weight: '112 lb',
      address: '15 Catalpa Street, Pelham Grove, SC 29999',
      phone: '(803) 555-0121',
      mrn: 'PG-26407',
    },
    diagnoses: [
      { code: 'I69.391', description: 'Dysphagia following cerebral infarction' },
      { code: 'R13.12', description: 'Dysphagia, oropharyngeal phase' },
      {
        code: 'I69.351',
        description: 'Hemiplegia and hemiparesis following cerebral infarction affecting right dominant side',
      },
      { code: 'Z93.1', description: 'Gastrostomy status' },
    ],
    items: [
      {
        item: 'Enteral feeding supply kit; gravity fed, per day, includes but not limited to feeding/flushing syringe, administration set tubing, dressings, tape',
        hcpcs: 'B4036',
        quantity: 30,
        quantity_limit: 31,
        limit_period: 'month',
        justification:
          'Infarction of the left middle cerebral artery 2026-08-21. Modified barium swallow 2026-09-02 and again 2026-10-21: silent aspiration of thin liquid, nectar and puree, penetration-aspiration score 8. Nothing by mouth. Gastrostomy 20 Fr placed 2026-09-08 at Saluda Bend Hospital. Syringe boluses from 2026-09-14 to 2026-09-24: brought up formula and coughed in 5 feedings; pneumonia of the right lower lobe 2026-09-25, 6 days in hospital. Gravity drip since 2026-10-01, each feeding over 45 minutes with the head of the bed at 40 degrees: no vomiting. No pump is needed.',
      },
      {
        item: 'Enteral formula, nutritionally complete with intact nutrients, includes proteins, fats, carbohydrates, vitamins and minerals, may include fiber, administered through an enteral feeding tube, 100 calories = 1 unit',
        hcpcs: 'B4150',
        quantity: 450,
        quantity_limit: 465,
        limit_period: 'month',
        justification:
          '375 mL of a 1.0 kcal/mL formula with fiber 4 times a day, at 7 and 11 a.m. and 3 and 7 p.m.: 1,500 kcal, 15 units a day. Water 60 mL before and after each feeding. Weight 118 lb before the stroke, 109 lb on 2026-10-01, 112 lb on 2026-11-05. It is her only food.',
      },
      {
        item: 'IV pole',
        hcpcs: 'E0776',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'lifetime',
        justification:
          'Holds the gravity bag 24 inches above the stomach beside the bed. Until now it hung from a curtain rod, which came down on 2026-10-17.',
      },
    ],
    provider: { name: 'Augustin Ferreira-Holt, MD', npi: '1073926584', date_signed: '2026-11-12' },
    seen: [
      '2026-11-05, at home, by Augustin Ferreira-Holt, MD: alert, follows one-step commands, says single words, right arm 1/5 and right leg 2/5, voice wet, lungs clear, gastrostomy site dry without granulation, residual 30 mL, albumin 3.2, oxygen saturation 96 % on room air.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Catawba Enteral Services',
      'Lives with whom? Her daughter Kiyomi',
      'Who feeds her? Kiyomi, three times; a sitter, Mrs. Alma Dupree, at 11 a.m. on weekdays',
      'Home health? Delphine Marsh, RN, Cypress Bend Home Health, weekly; taught Kiyomi and Mrs. Dupree on 2026-10-01 and 2026-10-08',
      'Swallowing therapy? Orson Blythe, CCC-SLP, twice a week since 2026-10-05, with ice chips under supervision only in therapy',
      'Expected length of need? More than 90 days, put down as 99 months',
      'Her wish? She had told Kiyomi before the stroke that she would accept a feeding tube',
    ],
    answered: [],
  },
  notes: [
    `November 12, 2026

To: Medicare Part B
Concerning: Philomena Trask-Oyama, born 14 February 1935

Dear Reviewer:

Mrs. Trask-Oyama, now 91, had an infarct in the territory of the left middle cerebral artery on August 21. It left her with a weak right side, few words, and a throat that does not protect her lungs. On two modified barium swallows seven weeks apart, September 2 and October 21, she aspirated liquid, nectar and puree without a cough. The score was 8 both times, the worst there is. She may take nothing by mouth, and the gastrostomy placed on September 8 is her one route for food.

At first formula was given by syringe. Between September 14 and 24 she brought up formula and coughed in five of these feedings, and on September 25 there was pneumonia in the right lower lobe, for which she spent six days in the hospital. Since October 1 the formula has been run in by gravity over three quarters of an hour with her head raised to 40 degrees. She has not vomited since. A pump is not called for.

At my home visit on November 5 her lungs were clear, the stoma dry, and the residual 30 mL. She weighed 112 lb, three more than on October 1 and six fewer than before the stroke.

I am ordering gravity kits (B4036), one a day; formula (B4150), 15 units a day; and an IV pole (E0776). I expect the need to exceed 90 days by far.

Respectfully yours,
Augustin Ferreira-Holt, MD
NPI 1073926584`,

    `HOME VISIT 11/05/26 (signed 11/12/26)
Trask-Oyama, Philomena  91F  PG-26407

S: L MCA CVA 8/21/26. NPO. G-tube 20 Fr 9/8. Bolus by syringe 9/14-9/24: regurg/cough x5 feeds, then RLL PNA 9/25, hosp 6 d. Gravity since 10/1, 375 mL over 45 min QID (7-11-3-7), HOB 40, no emesis. Flush 60 mL pre and post. Daughter feeds x3, sitter the 11 am on weekdays. Curtain rod that held the bag came down 10/17.

O: Alert, 1-step commands, single words. RUE 1/5, RLE 2/5. Wet voice. Lungs clear, SpO2 96% RA. G-tube site dry, no granulation. GRV 30 mL. Wt 112 (109 on 10/1; 118 pre-CVA). Alb 3.2.
MBS 9/2 + 10/21: silent asp, PAS 8 (thin, nectar, puree).

A: I69.391, R13.12, I69.351, Z93.1.
Tolerating gravity feeds. Gaining.

P: B4036 30/mo
   B4150 450 u/mo (1,500 kcal/d = 15 u x 30)
   E0776 x1
   Cont. SLP (O. Blythe) 2x/wk
   LON 99

A. Ferreira-Holt MD  1073926584`,

    `CATAWBA ENTERAL SERVICES
DMEPOS order record

Beneficiary: Philomena Trask-Oyama
DOB 02/14/1935   F   91
15 Catalpa Street, Pelham Grove, SC 29999
(803) 555-0121
Medicare Part B

| Line | HCPCS | Description | Qty | Per |
|---|---|---|---|---|
| 1 | B4036 | Enteral supply kit, gravity | 30 | month |
| 2 | B4150 | Formula, intact nutrients, with fiber (1 unit = 100 kcal) | 450 | month |
| 3 | E0776 | IV pole | 1 | once |

Route: gastrostomy, 20 Fr
Method:  [ ] syringe   [X] gravity   [ ] pump
Regimen: 375 mL x 4 = 1,500 mL = 1,500 kcal daily (about 29.5 kcal per kg at 50.8 kg)
Flush: 60 mL before + 60 mL after, x 4 = 480 mL water daily
Hours: 7 a.m., 11 a.m., 3 p.m., 7 p.m.
Sole source of nutrition: yes
By mouth: nothing; ice chips in speech therapy under supervision

Diagnoses: I69.391, R13.12, I69.351, Z93.1

Reason for gravity: syringe boluses were brought up with coughing in five feedings (09/14 - 09/24/2026); pneumonia of right lower lobe followed.
Reason for pole: bag has to hang 24 inches above the stomach. The curtain rod used so far gave way 10/17/2026.
Pump requested: no

Length of need: 99 (lifetime)
Last seen: 11/05/2026, home visit
Ordered by: Augustin Ferreira-Holt, MD, NPI 1073926584
Order date: 11/12/2026`,

    `SPEECH-LANGUAGE PATHOLOGY
Summary of swallowing for the enteral request

Name: Philomena Trask-Oyama            DOB: 2/14/1935
Referring: Augustin Ferreira-Holt, MD (NPI 1073926584)
Therapist: Orson Blythe, CCC-SLP
Date of summary: 11/12/2026

HISTORY
Woman of 91, right side dominant, with a left MCA infarction on 8/21/2026. Treated by me twice weekly since 10/5/2026.

INSTRUMENTAL FINDINGS
                     9/2/2026        10/21/2026
Thin liquid          aspirated       aspirated
Nectar               aspirated       aspirated
Puree                aspirated       aspirated
Cough response       none            none
PAS                  8               8

CLINICAL SIGNS
Voice is wet. Follows one-step commands. Output limited to single words.

PRESENT DIET
NPO. Ice chips, supervised, in therapy sessions only. All her food goes through the gastrostomy.

IMPRESSION
Oropharyngeal dysphagia after stroke (I69.391, R13.12), with silent aspiration of every texture tested. There was no change between the two studies. No safe oral diet can be advised at this time.

RECOMMENDATION
Continue non-oral feeding. The gravity method, in place since 10/1/2026 with the bed head at 40 degrees, has not been followed by vomiting, whereas syringe feeding in September was, in five feeds, followed by regurgitation and cough and then by a right lower lobe pneumonia.

SUPPLIES ON ORDER
Gravity kits 30 per month; formula 450 units per month; one IV pole.

Orson Blythe, CCC-SLP`,

    `# LETTER OF MEDICAL NECESSITY

**Patient:** Philomena Trask-Oyama
**Date of Birth:** February 14, 1935
**Payer:** Medicare Part B
**Supplier:** Catawba Enteral Services

---

## Clinical Summary

Mrs. Trask-Oyama is a **91-year-old woman** with oropharyngeal dysphagia and right hemiparesis following a left middle cerebral artery infarction on **August 21, 2026**. She is fed entirely through a **20 Fr gastrostomy tube**.

## Permanence

The swallowing impairment was unchanged on repeat study after seven weeks (penetration-aspiration score of 8 on both occasions). Need is expected to exceed 90 days.

## Method of Administration

| Method | Period | Outcome |
|---|---|---|
| Syringe bolus | 09/14 – 09/24/2026 | Regurgitation and cough in 5 feedings; pneumonia 09/25/2026 |
| Gravity drip | since 10/01/2026 | No vomiting |

A pump is **not** required.

## Nutritional Prescription

- **Formula:** 1.0 kcal/mL, intact nutrients, with fiber
- **Schedule:** 375 mL four times daily over 45 minutes
- **Energy:** 1,500 kcal/day
- **Water:** 480 mL/day as flushes

## Weight

- Before stroke: 118 lb
- October 1, 2026: 109 lb
- November 5, 2026: 112 lb

## Items

1. **B4036** Gravity feeding supply kit – 30 per month
2. **B4150** Enteral formula – 450 units per month
3. **E0776** IV pole – 1

## Caregivers

Her daughter Kiyomi gives three of the four daily feedings. A sitter, Mrs. Dupree, gives the late-morning feeding on weekdays. Both were taught by a home-health nurse.

**Augustin Ferreira-Holt, MD**
NPI 1073926584
November 12, 2026`,

    `Cypress Bend Home Health
November 12

To Catawba Enteral and to Medicare

Philomena is ninety-one. Since her stroke in August she cannot swallow without it going the wrong way, and without anybody hearing it go. So she is fed by the tube in her stomach and by nothing else. Before the stroke she had told her daughter that she would accept one.

I go once a week. On October 1 and again on the 8th I went over the gravity feeding with Kiyomi, her daughter, and with Mrs. Alma Dupree, who sits with her on weekdays and gives the eleven o'clock. The bed head goes up to forty degrees. Two ounces of water first. Then 375 mL of formula, not pushed but let down slowly, forty-five minutes. Then two ounces again. It is done at seven, eleven, three and seven.

With the syringe, in September, she had coughed and brought formula up five times, and she landed in the hospital with pneumonia. With the drip she has not thrown up at all. She was 109 pounds the day we began it and 112 last week.

One thing is lacking. A gravity bag wants to hang high, two feet over the stomach, and it was hanging from a curtain rod. The rod came down on the 17th of October. A proper pole, please.

The rest is one gravity kit for each day and fifteen units of formula a day, thirty and four hundred fifty to the month.

Delphine Marsh, RN
under orders of Augustin Ferreira-Holt, MD, NPI 1073926584`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
