import type { CorpusCase } from '../corpus-case.ts';

export const compressionArmLymphedema: CorpusCase = {
  id: 'compression-arm-lymphedema',
  today: '2026-09-22',
  facts: {
    case_id: 6605,
    patient: {
      first_name: 'Wilhelmina',
      middle_name: null,
      last_name: 'Tarkington',
      dob: '1968-05-30',
      gender: 'female',
      height: '168 cm',
      weight: '81 kg',
      address: '4106 Limestone Avenue, Bloomington, IN 47401',
      phone: '(812) 555-0162',
      mrn: 'MRN-665233',
    },
    diagnoses: [
      { code: 'I97.2', description: 'Postmastectomy lymphedema syndrome' },
      { code: 'Z90.11', description: 'Acquired absence of right breast and nipple' },
    ],
    items: [
      {
        item: 'Pneumatic compressor, segmental home model without calibrated gradient pressure',
        hcpcs: 'E0651',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Forearm 31.5 cm right and 25 cm left on September 15, 2026. Sleeve of 20 to 30 mmHg, exercise and elevation every day from August 11 to September 8, 2026, without reduction. To be used at home for one hour twice a day. Works as a potter and cannot close the right hand around a tool.',
      },
      {
        item: 'Segmental pneumatic appliance for use with pneumatic compressor, full arm',
        hcpcs: 'E0668',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        justification:
          'Right arm only. Size medium. The swelling reaches from the fingers to above the elbow.',
      },
    ],
    provider: { name: 'Dr. Ignatius Fairweather', npi: '1257194633', date_signed: '2026-09-22' },
  },
  notes: [
    `September 22, 2026

Re: Wilhelmina Tarkington, age 58, MRN-665233

Ms. Tarkington has postmastectomy lymphedema syndrome (I97.2); the right breast and nipple are absent (Z90.11). The right arm is swollen from the fingers to above the elbow. One week ago, on September 15, her right forearm measured 31.5 cm around, the left 25 cm.

For four weeks, from August 11 to September 8, she wore a compression sleeve of 20 to 30 mmHg every day, did exercises and elevated the arm. The swelling did not go down. She works as a potter and is unable to close her right hand around a tool.

I have ordered a segmental pneumatic compressor without calibrated gradient pressure (E0651) and the matching appliance for the full arm (E0668) in size medium. She is to use them at home twice a day, one hour each time.

Dr. Ignatius Fairweather
NPI 1257194633`,
    `TARKINGTON / 58 F / R arm lymphedema, s/p R mastectomy
girth forearm R 31.5 L 25 (9/15)
4 wk conservative tx 8/11-9/8 (20-30 sleeve, exs, elev): no change
can't grip tools, potter
E0651 x1 + E0668 x1 (R, M) 1 h BID
Fairweather 1257194633`,
    `Lymph is fluid that returns from the tissues to the blood through fine vessels and nodes. After surgery of the breast those of the armpit may be interrupted, and the fluid stays in the arm. The condition is chronic. Compression is the basis of its treatment: bandages and sleeves first, and where these do not suffice, a pump with chambers that fill one after the other, from the hand toward the shoulder.

That is the position in which Wilhelmina Tarkington finds herself. Her right forearm is six and a half centimeters thicker around than her left. Four weeks of a daily sleeve, together with exercise and elevation, changed nothing. A pump at home would be used for two hours a day in all.

Dr. Ignatius Fairweather, NPI 1257194633`,
    `SUPPLIER WORKSHEET

Customer ........ Tarkington, Wilhelmina   DOB 05/30/1968   tel. (812) 555-0162
Deliver to ...... 4106 Limestone Avenue, Bloomington, IN 47401
Prescriber ...... Dr. Ignatius Fairweather   NPI 1257194633   signed 09/22/2026
Dx .............. I97.2 / Z90.11

E0651  compressor, segmental, no calibrated gradient   1   (limit 1 in 5 years)
E0668  arm appliance, full, RIGHT, medium              1   (limit 1 in 3 years)

Use ............. 60 min, 2 x day, home`,
    `**Appeal for Ms. Tarkington**

**1. Conservative treatment was completed.**
A sleeve with 20–30 mmHg, daily exercise and elevation were carried out from the eleventh of August until the eighth of September.

**2. It did not work.**
A week after its end the right forearm still exceeded the left by 6.5 cm (31.5 versus 25 cm), roughly a quarter more.

**3. Daily life is affected.**
She is a potter. Her right hand does not close around a tool.

**4. The request is modest.**
A compressor without calibrated gradient pressure and a single sleeve-like appliance are requested. The left arm needs none.

Dr. Ignatius Fairweather
NPI 1257194633`,
  ],
  passages: [
    'The difference between the forearms is 6.5 cm.',
    'The treatment with the sleeve lasted four weeks.',
    'Two sessions of an hour make fourteen hours a week.',
    'A pump with several chambers moves fluid toward the trunk.',
  ],
  edits: [
    [1, 'side', 'R arm lymphedema → L arm lymphedema'],
    [3, 'choice', 'RIGHT, medium → RIGHT, large'],
  ],
  corruptions: {
    'code-disease': ['I97.2, {postmastectomy lymphedema syndrome → hereditary lymphedema}'],
    'description-detail': ['Acquired absence of {the right breast → both breasts} and nipple'],
    side: ['The appliance is for the {right → left} arm only.'],
    choice: ['An arm appliance in size {medium → small}'],
    device: ['{ → A night-time foam garment is part of the order.}'],
    diagnosis: ['{ → She also suffers from chronic venous insufficiency.}'],
    event: ['{ → In July she was hospitalized for cellulitis of the arm.}'],
    social: ['She works as a {potter → cook}.'],
    attitude: ['~ { → She is highly motivated and has shown excellent adherence to every instruction.}'],
    organisation: ['{ → She is a patient of the Monroe County Lymphedema Center.}'],
    attestation: ['{ → I personally supervised a trial of the pump in my office.}'],
    'other-role': ['Forearm {31.5 → 58} cm on the right'],
    brackets: ['[{ → Radiation of the armpit ended in 2021.}]'],
    script: ['A {sleeve → sleеve} of 20 to 30 mmHg was worn.'],
    identifier: ['{E0651 → E0652}, segmental pneumatic compressor without calibrated gradient pressure'],
    quantity: ['One E0668 every {three → two} years is the limit.'],
    name: ['Ordered by Dr. Ignatius {Fairweather → Fairbanks}'],
    sum: ['The pump runs {two → three} hours a day in all.'],
  },
};
