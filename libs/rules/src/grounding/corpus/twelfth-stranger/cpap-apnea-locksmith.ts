import type { CorpusCase } from '../corpus-case.ts';

/** A sleep physician's letter, a biller's cover sheet, and a letter of general phrases. */
export const cpapApneaLocksmith: CorpusCase = {
  id: 'cpap-apnea-locksmith',
  today: '2026-11-13',
  facts: {
    case_id: 9306,
    patient: {
      first_name: 'Jerome',
      middle_name: 'Alasdair',
      last_name: 'Pettibone',
      dob: '1979-06-18',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '241 lb',
      address: '2207 Ferris Avenue, Dunmore Heights, IL 60999',
      phone: '(779) 555-0183',
      mrn: 'DH-90342',
    },
    diagnoses: [
      { code: 'G47.33', description: 'Obstructive sleep apnea (adult) (pediatric)' },
      { code: 'I10', description: 'Essential (primary) hypertension' },
    ],
    items: [
      {
        item: 'Continuous positive airway pressure (CPAP) device',
        hcpcs: 'E0601',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Home sleep test 2026-10-01: AHI 34 per hour, lowest saturation 78 %, 6 hours 10 minutes recorded. Epworth score 15 of 24. Wife Yolanda sees him stop breathing and now sleeps in another room. Nodded off at a red light in August 2026, no crash. Fixed pressure 9 cm H2O. An oral appliance made by his dentist in 2024 loosened a tooth. Blood pressure 148/92 on two drugs: losartan 100 mg and amlodipine 5 mg, each once a day.',
      },
      {
        item: 'Nasal interface (mask or cannula type) used with positive airway pressure device, with or without head strap',
        hcpcs: 'A7034',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        size: 'medium',
        justification:
          'Breathes through the nose; septum straight. Tried on a medium nasal mask on 2026-10-28 and it sealed. Claustrophobic with a full face mask.',
      },
      {
        item: 'Tubing used with positive airway pressure device',
        hcpcs: 'A7037',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        justification:
          'Replaced every three months. Works nights as a locksmith and sleeps from 8 am to 2 pm.',
      },
    ],
    provider: { name: 'Nadira Osterhaus, DO', npi: '1093764825', date_signed: '2026-11-13' },
    seen: [
      '2026-10-28, clinic visit: neck 17.5 inches, Mallampati class III, tonsils small, mask fitted by Perrin Stack, RRT.',
    ],
  },
  notes: [
    `Jerome A. Pettibone
Born June 18, 1979

Dear Sir or Madam,

I am asking you to cover a CPAP device (E0601) with a nasal mask (A7034) and tubing (A7037) for Mr. Pettibone, who is 47 years of age and has obstructive sleep apnea (G47.33) and essential hypertension (I10).

The home sleep test of October 1, 2026, ran for six hours and ten minutes and showed 34 apneas and hypopneas an hour; the lowest saturation was 78 %. His Epworth score is 15 out of 24. In August he nodded off while waiting at a red light, though there was no crash. His wife Yolanda sees him stop breathing and has moved to another room at night.

At the clinic visit on October 28 his neck measured 17.5 inches, the tonsils were small, and the palate was Mallampati class III. Perrin Stack, RRT, fitted a medium nasal mask, which sealed. A full face mask makes him claustrophobic.

In 2024 he had an oral appliance from his dentist, but it loosened a tooth. His blood pressure is 148/92 in spite of losartan 100 mg and amlodipine 5 mg once a day each. The pressure I prescribe is fixed at 9 cm H2O.

Nadira Osterhaus, DO
NPI 1093764825`,
    `COVER SHEET - PAP SETUP

To: Medical review        Date: 11/13/2026 (Fri)
Patient: Pettibone, Jerome Alasdair   DOB: 06/18/1979   MRN: DH-90342
Ph: (779) 555-0183

ICD-10: G47.33 OSA; I10 HTN

HCPCS / description / qty / frequency
E0601 / CPAP device / 1 / 1 per 5 yrs
A7034 / nasal mask, med / 1 / 1 per 3 mos
A7037 / tubing / 1 / 1 per 3 mos

Setting: fixed, 9 cmH2O
HST DOS 10/01/2026: AHI 34/h; nadir SpO2 78%; rec. time 6 h 10 min
ESS 15/24
Face-to-face/clinic: 10/28/2026; neck 17.5"; Mallampati III
Prior tx: oral appliance (dentist, 2024), loosened a tooth
BP 148/92 on 2 meds
Shift worker: sleeps 0800-1400

Prescriber: Nadira Osterhaus, DO, NPI 1093764825`,
    `To Whom It May Concern,

Please accept this letter in support of Jerome Pettibone's need for positive airway pressure therapy.

Obstructive sleep apnea is a disorder in which the upper airway closes again and again during sleep. Left untreated, it is associated with high blood pressure, heart disease, stroke and accidents on the road. CPAP is regarded as the first choice for apnea of this degree.

The patient's own history illustrates the point. He is a 47-year-old locksmith who works nights and sleeps in the daytime, from eight in the morning until two in the afternoon. Over the six hours of his home sleep test breathing was disturbed some 34 times in each hour and the oxygen saturation sank to 78 %. With an Epworth score above the usual limit of 10 he is excessively sleepy, and he dozed off at a traffic light last August. Two antihypertensive drugs have not brought his pressure below 148/92.

An alternative has been explored: an oral appliance was made for him two years ago and loosened a tooth. He breathes through his nose, the septum is straight, and a medium nasal interface was tried on with a good seal.

I am therefore requesting one CPAP device (E0601), one nasal interface (A7034) and one length of tubing (A7037). The mask and the tubing are each to be replaced every three months, that is, four times a year.

Yours sincerely,
Nadira Osterhaus, DO
NPI 1093764825`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'and has obstructive sleep apnea (G47.33) → and has central sleep apnea (G47.33)'],
    [0, 'retold', 'ran for six hours and ten minutes → ran for ten hours and six minutes'],
    [0, 'retold', 'the lowest saturation was 78 % → the average saturation was 78 %'],
    [0, 'event', 'though there was no crash → and rolled into the car ahead'],
    [0, 'social', 'His wife Yolanda sees him stop breathing → His roommate Yolanda sees him stop breathing'],
    [0, 'choice', 'fitted a medium nasal mask, which sealed → fitted a small nasal mask, which sealed'],
    [0, 'retold', 'Perrin Stack, RRT, fitted a medium → I fitted a medium'],
    [0, 'negation', 'A full face mask makes him claustrophobic. → He tolerates a full face mask well.'],
    [
      0,
      'sex',
      'His wife Yolanda sees him stop breathing and has moved → Her husband sees her stop breathing and has moved',
    ],
    [0, 'medication', 'in spite of losartan 100 mg and → in spite of lisinopril 100 mg and'],
    [1, 'other-item', 'A7034 / nasal mask, med → A7034 / full face mask, med'],
    [1, 'identifier', 'MRN: DH-90342 → MRN: DH-90432'],
    [1, 'date-age', 'DOB: 06/18/1979 → DOB: 06/18/1997'],
    [1, 'device', 'Setting: fixed, 9 cmH2O → Setting: auto, 5-15 cmH2O, heated humidifier'],
    [
      1,
      'treatment',
      'Prior tx: oral appliance (dentist, 2024), loosened a tooth → Prior tx: UPPP surgery (2024), relapsed',
    ],
    [1, 'quantity', 'A7037 / tubing / 1 / 1 per 3 mos → A7037 / tubing / 1 / 1 per month'],
    [1, 'retold', 'ESS 15/24 → ESS 5/24'],
    [
      2,
      'relative-date',
      'and he dozed off at a traffic light last August → and he dozed off at a traffic light last week',
    ],
    [
      2,
      'sum',
      'every three months, that is, four times a year → every three months, that is, twelve times a year',
    ],
    [2, 'treatment', 'and loosened a tooth → and was given up because of jaw pain'],
    [2, 'social', 'a 47-year-old locksmith who works nights → a 47-year-old truck driver who works nights'],
    [
      2,
      'diagnosis',
      'He breathes through his nose, the septum is straight → He breathes through his mouth, the septum is deviated',
    ],
    [
      2,
      'negation',
      'Two antihypertensive drugs have not brought his pressure below 148/92. → Two antihypertensive drugs have brought his pressure well below 148/92.',
    ],
    [2, 'name', "in support of Jerome Pettibone's need → in support of Jeremy Pettibone's need"],
    [
      0,
      'organisation',
      'I am asking you to cover a CPAP → Aetna has asked for this letter. I am asking you to cover a CPAP',
    ],
  ],
  corruptions: {},
};
