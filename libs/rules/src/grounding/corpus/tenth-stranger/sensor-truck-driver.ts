import type { CorpusCase } from '../corpus-case.ts';

/** An endocrinologist who argues, and a diabetes educator who lists. */
export const sensorTruckDriver: CorpusCase = {
  id: 'sensor-truck-driver',
  today: '2026-10-19',
  facts: {
    case_id: 9105,
    patient: {
      first_name: 'Lazarus',
      last_name: 'Winterbourne',
      dob: '1969-02-27',
      gender: 'male',
      height: '183 cm',
      weight: '101 kg',
      address: '33 Turnpike Road, Hadleyville, IN 47399',
      phone: '(812) 555-0137',
      mrn: 'HV-60948',
    },
    diagnoses: [
      { code: 'E11.649', description: 'Type 2 diabetes mellitus with hypoglycemia without coma' },
      { code: 'Z79.4', description: 'Long term (current) use of insulin' },
    ],
    items: [
      {
        item: 'Non-adjunctive, non-implanted continuous glucose monitor or receiver',
        hcpcs: 'E2103',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Insulin aspart 12 units with meals and degludec 36 units at night. Four readings below 54 mg/dL in August and September, the lowest 46 mg/dL at 3 a.m. in a truck stop. Fingersticks 5 times a day. A1c 8.1 on 2026-09-30. Drives a truck 50 hours a week; no accident so far. Trained with the sensor on 2026-10-08, wears it on the left upper arm. Does not feel lows before 60. Glucagon at hand, never used. Wife Perpetua called for juice twice.',
      },
      {
        item: 'Supply allowance for non-adjunctive, non-implanted continuous glucose monitor, 1 month supply',
        hcpcs: 'A4239',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '3 months',
        justification: 'Sensors and transmitters, one unit of service a month.',
      },
    ],
    provider: { name: 'Ilse Broekhuizen, MD', npi: '1134972085', date_signed: '2026-10-19' },
    seen: ['2026-10-08, office visit: log reviewed, injection sites without lumps, feet intact.'],
  },
  notes: [
    `Mr. Winterbourne has type 2 diabetes mellitus with hypoglycemia without coma (E11.649) and is on long-term insulin therapy (Z79.4): aspart, 12 units with meals, and degludec, 36 units at night. He is 57 years old and drives a truck for 50 hours every week.

In August and September his meter showed four values under 54 mg/dL. The lowest, 46 mg/dL, occurred at three in the morning at a truck stop. He does not notice a falling glucose until it has passed 60. So far he has not had an accident, and his glucagon has never been needed, but twice his wife Perpetua had to fetch juice.

Five fingersticks a day cannot show where the glucose is heading; a sensor with an alarm can. He was trained on October 8, 2026 and wears the sensor on his left upper arm. His last A1c was 8.1. A monitor is covered for people who are treated with insulin, provided that they were seen within six months before the order.

Ordered: one receiver, E2103, and three months of supplies, A4239, 3 units.`,
    `CGM checklist, 10/19/2026
Name: Winterbourne, Lazarus. DOB 2/27/69. Male.
Dx: E11.649; Z79.4.
Rx insulin: aspart 12 u c meals; degludec 36 u hs.
SMBG: 5x/d.
Hypos: 4 readings <54 (Aug, Sep). Nadir 46, 0300, truck stop. Awareness: none until <60. Glucagon: on hand, unused. Wife gave juice x2.
A1c: 8.1, 9/30/26.
Occupation: truck driver, 50 h/wk. No crashes.
Last visit: 10/8/26. Sites OK, no lumps. Feet OK. Log reviewed.
Training: done 10/8/26. Site: L upper arm.

Request: receiver (E2103) x 1 per 5 years. Supply allowance (A4239) x 3 per 3 months, that is one each month, 12 in a year.

Comment: Severe lows at the wheel endanger the driver and others on the road. An alert at night wakes a person before the value becomes dangerous. The readings can be used for treatment decisions without a confirming fingerstick, which is what non-adjunctive means. The patient agrees with this plan; the educator will review the downloaded data at the next visit.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'long-term insulin therapy (Z79.4) → long-term steroid therapy (Z79.4)'],
    [
      0,
      'description-detail',
      'with hypoglycemia without coma (E11.649) → with hypoglycemia with coma (E11.649)',
    ],
    [0, 'sex', 'his wife Perpetua had → her husband Perpetua had'],
    [0, 'event', 'So far he has not had → In July he spent a night in intensive care. So far he has not had'],
    [0, 'negation', 'he has not had an accident → he has had an accident'],
    [
      0,
      'coverage-measure',
      'treated with insulin, provided → treated with insulin, and his time below range of 9 percent qualifies, provided',
    ],
    [1, 'side', 'Site: L upper arm → Site: R upper arm'],
    [1, 'device', 'SMBG: 5x/d. → SMBG: 5x/d. Wears tubeless insulin pump.'],
    [1, 'medication', 'degludec 36 u hs. → degludec 36 u hs; semaglutide weekly.'],
    [1, 'relative-date', 'Log reviewed. → Log reviewed. Phone call with patient the day before yesterday.'],
    [1, 'other-role', 'Nadir 46, 0300 → Nadir 36, 0300'],
    [1, 'brackets', 'Training: done → [Retinopathy both eyes] Training: done'],
  ],
  corruptions: {},
};
