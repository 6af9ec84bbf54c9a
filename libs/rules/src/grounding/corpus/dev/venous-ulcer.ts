import type { CorpusCase } from '../corpus-case.ts';

export const venousUlcer: CorpusCase = {
  id: 'venous-ulcer',
  today: '2026-08-21',
  facts: {
    case_id: 301,
    patient: {
      first_name: 'Johannes',
      middle_name: null,
      last_name: 'van den Berg',
      dob: '1944-11-02',
      gender: 'male',
      height: '6 ft 1 in',
      weight: '204 lb',
      address: '1207 Windmill Road, Holland, MI 49423',
      phone: '(616) 555-0188',
      mrn: 'MRN-558120',
    },
    diagnoses: [
      { code: 'I83.013', description: 'Varicose veins of right lower extremity with ulcer of ankle' },
      {
        code: 'L97.311',
        description: 'Non-pressure chronic ulcer of right ankle limited to breakdown of skin',
      },
      { code: 'I10', description: 'Essential (primary) hypertension' },
    ],
    items: [
      {
        item: 'Compression stocking for venous ulcer, 30-40 mmHg',
        hcpcs: 'A6531',
        quantity: 2,
        quantity_limit: null,
        limit_period: '6 months',
        size: 'L',
        color: 'Beige',
        length: 'Long',
        justification:
          'The ulcer above the right inner ankle measures 3 by 2 cm and was debrided on 2026-08-14. Multilayer bandages for 8 weeks reduced it by half. The ankle-brachial index is 1.02, so compression is safe. He puts the stocking on without help, with a donning frame that he owns.',
      },
    ],
    provider: { name: 'Priya Raman, DPM', npi: '1208347959', date_signed: '2026-08-21' },
  },
  notes: [
    `Date: 08/21/2026
Patient: Johannes van den Berg
DOB: 11/02/1944

Dear Sir or Madam,

I request coverage of two compression stockings for my patient, Mr. van den Berg, an 81-year-old man with an ulcer of the right ankle.

His diagnoses are:
1. Varicose veins of right lower extremity with ulcer of ankle (I83.013)
2. Non-pressure chronic ulcer of right ankle limited to breakdown of skin (L97.311)
3. Essential (primary) hypertension (I10)

The ulcer lies above the right inner ankle, measures 3 x 2 cm and was debrided on August 14, 2026. It is half as large as before 8 weeks of multilayer bandages. With an ankle-brachial index of 1.02 compression is safe. He puts stockings on by himself, with a donning frame that he already has.

Order: compression stocking for venous ulcer, 30-40 mmHg, HCPCS A6531, quantity 2 per 6 months, size L, beige, long.

With kind regards,
Priya Raman, DPM (NPI 1208347959)`,
    `Assessment & plan

#1 Venous ulcer R ankle (I83.013, L97.311): 3 × 2 cm, skin only. Debrided 8/14/2026. ↓ 50 % after 8 wks of multilayer bandaging. ABI 1.02.
#2 HTN (I10).

Plan: gradient stocking 30–40 mmHg, A6531 ×2 (every 6 months), size large, long, beige. Patient dons it independently with his own frame.

Pt: van den Berg, Johannes, M, 81 y, MRN-558120
P. Raman, DPM – NPI 1208347959 – 21-Aug-2026`,
    `STATEMENT OF MEDICAL NECESSITY

Patient name ....... Johannes van den Berg
Sex ................ male
Height / weight .... 6 ft 1 in / 204 lb
Medical record ..... MRN-558120
Telephone .......... (616) 555-0188

This patient has varicose veins of his right leg, complicated by an ulcer
at the ankle that reaches no deeper than the skin (ICD-10 I83.013 and
L97.311), and high blood pressure (I10).

Why compression: chronic venous ulcers heal slowly unless the pressure in
the veins is lowered. Eight weeks of multilayer bandages have brought the
ulcer down to half its size; it is now 3 cm by 2 cm. The ankle-brachial
index of 1.02 shows no obstacle to compression.

Prescribed: two (2) stockings A6531, 30-40 mmHg, size L, length long,
color beige.

Prescriber: Priya Raman, DPM, NPI 1208347959, August 21, 2026.`,
  ],
  passages: [
    `We did not order a pump, a wrap or home nursing.`,
    `The limb is the right one; the left leg is not part of this order.`,
    `Gradient stockings are a covered surgical dressing only while an open venous ulcer has been treated or debrided; they are not covered to prevent ulcers or for venous insufficiency alone. The code is billed with the modifier AW.`,
    `Wound: right medial ankle, 3 x 2 cm, limited to breakdown of skin.`,
    `One stocking is worn while the other is washed, hence the quantity of two.`,
  ],
  edits: [
    [0, 'side', 'with an ulcer of the right ankle. → with an ulcer of the left ankle.'],
    [0, 'retold', 'an ankle-brachial index of 1.02 → an ankle-brachial index of 0.62'],
    [0, 'social', 'with a donning frame that he already has → with the help of his wife'],
    [1, 'diagnosis', '#2 HTN (I10). → #2 HTN (I10). #3 Gout.'],
    [1, 'retold', '↓ 50 % after 8 wks → ↓ 20 % after 8 wks'],
    [1, 'date-age', 'Debrided 8/14/2026. → Debrided 8/4/2026.'],
    [2, 'choice', 'color beige. → color black.'],
    [2, 'description-detail', 'no deeper than the skin → as deep as the bone'],
  ],
  corruptions: {
    'code-disease': [
      'I83.013, {varicose veins of the right leg with ulcer of ankle → postthrombotic syndrome with ulcer}.',
      'I10: {essential hypertension → heart failure}',
    ],
    'other-item': [
      'A6531: {compression stocking → lymphedema night garment}, 30-40 mmHg.',
      'Compression {stocking → wrap} for venous ulcer (A6531).',
    ],
    'description-detail': [
      'The ulcer is {limited to breakdown of skin → with fat layer exposed}.',
      'Varicose veins with ulcer{ → and inflammation} of the ankle.',
      'Gradient stocking of {30-40 → 40-50} mmHg.',
      'The chronic ulcer of the {ankle → calf} has been debrided.',
    ],
    side: [
      'An ulcer above the {right → left} inner ankle.',
      'Varicose veins of {the right lower extremity → both lower extremities}.',
      '{R → L} ankle ulcer, 3 x 2 cm.',
    ],
    sex: [
      '{He → She} puts the stocking on without help.',
      'This {gentleman → lady} of 81 has varicose veins.',
    ],
    choice: [
      'Stocking in size {L → XL}, long.',
      'The color is {beige → black}.',
      'He needs the {long → short} version.',
    ],
    device: [
      'Two stockings{ → and a pneumatic compression pump} are ordered.',
      '{ → A knee scooter keeps weight off the wound.}',
    ],
    medication: [
      '{ → Pentoxifylline 400 mg three times a day supports healing.}',
      'His hypertension{ →, treated with lisinopril,} is known.',
    ],
    diagnosis: [
      '{ → Type 2 diabetes slows the healing.}',
      'Hypertension{ → and atrial fibrillation} {is → are} known.',
    ],
    event: [
      '{ → He was hospitalized with cellulitis of the leg.}',
      '{ → Vein ablation was done on the right side.}',
    ],
    treatment: [
      '{ → He reacts to latex and to adhesive dressings.}',
      'Multilayer bandages {for 8 weeks reduced it by half → were not tolerated}.',
    ],
    social: [
      '{ → His wife puts the stocking on for him.}',
      '{ → A visiting nurse changes the dressing twice a week.}',
    ],
    attitude: [
      '~ { → He tolerates compression well.}',
      '~ { → Mr. van den Berg is eager to avoid another ulcer.}',
      '~ { → The patient is reliable in keeping his appointments.}',
    ],
    negation: [
      'He puts the stocking on {without → only with} help.',
      'Compression is {safe → not safe} at this ankle-brachial index.',
    ],
    organisation: [
      '{ → Treated at the Lakeshore Wound Clinic.}',
      '{ → Priority Health denied the first request.}',
    ],
    attestation: [
      '{ → I measured the leg myself on the day of the order.}',
      '{ → I hereby certify that the ulcer was evaluated monthly.}',
    ],
    'relative-date': [
      'The wound was debrided {on August 14, 2026 → yesterday}.',
      'Multilayer bandages were worn {for 8 weeks → until the beginning of last month}.',
    ],
    'other-role': [
      'The ulcer measures {3 by 2 → 8 by 2} cm.',
      'The ankle-brachial index is {1.02 → 0.81}.',
      '{ → The ulcer has been open for 81 weeks.}',
    ],
    brackets: ['{ → [duplex: reflux of the great saphenous vein 1.8 s]}', 'Size L, beige. { → [open toe]}'],
    'coverage-measure': [
      'Stockings are covered for an open venous ulcer{ → that drains heavily, as his 40 mL a day does}.',
      'Compression is covered when arterial flow is sufficient{ → , shown here by a toe pressure of 84 mmHg}.',
    ],
    script: ['~ Quantity: {2 → ൨} per 6 months.', '~ Mr. van den {Berg → Bеrg} has an ulcer.'],
    identifier: [
      'Ulcer code {L97.311 → L97.312}.',
      'NPI {1208347959 → 1208374959}',
      'Call {(616) 555-0188 → (616) 555-0138}.',
    ],
    'date-age': ['Debridement on {2026-08-14 → 2026-07-14}.', 'An {81-year-old → 18-year-old} man.'],
    quantity: ['Two stockings per {6 → 3} months.', 'Quantity: {2 → 12}'],
    name: ['Johannes van {den → der} Berg', '{Priya Raman → Maya Raman}, DPM'],
    retold: [
      'Bandages reduced the ulcer by {half → a tenth}.',
      'The ulcer {shrank → grew} under eight weeks of multilayer bandages.',
      'He uses a donning frame that he {owns → has yet to buy}.',
      'The ulcer measures 3 by {2 → 5} cm.',
    ],
    sum: ['Two stockings per 6 months, that is {4 → 8} a year.'],
  },
};
