import type { CorpusCase } from '../corpus-case.ts';

export const suctionTracheostomyInfant: CorpusCase = {
  id: 'suction-tracheostomy-infant',
  today: '2026-06-05',
  facts: {
    case_id: 8110,
    patient: {
      first_name: 'Juniper',
      last_name: 'Valcourt',
      dob: '2025-07-18',
      gender: 'female',
      height: '69 cm',
      weight: '7.4 kg',
      address: '1420 Sycamore Bend, Harlan Creek, KY 40831',
      phone: '(606) 555-0190',
      mrn: 'P-0718-25',
    },
    diagnoses: [
      { code: 'P27.1', description: 'Bronchopulmonary dysplasia originating in the perinatal period' },
      { code: 'Z93.0', description: 'Tracheostomy status' },
      { code: 'J38.6', description: 'Stenosis of larynx' },
    ],
    items: [
      {
        item: 'Respiratory suction pump, home model, portable or stationary, electric',
        hcpcs: 'E0600',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Born at 25 weeks, 760 grams. Ventilated 61 days. Tracheostomy 2025-12-02 at Harlan Children’s Hospital, tube 3.5 mm neonatal, uncuffed, changed every week. Home since 2026-03-14. Suction about every 3 hours and before feeds, 8 French catheter, at 80 to 100 mmHg. Thick white secretions. Two mucus plugs in May 2026 (2026-05-09 and 2026-05-22), mother changed the tube both times. Oxygen 0.5 liters per minute by trach mask, saturation 95%.',
      },
      {
        item: 'Tracheal suction catheter, any type other than closed system, each',
        hcpcs: 'A4624',
        quantity: 90,
        quantity_limit: 90,
        limit_period: '1 month',
        justification:
          'Budesonide 0.25 mg by nebulizer twice a day, albuterol 1.25 mg every 4 hours as needed, furosemide 7 mg twice a day. Fed by gastrostomy tube, 24 calorie formula 110 mL every 3 hours. No aspiration on swallow study 2026-04-21. Heart rate 132, respiratory rate 38. Passy-Muir valve tried 2026-05-18, tolerated 10 minutes. Mother Delphine and father Amos are trained. Night nurse from 10 pm to 6 am, 5 nights a week. RSV infection in April 2026, not admitted. No seizures. Immunizations current.',
      },
    ],
    provider: { name: 'Augustin Mbeki-Lowry, MD', npi: '1750628413', date_signed: '2026-06-03' },
  },
  notes: [
    `10 mo F ex-25 wk (760 g), BPD, laryngeal stenosis, s/p trach 12/2/25, vent x 61 d. Home 3/14/26.
3.5 neo uncuffed, Δ qwk. Sxn ~q3h + ac feeds, 8 Fr, 80-100 mmHg. Thick white secretions.
Mucus plug x2 in 5/26 (5/9, 5/22), trach ∆ by mom.
O2 0.5 L TM, SpO2 95%. HR 132, RR 38.
Budesonide 0.25 neb BID, albuterol 1.25 q4h prn, Lasix 7 mg BID.
GT fed, 24 cal 110 mL q3h. Swallow study 4/21 no asp. PMV 5/18 x 10 min.
RSV 4/26, not admitted. No sz. HHN 10p-6a 5x/wk.
Suction pump, caths #90/mo.`,
    `Juniper Valcourt is a ten-month-old girl with bronchopulmonary dysplasia (P27.1), who was born at 25 weeks with a weight of 760 grams. She has had a tracheostomy (Z93.0) since December 2, 2025, and has been at home since March 14, 2026.

Her airway must be suctioned about every three hours and before each feed. In May the tube was plugged by mucus twice, thirteen days apart, and both times her mother changed it. She receives half a liter of oxygen per minute by trach mask, which keeps her saturation at 95%. The swallow study showed no aspiration.

I request one electric suction pump for home use (E0600) and 90 suction catheters per month (A4624). Both parents have been trained; a nurse is present from 10 pm to 6 am on five nights of the week.`,
    `Private duty nursing. Infant w/ trach, size 3.5 neo, uncuffed. Suctioned q 3 hrs & before feedings w/ 8 Fr catheter, secretions thick, white. O2 0.5 L via trach mask, sats 95%. HR 132, RR 38. G-tube feeds 110 mL of 24 cal formula q 3 hrs. Budesonide neb 2x day. Albuterol q 4 hrs as needed. Lasix 7 mg 2x day. Mom changed trach on 5/22 for mucus plug. Speaking valve tried 5/18, 10 min. Dad trained too. No seizures. Shots up to date.`,
    `Parent letter typed by clinic. The baby is 10 months, she was born too early, in week 25. She can breathe only by the tube in neck since 2 December 2025. We must clean the tube every 3 hours with suction, also before eating. In May two times the tube was closed by mucus and mother changed it. In April she had RSV but she was not in hospital. She eats by tube in the stomach. Nurse is coming 5 nights in week. We need 1 suction machine and 90 catheters each month.`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', '10 mo F → 18 mo F'],
    [0, 'sex', '10 mo F → 10 mo M'],
    [0, 'retold', 'ex-25 wk → ex-35 wk'],
    [0, 'quantity', 'vent x 61 d → vent x 16 d'],
    [0, 'description-detail', 'uncuffed → cuffed'],
    [0, 'quantity', 'Sxn ~q3h → Sxn ~q1h'],
    [0, 'retold', '8 Fr → 10 Fr'],
    [0, 'quantity', 'Mucus plug x2 → Mucus plug x5'],
    [0, 'quantity', 'O2 0.5 L TM → O2 2 L TM'],
    [0, 'retold', 'SpO2 95% → SpO2 85%'],
    [0, 'medication', '0.25 neb BID → 0.5 neb BID'],
    [0, 'medication', '1.25 q4h prn → 1.25 q2h prn'],
    [0, 'negation', 'no asp → +asp'],
    [0, 'device', 'GT fed → NG fed'],
    [0, 'negation', 'RSV 4/26, not admitted → RSV 4/26, admitted'],
    [0, 'negation', 'No sz → +sz'],
    [1, 'code-disease', 'bronchopulmonary dysplasia (P27.1) → cystic fibrosis (P27.1)'],
    [1, 'sex', 'ten-month-old girl → ten-month-old boy'],
    [1, 'date-age', 'since December 2, 2025 → since November 2, 2025'],
    [1, 'relative-date', 'thirteen days apart → three days apart'],
    [1, 'quantity', 'about every three hours → about every hour'],
    [1, 'quantity', 'half a liter of oxygen → two liters of oxygen'],
    [1, 'negation', 'showed no aspiration → showed aspiration'],
    [1, 'social', 'her mother changed it → her grandmother changed it'],
    [1, 'quantity', 'on five nights → on seven nights'],
    [1, 'other-item', '90 suction catheters per month (A4624) → 90 urinary catheters per month (A4624)'],
    [2, 'retold', 'size 3.5 neo → size 4.5 neo'],
    [2, 'retold', 'secretions thick, white → secretions thin, green'],
    [2, 'other-role', 'sats 95% → sats 90%'],
    [2, 'retold', 'RR 38 → RR 83'],
    [2, 'other-role', '110 mL of 24 cal → 24 mL of 110 cal'],
    [2, 'medication', 'Albuterol q 4 hrs → Albuterol q 8 hrs'],
    [2, 'social', 'Mom changed trach → Nurse changed trach'],
    [2, 'date-age', 'valve tried 5/18 → valve tried 4/18'],
    [2, 'negation', 'No seizures → Seizures'],
    [2, 'medication', 'Lasix 7 mg → Lasix 17 mg'],
    [3, 'date-age', '10 months → 20 months'],
    [3, 'retold', 'in week 25 → in week 35'],
    [3, 'quantity', 'every 3 hours → every 6 hours'],
    [3, 'event', 'she was not in hospital → she was in hospital'],
    [3, 'diagnosis', 'she had RSV → she had pneumonia'],
    [3, 'quantity', '5 nights in week → 7 nights in week'],
    [3, 'quantity', '90 catheters → 120 catheters'],
    [3, 'device', '1 suction machine → 1 ventilator'],
  ],
  corruptions: {},
};
