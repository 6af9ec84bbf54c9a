import type { CorpusCase } from '../corpus-case.ts';

/** A surgeon's scribe: a discharge-style letter, short rows, and question and answer. */
export const walkerCommodeNeckFractureInnkeeper: CorpusCase = {
  id: 'walker-commode-neck-fracture-innkeeper',
  today: '2026-11-12',
  facts: {
    case_id: 9402,
    patient: {
      first_name: 'Rosalind',
      middle_name: 'Mae',
      last_name: 'Tillinghast',
      dob: '1944-02-29',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '131 lb',
      address: '8 Sawmill Lane, North Haverly, VT 05799',
      phone: '(802) 555-0167',
      mrn: 'NH-60931',
    },
    diagnoses: [
      {
        code: 'S72.032D',
        description:
          'Displaced midcervical fracture of left femur, subsequent encounter for closed fracture with routine healing',
      },
      { code: 'M81.0', description: 'Age-related osteoporosis without current pathological fracture' },
    ],
    items: [
      {
        item: 'Walker, folding, wheeled, adjustable or fixed height',
        hcpcs: 'E0143',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Left hemiarthroplasty 2026-10-28 by Dr. Abiodun after a fall from a porch step the day before. Weight bearing as tolerated. On 2026-11-10 walked 45 feet with the wheeled walker and one rest; with a cane she needed two hands to hold her. Cannot lift a walker without wheels at each step: right wrist stiff from a fracture in 2019. Timed up and go 34 seconds. No dizziness. Ran an inn until 2009.',
      },
      {
        item: 'Commode chair, mobile or stationary, with fixed arms',
        hcpcs: 'E0163',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Sleeps on the ground floor; the only toilet is upstairs, 13 steps. Must not climb stairs before 2026-12-09. Gets up twice a night. Rises from a seat of 19 inches with her arms. Sister Harriet stays with her and empties it. Expected need 6 weeks.',
      },
    ],
    provider: { name: 'Leonard Abiodun, MD', npi: '1467530189', date_signed: '2026-11-12' },
    seen: [
      '2026-11-10, home visit, by Marcus Feld, PT: wound dry, hip strength 3/5, follows the hip precautions.',
    ],
    told: ['Who pays? Medicare', 'Limited at home: toileting'],
    answered: ['Limited at home: toileting'],
  },
  notes: [
    `November 12, 2026

Re: Rosalind Mae Tillinghast (born Feb. 29, 1944)

Ms. Tillinghast, 82, who ran an inn until 2009, fell from a porch step on October 27 and broke the neck of her left femur. I replaced the head of the femur the next day (left hemiarthroplasty). She has age-related osteoporosis. The fracture is S72.032D, healing routinely, and the osteoporosis M81.0.

Marcus Feld, her physical therapist, visited her at home on Tuesday, two days ago. The wound was dry and her hip strength 3/5. She may put weight on the leg as tolerated and keeps to the hip precautions. With the wheeled walker she managed 45 feet with one rest. With a cane she had to be held by two hands. Her timed up and go took 34 seconds. She is not dizzy.

A walker that has to be lifted is out of the question, because her right wrist has been stiff since it was fractured in 2019. Hence the folding wheeled walker (E0143).

She sleeps downstairs, and the one toilet of the house is up 13 steps that she must not climb before December 9. She has to go twice a night. A commode chair with fixed arms (E0163) by the bed solves this; she can push herself up from a 19-inch seat, and her sister Harriet empties it. I expect that she will need it for six weeks.

Leonard Abiodun, MD, NPI 1467530189`,
    `DME ORDER DETAIL
Name         Tillinghast, Rosalind M.   MRN NH-60931   F
Payer        Medicare
Surgeon      L. Abiodun, MD   NPI 1467530189
ICD-10       S72.032D / M81.0

1) E0143  wheeled folding walker   qty 1
   - s/p L hemiarthroplasty 10/28/26, WBAT
   - PT 11/10/26: 45 ft, 1 rest; TUG 34 s; hip 3/5
   - cane: hands-on help needed, both hands
   - non-wheeled walker: cannot lift it (R wrist, fx 2019)

2) E0163  commode chair, fixed arms   qty 1
   - toilet upstairs only (13 steps), bed on ground floor
   - no stairs until 12/09/26
   - nocturia x 2
   - helper: sister
   - length of need: 6 wk

Total pieces of equipment: 2, each within the limit of one in five years.`,
    `What happened to the patient?
Rosalind Tillinghast broke her left hip in a fall at the end of October and was given a hemiarthroplasty on the 28th.

What can she do today?
Two weeks and a day after the operation she is up on a walker with wheels: it was 45 feet with a pause when she was tested this week. She gets up from a chair by using her arms. She follows the rules that protect the new joint.

Which aids were considered?
A cane (she needed to be held with both hands) and a walker without wheels (the old injury of her right wrist does not let her lift it at every step). Walkers spread the load over both arms and legs, and wheels spare the lifting.

What about the toilet?
There is none on the floor on which she sleeps. Medicare's rule asks whether the patient is confined to one level of the home where there is no toilet; Ms. Tillinghast is, until the ninth of December at least. Toileting is the activity in which she is limited at home. Her sister, who stays with her, takes care of the pail.

What is ordered?
E0143, one. E0163, one.

Signed: Leonard Abiodun, MD, 1467530189`,
  ],
  passages: [],
  edits: [
    [0, 'side', 'broke the neck of her left femur → broke the neck of her right femur'],
    [
      0,
      'relative-date',
      'I replaced the head of the femur the next day → I replaced the head of the femur three days later',
    ],
    [0, 'treatment', '(left hemiarthroplasty) → (left hip pinning with cannulated screws)'],
    [0, 'code-disease', 'and the osteoporosis M81.0 → and the osteoarthritis M81.0'],
    [
      0,
      'description-detail',
      'The fracture is S72.032D, healing routinely → The fracture is S72.032D, healing late',
    ],
    [0, 'date-age', 'on Tuesday, two days ago → on Wednesday, two days ago'],
    [0, 'retold', 'She may put weight on the leg as tolerated → She may not put weight on the leg'],
    [0, 'quantity', 'she managed 45 feet → she managed 45 yards'],
    [0, 'negation', 'She is not dizzy. → She is often dizzy.'],
    [0, 'side', 'because her right wrist has been stiff → because her left wrist has been stiff'],
    [0, 'social', 'and her sister Harriet empties it → and her daughter Harriet empties it'],
    [
      0,
      'medication',
      'She has age-related osteoporosis. → She has age-related osteoporosis, for which she takes alendronate.',
    ],
    [
      0,
      'brackets',
      'I expect that she will need it for six weeks. → I expect that she will need it for six weeks. [Bedside rails were also discussed and ordered.]',
    ],
    [1, 'quantity', 'nocturia x 2 → nocturia x 4'],
    [1, 'other-item', '2) E0163  commode chair, fixed arms → 2) E0163  raised toilet seat'],
    [1, 'sum', 'Total pieces of equipment: 2 → Total pieces of equipment: 3'],
    [1, 'date-age', 'no stairs until 12/09/26 → no stairs until 12/19/26'],
    [1, 'organisation', 'Payer        Medicare → Payer        Humana Gold Plus'],
    [2, 'retold', 'Two weeks and a day after → Four weeks and a day after'],
    [2, 'retold', 'She gets up from a chair by using her arms. → She cannot get up from a chair by herself.'],
    [
      2,
      'attitude',
      'She follows the rules that protect the new joint. → She is determined to regain her independence and follows the rules that protect the new joint.',
    ],
    [
      2,
      'diagnosis',
      'What about the toilet?\nThere is none → What about the toilet?\nShe has an overactive bladder. There is none',
    ],
    [2, 'social', 'Her sister, who stays with her, takes → She lives alone, and a neighbor takes'],
    [1, 'identifier', 'L. Abiodun, MD   NPI 1467530189 → L. Abiodun, MD   NPI 1467530198'],
    [
      2,
      'brackets',
      'Signed: Leonard → [The patient has completed a four-week trial of the commode.]\n\nSigned: Leonard',
    ],
  ],
  corruptions: {},
};
