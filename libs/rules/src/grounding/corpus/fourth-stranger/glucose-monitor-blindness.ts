import type { CorpusCase } from '../corpus-case.ts';

export const glucoseMonitorBlindness: CorpusCase = {
  id: 'glucose-monitor-blindness',
  today: '2026-08-31',
  facts: {
    case_id: 6610,
    patient: {
      first_name: 'Aurelio',
      middle_name: null,
      last_name: 'Winterbourne',
      dob: '1965-04-02',
      gender: 'male',
      height: '172 cm',
      weight: '66 kg',
      address: '284 Juniper Terrace, Burlington, VT 05401',
      phone: '(802) 555-0178',
      mrn: 'MRN-661963',
    },
    diagnoses: [
      { code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' },
      { code: 'H54.8', description: 'Legal blindness, as defined in USA' },
    ],
    items: [
      {
        item: 'Non-adjunctive, non-implanted continuous glucose monitor or receiver',
        hcpcs: 'E2103',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Injects insulin 4 times a day. 9 readings below 54 mg/dL between July 20 and August 18, 2026, of which he noticed 2. Cannot read a meter or see the drop of blood on the strip. The receiver speaks and sounds an alarm at 70 mg/dL. Hemoglobin A1c 6.8 percent on August 18.',
      },
      {
        item: 'Supply allowance for non-adjunctive, non-implanted continuous glucose monitor (CGM), includes all supplies and accessories, 1 month supply = 1 unit of service',
        hcpcs: 'A4239',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '3 months',
        justification: 'A sensor lasts 10 days. His wife places the sensor; he teaches piano at home.',
      },
    ],
    provider: { name: 'Imelda Thackeray, DO', npi: '1795413065', date_signed: '2026-08-31' },
  },
  notes: [
    `August 31, 2026

Aurelio Winterbourne, MRN-661963, 284 Juniper Terrace, Burlington, VT 05401

Mr. Winterbourne is 61 years of age. He has type 1 diabetes mellitus with hypoglycemia without coma (E10.649) and is legally blind (H54.8).

He injects insulin four times daily. Between July 20 and August 18 there were nine glucose readings below 54 mg/dL; he noticed only two of them. He is not able to read a meter or to see the drop of blood on a test strip. The hemoglobin A1c was 6.8 percent on August 18.

The receiver of a continuous glucose monitor speaks the values and sounds an alarm at 70 mg/dL. I order one non-adjunctive, non-implanted monitor (E2103) and supplies for three months (A4239, three units). A sensor lasts ten days, and his wife will place it.

Imelda Thackeray, DO
NPI 1795413065`,
    `61M Winterbourne
T1DM w/ hypo (no coma), legally blind
MDI 4x/d
9 lows <54 from 7/20-8/18, aware of 2/9
A1c 6.8% (8/18)
can't see strip/meter
-> E2103 x1 (voice + alarm 70), A4239 x3 / 3 mo
wife places sensor q10d
Thackeray DO 1795413065`,
    `A fingerstick shows the glucose of one moment. A continuous sensor under the skin reports every few minutes and gives warning while there is still time for sugar. "Non-adjunctive" means that insulin may be dosed by its readings without a fingerstick, and "non-implanted" that the sensor is not placed by surgery.

For a blind man the advantage is doubled. Mr. Winterbourne cannot check a drop of blood on a strip. Of his nine low readings in the thirty days up to August 18, seven went unnoticed. His average glucose is not the problem, as the A1c of 6.8 shows; the lows are. An alarm at seventy comes before a fall below fifty-four.

Imelda Thackeray, DO, NPI 1795413065`,
    `REQUEST DETAIL
Member name ............ WINTERBOURNE, AURELIO
Date of birth .......... 04/02/1965
Diagnosis .............. E10.649 | H54.8
Line 1 ................. E2103 | 1 | one per 5 years
Line 2 ................. A4239 | 3 | three per 3 months
Insulin ................ injections, 4 per day
Level 2 hypoglycemia ... 9 readings under 54 mg/dL, 07/20/2026 to 08/18/2026
Ordering ............... Imelda Thackeray, DO, NPI 1795413065
Signature date ......... 08/31/2026`,
    `- Hello, this is about Mr. Winterbourne's monitor.
- He's the piano teacher with type 1 who can't see; his wife puts the sensors on.
- Three sensors a month, because each lasts ten days. So nine sensors for the three months.
- Sugar under 54 nine times in about a month, and he felt just two.
- He needs the receiver that talks. It beeps at 70.
- Order is from Imelda Thackeray, DO, the NPI is 1795413065. Please call him at (802) 555-0178.`,
  ],
  passages: [
    'He did not notice seven of the nine low readings.',
    'Three units of A4239 are supplies for three months.',
    'Four injections a day make 28 in a week.',
    'A value below 54 mg/dL is below 3.0 mmol/L.',
  ],
  edits: [
    [1, 'description-detail', 'T1DM w/ hypo (no coma) → T1DM w/ hypo (coma)'],
    [3, 'quantity', 'three per 3 months → three per month'],
  ],
  corruptions: {
    'other-item': ['A4239, {supplies for the glucose monitor → insulin pump cartridges}, three units'],
    'description-detail': ['{Type 1 → Type 2} diabetes mellitus with hypoglycemia'],
    sex: ['{His wife → Her husband} places the sensor.'],
    choice: ['{ → The receiver is ordered in blue.}'],
    medication: ['{ → He takes 14 units of insulin glargine at bedtime.}'],
    diagnosis: ['{ → He also has chronic kidney disease.}'],
    treatment: ['{ → An insulin pump was used for three years and given up.}'],
    social: ['He teaches {piano → mathematics} at home.'],
    negation: ['He {cannot → can} read a meter.'],
    organisation: ['{ → He attends the Lake Champlain Diabetes Center twice a year.}'],
    'relative-date': ['The A1c was measured {thirteen days → half a year} ago.'],
    'other-role': ['Hemoglobin A1c {6.8 → 9} percent'],
    'coverage-measure': [
      '{ → A monitor is covered after a severe low, and Mr. Winterbourne needed glucagon from his wife on August 2.}',
    ],
    script: ['The {receiver → recеiver} sounds an alarm at 70 mg/dL.'],
    'date-age': ['A {61 → 67}-year-old man'],
    quantity: ['A4239, {three → six} units for three months'],
    retold: ['Of 9 low readings he noticed {2 → 7}.'],
    sum: ['{Nine → Twelve} sensors are used in three months.'],
  },
};
