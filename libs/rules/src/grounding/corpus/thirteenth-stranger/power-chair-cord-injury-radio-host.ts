import type { CorpusCase } from '../corpus-case.ts';

/** A claims auditor: a step-by-step finding, a therapist's letter in prose, and a form in rows. */
export const powerChairCordInjuryRadioHost: CorpusCase = {
  id: 'power-chair-cord-injury-radio-host',
  today: '2026-11-23',
  facts: {
    case_id: 9410,
    patient: {
      first_name: 'Calliope',
      middle_name: 'Jean',
      last_name: 'Rasmussen-Diaz',
      dob: '1979-03-25',
      gender: 'female',
      height: '5 ft 7 in',
      weight: '152 lb',
      address: '3105 Antenna Road, Bell Prairie, KS 67999',
      phone: '(316) 555-0182',
      mrn: 'BP-66190',
    },
    diagnoses: [
      { code: 'G82.54', description: 'Quadriplegia, C5-C7 incomplete' },
      { code: 'M75.41', description: 'Impingement syndrome of right shoulder' },
    ],
    items: [
      {
        item: 'Power wheelchair, group 2 standard, captains chair, patient weight capacity up to and including 300 pounds',
        hcpcs: 'K0823',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'Teal',
        justification:
          'Injury at C6 in a diving accident 2011-07-16. Used a manual wheelchair for 15 years; right shoulder pain 7/10 when pushing since spring 2026. On 2026-11-04 pushed 60 feet in 3 minutes and stopped for pain. Grip 2/5 both hands, biceps 5/5, triceps 3/5. Cannot stand. Transfers with a sliding board and one helper. Tiller of a scooter not safe: trunk not steady without side support. Drove a loaner power chair with a joystick in the left hand for 20 minutes without a bump. Doors at home 34 inches, ramp at the back door, no steps inside. Skin whole; shifts her weight every 30 minutes. Two cortisone injections in the right shoulder, 2026-06-11 and 2026-08-20, helped 2 weeks each. Hosts a morning radio show from home. Attendant Wilhelmina, 6 hours a day on weekdays.',
      },
    ],
    provider: { name: 'Desmond Kirkbride, MD', npi: '1376029418', date_signed: '2026-11-23' },
    seen: [
      '2026-11-04, face-to-face mobility examination, by Desmond Kirkbride, MD: vision and judgment sufficient for driving.',
      '2026-11-13, home assessment, by Imogen Falk, OTR/L: table, bathroom and studio reached with the loaner chair.',
    ],
    told: ['Limited at home: toileting, feeding, dressing', 'Who pays? Medicaid'],
    answered: ['Limited at home: toileting, feeding, dressing'],
  },
  notes: [
    `FINDING BY STEPS: Rasmussen-Diaz, Calliope Jean (DOB 03/25/1979)

Step 1. Is there a limitation of mobility at home? Yes. She has incomplete quadriplegia (G82.54) since a diving accident on July 16, 2011, with the injury at C6, and she cannot stand. Toileting, feeding and dressing are limited.

Step 2. Would a cane or walker do? No; these are for people who can stand.

Step 3. Would a manual wheelchair do? It did for 15 years. Since this spring pushing hurts her right shoulder (M75.41), seven on a scale of ten. At the examination of November 4 she covered 60 feet in three minutes before the pain stopped her. Her grip is 2/5 in both hands and her triceps 3/5, though the biceps are full. Two cortisone injections, in June and in August, gave two weeks' relief each.

Step 4. Would a scooter do? No. Her trunk is not steady without support at the sides, so a tiller is not safe.

Step 5. Can she use a power chair? Yes. With the joystick in her left hand she drove the loaner for twenty minutes and hit nothing. Dr. Kirkbride found her vision and judgment sufficient.

Step 6. Does the home allow it? Yes: doors of 34 inches, a ramp at the back, no steps inside.

Requested: K0823, one unit. Desmond Kirkbride, MD, NPI 1376029418.`,
    `November 23, 2026

Dear Medicaid reviewer:

Calliope Rasmussen-Diaz, 47, hosts a morning radio show from her own home. She pushed herself in a manual wheelchair for fifteen years after an injury of her neck, and now her right shoulder hurts when she does.

Pushing a wheelchair loads the shoulder thousands of times a day, and impingement is a well-known consequence. I examined her on November 4. She stopped after three minutes because of pain. She had received cortisone in the shoulder on June 11 and August 20, and both times the benefit was gone after a fortnight.

On November 13 Imogen Falk, OTR/L, went through the house with her. In the loaner chair she reached the table, the bathroom and the studio. She moves from one seat to another over a sliding board with one person's help; her attendant, Wilhelmina, is there six hours on each weekday. Her skin is whole, and she shifts her weight every half hour.

A power chair of group 2 with a captain's seat carries up to 300 pounds, and she weighs 152. The color is teal.

Yours,
Desmond Kirkbride, MD
NPI 1376029418`,
    `POWER MOBILITY - ITEM SHEET

Member         Calliope J. Rasmussen-Diaz      F, 47      5'7", 152 lb
MRN            BP-66190
HCPCS          K0823  PWC gp 2 std, captains chair     Qty 1     Color teal
ICD-10-CM      G82.54, M75.41

F2F exam       11/04/2026  D. Kirkbride, MD
Home eval      11/13/2026  I. Falk, OTR/L

MRADLs         [x] toileting  [x] feeding  [x] dressing  [ ] grooming  [ ] bathing
Strength       grip 2/5 B    biceps 5/5    triceps 3/5
Pain           R shoulder 7/10 w/ propulsion
Manual W/C     60 ft / 3 min
Scooter        unsafe (trunk)
Joystick       L hand
Transfers      sliding board + 1
Pressure       no wounds; weight shift q30 min
Injections     R shoulder x2 (6/11, 8/20/26)
Access         doors 34", ramp, 0 steps inside
Attendant      6 h x 5 d = 30 h/wk

Desmond Kirkbride, MD   1376029418`,
  ],
  passages: [],
  edits: [
    [0, 'description-detail', 'with the injury at C6, and → with the injury at C4, and'],
    [0, 'event', 'since a diving accident on July 16, 2011 → since a motorcycle accident on July 16, 2011'],
    [0, 'negation', 'and she cannot stand → and she can stand for a minute'],
    [0, 'quantity', 'It did for 15 years. → It did for 5 years.'],
    [0, 'side', 'pushing hurts her right shoulder (M75.41) → pushing hurts her left shoulder (M75.41)'],
    [0, 'other-role', 'seven on a scale of ten → three on a scale of ten'],
    [0, 'retold', 'though the biceps are full → and the biceps are weak'],
    [0, 'quantity', "gave two weeks' relief each → gave two months' relief each"],
    [
      0,
      'treatment',
      'Two cortisone injections, in June and in August → Two cortisone injections and an arthroscopy, in June and in August',
    ],
    [0, 'negation', 'Her trunk is not steady without support → Her trunk is steady without support'],
    [0, 'retold', 'and hit nothing → and bumped the frame of the door twice'],
    [0, 'name', 'Dr. Kirkbride found her vision → Imogen Falk found her vision'],
    [0, 'retold', 'a ramp at the back, no steps inside → a ramp at the front, no steps inside'],
    [0, 'coverage-measure', 'Requested: K0823, one unit. → Authorized for 13 months: K0823, one unit.'],
    [1, 'social', 'from her own home. She → from a downtown studio. She'],
    [1, 'date-age', 'On November 13 Imogen Falk → On November 30 Imogen Falk'],
    [1, 'medication', 'Her skin is whole, and → She takes baclofen for spasms. Her skin is whole, and'],
    [1, 'quantity', 'is there six hours on each weekday → is there six days of the week'],
    [
      1,
      'description-detail',
      'A power chair of group 2 with a captain → A power chair of group 3 with a captain',
    ],
    [1, 'choice', 'The color is teal. → The color is burgundy.'],
    [2, 'retold', '[ ] grooming  [ ] bathing → [ ] grooming  [x] bathing'],
    [2, 'retold', 'Pressure       no wounds; → Pressure       stage 2 sacrum, healing;'],
    [2, 'side', 'Joystick       L hand → Joystick       R hand'],
    [2, 'sum', 'Attendant      6 h x 5 d = 30 h/wk → Attendant      6 h x 7 d = 42 h/wk'],
    [2, 'other-item', 'K0823  PWC gp 2 std, captains chair → K0823  PWC gp 2 std, sling seat'],
    [
      1,
      'sex',
      'and now her right shoulder hurts when she does → and now his right shoulder hurts when he does',
    ],
    [1, 'quantity', 'was gone after a fortnight → was gone after two days'],
  ],
  corruptions: {},
};
