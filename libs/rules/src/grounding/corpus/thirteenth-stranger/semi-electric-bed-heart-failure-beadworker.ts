import type { CorpusCase } from '../corpus-case.ts';

/** A claims auditor: an abstract of the record, a telegram of a form, and a doctor's letter. */
export const semiElectricBedHeartFailureBeadworker: CorpusCase = {
  id: 'semi-electric-bed-heart-failure-beadworker',
  today: '2026-11-17',
  facts: {
    case_id: 9411,
    patient: {
      first_name: 'Winona',
      middle_name: 'Fay',
      last_name: 'Lindqvist',
      dob: '1948-07-08',
      gender: 'female',
      height: '5 ft 3 in',
      weight: '177 lb',
      address: '54 Elk Crossing, Wind Valley, WY 82999',
      phone: '(307) 555-0109',
      mrn: 'WV-31274',
    },
    diagnoses: [
      { code: 'I50.32', description: 'Chronic diastolic (congestive) heart failure' },
      {
        code: 'J44.9',
        description: 'Chronic obstructive pulmonary disease, unspecified',
      },
    ],
    items: [
      {
        item: 'Hospital bed, semi-electric (head and foot adjustment), with any type side rails, with mattress',
        hcpcs: 'E0260',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Needs the head of the bed at 40 degrees or more most of the night; breathless within 5 minutes when flat. Three pillows and a foam wedge tried 2026-09-14 to 2026-10-25: slid down, woke about 4 times a night. Position changed at once when short of breath; hands too weak for a crank (grip 14 lb right, 12 lb left). Furosemide 40 mg twice a day, tiotropium once a day. Ejection fraction 58 %. Admitted 2026-08-29 to 2026-09-03 with fluid overload. Oxygen 2 L/min at night since 2025. Legs raised 3 times a day against swelling. Weight on 2026-11-10: 177 lb, 181 lb a month before. Husband Elias has a bad back and cannot lift her. Makes beadwork. Expected need 12 months or longer.',
      },
    ],
    provider: { name: 'Cordelia Natarajan, NP', npi: '1942630581', date_signed: '2026-11-17' },
    seen: [
      '2026-11-10, office visit, by Cordelia Natarajan, NP: crackles at both bases, ankles swollen, jugular veins full.',
    ],
    told: ['Who pays? Medicare'],
    answered: ['The head of the bed must be raised above 30 degrees most of the time'],
  },
  notes: [
    `RECORD ABSTRACT
Beneficiary: Winona Fay Lindqvist, 78, female. Ordering practitioner: Cordelia Natarajan, NP (1942630581).

The beneficiary has chronic diastolic heart failure (I50.32) with an ejection fraction of 58 % and COPD (J44.9). She was an inpatient from August 29 to September 3, 2026 because of fluid overload. She uses 2 L/min of oxygen at night and has done so since last year. Medications named in the record: furosemide 40 mg twice daily, tiotropium once daily.

Visit of November 10, 2026: crackles at both lung bases, swollen ankles, full neck veins. Weight 177 lb, four pounds less than a month earlier.

Positioning. Most of the night the head must be at 40 degrees or higher; lying flat makes her breathless in under five minutes. From September 14 to October 25 she slept on three pillows and a foam wedge. She slid down and woke some four times a night. Her legs are elevated three times a day for the swelling.

Why electric. When she is short of breath her position has to change at once. She cannot turn a crank: grip 14 lb on the right, 12 lb on the left. Her husband Elias, who has a bad back, cannot lift her.

Policy: a semi-electric bed requires that the criteria of a fixed height bed are met and that frequent or immediate changes of position are needed. Both are described above.`,
    `E0260 x1 / semi-electric bed, rails, mattress

LINDQVIST Winona F. DOB 07/08/48 MRN WV-31274
I50.32 + J44.9
HOB > 30 deg: yes (40+), most of night
Flat: SOB < 5 min
Pillows x3 + wedge 9/14-10/25/26: slid, awake x4/night
Crank: no. Grip R 14 / L 12 lb
Legs up: tid
O2: 2 L noc
Rx: furosemide 40 bid, tiotropium qd
EF 58%
Hosp: 8/29-9/3/26 volume overload
Exam 11/10/26: bibasilar crackles, ankle edema, JVD
Wt: 181 > 177 lb in 1 mo
Spouse: cannot lift (back)
LON: 12+ mo
Medicare. Limit 1/5 yr, req 1.
C. Natarajan NP 1942630581 11/17/26`,
    `Dear Medicare Medical Review,

Ms. Winona Lindqvist, who does beadwork, gets breathless when she lies down flat. Her heart relaxes poorly, which is what diastolic failure means, and her lungs are obstructed; in the flat position fluid and the weight of the belly press on both. Raising the head of the bed well above thirty degrees relieves this.

She did what people can do with an ordinary bed. For six weeks she built up the head with pillows and a wedge, but she slid off the slope and woke up about four times a night. In the hospital bed the mattress itself bends, and a push button is enough. A hand crank is beyond the strength of her fingers, and the bad back of her husband Elias does not let him lift her.

When I examined her on the tenth of November, her ankles were swollen and her neck veins full, and there were crackles at the bottom of both lungs, even though she had lost four pounds in a month.

I order one semi-electric bed with side rails and mattress (E0260). She will need it for a year at least.

Respectfully submitted,
Cordelia Natarajan, NP
NPI 1942630581`,
  ],
  passages: [],
  edits: [
    [
      0,
      'description-detail',
      'has chronic diastolic heart failure (I50.32) → has chronic systolic heart failure (I50.32)',
    ],
    [0, 'other-role', 'with an ejection fraction of 58 % → with an ejection fraction of 40 %'],
    [0, 'event', 'because of fluid overload → because of pneumonia'],
    [0, 'quantity', 'She uses 2 L/min of oxygen at night → She uses 2 L/min of oxygen around the clock'],
    [
      0,
      'medication',
      'furosemide 40 mg twice daily, tiotropium once daily → furosemide 40 mg twice daily, spironolactone 25 mg once daily',
    ],
    [0, 'negation', 'crackles at both lung bases → no crackles at the lung bases'],
    [0, 'retold', 'four pounds less than a month earlier → four pounds more than a month earlier'],
    [0, 'date-age', 'From September 14 to October 25 she → From September 4 to October 25 she'],
    [0, 'quantity', 'some four times a night → some four times a week'],
    [0, 'side', 'grip 14 lb on the right, 12 lb on the left → grip 12 lb on the right, 14 lb on the left'],
    [
      0,
      'social',
      'Her husband Elias, who has a bad back, cannot lift her. → Her husband Elias, who uses a wheelchair himself, cannot lift her.',
    ],
    [0, 'coverage-measure', 'Both are described above. → Her saturation of 79 % when flat satisfies both.'],
    [
      1,
      'other-item',
      'E0260 x1 / semi-electric bed, rails, mattress → E0260 x1 / total electric bed, rails, mattress',
    ],
    [1, 'retold', 'Flat: SOB < 5 min → Flat: tolerates < 5 h'],
    [1, 'diagnosis', 'I50.32 + J44.9 → I50.32 + J44.9, CKD 3'],
    [1, 'quantity', 'Legs up: tid → Legs up: prn'],
    [1, 'date-age', 'Hosp: 8/29-9/3/26 → Hosp: 8/29-9/13/26'],
    [1, 'organisation', 'Medicare. Limit 1/5 yr → Medicaid. Limit 1/5 yr'],
    [2, 'code-disease', 'and her lungs are obstructed → and her lungs are scarred'],
    [2, 'retold', 'For six weeks she built up → For six months she built up'],
    [2, 'negation', 'even though she had lost four pounds in a month → even though she had kept her weight'],
    [
      2,
      'device',
      'with side rails and mattress (E0260). → with side rails and mattress (E0260), and a trapeze bar.',
    ],
    [
      2,
      'sex',
      'who does beadwork, gets breathless when she lies → who does beadwork, gets breathless when he lies',
    ],
    [
      2,
      'attestation',
      'Respectfully submitted, → I visited the bedroom and measured it for the bed.\n\nRespectfully submitted,',
    ],
    [1, 'identifier', 'MRN WV-31274 → MRN WV-31247'],
    [
      2,
      'attitude',
      'She will need it for a year at least. → She will need it for a year at least, and she has lost heart over her nights.',
    ],
  ],
  corruptions: {},
};
