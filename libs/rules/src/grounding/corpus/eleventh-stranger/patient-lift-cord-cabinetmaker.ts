import type { CorpusCase } from '../corpus-case.ts';

/** A physiatrist's letter, a letter out of a language model, and a supplier's intake note. */
export const patientLiftCordCabinetmaker: CorpusCase = {
  id: 'patient-lift-cord-cabinetmaker',
  today: '2026-11-23',
  facts: {
    case_id: 9207,
    patient: {
      first_name: 'Bartholomew',
      last_name: 'Eversley',
      dob: '1980-01-19',
      gender: 'male',
      height: '6 ft 1 in',
      weight: '203 lb',
      address: '640 Tannery Row, Cobble Ferry, KY 40999',
      phone: '(606) 555-0157',
      mrn: 'CF-92415',
    },
    diagnoses: [
      { code: 'G82.54', description: 'Quadriplegia, C5-C7 incomplete' },
      { code: 'L89.152', description: 'Pressure ulcer of sacral region, stage 2' },
    ],
    items: [
      {
        item: 'Patient lift, hydraulic or mechanical, includes any seat, sling, strap(s) or pad(s)',
        hcpcs: 'E0630',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Broke his neck diving into a quarry pond on 2025-07-06; level C6, incomplete. Eleven weeks of inpatient rehabilitation at Stonebridge Rehabilitation Hospital until 2025-10-10. Cannot stand or bear weight. Triceps 0/5 on both sides, wrist extension 4/5 right and 3/5 left. Needs transfers 6 times a day between bed, wheelchair and shower chair; would be confined to bed without a lift. Sliding board tried from January to March 2026 and given up after he slid to the floor twice; no injury. His wife Henrietta weighs 118 lb and strained her shoulder lifting him in October 2026. Spasms of both legs, baclofen 20 mg three times daily. Doors are 34 inches wide, floor is bare wood.',
      },
      {
        item: 'Sling or seat, patient lift, canvas or nylon',
        hcpcs: 'E0621',
        quantity: 1,
        quantity_limit: 2,
        limit_period: '1 year',
        size: 'large',
        color: 'gray',
        justification:
          "Spare sling for the days when the first is washed. Stage 2 ulcer of the sacrum, 3 cm by 2.5 cm, since 2026-09-28; it came from shearing on the sliding board used at a cousin's house. Foam dressing changed every 3 days, no sign of infection. Full sling with head support because neck control tires after 20 minutes. Cabinetmaker until the accident. Two sons, Fitzgerald (14) and Lucian (10). Aide comes 3 hours on weekdays, none on weekends. No diabetes. Latex allergy.",
      },
    ],
    provider: { name: 'Guinevere Okonjo-Hart, MD', npi: '1386592046', date_signed: '2026-11-23' },
    seen: [
      '2026-11-10, office visit: ulcer measured, arm strength tested, transfer with two persons observed.',
    ],
  },
  notes: [
    `November 23, 2026

Subject: Patient lift for Bartholomew Eversley, DOB 01/19/1980

Dear Medical Reviewer:

Mr. Eversley is a 46-year-old man with incomplete quadriplegia at C6 (G82.54). He broke his neck on July 6, 2025, when he dived into a quarry pond, and was in inpatient rehabilitation at Stonebridge Rehabilitation Hospital for eleven weeks, until October 10 of that year.

He cannot stand or take weight on his legs. When his arms were tested on November 10, 2026, he had no triceps strength on either side (0/5); extension of the wrist was 4/5 on the right and 3/5 on the left. Both legs are spastic, for which he takes baclofen 20 mg three times a day. He has to be moved six times a day between bed, wheelchair and shower chair.

A sliding board was used from January through March. He slid to the floor twice, fortunately unhurt, and the board was given up. At a cousin's house a board was used again, and its shearing caused a sacral pressure ulcer, stage 2 (L89.152), which has been present since September 28 and measures 3 by 2.5 cm. It is not infected. His wife, who weighs 118 pounds, strained her shoulder in October as she lifted him; he himself weighs 203.

A patient lift is covered if transfer between bed and a chair, wheelchair or commode is required and the patient would be bed-confined without the lift. Both are true of Mr. Eversley.

I order one patient lift (E0630) and one additional sling (E0621), size large, gray, with head support, because his neck tires within 20 minutes. He is allergic to latex; please supply accordingly.

Guinevere Okonjo-Hart, MD
NPI 1386592046`,
    `Letter of Medical Necessity: Patient Lift and Sling

Patient: Bartholomew Eversley
MRN: CF-92415
Primary diagnosis: G82.54, quadriplegia, C5-C7 incomplete
Secondary diagnosis: L89.152, pressure ulcer of sacral region, stage 2

Background
Mr. Eversley worked as a cabinetmaker until a diving accident in July 2025 left him with an incomplete spinal cord injury at the C6 level. He completed eleven weeks of inpatient rehabilitation and remains unable to stand, with no strength in his triceps and weakened wrists.

Transfer Needs
Six transfers a day are required. Since he cannot bear weight and has no working triceps, he is unable to push himself up for a transfer. Manual lifting has already caused harm to his wife, Henrietta, whose shoulder was strained in October 2026. At 118 pounds, she is 85 pounds lighter than he is.

Alternatives Tried
Three months with a sliding board ended after he had landed on the floor twice. Shear from a sliding board was moreover the cause of his present sacral wound. For this reason a board is not an acceptable long-term solution.

Skin
The ulcer measures 3 cm by 2.5 cm. Foam dressings are changed every third day, and there are no signs of infection. A lift raises the body off the surface instead of dragging it across.

Home Environment
Doorways of 34 inches and bare wooden floors allow a lift to be rolled from room to room. An aide is present for three hours on weekdays; on weekends there is none.

Requested Equipment
One E0630 patient lift. One E0621 sling in gray, size large, as a spare while the first is being washed. Head support is needed because his neck control fades after about 20 minutes.

With kind regards,
Guinevere Okonjo-Hart, MD`,
    `INTAKE - DME
Pt Eversley, B. DOB 1/19/80, 6'1" 203 lb. C6 incomplete quad (G82.54), DOI 7/6/25 diving. Sacral PU st 2 L89.152, 3 x 2.5 cm, onset 9/28/26, foam drsg q3d, not infected.
Non weight bearing. Triceps 0/5 B. Wrist ext R 4, L 3. Transfers x6/d bed-w/c-shower chair. Bed confined w/o lift.
Slide board Jan-Mar 2026: 2 slides to floor, no inj.
CG: wife 118 lb, shoulder strain Oct 2026. Aide wkdays 3 h.
Home: doors 34 in, wood floor.
E0630 x1; E0621 x1 large gray w/ head support (spare for laundry).
LATEX ALLERGY. Not diabetic. Baclofen 20 TID.`,
  ],
  passages: [
    'He has two sons, aged 14 and 10.',
    'On Saturdays and Sundays no aide comes to the house.',
    'His wrists extend better on the right than on the left, and the triceps do nothing on either side.',
    'The sore over the sacrum came from shearing, and it has no sign of infection.',
    'Without a lift he would have to stay in bed.',
    'He built cabinets until he broke his neck in a dive.',
  ],
  edits: [
    [0, 'date-age', 'until October 10 of that year → until December 10 of that year'],
    [
      0,
      'retold',
      'its shearing caused a sacral pressure ulcer → its shearing aggravated a sacral pressure ulcer that he had brought from the hospital',
    ],
    [0, 'negation', 'It is not infected. → It has become infected.'],
    [1, 'sum', 'she is 85 pounds lighter → she is 58 pounds lighter'],
    [1, 'quantity', 'Six transfers a day are required. → Eight transfers a day are required.'],
    [2, 'side', 'Wrist ext R 4, L 3. → Wrist ext R 3, L 4.'],
  ],
  corruptions: {
    'code-disease': ['His code L89.152 stands for a pressure ulcer of the {sacral region → left heel}.'],
    'other-item': ['The spare sling is item {E0621 → E0630} of the order.'],
    'description-detail': [
      'The injury left him with quadriplegia, C5-C7 {incomplete → complete}.',
      'He has a pressure ulcer of the sacral region, stage {2 → 3}.',
    ],
    side: ['Wrist extension is stronger on the {right → left}.'],
    sex: ['His {wife → husband} strained a shoulder in October 2026.'],
    choice: ['The extra sling is {gray → blue}, size large.'],
    device: ['He is moved six times a day between bed, {wheelchair → standing frame} and shower chair.'],
    medication: [
      'For the spasms he takes {baclofen → tizanidine} three times a day.',
      'His baclofen dose is {20 mg → 10 mg} three times daily.',
    ],
    diagnosis: [
      'He has quadriplegia {without → with} diabetes.',
      'The spinal injury is accompanied by {spasms of the legs → autonomic dysreflexia}.',
    ],
    event: [
      'He broke his neck {in a diving accident → in a car crash} in July 2025.',
      'When he slid to the floor, he {was not hurt → broke his femur}.',
    ],
    treatment: ['He is allergic to {latex → adhesive tape}.'],
    social: ['An aide helps for three hours {on weekdays → every day of the week}.'],
    attestation: [
      'At the visit of November 10, {a transfer with two persons was observed → I inspected his home and its doorways}.',
    ],
    negation: ['He {cannot → can} bear weight on his legs.'],
    organisation: ['His rehabilitation took place at {Stonebridge → Stonewall} Rehabilitation Hospital.'],
    'relative-date': ['The ulcer appeared {about eight weeks ago → about eight months ago}.'],
    'other-role': [
      'His wife weighs {118 lb → 203 lb}.',
      'He can hold up his head for {20 minutes → 34 minutes} before it tires.',
    ],
    brackets: [
      'The foam dressing is changed {every 3 days → every 3 days [by a wound clinic that plans flap surgery]}.',
    ],
    'coverage-measure': [
      'A lift is covered for someone who would be confined to bed without it, and {with 6 transfers a day → with 16 transfers a day} he depends on one.',
    ],
    script: ['The ulcer is on the {sacrum → left hеel}.'],
    identifier: ['The ulcer is coded {L89.152 → L89.512}.'],
    quantity: [
      'Slings are limited to {two → four} in one year.',
      'He has to be transferred {6 → 10} times a day.',
    ],
    sum: ['With 3 hours on each of five weekdays, the aide comes {15 → 21} hours a week.'],
    retold: [
      'The sliding board was given up after he slid to the floor {twice → five times}.',
      'The ulcer came from {shearing on a sliding board → sitting too long in his wheelchair}.',
    ],
  },
};
