import type { CorpusCase } from '../corpus-case.ts';

/** An endocrinologist, her pump trainer and the supplier write for a baker with gastroparesis whose insulin arrives before her food does. */
export const insulinPumpGastroparesisBaker: CorpusCase = {
  id: 'insulin-pump-gastroparesis-baker',
  today: '2026-06-18',
  facts: {
    case_id: 11703,
    patient: {
      first_name: 'Beatrix',
      last_name: 'Solheim-Nakata',
      dob: '1984-11-27',
      gender: 'female',
      height: '5 ft 7 in',
      weight: '149 lb',
      address: '1430 Flour Mill Road, Apt 3B, Wendover Falls, MN 55999',
      phone: '(218) 555-0164',
      mrn: 'TEA-73095',
    },
    diagnoses: [
      { code: 'E10.43', description: 'Type 1 diabetes mellitus with diabetic autonomic (poly)neuropathy' },
      { code: 'K31.84', description: 'Gastroparesis' },
      { code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' },
      { code: 'E10.65', description: 'Type 1 diabetes mellitus with hyperglycemia' },
    ],
    items: [
      {
        item: 'External ambulatory infusion pump, insulin',
        hcpcs: 'E0784',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        color: 'slate blue',
        justification:
          'Type 1 diabetes since 1997. Insulin glargine 18 units at 9 p.m. and insulin lispro before meals, 1 unit per 12 g of carbohydrate plus 1 unit per 45 mg/dL above 120, 4 to 5 injections a day, on this scheme since 2019. Continuous glucose monitor since February 2024, report 2026-05-18 to 2026-06-14 (28 days): worn 96 % of the time, time in range 51 %, below 70 mg/dL 7 %, above 180 mg/dL 42 %. Gastric emptying study 2026-01-22: 34 % of the meal retained at 4 hours (normal up to 10 %). Lispro peaks before the food arrives: lows about 1 hour after meals, highs 4 to 5 hours after. Glucose rises by about 60 mg/dL between 3 and 6 a.m., when she is already at work at the ovens. On 2026-04-30 sensor alarm and fingerstick 41 mg/dL at work, a coworker gave glucose gel, emergency room of St. Brannock Hospital, home the same day. A pump can lower the basal rate after a meal, spread a bolus over 3 hours and raise the basal rate from 3 to 6 a.m.',
      },
      {
        item: 'Infusion set for external insulin pump, non needle cannula type',
        hcpcs: 'A4230',
        quantity: 10,
        quantity_limit: 10,
        limit_period: 'month',
        length: '23 in tubing',
        size: '6 mm cannula',
        justification:
          'Changed every 3 days, 10 a month. Sites on the abdomen and upper buttocks, in rotation. Long tubing would catch on the mixers at work, so 23 inches.',
      },
      {
        item: 'Syringe with needle for external insulin pump, sterile, 3 cc',
        hcpcs: 'A4232',
        quantity: 10,
        quantity_limit: 10,
        limit_period: 'month',
        justification: 'Reservoir is changed together with the infusion set every 3 days, 10 a month.',
      },
    ],
    provider: { name: 'Winifred Adeyemi-Strand, MD', npi: '1780236459', date_signed: '2026-06-18' },
    seen: [
      '2026-06-10, in office, by Winifred Adeyemi-Strand, MD: weight 149 lb, blood pressure 118/74 lying and 98/62 standing, splash heard over the stomach 4 hours after breakfast, monofilament felt at all sites of both feet, A1c 8.6 %; sensor and injection records gone through, pump ordered.',
      '2026-06-08, in office, by Marcus Ellerby, RN, CDCES: training pump filled with saline worn 2026-06-03 to 2026-06-08, infusion site clean, two set changes done by herself without an error, carbohydrate count of 5 test meals within 5 g.',
    ],
    told: [
      'Who pays? Meridian Lakes Health, through her employer, member ID MLH-408812',
      'Who supplies? Osprey Diabetes Direct; contact Lucinda Farrow, phone (218) 555-0188',
      'Lives with whom? With her wife Junko Nakata, who knows how to give glucagon',
      'Work? Head baker at a bakery, shift from 2:30 a.m. to 10:30 a.m., 5 days a week',
      'Education? Pump classes on 2026-05-27 and 2026-06-03, 3 hours each, with Marcus Ellerby, RN, CDCES',
      'Where does she get care? Tallgrass Endocrine Associates, 77 Prairie View Drive, Wendover Falls, MN, phone (218) 555-0150; visits every 3 months, next on 2026-09-09',
      'What does she take for the stomach? Metoclopramide 5 mg before meals since 2026-02-02; small meals, 5 a day',
      'What was tried? Insulin degludec 16 units in place of glargine, 2025-09-10 to 2025-12-03, more morning lows; lispro 20 minutes after the meal, 2026-02-02 to 2026-03-02, more highs',
      'Laboratory? 2026-03-04: C-peptide below 0.1 ng/mL with glucose 162 mg/dL; GAD-65 antibodies positive',
      'Earlier pump? None',
      'How long is it needed? Lifelong',
      'How often does she vomit? About twice a week, undigested food',
      'What is her wish? To sleep through and to keep her job',
    ],
    answered: [],
  },
  notes: [
    `Tallgrass Endocrine Associates
77 Prairie View Drive, Wendover Falls, Minnesota
Phone (218) 555-0150

18 June 2026

Utilization Management
Meridian Lakes Health

Member: Beatrix Solheim-Nakata, MLH-408812, born 27 November 1984
Equipment: insulin infusion pump (E0784), infusion sets (A4230), 3 cc reservoirs (A4232)

Dear colleagues,

I request approval of an external insulin pump for this forty-one-year-old woman, who has lived with type 1 diabetes for 29 years and now has autonomic neuropathy of the stomach.

The heart of the problem is timing. When her gastric emptying was measured on 22 January, 34% of the test meal was still in the stomach at four hours, where no more than 10% should be. Her lispro has peaked and gone by the time the carbohydrate reaches the bowel. So she drops about an hour after eating and soars four to five hours later. Injected insulin cannot be called back; a pump can turn the basal down after a meal and stretch a bolus across three hours.

Between 3 and 6 a.m. her glucose also climbs by some 60 mg/dL. By then she is at the ovens, since her shift begins at 2:30.

Two changes to the injections were tried first. Degludec, 16 units, from September to December 2025 brought more lows in the morning. Giving lispro 20 minutes after eating, for four weeks from 2 February, brought more highs.

On 30 April she was 41 mg/dL at work; a coworker gave her glucose gel and she was seen in the emergency room at St. Brannock.

Her C-peptide is undetectable for practical purposes (<0.1 ng/mL with a glucose of 162) and GAD-65 antibodies are present.

With thanks for your prompt attention,

Winifred Adeyemi-Strand, MD
NPI 1780236459`,

    `SOLHEIM-NAKATA, B.  41 F  TEA-73095
Clinic note for pump order 6/18/2026 (exam of 6/10/2026)

S) T1DM since 1997 c/b autonomic neuropathy + gastroparesis. MDI 4-5 inj/d: glargine 18 u @ 2100, lispro ICR 1:12, CF 1:45 >120. CGM user since 2/2024. Post-meal lows at ~1 h, highs at 4-5 h. Emesis ~2x/wk, undigested food. Metoclopramide 5 mg AC since 2/2. Eats 5 small meals/d. Dawn rise ~60 between 0300 and 0600. ER 4/30 for BG 41 (St. Brannock), d/c'd home same day.

O) Wt 149 lb, Ht 67 in. BP 118/74 supine → 98/62 standing (drop of 20 systolic). Succussion splash 4 h after breakfast. Monofilament intact bilat feet.
A1c 8.6%
CGM 5/18-6/14 (28 d, 96% wear): TIR 51 / TBR 7 / TAR 42
GES 1/22: 34% retention @ 4 h (nl ≤10)
C-pep <0.1 w/ glu 162 (3/4); GAD-65 Ab +

A) E10.43, K31.84, E10.649, E10.65. Failing MDI. Failed degludec 16 u (9/10-12/3/25, AM lows) and postmeal lispro dosing (2/2-3/2/26, highs).

P) E0784 pump x1, slate blue
A4230 inf set, 23", 6 mm, #10/mo, change q3d
A4232 3 cc reservoir #10/mo
DME: Osprey Diabetes Direct
Need: lifetime. RTC 9/9.

W. Adeyemi-Strand MD`,

    `PUMP READINESS ASSESSMENT

Name: Beatrix Solheim-Nakata
DOB: 11/27/84
Assessor: Marcus Ellerby, RN, CDCES
Date of report: 06/18/26

1. EDUCATION COMPLETED
Two classes, May 27 and June 3, three hours apiece (6 hours in total), both taught by me.

2. PRACTICE WEAR
A training pump with saline was worn for five days, June 3 to June 8. At removal the site was clean. She changed the set twice on her own and made no mistake.

3. CARBOHYDRATE COUNTING
Five test meals. All five estimates were within 5 grams.

4. MONITORING
She has used a continuous glucose monitor for more than two years. In the latest 28-day report it was worn 96% of the time.

5. SUPPORT AT HOME
Lives with her wife, Junko Nakata, who knows how to give glucagon.

6. WORK ENVIRONMENT
Head baker, 2:30 a.m. until 10:30 a.m., five days weekly. Mixers are a snagging hazard; the tubing should therefore be the 23-inch length. Sites: belly and upper buttocks, rotated.

7. SUPPLY CALCULATION
| Item | Change interval | Per 30 days |
|---|---|---|
| Infusion set, 6 mm cannula (A4230) | 3 days | 10 |
| Reservoir, 3 cc (A4232) | 3 days | 10 |

8. OPINION
Ready. She can do on her own everything a pump asks of its wearer: count, change a set, keep a site clean and look at her sensor. This will be her first pump.

Marcus Ellerby, RN, CDCES
Tallgrass Endocrine Associates
Ordering physician: Winifred Adeyemi-Strand, MD, NPI 1780236459`,

    `OSPREY DIABETES DIRECT
Request for prior authorization, new insulin pump start
Prepared 06/18/2026 by Lucinda Farrow, (218) 555-0188

Patient: Solheim-Nakata, Beatrix (F), DOB 11/27/1984
Ship to: 1430 Flour Mill Road, Apt 3B, Wendover Falls, MN 55999
Plan: Meridian Lakes Health, ID MLH-408812
Ordering MD: Winifred Adeyemi-Strand, NPI 1780236459
Previous pump: no

ORDER
(1) E0784, insulin pump, slate blue, 1 each
(2) A4230, infusion set with soft cannula, 6 mm, 23-inch tubing, 10 per month (30 per 3 months)
(3) A4232, 3 cc syringe/reservoir, 10 per month (30 per 3 months)

CRITERIA CHECK AGAINST CHART
[x] Type 1 diabetes: diagnosed 1997; GAD-65 positive 3/4/26
[x] C-peptide: <0.1 ng/mL, glucose at the time 162 mg/dL
[x] Three or more injections per day: 4 to 5, since 2019
[x] Education program: 5/27/26 and 6/3/26
[x] Glucose monitoring: CGM, report of 5/18/26 to 6/14/26 on file
[x] A1c above 7%: 8.6% (6/10/26)
[x] Recurring hypoglycemia: 7% of readings below 70; 41 mg/dL on 4/30/26 with a visit to the ER
[x] Dawn phenomenon: rise of about 60 mg/dL from 3 to 6 a.m.
[x] Wide swings after meals: gastroparesis, 34% retained at 4 h
[x] Seen by prescriber within 6 months: 6/10/26

Length of need: lifetime (99)

Please direct any request for further records to Tallgrass Endocrine Associates, (218) 555-0150.`,

    `**LETTER OF MEDICAL NECESSITY**

**Re:** External Insulin Infusion Pump and Supplies
**Patient:** Beatrix Solheim-Nakata
**DOB:** November 27, 1984
**Insurer:** Meridian Lakes Health
**Date:** June 18, 2026

Dear Medical Director,

I am writing to request coverage of an insulin pump for Ms. Solheim-Nakata, a 41-year-old head baker with T1DM.

### Diagnoses
- **E10.43** – Type 1 diabetes mellitus with diabetic autonomic (poly)neuropathy
- **K31.84** – Gastroparesis
- **E10.649** – Type 1 diabetes mellitus with hypoglycemia without coma
- **E10.65** – Type 1 diabetes mellitus with hyperglycemia

### Current Treatment and Its Limitations
- **Regimen:** Basal glargine (18 units nightly) with premeal lispro (1:12 carbohydrate ratio)
- **Glucose profile:** Only 51% of the time in target range, 42% above and 7% below
- **A1c:** 8.6%
- **Delayed gastric emptying:** 34% retention at four hours, leading to early postprandial lows and late highs
- **Severe event:** Glucose of 41 mg/dL at work on April 30, 2026, resulting in an emergency room visit

### Alternatives Tried
1. **Insulin degludec** (September 10 – December 3, 2025): increased morning hypoglycemia
2. **Delayed mealtime dosing** (February 2 – March 2, 2026): increased hyperglycemia
3. **Dietary and drug therapy:** five small meals per day and metoclopramide 5 mg

### Why a Pump
A pump permits **reduced basal delivery after meals**, **extended boluses over three hours**, and **an increased basal rate from 3 to 6 a.m.** None of these is possible with injections.

### Requested Items
- **E0784** – insulin pump, 1
- **A4230** – infusion sets, 10 per month
- **A4232** – reservoirs, 10 per month

Thank you for your consideration.

**Winifred Adeyemi-Strand, MD**
**NPI 1780236459**`,

    `June 18, 2026

To the nurse reviewer at Meridian Lakes Health:

Thank you for reading about our patient, Ms. Beatrix Solheim-Nakata. We at Tallgrass Endocrine Associates see her every three months, most recently on June 10.

What does her day look like? At half past two in the morning she starts work as head baker. Over the following hours, three to six, her sugar rises by about sixty points. She eats five small meals a day. Within about an hour of a meal she is apt to run low, as the insulin is there and the food is not. Four or five hours later it is the other way around. Twice a week or so she brings up food she has not digested. On the last day of April a coworker had to give her glucose gel when her finger read 41.

What did we find? A blood pressure that falls from 118/74 lying down to 98/62 on standing, a stomach that still splashes four hours after breakfast, and an A1c of 8.6%. She feels the monofilament everywhere on both feet.

What have we tried? A different basal insulin, degludec, for twelve weeks. Mealtime insulin after instead of before food, for four weeks. Metoclopramide, 5 mg ahead of meals, which she still takes. The sensor she has worn since February 2024 shows us the swings but cannot prevent them.

What do we ask? One insulin pump, and each month ten infusion sets and ten reservoirs, as both are changed every third day. She has finished her classes and wore a saline pump from June 3 to 8 without trouble.

What does she hope for? To sleep through, and to keep her job.

Warm regards,
Winifred Adeyemi-Strand, MD, for the practice`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
