import type { CorpusCase } from '../corpus-case.ts';

export const armCompressionBoatRepair: CorpusCase = {
  id: 'arm-compression-boat-repair',
  today: '2026-09-23',
  facts: {
    case_id: 7710,
    patient: {
      first_name: 'Thelonius',
      middle_name: 'Roy',
      last_name: 'Bergstrand',
      dob: '1960-04-04',
      gender: 'male',
      height: '181 cm',
      weight: '94 kg',
      address: '605 Harbor Fork, Portland, ME 04102',
      phone: '(207) 555-0180',
      mrn: 'MRN-771037',
    },
    diagnoses: [
      { code: 'I97.2', description: 'Postmastectomy lymphedema syndrome' },
      { code: 'Z85.3', description: 'Personal history of malignant neoplasm of breast' },
    ],
    items: [
      {
        item: 'Gradient compression arm sleeve, each',
        hcpcs: 'A6578',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '6 months',
        justification:
          'Left arm 36 cm around at the elbow crease, right arm 30 cm (September 8, 2026). Mastectomy with removal of 17 lymph nodes on the left in June 2023, and radiation until October 2023. Repairs boats and wears the sleeve for ten hours a day. Right-handed.',
      },
      {
        item: 'Gradient compression gauntlet, each',
        hcpcs: 'A6584',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '6 months',
        justification: 'The back of the hand swells when only a sleeve is worn. Fingers are not swollen.',
      },
      {
        item: 'Pneumatic compressor, segmental home model without calibrated gradient pressure',
        hcpcs: 'E0651',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Four weeks of sleeve, exercises and elevation, from August 10 to September 7, 2026, took only 1 cm off the arm. To be used for 45 minutes every evening at 40 mmHg. No blood clot on the ultrasound of August 3, 2026. No heart failure. Two cellulitis episodes of the left arm, in February and July 2026, treated with cephalexin by mouth.',
      },
      {
        item: 'Segmental pneumatic appliance for use with pneumatic compressor, full arm',
        hcpcs: 'E0668',
        quantity: 1,
        quantity_limit: 1,
        limit_period: null,
        justification: 'For the left arm.',
      },
    ],
    provider: { name: 'Dr. Genevieve Stroud', npi: '1070561489', date_signed: '2026-09-23' },
  },
  notes: [
    `Re: Thelonius Bergstrand, MRN-771037
Date: September 23, 2026

Breast cancer is rare in men, but Mr. Bergstrand, who is 66, has had it (Z85.3). In June 2023 he underwent a mastectomy with removal of 17 lymph nodes on the left, followed by radiation until October 2023. He now has postmastectomy lymphedema syndrome (I97.2).

On September 8, 2026 the left arm measured 36 cm at the elbow crease and the right arm 30 cm. He had two episodes of cellulitis of the left arm this year, in February and in July, and took cephalexin by mouth for them. An ultrasound on August 3 showed no blood clot. He has no heart failure.

Four weeks of sleeve, exercises and elevation, from August 10 to September 7, reduced the arm by only 1 cm. I therefore order a segmental pneumatic compressor without calibrated gradient pressure (E0651) with a full arm appliance (E0668), for 45 minutes every evening at 40 mmHg.

By day he will go on with arm sleeves (A6578) and gauntlets (A6584), three of each in 6 months. The gauntlet is needed because the back of his hand swells with a sleeve alone.

Dr. Genevieve Stroud, NPI 1070561489`,
    `Bergstrand T, 66M, L UE lymphedema I97.2, hx breast ca Z85.3
s/p L mastectomy + 17 LN 6/23, XRT thru 10/23
elbow L 36 cm / R 30 cm (9/8/26)
cellulitis L arm 2/26, 7/26 -> PO cephalexin
US 8/3/26 neg DVT; no HF
4 wk conservative 8/10-9/7: -1 cm
Rx: E0651 x1, E0668 x1 L arm, 45 min qPM @40
A6578 x3/6mo, A6584 x3/6mo
Stroud NPI 1070561489`,
    `Compression order from the fitting room

Client .......... Thelonius Roy Bergstrand, born 4/4/1960
Arm ............. LEFT
Elbow crease .... 36 cm (other side 30 cm)
Sleeves ......... A6578, three
Gauntlets ....... A6584, three
Pump ............ E0651, one
Pump garment .... E0668, full arm, one
Pressure ........ 40 mmHg, 45 minutes, evenings
Fingers ......... not swollen
Prescriber ...... Dr. Genevieve Stroud, NPI 1070561489`,
    `Lymph has no heart of its own. It is pushed along by the squeezing of muscles and by small valves, and it has to pass through the nodes in the armpit. If those nodes have been taken out and the scar has been irradiated, it collects in the arm, and the skin becomes a place where bacteria thrive.

Mr. Bergstrand repairs boats. For ten hours a day his left arm is in a sleeve, and yet it is six centimeters larger around the elbow crease than the right one, which is the arm he writes with. Twice this year he has had cellulitis in it. A month of conservative treatment, that is, sleeve, exercises and elevation, came to an end on the seventh of September and brought a single centimeter.

A pneumatic compressor with several chambers squeezes from the hand upward in sequence. Forty-five minutes each evening add up to five and a quarter hours a week. His heart is not failing and his veins held no clot in August, so the usual reasons against such a device are absent.

Dr. Genevieve Stroud
NPI 1070561489`,
    `**To:** Utilization review
**From:** Dr. Genevieve Stroud, NPI 1070561489
**Subject:** Appeal, pneumatic compressor for Thelonius Bergstrand

1. **Is it lymphedema?** Yes. Postmastectomy lymphedema syndrome, I97.2, with a difference of 6 cm between the arms.
2. **Was conservative treatment tried?** Yes, for four weeks. It included a compression sleeve, exercises and elevation.
3. **Did it suffice?** No. The reduction was 1 cm.
4. **Are there contraindications?** No blood clot was found on August 3, 2026, and there is no heart failure.
5. **What is asked for?** E0651 and E0668, one each, beside three A6578 and three A6584 in six months.`,
    `Lymphedema nurse, chart line: Mr. Bergstrand's left arm 36 at the elbow, right 30. Works on boats, sleeve on ten hours a day. Hand puffs up on the back if he has only the sleeve on, hence the gauntlets. Fingers fine. Cellulitis in Feb and again in July, both times cephalexin by mouth. Weighs 94 kg, 207 lb. Three sleeves, three gauntlets, and the pump with the arm piece per Dr. Stroud 1070561489.`,
  ],
  passages: [
    'Around the elbow crease the left arm measures a fifth more than the right.',
    'Three years ago he was operated on, and radiation followed.',
    'Six sleeves and six gauntlets will be used up in a year.',
    'The appliance for the full arm belongs to the compressor.',
  ],
  edits: [
    [
      0,
      'event',
      'reduced the arm by only 1 cm. I → reduced the arm by only 1 cm and ended in the emergency room. I',
    ],
    [2, 'side', 'Arm ............. LEFT → Arm ............. RIGHT'],
  ],
  corruptions: {
    'code-disease': [
      'Postmastectomy lymphedema syndrome (I97.2) after {cancer of the breast → melanoma of the back}',
    ],
    'other-item': ['Three gauntlets ({A6584 → A6578}) in 6 months'],
    'description-detail': ['A segmental compressor {without → with} calibrated gradient pressure'],
    side: ['Removal of 17 lymph nodes on the {left → right}'],
    sex: ['Mr. Bergstrand is a right-handed {man → woman} who repairs boats.'],
    choice: ['Arm sleeves{ →, beige, with a silicone top band,} three in 6 months'],
    device: ['The compressor{ →, a foam night garment} and the full arm appliance were ordered.'],
    medication: ['The cellulitis was treated with {cephalexin → clindamycin} by mouth.'],
    diagnosis: ['Lymphedema followed the mastectomy{ →, and he has atrial fibrillation}.'],
    event: [
      'Cellulitis of the left arm{ →, the second time with a four-day hospital stay,} in February and July 2026',
    ],
    treatment: [
      'The four weeks consisted of {sleeve, exercises and elevation → manual lymph drainage and bandaging}.',
    ],
    social: ['He {repairs boats → teaches music} and wears the sleeve for ten hours a day.'],
    attitude: ['~ {→ He has been meticulous about wearing his sleeve and is keen to begin with the pump.}'],
    negation: ['The fingers {are not → are} swollen.'],
    organisation: ['He was irradiated until October 2023{ → at Casco Bay Cancer Institute}.'],
    attestation: ['{→ I measured both arms myself and compared them with the records of my partner.}'],
    'relative-date': ['The four weeks of treatment ended {about two weeks → two years} ago.'],
    'other-role': ['The right arm is 30 cm around, the left {36 → 45} cm.'],
    brackets: ['[{→ His mother and his sister carry a BRCA mutation.}]'],
    'coverage-measure': [
      'A compressor is covered when four weeks of treatment do not help{ →, and his limb volume difference of 22 percent is beyond that}.',
    ],
    script: ['At {40 → ٤٠} mmHg for 45 minutes'],
    identifier: ['Phone {(207) 555-0180 → (207) 555-0108}'],
    'date-age': ['The mastectomy was done in {June 2023 → June 2021}.'],
    quantity: ['The pump is used for {45 minutes → two hours} every evening.'],
    name: ['The order of Dr. {Genevieve → Geraldine} Stroud'],
    retold: ['The ultrasound of August 3 showed {no → a} blood clot.'],
    sum: ['Three sleeves and three gauntlets make {six → nine} garments in half a year.'],
  },
};
