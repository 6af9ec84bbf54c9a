import type { CorpusCase } from '../corpus-case.ts';

/** The discharge planner of a cancer unit types, the physiatrist who follows the patient's swallowing dictates a page, for a woman fed by tube. */
export const tubeFeedingCourtClerk: CorpusCase = {
  id: 'tube-feeding-court-clerk',
  today: '2027-04-20',
  facts: {
    case_id: 17008,
    patient: {
      first_name: 'Yevgenia',
      last_name: 'Rosenthal-Pike',
      dob: '1977-12-19',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '108 lb',
      address: '12 Docket Street, Unit 3B, Alder Crossing, MA 01999',
      phone: '(413) 555-0104',
      mrn: 'ACC-18259',
    },
    diagnoses: [
      { code: 'C09.9', description: 'Malignant neoplasm of tonsil, unspecified' },
      { code: 'R13.12', description: 'Dysphagia, oropharyngeal phase' },
      { code: 'Z93.1', description: 'Gastrostomy status' },
    ],
    items: [
      {
        item: 'Enteral formula, nutritionally complete, calorically dense (equal to or greater than 1.5 kcal/ml), 100 calories = 1 unit',
        hcpcs: 'B4152',
        quantity: 540,
        quantity_limit: 540,
        limit_period: 'month',
        justification:
          '1,800 kcal a day through the gastrostomy tube, that is 18 units a day. Weight fell from 127 lb on 2027-01-08 to 108 lb on 2027-04-13. Modified barium swallow on 2027-04-06: silent aspiration of thin and of thick liquids, nothing safe by mouth. Standard 1.0 kcal formula was tried and its volume caused reflux. Expected need at least 4 months.',
      },
      {
        item: 'Enteral nutrition infusion pump, any type',
        hcpcs: 'B9002',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Bolus feeding by syringe caused vomiting on 4 of 6 days, and gravity drip ran too fast and brought diarrhea. With the pump at 85 mL an hour for 14 hours overnight she has had no vomiting since 2027-04-11.',
      },
      {
        item: 'Enteral feeding supply kit; pump fed, per day',
        hcpcs: 'B4035',
        quantity: 30,
        quantity_limit: 31,
        limit_period: 'month',
        justification: 'One kit a day with the pump.',
      },
    ],
    provider: { name: 'Bartholomew Adeyinka, MD', npi: '1174820693', date_signed: '2027-04-20' },
    seen: [
      '2027-04-13, in office, by Bartholomew Adeyinka, MD: tube site on the left upper abdomen clean, voice hoarse, neck stiff when turned to the right, mouth opening 22 mm, alert.',
    ],
    told: [
      'Who pays? Berkshire Guild Insurance',
      'Who supplies? Hawthorn Nutrition Services',
      'When was the tube placed? 2027-03-24 at Alder Crossing Medical Center',
      'Cancer treatment? Radiation, 35 sessions, finished 2027-03-19; cisplatin, stopped after the second dose because of hearing loss',
      'Lives with whom? With her partner Thandiwe, who learned the pump on 2027-04-09',
      'What work does she do? Court clerk, on leave since February 2027',
      'Medicines? Ondansetron 4 mg as needed, liquid morphine through the tube',
      'Allergies? Shellfish',
    ],
    answered: [],
  },
  notes: [
    `ALDER CROSSING MEDICAL CENTER
Discharge Planning Office

Date: 04/20/2027
To: Hawthorn Nutrition Services
Re: Yevgenia Rosenthal-Pike, DOB 12/19/1977, MRN ACC-18259
Insurance: Berkshire Guild Insurance

Ms. Rosenthal-Pike is a 49-year-old woman with cancer of the tonsil (C09.9), oropharyngeal dysphagia (R13.12) and a gastrostomy (Z93.1). The tube was placed on 03/24/2027 at Alder Crossing Medical Center. She finished radiation, 35 sessions, on 03/19/2027.

Please supply:

1. B4152 calorically dense formula, 540 units per month
   1,800 kcal a day = 18 units a day; 18 x 30 days = 540 units
2. B9002 enteral pump, 1 per month
3. B4035 pump supply kit, 30 per month, one kit a day

Rate: 85 mL an hour for 14 hours overnight, that is 1,190 mL.

Need: at least 4 months.

Her partner, Thandiwe, learned the pump on 04/09/2027. The patient is a court clerk and has been on leave since February 2027.

Allergy: shellfish. Patient's phone: (413) 555-0104.

Enteral nutrition is covered when a permanent or long-lasting impairment keeps food from reaching the small bowel and the person cannot maintain weight by mouth.

Ordering physician: Bartholomew Adeyinka, MD, NPI 1174820693`,
    `LETTER OF MEDICAL NECESSITY

April 20, 2027

To Berkshire Guild Insurance:

I saw Yevgenia Rosenthal-Pike in the office on April 13, 2027. She was alert. Her voice was hoarse, her neck was stiff when turned to the right, and her mouth opened 22 mm. The tube site on the left upper abdomen was clean.

She weighed 127 pounds on January 8 and 108 pounds on April 13, a loss of 19 pounds. Her modified barium swallow of April 6 showed silent aspiration of thin and of thick liquids. Nothing is safe by mouth.

She was treated for her tonsil cancer with radiation and with cisplatin, which was stopped after the second dose because of hearing loss.

A standard formula of 1.0 kcal per mL was tried, and its volume caused reflux. Bolus feeding by syringe made her vomit on 4 of 6 days. Gravity drip ran too fast and brought diarrhea. Since April 11, on the pump, she has not vomited.

I am ordering the calorically dense formula (B4152), the pump (B9002) and the daily supply kits (B4035). The need will last at least 4 months.

She takes ondansetron 4 mg as needed and liquid morphine through the tube.

Bartholomew Adeyinka, MD`,
    `Hawthorn Nutrition Services
Supplier's summary for the file

Customer: Yevgenia Rosenthal-Pike
12 Docket Street, Unit 3B, Alder Crossing, MA 01999
Female, 49 years, 5 ft 4 in, 108 lb

Diagnoses
C09.9 malignant neoplasm of tonsil, unspecified
R13.12 dysphagia, oropharyngeal phase
Z93.1 gastrostomy status

Order

Code    Item                              Amount
B4152   Formula, 1.5 kcal/mL or more      540 units per month
B9002   Infusion pump                     1 per month
B4035   Pump kit, per day                 30 per month (limit 31)

Over three months this comes to 1,620 units of formula and 90 kits.

Why a pump
Syringe boluses: vomiting on 4 days out of 6.
Gravity: too fast, diarrhea.
Pump: 85 mL/h, 14 h overnight, no vomiting since 04/11/2027.

Why a dense formula
The customer did not tolerate the volume of the standard 1.0 kcal product; it gave her reflux.

Why by tube
The barium swallow showed silent aspiration. She is not able to take anything safely by mouth.

Who helps
Her partner Thandiwe, trained on the pump on 04/09/2027.

Physician: Dr. Bartholomew Adeyinka, NPI 1174820693`,
    `# Enteral Nutrition: Letter of Medical Necessity

**Patient:** Yevgenia Rosenthal-Pike
**Date of letter:** April 20, 2027

## 1. Clinical history

The patient has a malignant neoplasm of the tonsil. Radiation in 35 sessions ended on March 19, 2027. Cisplatin was discontinued after two doses on account of hearing loss. A gastrostomy tube was placed on March 24, 2027.

## 2. Nutritional status

Her weight has dropped from 127 lb to 108 lb in about three months, which is a loss of roughly 15 %.

## 3. Swallowing

A modified barium swallow demonstrated silent aspiration of both thin and thick liquids. Oral intake is unsafe.

## 4. Prescription

- **Formula:** B4152, 1,800 kcal per day (18 units), 540 units per month
- **Pump:** B9002, one per month
- **Kits:** B4035, 30 per month

## 5. Reason for the pump

Pump feeding is considered necessary when gravity or syringe feeding is not tolerated, for instance because of reflux, vomiting or diarrhea. The patient vomited with syringe boluses and had diarrhea with gravity drip. At 85 mL an hour overnight she does not vomit.

## 6. Support at home

She lives with her partner, who has learned to operate the pump.

Prescriber: Bartholomew Adeyinka, MD`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'with cancer of the tonsil (C09.9) → with cancer of the larynx (C09.9)'],
    [2, 'code-disease', 'Z93.1 gastrostomy status → Z93.1 colostomy status'],
    [0, 'other-item', '2. B9002 enteral pump, → 2. B4035 enteral pump,'],
    [3, 'other-item', 'B9002, one per month → B9002, 30 per month'],
    [0, 'description-detail', 'oropharyngeal dysphagia (R13.12) → esophageal dysphagia (R13.12)'],
    [
      2,
      'description-detail',
      'neoplasm of tonsil, unspecified → neoplasm of tonsil with lymph node metastasis',
    ],
    [1, 'side', 'turned to the right, → turned to the left,'],
    [1, 'side', 'on the left upper abdomen → on the right upper abdomen'],
    [0, 'sex', '49-year-old woman → 49-year-old man'],
    [2, 'sex', 'Female, 49 years → Male, 49 years'],
    [3, 'sex', 'At 85 mL an hour overnight she does → At 85 mL an hour overnight he does'],
    [2, 'choice', 'B9002   Infusion pump → B9002   Infusion pump, blue'],
    [0, 'choice', '30 per month, one kit a day → 30 per month, one kit a day, size 20 French'],
    [1, 'device', 'and the daily supply kits (B4035) → an IV pole, and the daily supply kits (B4035)'],
    [3, 'device', '## 6. Support at home → A suction machine is at the bedside.\n\n## 6. Support at home'],
    [1, 'medication', 'ondansetron 4 mg → ondansetron 8 mg'],
    [1, 'medication', 'and liquid morphine → and liquid oxycodone'],
    [2, 'medication', 'Gravity: too fast, diarrhea. → Gravity: too fast, diarrhea; loperamide taken.'],
    [0, 'diagnosis', 'and a gastrostomy (Z93.1) → diabetes, and a gastrostomy (Z93.1)'],
    [3, 'diagnosis', 'Oral intake is unsafe. → Oral intake is unsafe, and aspiration pneumonia has set in.'],
    [
      1,
      'event',
      'Nothing is safe by mouth. → Nothing is safe by mouth. She went to the emergency room for choking in March.',
    ],
    [3, 'event', 'March 24, 2027. → March 24, 2027, and replaced in April after it fell out.'],
    [0, 'treatment', 'Allergy: shellfish. → Allergy: soy.'],
    [1, 'treatment', 'A standard formula of → Swallowing therapy failed. A standard formula of'],
    [
      3,
      'treatment',
      'Radiation in 35 sessions ended → Immunotherapy goes on; radiation in 35 sessions ended',
    ],
    [0, 'social', 'is a court clerk and → is a school librarian and'],
    [3, 'social', 'She lives with her partner, → She lives with her parents,'],
    [1, 'attitude', 'She was alert. → She was alert but discouraged.'],
    [2, 'attitude', 'Her partner Thandiwe, trained → Her willing and reliable partner Thandiwe, trained'],
    [2, 'negation', 'She is not able to take → She is able to take'],
    [1, 'negation', 'she has not vomited → she has vomited'],
    [0, 'organisation', 'To: Hawthorn Nutrition Services → To: Maplewood Infusion'],
    [1, 'organisation', 'To Berkshire Guild Insurance: → To Housatonic Health Plan:'],
    [1, 'attestation', 'I am ordering the → I have taught her partner the pump myself and am ordering the'],
    [
      3,
      'attestation',
      'Prescriber: Bartholomew → I declare that I watched the swallow study.\n\nPrescriber: Bartholomew',
    ],
    [0, 'relative-date', 'was placed on 03/24/2027 → was placed last Thursday'],
    [1, 'relative-date', 'swallow of April 6 → swallow of last month'],
    [1, 'other-role', 'mouth opened 22 mm → mouth opened 35 mm'],
    [2, 'other-role', '85 mL/h, 14 h → 108 mL/h, 14 h'],
    [0, 'brackets', 'Need: at least 4 months. → Need: at least 4 months [lifelong].'],
    [
      3,
      'coverage-measure',
      'for instance because of reflux, → for instance because of her residuals of 300 mL, reflux,',
    ],
    [
      0,
      'coverage-measure',
      'cannot maintain weight by mouth → cannot maintain weight, here a BMI of 14, by mouth',
    ],
    [2, 'script', '30 per month (limit 31) → ٦٠ per month (limit 31)'],
    [3, 'script', 'tube was placed on → tube with а јејunаl ехtеnѕіоn was placed on'],
    [1, 'brackets', 'hoarse, her → hoarse [vocal cord palsy], her'],
    [0, 'identifier', 'NPI 1174820693 → NPI 1174820639'],
    [0, 'identifier', '(413) 555-0104 → (413) 555-0140'],
    [3, 'identifier', '- **Formula:** B4152, → - **Formula:** B4150,'],
    [1, 'date-age', '127 pounds on January 8 → 127 pounds on February 8'],
    [3, 'date-age', 'ended on March 19, 2027 → ended on March 9, 2027'],
    [2, 'quantity', '540 units per month → 450 units per month'],
    [0, 'name', 'Her partner, Thandiwe, → Her partner, Theodora,'],
    [3, 'name', '**Patient:** Yevgenia → **Patient:** Eugenie'],
    [3, 'retold', 'after two doses on account of → after five doses on account of'],
    [2, 'retold', 'vomiting on 4 days out of 6 → vomiting on 1 day out of 6'],
    [1, 'retold', 'ran too fast → ran too slowly'],
    [1, 'sum', 'a loss of 19 pounds → a loss of 27 pounds'],
    [2, 'sum', '1,620 units of formula → 1,260 units of formula'],
  ],
  corruptions: {},
};
