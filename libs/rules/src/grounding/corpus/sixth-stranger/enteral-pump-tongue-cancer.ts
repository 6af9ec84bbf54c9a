import type { CorpusCase } from '../corpus-case.ts';

export const enteralPumpTongueCancer: CorpusCase = {
  id: 'enteral-pump-tongue-cancer',
  today: '2026-05-18',
  facts: {
    case_id: 7217,
    patient: {
      first_name: 'Ghislaine',
      middle_name: 'Perpetua',
      last_name: 'Thornquist',
      dob: '1967-02-23',
      gender: 'female',
      height: '165 cm',
      weight: '51.5 kg',
      address: '545 Harrowgate Avenue, Lindmoor, IL 60999',
      phone: '(217) 555-0151',
      mrn: 'EN-60617',
    },
    diagnoses: [
      {
        code: 'C01',
        description: 'Malignant neoplasm of base of tongue',
      },
      {
        code: 'R13.12',
        description: 'Dysphagia, oropharyngeal phase',
      },
      {
        code: 'Z93.1',
        description: 'Gastrostomy status',
      },
    ],
    items: [
      {
        item: 'Enteral nutrition infusion pump, any type',
        hcpcs: 'B9002',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'UnitedHealthcare. Cancer found 2026-01-19. Radiation 35 sessions 2026-02-16 to 2026-04-03, cisplatin 6 weekly doses. Gastrostomy 2026-02-09. Syringe feeding: vomited on 6 of 7 days from 2026-04-13. Hospital 2026-04-20 to 2026-04-25 for aspiration pneumonia. Pump since 2026-04-22, 100 mL per hour, 8 p.m. to 8 a.m., no vomiting since.',
      },
      {
        item: 'Enteral feeding supply kit; pump fed, per day, includes but not limited to feeding/flushing syringe, administration set tubing, dressings, tape',
        hcpcs: 'B4035',
        quantity: 30,
        quantity_limit: 31,
        limit_period: 'month',
        justification:
          'One kit per day. Water 150 mL by tube 4 times daily. Swallow study 2026-04-29: silent aspiration of thin and thick liquids, nothing by mouth. Omeprazole 20 mg by tube once daily. Skin at tube site clean.',
      },
      {
        item: 'Enteral formula, nutritionally complete, calorically dense (equal to or greater than 1.5 kcal/ml) with intact nutrients, includes proteins, fats, carbohydrates, vitamins and minerals, may include fiber, administered through an enteral feeding tube, 100 calories = 1 unit',
        hcpcs: 'B4152',
        quantity: 540,
        quantity_limit: 558,
        limit_period: 'month',
        justification:
          '1,200 mL per night at 1.5 kcal/mL = 1,800 kcal, 18 units per day. Weight 60.0 kg on 2026-01-19, 50.2 kg on 2026-04-20, 51.5 kg on 2026-05-11. Albumin 3.0 g/dL on 2026-04-29. No diabetes. Partner Odile connects the pump. Pharmacist, on sick leave since 2026-02-02.',
      },
    ],
    provider: {
      name: 'Nathaniel Brzezinski, MD',
      npi: '1821993370',
      date_signed: '2026-05-11',
    },
  },
  notes: [
    'May 11, 2026\n\nUnitedHealthcare\n\nRe: Ghislaine Perpetua Thornquist, February 23, 1967\n\nTo the reviewing physician:\n\nMs. Thornquist is fifty-nine. Cancer of the base of her tongue was found on January 19. From February 16 to April 3 she had thirty-five sessions of radiation and six weekly doses of cisplatin. A gastrostomy had been placed on February 9.\n\nShe was first fed by syringe. In the week beginning April 13 she vomited on six days out of seven, and on April 20 she was taken into hospital with aspiration pneumonia, where she stayed until the 25th. Since April 22 a pump has given her formula at 100 mL an hour, from eight in the evening to eight in the morning. She has not vomited since.\n\nA swallow study on April 29 showed silent aspiration of thin and of thick liquids. She takes nothing by mouth. She does not have diabetes.\n\nPlease approve the pump, the daily kits and the formula.\n\nWith regards,\nNathaniel Brzezinski, MD',
    'F/u 5/11/26\n59F BOT ca C01, dx 1/19. RT 35 fx 2/16-4/3 + cis wkly x6. GT 2/9 (Z93.1). R13.12.\n165 cm. Wt 60.0 (1/19) -> 50.2 (4/20) -> 51.5 today.\nSyringe feeds: emesis 6/7 d from 4/13. Adm 4/20-4/25 asp PNA.\nPump since 4/22, 100/h 2000-0800, 0 emesis.\nMBS 4/29 silent asp thin+thick -> NPO. Alb 3.0 (4/29).\n1.5 kcal/mL, 1200 mL/noc = 1800 kcal. H2O 150 x4.\nOmep 20 qd per tube. No DM. Site clean.\nB9002 x1; B4035 #30/mo; B4152 540 u/mo',
    "Okay, Ghislaine Thornquist, she is a pharmacist and has been on sick leave since the second of February, and it's her partner, Odile, who connects the pump in the evening. The pump goes from eight to eight overnight. Before that it was the syringe and it was a bad week, the week of April 13, she vomited on six of the seven days, and then the pneumonia, aspiration pneumonia, five nights in the hospital. Now on the pump there's no vomiting at all. She weighed sixty kilos when the cancer was found in January, on the day she went into the hospital it was fifty point two, and now she is at fifty-one and a half. The skin at the tube site is clean. She gets her omeprazole through the tube, twenty milligrams once a day.",
    'ENTERAL NUTRITION - SUMMARY FOR PAYER\n- Patient: G. P. Thornquist, female, born 02/23/1967\n- C01 malignant neoplasm of base of tongue\n- R13.12 dysphagia, oropharyngeal phase\n- Z93.1 gastrostomy status\n- Route: gastrostomy (placed 02/09/2026)\n- Rate: 100 mL per hour for 12 hours\n- Formula: 1.5 kcal/mL, 1,200 mL per night, 18 units per day\n- B9002 infusion pump: 1\n- B4035 pump supply kit: 30 per month (limit 31)\n- B4152 calorically dense formula: 540 units per month (limit 558)\n- Oral intake: none\n- Diabetes: none\n- Tried before pump: syringe feeding',
    'S: No vomiting since the pump was started. On sick leave from her work as pharmacist.\nO: 51.5 kg, 165 cm. Tube site skin clean. Albumin 3.0 g/dL on 2026-04-29. Swallow study the same day with silent aspiration, thin and thick liquids.\nA: Oropharyngeal dysphagia with base of tongue cancer, after radiation and cisplatin. Syringe feeding failed: vomiting, then aspiration pneumonia. Weight up 1.3 kg since April 20.\nP: Pump feeding 8 p.m. to 8 a.m. at 100 mL/h. Water 150 mL four times daily. Nothing by mouth. Omeprazole 20 mg by tube daily. B9002, B4035 (one kit a day), B4152.\nBrzezinski, MD, 05/11/2026',
    'DISCHARGE SUMMARY (ABSTRACT) WITH OUTPATIENT ADDENDUM\n\nAdmitted: 04/20/2026\nDischarged: 04/25/2026\nReason: aspiration pneumonia\n\nBefore admission: syringe feeding by gastrostomy, vomiting on 6 of 7 days.\nDuring stay: pump feeding begun on 04/22/2026.\nWeight on admission day: 50.2 kg.\n\nAddendum: Swallow study 04/29/2026, silent aspiration. Weight 05/11/2026: 51.5 kg.\n\nOncology: base of tongue cancer, radiation completed 04/03/2026 (35 sessions), cisplatin 6 doses.\n\nLives at 545 Harrowgate Avenue, Lindmoor, Illinois. Pump connected by partner Odile.',
  ],
  passages: [
    'ORDER ENTRY: Thornquist, G | MRN EN-60617 | ph (217) 555-0151 | UnitedHealthcare | B9002 x 1 | B4035 x 30/mo | B4152 x 540/mo | method: pump | tube: gastrostomy | rate 100 mL/h x 12 h | start of pump 4/22/26 | NPO since swallow study: yes | diabetic: no | prescriber Brzezinski NPI 1821993370.',
    "Ghislaine can't swallow safely, not even thickened drinks; they go down the wrong way and she doesn't cough. All her food and medicine go in through the stomach tube. When she was fed with a syringe she threw up nearly every day for a week. The pump runs slowly all night and she keeps it down. Odile connects it. Her skin around the tube is clean, and she has put some weight back on.",
    'Radiation to the tongue and throat often leaves swallowing impaired for months, and silent aspiration gives no warning by cough. Enteral nutrition is covered where there is a functioning gut and the passage to it is obstructed or disordered for a long time. A pump is allowed in addition when gravity or syringe feeding is not tolerated, for example because of vomiting or aspiration; Ms. Thornquist had both. Formula is billed by units of one hundred calories.',
    'She lost 9.8 kg in the 91 days from January 19 to April 20, which is 16 percent of what she had weighed; in the three weeks since then she has gained 1.3 kg. Sixty kilograms are 132 pounds, and 51.5 are between 113 and 114. The 1,800 kcal she gets are 35 for each kilogram. Water by tube makes 600 mL a day, and with the 1,200 mL of formula 1,800 mL in all. Eighteen units a day for thirty days are 540. The gastrostomy preceded the first radiation session by a week.',
  ],
  edits: [
    [
      0,
      'date-age',
      'A gastrostomy had been placed on February 9. → A gastrostomy had been placed on March 9.',
    ],
    [0, 'negation', 'She does not have diabetes. → She does have diabetes.'],
    [0, 'other-role', 'thirty-five sessions of radiation and six → thirty sessions of radiation and six'],
    [1, 'medication', 'Omep 20 qd per tube → Metoclopramide 10 QID per tube'],
    [1, 'retold', '51.5 today → 55.1 today'],
    [2, 'social', "it's her partner, Odile → it's her daughter, Odile"],
    [2, 'sum', 'five nights in the hospital → eight nights in the hospital'],
    [3, 'code-disease', 'C01 malignant neoplasm of base of tongue → C01 malignant neoplasm of tonsil'],
    [3, 'quantity', 'B4035 pump supply kit: 30 per month → B4035 pump supply kit: 90 per month'],
    [3, 'other-item', 'B4152 calorically dense formula: 540 → B4152 infusion pump supply kit: 540'],
    [4, 'retold', 'Tube site skin clean. → Tube site red with purulent drainage.'],
    [5, 'event', 'Reason: aspiration pneumonia → Reason: tube dislodgement and peritonitis'],
    [5, 'treatment', 'cisplatin 6 doses → cetuximab 6 doses'],
  ],
  corruptions: {
    'code-disease': ['R13.12 codes for dysphagia of the {oropharyngeal → esophageal} phase.'],
    'description-detail': [
      'The formula has {intact → hydrolyzed} nutrients.',
      'The supply kit is for {pump → gravity} feeding.',
    ],
    sex: ['Ms. Thornquist receives {her → his} formula at night.'],
    'date-age': ['She is {59 → 49} years old.'],
    device: ['A pump, kits and formula are ordered{ → , with a suction machine for the home}.'],
    diagnosis: ['She has cancer of the base of the tongue{ →  and metastases in the lung}.'],
    treatment: ['Omeprazole is given by tube{ →  as famotidine caused hives}.'],
    'relative-date': ['The pump was started {on April 22 → the day after she left the hospital}.'],
    brackets: [
      'The swallow study {(April 29) → (April 29, normal for thick liquids)} led to nothing by mouth.',
    ],
    sum: ['Water by tube makes {600 → 900} mL a day.'],
    'other-role': ['The pump runs at {100 → 150} mL an hour.'],
    social: ['She is a pharmacist {on sick leave → working half days}.'],
    organisation: ['Odile connects the pump each evening{ → , trained by Option Care nurses}.'],
    identifier: ['Her record number is {EN-60617 → EN-60671}.'],
  },
};
