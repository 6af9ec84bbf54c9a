import type { CorpusCase } from '../corpus-case.ts';

/** A claims auditor: an audit memo, a criteria list, and a physician's short letter. */
export const cpapApneaNightAuditor: CorpusCase = {
  id: 'cpap-apnea-night-auditor',
  today: '2026-11-19',
  facts: {
    case_id: 9409,
    patient: {
      first_name: 'Mortimer',
      middle_name: 'Ansel',
      last_name: 'Guzman-Pryce',
      dob: '1966-10-02',
      gender: 'male',
      height: '5 ft 8 in',
      weight: '243 lb',
      address: '719 Ledger Street, Fort Pell, GA 30999',
      phone: '(706) 555-0160',
      mrn: 'FP-0048261',
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
          'Home sleep test 2026-10-07: 18 events an hour, lowest saturation 81 %, 5 h 40 min recorded. Epworth score 14. Snores; his wife Lucinda sees him stop breathing. Nodded off at a red light in September 2026. Works as a night auditor in a hotel, sleeps by day. Lisinopril 20 mg. Oral appliance worn from 2026-05 to 2026-08, stopped for jaw pain. Auto-titrating pressure 6 to 14 cm. No central apnea, no heart failure, no lung disease. Has not used CPAP before.',
      },
      {
        item: 'Full face mask used with positive airway pressure device, each',
        hcpcs: 'A7030',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        size: 'M',
        justification:
          'Breathes through the mouth: deviated septum to the left. Tried on 2026-11-12: size S leaked, size M sealed. Wears a short beard. Instructed in care and cleaning 2026-11-12. First use to be reviewed between day 31 and day 91.',
      },
    ],
    provider: { name: 'Evangeline Boateng, MD', npi: '1619480275', date_signed: '2026-11-19' },
    seen: [
      '2026-09-28, office visit before the test, by Evangeline Boateng, MD: neck 17.5 inches, Mallampati class III, blood pressure 148/92.',
      '2026-11-12, mask fitting, by Ruben Achterberg, RRT: mask size M seals at 10 cm.',
    ],
    told: ['Who pays? Medicare Advantage plan'],
    answered: [],
  },
  notes: [
    `MEMORANDUM FOR THE FILE

Subject: Guzman-Pryce, Mortimer A.; E0601 and A7030; ordering physician Evangeline Boateng, MD, NPI 1619480275

Clinical evaluation before the test. On Monday, September 28, 2026, Dr. Boateng examined the member. Neck circumference was 17.5 inches, the palate Mallampati class III, and the blood pressure 148/92. He snores, and his wife Lucinda has seen pauses in his breathing. His Epworth score is 14. In September he nodded off at a red light.

Sleep test. Nine days after that visit a home test recorded 5 hours and 40 minutes of sleep data with 18 events per hour. The lowest saturation was 81 percent.

Coverage. Policy accepts an index of 15 or more by itself, and an index from 5 to 14 together with, for example, hypertension or daytime sleepiness. At 18 the first branch applies; the member also has I10, so he would not fail the second for want of a comorbidity.

Mask. He breathes through his mouth because of a septum deviated to the left. Ruben Achterberg, RRT, fitted him on November 12; S leaked, M sealed at 10 cm.

Device setting: auto-titrating, 6 to 14 cm. This is his first CPAP. An oral appliance, used from May to August 2026, was given up because of pain in the jaw.`,
    `Reviewer criteria, CPAP (G47.33)

1. Face-to-face visit before test            MET    09/28/2026
2. Test result                               MET    10/07/2026, 18/h
3. Instruction in care of the equipment      MET    11/12/2026
4. Follow-up day 31 to 91                    PENDING

Patient  Mortimer Guzman-Pryce, DOB 10/02/1966 (60), M, 5'8", 243 lb
Payer    Medicare Advantage plan
Other Dx I10 (lisinopril 20 mg)
Ruled out: central apnea / CHF / lung disease
Prior tx: oral appliance 05/26 to 08/26 - jaw pain. CPAP: never.

Items
  E0601   1    limit 1 in 5 yrs
  A7030   1    limit 1 in 3 mos     size M

Nadir SpO2 81%. ESS 14/24. Occupation: hotel night auditor, day sleeper.
Facial hair: short beard, seal OK w/ size M (S leaked)

E. Boateng, MD  1619480275`,
    `Dear Colleagues,

Mr. Mortimer Guzman-Pryce, aged 60, has moderate obstructive sleep apnea by the usual grading, in which 15 to 30 events an hour count as moderate. He works nights at a hotel and sleeps in the daytime, and he has been drowsy enough to doze off at a traffic light. His blood pressure is treated with lisinopril, 20 mg.

CPAP splints the airway open with a gentle stream of air. It works only when the mask fits, and mouth breathers lose the air with a nasal mask. We therefore ask for a full face mask in medium besides the machine. He had tried an oral appliance for the summer, but his jaw hurt.

There is no central apnea, heart failure or lung disease that would ask for another kind of device. He was shown on November 12 how to clean and look after it. I shall review his use in the second or third month, as the policy wants it.

Thank you,
Evangeline Boateng, MD
NPI 1619480275
Signed: November 19, 2026`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', 'On Monday, September 28, 2026 → On Monday, October 12, 2026'],
    [0, 'quantity', 'Neck circumference was 17.5 inches → Neck circumference was 17.5 cm'],
    [0, 'description-detail', 'the palate Mallampati class III → the palate Mallampati class IV'],
    [0, 'social', 'and his wife Lucinda has seen → and his daughter Lucinda has seen'],
    [
      0,
      'event',
      'In September he nodded off at a red light. → In September he nodded off and ran a red light.',
    ],
    [
      0,
      'relative-date',
      'Nine days after that visit a home test → Nineteen days after that visit a home test',
    ],
    [
      0,
      'retold',
      'Nine days after that visit a home test recorded → Nine days after that visit a night in the sleep laboratory recorded',
    ],
    [0, 'other-role', 'The lowest saturation was 81 percent. → The lowest saturation was 92 percent.'],
    [0, 'coverage-measure', 'At 18 the first branch applies → At 12 the second branch applies'],
    [0, 'side', 'a septum deviated to the left → a septum deviated to the right'],
    [0, 'treatment', 'Device setting: auto-titrating, 6 to 14 cm. → Device setting: fixed, 14 cm.'],
    [0, 'negation', 'This is his first CPAP. → This replaces his first CPAP.'],
    [
      1,
      'retold',
      '4. Follow-up day 31 to 91                    PENDING → 4. Follow-up day 31 to 91                    MET',
    ],
    [1, 'identifier', 'DOB 10/02/1966 (60) → DOB 02/10/1966 (60)'],
    [1, 'medication', 'Other Dx I10 (lisinopril 20 mg) → Other Dx I10 (losartan 50 mg)'],
    [
      1,
      'diagnosis',
      'Ruled out: central apnea / CHF / lung disease → Ruled out: central apnea / CHF. COPD, mild',
    ],
    [1, 'choice', 'size M (S leaked) → size S (M leaked)'],
    [1, 'other-item', 'A7030   1    limit 1 in 3 mos     size M → A7034   1    limit 1 in 3 mos     size M'],
    [2, 'social', 'and sleeps in the daytime → and drives a cab in the daytime'],
    [
      2,
      'description-detail',
      'has moderate obstructive sleep apnea by the usual grading, in which 15 to 30 events an hour count as moderate → has severe obstructive sleep apnea by the usual grading',
    ],
    [2, 'device', 'besides the machine → besides the machine and its heated humidifier'],
    [2, 'retold', 'but his jaw hurt → but it did not stop his snoring'],
    [
      2,
      'attestation',
      'I shall review his use → I have reviewed his first thirty days of use and shall look again',
    ],
    [2, 'attitude', 'Thank you, → He has promised to wear the mask every time he sleeps.\n\nThank you,'],
    [
      2,
      'brackets',
      'NPI 1619480275 → NPI 1619480275\n[Patient reports improved sleep since starting therapy]',
    ],
    [0, 'identifier', 'NPI 1619480275 → NPI 1619482075'],
  ],
  corruptions: {},
};
