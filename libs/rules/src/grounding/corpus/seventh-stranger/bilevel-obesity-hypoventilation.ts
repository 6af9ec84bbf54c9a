import type { CorpusCase } from '../corpus-case.ts';

export const bilevelObesityHypoventilation: CorpusCase = {
  id: 'bilevel-obesity-hypoventilation',
  today: '2026-03-20',
  facts: {
    case_id: 8102,
    patient: {
      first_name: 'Leopold',
      last_name: 'Achterberg',
      dob: '1961-11-30',
      gender: 'male',
      height: '178 cm',
      weight: '149 kg',
      address: '9 Quarry Lane, Eastvale, PA 17019',
      phone: '(717) 555-0133',
      mrn: '5518-02',
    },
    diagnoses: [
      { code: 'E66.2', description: 'Morbid (severe) obesity with alveolar hypoventilation' },
      { code: 'G47.33', description: 'Obstructive sleep apnea (adult) (pediatric)' },
      { code: 'I10', description: 'Essential (primary) hypertension' },
    ],
    items: [
      {
        item: 'Respiratory assist device, bi-level pressure capability, without backup rate feature',
        hcpcs: 'E0470',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Arterial blood gas 2026-02-17 awake on room air: pH 7.36, PaCO2 54 mmHg, PaO2 61 mmHg, bicarbonate 31. Sleep study at Bluestem Sleep Center 2026-02-24: apnea-hypopnea index 42 per hour, oxygen saturation at or below 88% for 64 minutes, lowest 71%. CPAP up to 15 cm of water failed: saturation stayed at or below 88% for 22 minutes. Bi-level 18/10 brought it to 93%. FEV1/FVC 81%, so no COPD. Epworth 17. Falls asleep at the wheel twice since January 2026, stopped driving on 2026-01-28.',
      },
      {
        item: 'Full face mask used with positive airway pressure device, each',
        hcpcs: 'A7030',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        justification:
          'Mouth breather, nasal mask leaked 48 liters per minute. Mask size large. Lisinopril 20 mg once daily, furosemide 40 mg every morning. Blood pressure 148/86. Never smoked. Admitted to Eastvale Memorial 2025-12-09 to 2025-12-13 for hypercapnic respiratory failure. Wife Gunda says he stops breathing at night. Uses no oxygen and no opioids or sedatives.',
      },
    ],
    provider: { name: 'Philippa Okonjo, MD', npi: '1659384721', date_signed: '2026-03-18' },
  },
  notes: [
    `64M, BMI 47, OHS + severe OSA, HTN. Admitted 12/9-12/13/25 Eastvale Memorial for hypercapnic RF.
ABG 2/17 RA: 7.36/54/61, HCO3 31.
PSG 2/24: AHI 42, SpO2 ≤88% x 64 min, nadir 71%.
CPAP ↑ to 15 failed, still ≤88% x 22 min. BiPAP 18/10 → SpO2 93%.
FEV1/FVC 81%, no COPD. ESS 17. Fell asleep driving x2, no driving since 1/28.
Meds: lisinopril 20 mg qd, furosemide 40 mg qam. BP 148/86. Never smoker. No home O2, no opioids.
FFM size L, nasal mask leak 48 L/min.`,
    `Mr. Achterberg is a 64-year-old man with obesity hypoventilation (E66.2) and obstructive sleep apnea (G47.33). On February 17, 2026, while awake and breathing room air, his arterial PaCO2 was 54 mmHg with a pH of 7.36. During the sleep study one week later his apnea-hypopnea index was 42 per hour, and his saturation was at or below 88% for 64 minutes.

CPAP at pressures up to 15 cm of water was not sufficient: he remained at or below 88% for 22 minutes. With bi-level pressure of 18/10 his saturation rose to 93%. Spirometry shows no COPD, with an FEV1/FVC of 81%. He was hospitalized for four nights in December 2025 for hypercapnic respiratory failure.

I order one bi-level respiratory assist device without a backup rate (E0470) and one full face mask (A7030), size large, since the nasal mask leaked.`,
    `Okay this is for Leopold Achterberg, date of birth November 30, 1961. He's a sixty-four year old gentleman, never smoked, with high blood pressure. His wife tells us he stops breathing at night. He has nodded off at the wheel twice since January and he quit driving on January 28. Epworth is seventeen. Blood gas showed a CO2 of fifty-four and a bicarb of thirty-one. They tried CPAP up to fifteen and it didn't work. Bilevel at eighteen over ten got him up to ninety-three percent. He is on lisinopril twenty milligrams once a day and furosemide forty in the morning. He does not use oxygen and takes no opioids. He breathes through his mouth so he needs the full face mask.`,
    `Supplier intake: E0470 RAD bi-level w/o backup, qty 1. A7030 full face mask, qty 1 per 3 months, size L. Dx E66.2, G47.33. Qualifying: PaCO2 54 awake on RA 02/17/2026; CPAP tried and failed (≤88% for 22 min at 15 cmH2O); COPD ruled out FEV1/FVC 81%. PSG done at Bluestem Sleep Center 02/24/2026, AHI 42. Settings IPAP 18 / EPAP 10. Pt wt 149 kg, ht 178 cm. Ordering MD Okonjo, NPI 1659384721, signed 03/18/2026.`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', '64M → 46M'],
    [0, 'sex', '64M → 64F'],
    [0, 'retold', '7.36/54/61 → 7.36/45/61'],
    [0, 'retold', 'nadir 71% → nadir 61%'],
    [0, 'other-role', '≤88% x 22 min → ≤88% x 64 min'],
    [0, 'negation', 'no COPD → +COPD'],
    [0, 'quantity', 'driving x2 → driving x4'],
    [0, 'medication', '20 mg qd → 20 mg bid'],
    [0, 'medication', 'furosemide 40 mg qam → furosemide 40 mg qhs'],
    [0, 'social', 'Never smoker → 30 pk-yr smoker'],
    [0, 'device', 'No home O2 → Home O2 2L NC'],
    [0, 'retold', 'BP 148/86 → BP 128/76'],
    [0, 'negation', 'CPAP ↑ to 15 failed → CPAP ↑ to 15 tolerated well'],
    [0, 'choice', 'FFM size L → FFM size S'],
    [1, 'code-disease', 'obstructive sleep apnea (G47.33) → central sleep apnea (G47.33)'],
    [1, 'retold', 'PaCO2 was 54 mmHg → PaCO2 was 64 mmHg'],
    [1, 'relative-date', 'one week later → one month later'],
    [1, 'negation', 'was not sufficient → was sufficient'],
    [1, 'retold', '18/10 → 20/12'],
    [1, 'event', 'four nights → nine nights'],
    [1, 'description-detail', 'without a backup rate (E0470) → with a backup rate (E0470)'],
    [1, 'choice', 'size large → size small'],
    [1, 'negation', 'shows no COPD → shows COPD'],
    [2, 'social', 'His wife tells us → His daughter tells us'],
    [2, 'social', 'never smoked → a former smoker'],
    [2, 'date-age', 'November 30, 1961 → November 3, 1961'],
    [2, 'relative-date', 'quit driving on January 28 → quit driving on February 28'],
    [2, 'retold', 'a bicarb of thirty-one → a bicarb of twenty-one'],
    [2, 'negation', "it didn't work → it worked fine"],
    [2, 'medication', 'lisinopril twenty milligrams once a day → lisinopril forty milligrams once a day'],
    [2, 'medication', 'takes no opioids → takes oxycodone'],
    [2, 'device', 'the full face mask → the nasal pillows'],
    [3, 'other-item', 'A7030 full face mask → A7030 nasal cannula'],
    [3, 'description-detail', 'w/o backup → w/ backup'],
    [3, 'quantity', 'qty 1 per 3 months → qty 3 per 1 month'],
    [3, 'organisation', 'Bluestem Sleep Center → Ridgeway Sleep Lab'],
    [3, 'date-age', '02/24/2026 → 02/14/2026'],
    [3, 'retold', 'IPAP 18 / EPAP 10 → IPAP 10 / EPAP 5'],
    [3, 'identifier', '1659384721 → 1659384712'],
    [3, 'other-role', 'Pt wt 149 kg → Pt wt 178 kg'],
  ],
  corruptions: {},
};
