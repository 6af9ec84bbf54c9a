import type { CorpusCase } from '../corpus-case.ts';

/** A language model: a polished letter, an itemized statement, and a letter of many short paragraphs. */
export const standardWheelchairAmputeeClockmaker: CorpusCase = {
  id: 'standard-wheelchair-amputee-clockmaker',
  today: '2026-11-03',
  facts: {
    case_id: 9415,
    patient: {
      first_name: 'Lazarus',
      middle_name: 'Finn',
      last_name: 'Petrosyan',
      dob: '1953-01-30',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '166 lb',
      address: '2240 Pendulum Street, Old Ferry, LA 70999',
      phone: '(225) 555-0178',
      mrn: 'OF-09914',
    },
    diagnoses: [
      { code: 'Z89.512', description: 'Acquired absence of left leg below knee' },
      {
        code: 'I70.211',
        description:
          'Atherosclerosis of native arteries of extremities with intermittent claudication, right leg',
      },
    ],
    items: [
      {
        item: 'Standard wheelchair',
        hcpcs: 'K0001',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Left leg amputated below the knee 2026-09-22 for gangrene. Stump healed except for 1 cm at the outer end; no prosthesis before January 2027. Hops 15 feet with a walker and must sit; pain in the right calf after that. Pushes a standard wheelchair himself, 200 feet on 2026-10-26, arms 5/5. Moves to the toilet and to the kitchen only by wheelchair. Bathroom door 30 inches, chair 26 inches wide. Borrowed chair of the hospital to be returned 2026-11-16. Clopidogrel 75 mg. Quit smoking in 2011. Repaired clocks. Lives with his son Davit.',
      },
      {
        item: 'Wheelchair accessory, residual limb support, any type',
        hcpcs: 'E1020',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: 'Left',
        justification:
          'Knee straight to 5 degrees short; support against contracture. Stump swells when it hangs: girth 31.5 cm in the morning, 33.0 cm in the evening of 2026-10-26. Expected need 6 months.',
      },
    ],
    provider: { name: 'Susannah Greer-Molina, MD', npi: '1164829375', date_signed: '2026-11-03' },
    seen: [
      '2026-10-26, office visit, by Susannah Greer-Molina, MD: right foot cool, ankle-brachial index right 0.62; wheelchair driven safely.',
      '2026-10-30, home visit, by Tobias Wren-Hadley, PT: chair passes every door, no loose rugs.',
    ],
    told: ['Limited at home: toileting, preparing meals'],
    answered: ['Limited at home: toileting, preparing meals'],
  },
  notes: [
    `RE: Lazarus F. Petrosyan | DOB 1/30/1953 | Standard wheelchair with residual limb support

Dear Medical Director,

Mr. Petrosyan is a 73-year-old man, formerly a repairer of clocks, whose left leg was amputated below the knee on September 22, 2026 because of gangrene (Z89.512). His other leg is affected as well: he has atherosclerosis of the native arteries with intermittent claudication on the right (I70.211), and at his visit on October 26 the right foot was cool, with an ankle-brachial index of 0.62.

He has no prosthesis and will have none before January 2027; one centimeter at the outer end of the stump has yet to heal. With a walker he hops fifteen feet; after that his right calf hurts and he has to sit down. By contrast, he propelled a standard wheelchair for 200 feet on his own, with full strength in both arms.

Without a wheelchair he cannot get to the toilet or to the kitchen. Tobias Wren-Hadley, PT, went to see the home on Friday and found that the chair goes through every door and that no rugs lie loose. The bathroom door, at 30 inches, leaves four inches to spare.

The support for the residual limb keeps the knee extended, which guards against contracture, and keeps the stump from hanging. Hanging makes it swell: on October 26 its girth grew by 1.5 cm from morning to evening.

Sincerely,
Susannah Greer-Molina, MD
NPI 1164829375`,
    `STATEMENT OF MEDICAL NECESSITY

A. Beneficiary: Lazarus Finn Petrosyan, M, 5'9", 166 lb, MRN OF-09914
B. Diagnoses: Z89.512, I70.211
C. Equipment:
   K0001 standard wheelchair ............... 1
   E1020 residual limb support, left ....... 1
D. Function:
   Hopping with walker .......... 15 ft
   Wheelchair, self-propelled ... 200 ft (10/26/2026)
   Arms ......................... 5/5
   Knee extension ............... lacks 5 deg
   Stump girth AM/PM ............ 31.5 / 33.0 cm
   ABI right .................... 0.62
E. Activities limited at home: toileting; preparing meals
F. Home: bathroom door 30 in; chair 26 in; lives with son
G. Current chair: hospital loan, due back 11/16/2026
H. Prosthesis: not before 01/2027
I. Medication: clopidogrel 75 mg. Tobacco: quit 2011.
J. Duration: 6 months (limb support)

Susannah Greer-Molina, MD      NPI 1164829375      11/03/2026`,
    `Dear Sir or Madam:

Six weeks ago Lazarus Petrosyan lost his left leg below the knee.

The wound is closed but for a centimeter. There will be no prosthesis before the turn of the year.

One leg remains, and its arteries are narrowed. Fifteen feet on a walker is what it gives him before the calf aches.

His arms, on the other hand, are strong. In a plain wheelchair he does more than ten times that distance.

At home it is the way to the bathroom and to the kitchen that he cannot make on foot. His son, Davit, shares the home. A physical therapist checked it on October 30.

The chair in which he sits now belongs to the hospital, which wants it back in thirteen days.

Policy covers a manual wheelchair for a patient who cannot otherwise take part in daily activities at home, who can propel it or has somebody to push it, and whose home has the room. It covers a residual limb support with it for a person with an amputation.

K0001, one; E1020, one, left.

Susannah Greer-Molina, MD (NPI 1164829375)`,
  ],
  passages: [],
  edits: [
    [0, 'side', 'whose left leg was amputated below → whose right leg was amputated below'],
    [
      0,
      'description-detail',
      'amputated below the knee on September 22 → amputated through the knee on September 22',
    ],
    [0, 'event', 'because of gangrene (Z89.512) → because of a crush injury (Z89.512)'],
    [
      0,
      'code-disease',
      'with intermittent claudication on the right (I70.211) → with rest pain on the right (I70.211)',
    ],
    [0, 'other-role', 'with an ankle-brachial index of 0.62 → with an ankle-brachial index of 0.26'],
    [0, 'date-age', 'will have none before January 2027 → will have none before June 2027'],
    [0, 'side', 'at the outer end of the stump → at the inner end of the stump'],
    [0, 'quantity', 'With a walker he hops fifteen feet → With a walker he hops fifty feet'],
    [0, 'retold', 'on his own, with full strength → with his son pushing, with full strength'],
    [0, 'date-age', 'went to see the home on Friday → went to see the home on Monday'],
    [0, 'negation', 'and that no rugs lie loose → and that two rugs lie loose'],
    [0, 'sum', 'leaves four inches to spare → leaves eight inches to spare'],
    [
      0,
      'retold',
      'its girth grew by 1.5 cm from morning to evening → its girth shrank by 1.5 cm from morning to evening',
    ],
    [1, 'medication', 'Medication: clopidogrel 75 mg. → Medication: clopidogrel 75 mg, aspirin 81 mg.'],
    [1, 'social', 'Tobacco: quit 2011. → Tobacco: half a pack a day.'],
    [
      1,
      'other-item',
      'E1020 residual limb support, left ....... 1 → E0990 elevating leg rest, right ......... 1',
    ],
    [1, 'retold', 'toileting; preparing meals → toileting; bathing; dressing'],
    [1, 'date-age', 'due back 11/16/2026 → due back 12/16/2026'],
    [1, 'retold', 'Knee extension ............... lacks 5 deg → Knee extension ............... lacks 15 deg'],
    [2, 'relative-date', 'Six weeks ago Lazarus → Six months ago Lazarus'],
    [2, 'social', 'His son, Davit, shares the home. → His wife and his son, Davit, share the home.'],
    [2, 'sum', 'back in thirteen days → back in thirty days'],
    [
      2,
      'treatment',
      'The wound is closed but for a centimeter. → The wound is closed but for a centimeter, on which a vacuum dressing is changed thrice a week.',
    ],
    [
      2,
      'organisation',
      'belongs to the hospital, which wants → belongs to Bayou Medical Supply, which wants',
    ],
    [
      2,
      'attitude',
      'His arms, on the other hand, are strong. → His arms, on the other hand, are strong, and he is eager to walk again.',
    ],
    [1, 'identifier', 'MRN OF-09914 → MRN OF-09941'],
    [0, 'sex', 'is a 73-year-old man, formerly → is a 73-year-old woman, formerly'],
  ],
  corruptions: {},
};
