import type { CorpusCase } from '../corpus-case.ts';

/** A pulmonologist's letter, and a respiratory therapist's home note. */
export const oxygenEmphysemaPrinter: CorpusCase = {
  id: 'oxygen-emphysema-printer',
  today: '2026-10-30',
  facts: {
    case_id: 9110,
    patient: {
      first_name: 'Thaddeus',
      last_name: 'Nakashima',
      dob: '1955-09-09',
      gender: 'male',
      height: '5 ft 8 in',
      weight: '139 lb',
      address: '77 Slate Hill, Corbin Mills, PA 16699',
      phone: '(814) 555-0126',
      mrn: 'CM-48250',
    },
    diagnoses: [
      { code: 'J43.2', description: 'Centrilobular emphysema' },
      { code: 'J96.11', description: 'Chronic respiratory failure with hypoxia' },
    ],
    items: [
      {
        item: 'Oxygen concentrator, single delivery port',
        hcpcs: 'E1390',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 month',
        justification:
          'SpO2 85 percent at rest on room air 2026-10-15, 93 percent on 2 L/min. PaO2 52 mmHg. FEV1 31 percent predicted. Tiotropium 18 mcg daily, albuterol as needed. Stopped smoking in 2019 after 45 pack-years. Walks 60 yards. No edema. Scar in the left upper lobe, stable on CT. Oxygen at night and 16 hours a day. Pulmonary rehabilitation 20 sessions finished in July. Retired printer, heats with electricity. Not in hospital this year.',
      },
      {
        item: 'Portable gaseous oxygen system, rental',
        hcpcs: 'E0431',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 month',
        justification:
          'Mobile within the home and goes to his garden. SpO2 81 percent after 3 minutes of walking.',
      },
    ],
    provider: { name: 'Verity Castlemaine, MD', npi: '1467023598', date_signed: '2026-10-30' },
    seen: ['2026-10-15, office visit: lungs quiet, no wheeze, fingers not clubbed.'],
  },
  notes: [
    `Thaddeus Nakashima is a 71-year-old retired printer with centrilobular emphysema (J43.2) and chronic respiratory failure with hypoxia (J96.11). I examined him on October 15, 2026. At rest, breathing room air, his saturation was 85 percent; with 2 L/min it rose to 93 percent. The arterial PaO2 was 52 mmHg. After three minutes of walking the saturation was 81 percent. His FEV1 is 31 percent of predicted.

He inhales tiotropium 18 mcg daily and albuterol as needed, and he finished 20 sessions of pulmonary rehabilitation in July. He gave up smoking in 2019, after 45 pack-years. He has no edema. The scar in his left upper lobe is stable on CT. He has not been in hospital this year.

Long-term oxygen given for at least 15 hours a day is known to prolong life in severe hypoxemia. He will use it at night and for 16 hours a day. I order a concentrator (E1390) and, since he is mobile at home and goes out to his garden, a portable gaseous system (E0431). Home oxygen is covered when the saturation at rest is 88 percent or less.`,
    `RT NOTE, DME
Pt: Nakashima, T. 71 M. MRN CM-48250. Wt 139 lb.
Dx: J43.2 emphysema, J96.11 chronic resp failure w/ hypoxia.
Qualifying test 10/15/26: RA rest 85%, 2 lpm 93%. Amb x 3 min 81%. ABG PaO2 52.
PFT: FEV1 31%.
Ex-smoker, quit 2019, 45 pk-yrs.
Rehab: 20 sessions, done July.
Exam: lungs quiet, no wheeze. No clubbing, no edema. Imaging: LUL scar, stable on CT.
Meds: tiotropium 18 mcg qd; albuterol prn.
Exercise tolerance 60 yd. Electric heat.

E1390 x1, E0431 x1, both monthly rental. O2 16 h/day incl. nights, which leaves 8 h without.

Safety: no smoking and no open flame within ten feet, tubing must not become a tripping hazard, the power company should know of the concentrator. A backup cylinder is used in an outage. Pt is mobile in the home, goes to the garden. Portable unit is justified by this. Testing should be repeated at recertification if the payer asks for it.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'centrilobular emphysema (J43.2) → idiopathic pulmonary fibrosis (J43.2)'],
    [
      0,
      'description-detail',
      'chronic respiratory failure with hypoxia (J96.11) → chronic respiratory failure with hypoxia and hypercapnia (J96.11)',
    ],
    [0, 'sex', 'goes out to his garden → goes out to her garden'],
    [0, 'medication', 'albuterol as needed, and → albuterol as needed, with roflumilast, and'],
    [0, 'negation', 'He has not been in hospital → He has been in hospital'],
    [
      0,
      'coverage-measure',
      'is 88 percent or less. → is 88 percent or less, and his overnight nadir of 76 percent goes beyond that.',
    ],
    [1, 'side', 'LUL scar → RUL scar'],
    [1, 'device', 'Electric heat. → Electric heat. Sleeps with BiPAP.'],
    [1, 'event', 'Rehab: 20 sessions → Pneumothorax w/ chest tube in spring. Rehab: 20 sessions'],
    [1, 'relative-date', 'Exam: lungs quiet → Exam three days back: lungs quiet'],
    [1, 'other-role', 'PFT: FEV1 31% → PFT: FEV1 52%'],
    [1, 'brackets', 'ABG PaO2 52. → ABG PaO2 52. [Lung transplant listed.]'],
  ],
  corruptions: {},
};
