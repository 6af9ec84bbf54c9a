import type { CorpusCase } from '../corpus-case.ts';

/** A surgeon, a physiotherapist, a supplier and a model write for a bookbinder of 84 after a broken hip. */
export const hipFractureWalkerBookbinder: CorpusCase = {
  id: 'hip-fracture-walker-bookbinder',
  today: '2026-02-12',
  facts: {
    case_id: 26106,
    patient: {
      first_name: 'Eudora',
      last_name: 'Pemberton-Vasquez',
      dob: '1941-07-19',
      gender: 'female',
      height: '5 ft 0 in',
      weight: '109 lb',
      address: '1403 Almond Street, Unit 6, Cressfield, CA 95999',
      phone: '(530) 555-0155',
      mrn: 'CRO-18472',
    },
    diagnoses: [
      {
        code: 'S72.142D',
        description:
          'Displaced intertrochanteric fracture of left femur, subsequent encounter for closed fracture with routine healing',
      },
      { code: 'H35.30', description: 'Unspecified macular degeneration' },
    ],
    items: [
      {
        item: 'Walker, folding, wheeled, adjustable or fixed height',
        hcpcs: 'E0143',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: 'junior',
        justification:
          'Slipped on a wet kitchen floor on 2026-01-21; operated on with a nail on 2026-01-22; discharged home on 2026-01-27. Partial weight bearing on the left, 50 %, for 6 weeks from the operation. On 2026-02-05 she walked 60 feet with a borrowed wheeled walker and was not able to take a step with a cane. A walker without wheels made her lose balance backward. Handles set at 31 inches.',
      },
      {
        item: 'Commode chair, mobile or stationary, with detachable arms',
        hcpcs: 'E0165',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'The bathroom is 45 feet from the bed, and the way takes her 4 minutes. She rises twice a night. She is not able to rise from the toilet of 15 inches; from a seat of 19 inches she rises with both hands on the arms. An arm is detached when her grandson helps her slide from the commode to the bed.',
      },
    ],
    provider: { name: 'Ambrose Tillinghast, MD', npi: '1902653718', date_signed: '2026-02-12' },
    seen: [
      '2026-02-05, in clinic, by Ambrose Tillinghast, MD: wound closed and dry, left hip bends to 80 degrees, calves soft.',
      '2026-02-05, in clinic, by Noor Beckwith, PT: timed up and go 48 seconds with walker, pain on walking 5 of 10.',
    ],
    told: [
      'Who pays? Valley Oak Medicare Advantage',
      'Who supplies? Orchard Medical Equipment',
      'Lives with whom? With her grandson Dashiell, who works nights on Friday and Saturday',
      'Work? Retired bookbinder',
      'Pain treatment? Acetaminophen 650 mg three times a day',
      'Stairs at home? None',
    ],
    answered: [],
  },
  notes: [
    `February 12, 2026

Valley Oak Medicare Advantage
Re: Eudora Pemberton-Vasquez
DOB: 07/19/1941
MRN: CRO-18472

To the reviewing clinician:

Ms. Pemberton-Vasquez, 84 years old, slipped on a wet kitchen floor on January 21, 2026 and broke her left hip. The fracture was a displaced intertrochanteric one (S72.142D), and a nail was put in on the following day. She went home on January 27. She also has macular degeneration (H35.30).

On February 5, two weeks after the operation, I found the wound closed and dry and the calves soft. The left hip bent to 80 degrees. She may put half of her weight on the left leg until six weeks have passed since the operation.

At that visit she walked 60 feet with a borrowed wheeled walker. She was not able to take a step with a cane. A walker without wheels made her lose her balance backward. For pain she takes acetaminophen, 650 mg three times a day.

I order a folding wheeled walker of junior size (E0143), and a commode chair with detachable arms (E0165).

After a fracture of the hip, older people are at risk of falling again. A walker is commonly needed until the bone bears full weight.

Ambrose Tillinghast, MD
NPI 1902653718`,
    `Physical Therapy Report
Date: 02/05/2026
Therapist: Noor Beckwith, PT
Patient: Eudora Pemberton-Vasquez, F, 84

Precautions: left leg, partial weight bearing 50% for 6 weeks from surgery of 01/22/2026, that is until 03/05/2026.

Gait
  Wheeled walker (borrowed): 60 ft
  Cane: no step possible
  Walker without wheels: loses balance backward

Timed up and go: 48 s, with walker
Pain when walking: 5/10

Seat heights
  15 in (her toilet): cannot rise
  19 in: rises with both hands on the arms
The difference is 4 in.

Home
  No stairs. Bathroom 45 ft from bed, 4 min on the way, so 90 ft there and back. Up twice at night.
  Lives with grandson Dashiell. He is at work on Friday and Saturday nights.

Walker fitting: handles 31 in, junior size. Height 5 ft 0 in, weight 109 lb.

Commode: an arm comes off so that she can slide to the bed with her grandson's help.

Plan: wheeled walker and commode at home.

General remark: the handles of a walker should stand at the crease of the wrist. Rugs are best taken up before the walker arrives.`,
    `ORCHARD MEDICAL EQUIPMENT

Submission to Valley Oak Medicare Advantage

Beneficiary: Eudora Pemberton-Vasquez
1403 Almond Street, Unit 6, Cressfield, CA 95999
Tel. (530) 555-0155

Ordered by Ambrose Tillinghast, MD, NPI 1902653718, on February 12, 2026

Item A: E0143, walker, folding, wheeled, junior size. One. Limit: one in 5 years.
Item B: E0165, commode chair with detachable arms. One. Limit: one in 5 years.

Diagnoses
S72.142D: displaced intertrochanteric fracture of left femur, subsequent encounter for closed fracture with routine healing
H35.30: unspecified macular degeneration

The beneficiary broke her hip three weeks before the order was signed. She left the hospital six days after the injury. The surgeon and the physical therapist both saw her on February 5.

The walker she has is borrowed. She needed 48 seconds for the timed up and go with it.

The commode with detachable arms is asked for because the beneficiary slides to the bed with help. Her toilet, at 15 inches, is too low for her. From 19 inches she can rise.

She lives with her grandson. There are no stairs in the home.

A commode with detachable arms is as a rule considered when the patient transfers sideways. Walkers are limited to one in a stated period.`,
    `# Walker and Commode: Justification

**Patient:** Eudora Pemberton-Vasquez, 84-year-old woman
**Surgeon:** Ambrose Tillinghast, MD

## Summary
The patient fractured her **left** femur (displaced intertrochanteric fracture) when she slipped in the kitchen on January 21, 2026. Surgery with a nail took place on January 22, and she was discharged five days later. She also has macular degeneration.

## Walker (E0143)
- Weight bearing on the left: 50%, for six weeks from surgery
- With a wheeled walker she manages 60 feet
- With a cane she does not manage a single step
- Without wheels, a walker makes her lose balance backward

## Commode (E0165)
- She gets up two times each night
- The bathroom lies 45 feet from her bed; the walk lasts four minutes
- She cannot stand up from her toilet, which is 15 inches high
- Her grandson helps her slide from the commode to the bed

## Living situation
She is a retired bookbinder and lives with her grandson, Dashiell. On two nights of the week he is out at work.

## Medication
Acetaminophen three times a day, 1,950 mg in all.

## Why both
The walker serves her by day and the commode by night. In general, plans consider each item by itself and ask for the distance to the toilet or the reason it cannot be used.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'macular degeneration (H35.30) → primary open-angle glaucoma (H35.30)'],
    [
      0,
      'description-detail',
      'a displaced intertrochanteric one (S72.142D) → an open intertrochanteric one (S72.142D)',
    ],
    [0, 'side', 'The left hip bent to 80 degrees → The right hip bent to 80 degrees'],
    [
      0,
      'negation',
      'She was not able to take a step with a cane. → She was able to take a step with a cane.',
    ],
    [0, 'medication', 'acetaminophen, 650 mg three times a day → tramadol, 50 mg three times a day'],
    [0, 'retold', 'put half of her weight → put all of her weight'],
    [
      0,
      'event',
      'She went home on January 27. → She went home on January 27 after a transfusion of two units.',
    ],
    [0, 'other-role', 'she walked 60 feet with → she walked 45 feet with'],
    [
      0,
      'coverage-measure',
      'until the bone bears full weight. → until the bone bears full weight, and her Berg score of 29 shows this need.',
    ],
    [0, 'attestation', 'I order a folding → I watched her use both in her home and order a folding'],
    [0, 'other-item', 'junior size (E0143) → junior size (E0165)'],
    [0, 'date-age', 'Ms. Pemberton-Vasquez, 84 years old → Ms. Pemberton-Vasquez, 82 years old'],
    [1, 'sum', 'so 90 ft there and back → so 120 ft there and back'],
    [1, 'social', 'Lives with grandson Dashiell. → Lives with nephew Dashiell.'],
    [1, 'negation', '15 in (her toilet): cannot rise → 15 in (her toilet): can rise'],
    [1, 'date-age', 'that is until 03/05/2026 → that is until 03/19/2026'],
    [1, 'retold', 'Pain when walking: 5/10 → Pain when walking: 8/10'],
    [1, 'name', 'Therapist: Noor Beckwith, PT → Therapist: Nora Beckwith, PT'],
    [1, 'script', 'Up twice at night. → Up ৪ times at night.'],
    [1, 'brackets', 'handles 31 in, junior size → handles 31 in [with forearm rests], junior size'],
    [1, 'social', 'No stairs. Bathroom → Two steps at the entrance. Bathroom'],
    [
      1,
      'device',
      'Plan: wheeled walker and commode at home. → Plan: wheeled walker, bath bench and commode at home.',
    ],
    [2, 'choice', 'wheeled, junior size. One. → wheeled, tall size. One.'],
    [
      2,
      'quantity',
      'detachable arms. One. Limit: one in 5 years → detachable arms. One. Limit: one in 3 years',
    ],
    [2, 'identifier', 'NPI 1902653718 → NPI 1902635718'],
    [2, 'identifier', 'S72.142D: displaced → S72.141D: displaced'],
    [
      2,
      'organisation',
      'Submission to Valley Oak Medicare Advantage → Submission to Sierra Gold Medicare Advantage',
    ],
    [2, 'relative-date', 'three weeks before the order → three months before the order'],
    [2, 'organisation', 'She left the hospital six days → She left Cressfield Memorial Hospital six days'],
    [2, 'retold', 'She needed 48 seconds → She needed 18 seconds'],
    [3, 'sex', '84-year-old woman → 84-year-old man'],
    [
      3,
      'diagnosis',
      'She also has macular degeneration. → She also has macular degeneration and Parkinson disease.',
    ],
    [
      3,
      'attitude',
      'With a wheeled walker she manages 60 feet → With a wheeled walker she confidently manages 60 feet',
    ],
    [
      3,
      'treatment',
      'a walker makes her lose balance backward → a walker makes her lose balance backward, even after ten sessions of rehabilitation',
    ],
    [3, 'sum', '1,950 mg in all → 2,600 mg in all'],
    [3, 'social', 'She is a retired bookbinder → She is a retired pharmacist'],
    [
      3,
      'event',
      'Her grandson helps her slide → She fell again on the way there. Her grandson helps her slide',
    ],
  ],
  corruptions: {},
};
