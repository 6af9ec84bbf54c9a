import type { CorpusCase } from '../corpus-case.ts';

/** A pediatric gastroenterologist, a dietitian and a speech-language pathologist write for a seven-year-old with cerebral palsy who is fed by pump. */
export const peptideFormulaPumpCpGirl: CorpusCase = {
  id: 'peptide-formula-pump-cp-girl',
  today: '2026-04-20',
  facts: {
    case_id: 11709,
    patient: {
      first_name: 'Saoirse',
      last_name: 'Quintero-Lamb',
      dob: '2018-06-25',
      gender: 'female',
      height: '3 ft 8 in',
      weight: '38 lb',
      address: '2207 Juniper Wash, Alta Mesilla, NM 87999',
      phone: '(505) 555-0147',
      mrn: 'SCH-15562',
    },
    diagnoses: [
      { code: 'G80.0', description: 'Spastic quadriplegic cerebral palsy' },
      { code: 'R13.12', description: 'Dysphagia, oropharyngeal phase' },
      { code: 'Z93.1', description: 'Gastrostomy status' },
      { code: 'K21.9', description: 'Gastro-esophageal reflux disease without esophagitis' },
    ],
    items: [
      {
        item: 'Enteral formula, for pediatrics, hydrolyzed/amino acids and peptide chain proteins, includes fats, carbohydrates, vitamins and minerals, may include fiber, administered through an enteral feeding tube, 100 calories = 1 unit',
        hcpcs: 'B4161',
        quantity: 300,
        quantity_limit: 300,
        limit_period: 'month',
        justification:
          'Nothing by mouth. 1,000 kcal a day by gastrostomy, formula of 1 kcal/mL, 1,000 mL a day: 10 units a day, 300 units in 30 days. It is her only food. Videofluoroscopic swallow study 2025-11-05: silent aspiration of thin and mildly thick liquid and of puree. Aspiration pneumonia in hospital 2025-02-11 to 2025-02-16 and 2025-10-19 to 2025-10-26. Gastrostomy 2025-12-02. Standard formula with intact protein (B4160) from 2025-12-05 to 2026-01-14: vomited 3 to 4 times a day, weight stood still at 34 lb. Peptide formula since 2026-01-15: vomits once a week, weight 38 lb on 2026-04-13.',
      },
      {
        item: 'Enteral feeding supply kit; pump fed, per day, includes but not limited to feeding/flushing syringe, administration set tubing, dressings, tape',
        hcpcs: 'B4035',
        quantity: 30,
        quantity_limit: 31,
        limit_period: 'month',
        justification:
          'One kit a day, a new bag and set every 24 hours. Water flush of 40 mL before and after each of 3 feeds, 240 mL a day.',
      },
      {
        item: 'Enteral nutrition infusion pump, any type',
        hcpcs: 'B9002',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Night feed 600 mL at 60 mL an hour from 8 p.m. to 6 a.m., day feeds of 200 mL each over 1 hour at 11 a.m. and 4 p.m. Gravity feeds of 200 mL in 20 minutes, tried 2025-12-05 to 2025-12-19: retching at each feed, vomiting, saturation 88 % on 2025-12-17. Syringe feeds tried 2025-12-20 to 2026-01-04: the same. Pump on loan from the hospital since 2026-01-05, due back 2026-05-05. Portable, hung on the wheelchair for the 11 a.m. feed at school.',
      },
      {
        item: 'Gastrostomy/jejunostomy tube, low-profile, any material, any type, each',
        hcpcs: 'B4088',
        quantity: 4,
        quantity_limit: 4,
        limit_period: 'year',
        size: '14 Fr, 1.7 cm',
        justification:
          'Low-profile button since 2026-02-24, replaced every 3 months. She has involuntary arm movements and pulled the long tube out on 2026-01-30, emergency room, put back the same evening.',
      },
    ],
    provider: { name: 'Brannigan Oyelaran, MD', npi: '1871036524', date_signed: '2026-04-20' },
    seen: [
      '2026-04-13, in office, by Brannigan Oyelaran, MD: weight 38 lb, height 3 ft 8 in, lungs clear, saturation 97 %, abdomen soft, gastrostomy site dry with a 2 mm rim of granulation, button turns freely, 5 mL water in its balloon.',
      '2026-04-13, in office, by Fenna Moriarty-Wu, RD: 1,000 kcal a day are 58 kcal/kg, protein 30 g a day, total water with flushes 1,090 mL, weight gain 4 lb since 2026-01-15, goal 42 lb by October 2026, feeding plan unchanged.',
      '2025-11-05, in radiology, by Galen Ortolani, CCC-SLP: aspiration without cough of thin liquid, mildly thick liquid and puree; no posture or pacing helped.',
    ],
    told: [
      'Who pays? New Mexico Medicaid, Turquoise Sky Health Plan, ID TSH-8841207',
      'Who supplies? Mesilla Infusion & Enteral, phone (505) 555-0193',
      'Lives with whom? With her mother Aoife Lamb, her father Teodoro Quintero and her brother Declan, 10',
      'Who feeds her? Her mother at 4 p.m. and in the night, the school nurse Ruthanne Begay at 11 a.m. on school days; both parents and the nurse were taught the pump on 2026-01-05',
      'School? First grade at Juniper Elementary, in a tilt-in-space wheelchair',
      "Where does she get care? Sandstone Children's Hospital, Gastroenterology, 900 Acequia Boulevard, Alta Mesilla, NM, phone (505) 555-0180; next visit 2026-07-13",
      'Gross motor level? GMFCS level V',
      'Medicine for the reflux? Omeprazole 10 mg twice a day since 2025-12-10',
      'What did the plan ask? On 2026-04-15: why not standard formula; why a pump; whether the tube is the sole source of nutrition; how 300 units are reckoned',
      'How long is it needed? Longer than 12 months; permanent as far as can be foreseen',
      'Does she have oral care? Teeth brushed with suction, twice a day, by her father',
      'Pneumonia since the tube? None',
      'Milk allergy? No; skin test 2026-01-12 negative',
    ],
    answered: [],
  },
  notes: [
    `SANDSTONE CHILDREN'S HOSPITAL
Division of Gastroenterology
900 Acequia Boulevard, Alta Mesilla, New Mexico

April 20, 2026

Turquoise Sky Health Plan
RE: Saoirse Quintero-Lamb (TSH-8841207), date of birth June 25, 2018

Dear Colleague:

Saoirse is seven and has spastic quadriplegic cerebral palsy, GMFCS V. She takes nothing by mouth. The swallow study of last November showed that liquids and puree alike go into her airway without so much as a cough, and by then she had already been hospitalized twice within the year for aspiration pneumonia, five nights in February and seven in October. Since her gastrostomy on December 2 there has been no further pneumonia.

Getting the feeding right took some weeks. On a standard intact-protein formula she vomited three or four times per day and gained nothing. On a peptide formula, begun January 15, she vomits once a week and has put on four pounds; she is now 38. Her skin test for milk was negative, so this is not a matter of allergy, but one of tolerance.

Nor can she be fed fast. By gravity, 200 mL in twenty minutes, she retched with every feed and on December 17 her saturation fell to 88%. Syringe feeding was no better. Since January 5 she has been fed by pump, but the one she uses is on loan from the hospital and must be returned by May 5.

Please authorize the formula (B4161), one feeding kit per day (B4035), a pump (B9002) and four buttons a year (B4088). I expect the need to be permanent.

Sincerely,

Brannigan Oyelaran, MD
NPI 1871036524`,

    `NUTRITION ASSESSMENT (RD)

Pt: Saoirse Quintero-Lamb
DOB: 6/25/2018   Age: 7 yrs 9 mo   MRN: SCH-15562
Seen 4/13/2026, letter 4/20/2026

Anthropometrics
  Weight: 38 lb (17.2 kg)
  Height: 3'8" (112 cm)
  Gain: 4 lb from 1/15/2026 (about 3 months)
  Goal: 42 lb by October 2026

Diet order
  NPO. Sole source: G-tube.
  Peptide-based pediatric formula, 1 kcal/mL.

  Time             Volume     Rate
  11 a.m.          200 mL     over 1 h
  4 p.m.           200 mL     over 1 h
  8 p.m.-6 a.m.    600 mL     60 mL/h x 10 h
  Total            1,000 mL

  Flushes: 40 mL water before + after each feed = 6 x 40 = 240 mL

Provides
  1,000 kcal/d (58 kcal/kg)
  Protein 30 g/d (~1.7 g/kg)
  Total water 1,090 mL/d incl. flushes

Units
  1,000 kcal / 100 = 10 units per day x 30 = 300 units per month (B4161)

Tolerance
  Intact formula (12/5/25-1/14/26): emesis 3-4x/day, wt static at 34 lb.
  Peptide formula: emesis 1x/week.

Nutrition diagnosis
  Swallowing difficulty related to CP as evidenced by silent aspiration on VFSS 11/5/25.

Plan
  No change in feeding plan. Next GI visit 7/13/2026.

Fenna Moriarty-Wu, RD
with B. Oyelaran, MD (NPI 1871036524)`,

    `April 20, 2026

From: Brannigan Oyelaran, MD, Pediatric GI, Sandstone Children's Hospital
To: Turquoise Sky Health Plan
About: the four points in your letter of April 15 on S. Quintero-Lamb

Point 1 - Why not standard formula?
It was used for nearly six weeks, from December 5 to January 14 (B4160). She vomited three to four times daily and her weight did not move from 34 lb. The very next day we switched to a peptide-based product. Three months later she weighs 38 lb and vomits about once per week.

Point 2 - Why a pump?
Both simpler ways were tried, each for about two weeks. Gravity (December 5–19) led to retching at every feed, vomiting, and on the 17th an oxygen saturation of 88%. Syringe (December 20–January 4) brought more of the same. For the night a pump is needed in any case: 60 mL per hour for ten hours is not something that can be dripped safely by hand into a child who aspirates silently and has reflux.

Point 3 - Is the tube her sole source of nutrition?
Yes. She has nothing by mouth at all.

Point 4 - How are 300 units reckoned?
A unit is 100 calories. She receives 1,000 calories daily, thus ten units; multiplied by thirty days, 300.

I remind you respectfully that the hospital's pump is due back on May 5, i.e. in fifteen days.

B. Oyelaran, MD
NPI 1871036524
(505) 555-0180`,

    `4/20/26  GI clinic, S. Quintero-Lamb, 7 y F, TSH-8841207

S: CP (spastic quad, GMFCS V), oropharyngeal dysphagia, GERD. G-tube 12/2/25. NPO. Emesis now 1x/wk on peptide formula (3-4x/d on intact). No PNA since GT. Pulled long tube 1/30 (ER, put back same evening); LP button since 2/24. Feeds: mom 1600 + overnight; school RN 1100. Pump teaching 1/5 to both parents and RN. Omeprazole 10 mg BID since 12/10. Dad brushes teeth w/ suction BID.

O (4/13): Wt 38 lb. Ht 44 in. SpO2 97%. Lungs clear. Abd soft. GT site dry, 2 mm granulation rim. Button turns freely, balloon 5 mL water.
VFSS 11/5/25: silent aspiration thin, mildly thick, puree.
Hosp: 2/11-2/16/25, 10/19-10/26/25 aspiration PNA.
Milk skin test 1/12/26 neg.

A: G80.0, R13.12, Z93.1, K21.9. Gaining on current regimen; needs pump.

P: B4161 300 u/mo
B4035 30/mo
B9002 x1 (loaner due 5/5)
B4088 14 Fr 1.7 cm, 4/yr (q 3 mo)
Vendor Mesilla Infusion & Enteral
Need > 12 mo, permanent.
RTC 7/13.

Oyelaran`,

    `# LETTER OF MEDICAL NECESSITY FOR ENTERAL NUTRITION

**Patient:** Saoirse Quintero-Lamb
**Date of Birth:** 06/25/2018
**Diagnosis Codes:** G80.0, R13.12, Z93.1, K21.9
**Insurance:** New Mexico Medicaid (Turquoise Sky Health Plan)
**Prescriber:** Brannigan Oyelaran, MD
**Date:** 04/20/2026

---

## Reason for Request

Saoirse is a 7-year-old girl with spastic quadriplegic cerebral palsy who depends entirely on tube feeding. This letter supports coverage of formula, supplies, a pump, and low-profile gastrostomy tubes.

## Medical History

- **Dysphagia:** Silent aspiration on videofluoroscopy; compensatory posture and pacing were of no help
- **Recurrent pneumonia:** Two admissions in 2025 (12 hospital nights in total)
- **Reflux:** Treated with omeprazole 10 mg twice daily

## Items Requested

1. **Peptide-based pediatric formula (B4161):** 300 units per month
2. **Pump feeding supply kit (B4035):** 30 per month
3. **Enteral infusion pump (B9002):** 1
4. **Low-profile gastrostomy tube (B4088), 14 Fr, 1.7 cm:** 4 per year

## Rationale by Item

**Formula.** Intact-protein formula resulted in vomiting 3–4 times per day and no weight gain.

**Supply kit.** Bag and set are replaced every 24 hours.

**Pump.** Gravity and syringe feeding both failed. A portable pump hangs on her wheelchair and allows the 11 a.m. feed to be given at school.

**Low-profile tube.** Involuntary arm movements led to dislodgement of the long tube on January 30, 2026.

## Response to Treatment

| Measure | Before | Now |
|---|---|---|
| Weight | 34 lb | 38 lb |
| Vomiting | 3–4 times daily | Once weekly |
| Pneumonia | 2 in 2025 | None since gastrostomy |

## Expected Duration

More than 12 months; permanent as far as can be foreseen.

**Brannigan Oyelaran, MD**
**NPI 1871036524**`,

    `Monday, April 20, 2026

To the people at Turquoise Sky who decide about Saoirse's feeding pump

We are her GI team at Sandstone Children's, and we thought it might help to describe how she is fed from one end of the day to the other.

She is a first grader at Juniper Elementary and sits in a tilt-in-space wheelchair. At eleven on a school day Ruthanne Begay, the school nurse, hangs the pump on the chair and lets 200 mL run in over an hour. At four o'clock her mother gives her another 200, again over an hour. From eight in the evening till six the next morning the pump gives another 600 mL, 60 in the hour. That makes a liter and a thousand calories. Before and after each of the three feeds there are 40 mL of water. Her dad brushes her teeth, with suction, twice daily, for not even a mouthful is safe.

When our speech-language pathologist, Galen Ortolani, studied her swallow in November, thin liquid, mildly thick liquid and puree alike went down the wrong way and she did not cough. In the year before her tube she had pneumonia two times. Since then: none.

What we request is listed here once more. Formula: B4161, 10 units per day. Kits: B4035, one per day. Pump: B9002, one to replace our loaner. Button: B4088, 14 French by 1.7 centimeters, one every three months.

She's on her way from 34 pounds to the 42 we would love to see by October.

Gratefully,

Brannigan Oyelaran, MD
Fenna Moriarty-Wu, RD`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
