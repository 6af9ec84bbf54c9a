import type { CorpusCase } from '../corpus-case.ts';

/** A surgeon, a home therapist, a supply clerk, a wife, a drafting model and a reviewer's form speak for a man with a new left hip. */
export const walkerBathBenchHipBusMechanic: CorpusCase = {
  id: 'walker-bath-bench-hip-bus-mechanic',
  today: '2026-03-18',
  facts: {
    case_id: 32101,
    patient: {
      first_name: 'Ignatius',
      last_name: 'Perreault-Dube',
      dob: '1955-08-30',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '212 lb',
      address: '14 Millrace Lane, Pender Falls, ME 04999',
      phone: '(207) 555-0114',
      mrn: 'PFO-30418',
    },
    diagnoses: [
      { code: 'Z47.1', description: 'Aftercare following joint replacement surgery' },
      { code: 'Z96.642', description: 'Presence of left artificial hip joint' },
      { code: 'M16.11', description: 'Unilateral primary osteoarthritis, right hip' },
    ],
    items: [
      {
        item: 'Walker, folding, wheeled, adjustable or fixed height',
        hcpcs: 'E0143',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: 'adult',
        justification:
          'Left total hip replacement on 2026-03-10 through a posterior approach; weight bearing as tolerated on the left leg. On 2026-03-16 he walked 85 feet with a borrowed wheeled walker and contact guard, but only 12 feet with a cane before he lost his balance to the left and was caught by the therapist. Timed Up and Go with the wheeled walker 31 seconds. The arthritic right hip gives way on stairs, so that leg cannot carry him alone. A walker without wheels must be lifted at each step and made both shoulders sore after 30 feet on 2026-03-12. From his bed to the bathroom it is 40 feet. The borrowed walker goes back to the town loan closet on 2026-03-27.',
      },
      {
        item: 'Transfer bench for tub or toilet with or without commode opening',
        hcpcs: 'E0247',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'The only bathroom has a tub with a rim 17 inches high. For 12 weeks from the operation he must not bend the left hip beyond 90 degrees, cross the midline with the left leg or turn it inward. On 2026-03-16 he could lift the left foot only 6 inches from the floor. A plain bath stool would still oblige him to step over the rim. The bench is rated for 400 lb. His wife can steady him but is not able to lift him. He has washed at the sink since he came home.',
      },
    ],
    provider: { name: 'Linnea Okonjo-Strand, MD', npi: '1538204671', date_signed: '2026-03-18' },
    seen: [
      '2026-03-12, at Brackett Bay Hospital, physical therapy: tried a walker without wheels, both shoulders sore after 30 feet.',
      '2026-03-16, at home, by Rosalind Achterberg, PT: pain 5 of 10 when walking and 2 of 10 at rest, left hip abductors 3 of 5, right hip abductors 4 of 5, incision dry with staples in place.',
    ],
    told: [
      'Who pays? Katahdin Harbor Retiree Plan',
      'Who supplies? Brackett Bay Home Equipment',
      'Who operated? Linnea Okonjo-Strand, MD, orthopedic surgeon, at Brackett Bay Hospital; home on 2026-03-13',
      'Lives with whom? With his wife Marguerite, who is 72',
      'Home? One floor, 2 steps at the front door with a rail on the right, bathroom door 27 inches wide',
      'Work? Retired mechanic of city buses',
      'Walking aid before? A cane since October 2025',
      'Falls? None since the operation',
    ],
    answered: [],
  },
  notes: [
    `ORTHOPEDIC SURGERY
Re: Ignatius Perreault-Dube, DOB 8/30/55

To whom it may concern at Katahdin Harbor Retiree Plan,

I replaced this gentleman's left hip on March 10, 2026 (posterior approach) and he went home on the 13th. He is eight days out as I sign this. He may put as much weight on the leg as he can stand, but for twelve weeks, i.e. through the first days of June, I don't want that hip past a right angle, across the midline, or rotated in. Anyone who has had to reduce a dislocated prosthesis will understand why I am strict about it.

I'm ordering two things.

First, a folding wheeled walker, E0143. He was tried on a cane by the home therapist on March 16 and made it 12 feet before he lost his balance to the left. With wheels under his hands he covered 85. Ordinarily I'd lean on the good leg. He doesn't have one: the right hip has primary osteoarthritis (M16.11) and gives way on stairs. The non-wheeled frame was tried in hospital and his shoulders were sore in 30 feet.

Second, a tub transfer bench, E0247. His house has one bathroom and the bathroom has a tub, rim 17 inches. He clears six. You see the problem. A bath stool sits inside the tub and he would still have to get over the side to reach it; a transfer bench straddles the side, so he sits down outside and slides.

One of each. Codes are Z47.1, Z96.642 and M16.11.

Linnea Okonjo-Strand, MD
NPI 1538204671
March 18, 2026`,
    `HOME HEALTH PHYSICAL THERAPY - SUMMARY OF VISIT 03/16/2026
THERAPIST: ROSALIND ACHTERBERG, PT
PT NAME: PERREAULT-DUBE, IGNATIUS    MRN PFO-30418    70 YO M

S: Pt is POD 6 s/p L THA, posterior approach. Pain 2/10 at rest, 5/10 w/ ambulation. Lives w/ spouse Marguerite (72). Sponge-bathing at the sink since d/c on 3/13. Used a SPC since 10/2025, before surgery. No falls since the operation.

O:
Strength: hip abd L 3/5, R 4/5
Incision: dry, staples in place
WB status: WBAT LLE
Precautions: no flexion >90, no adduction past midline, no IR, x 12 wks
Gait w/ FWW (loaner): 85 ft, CGA
Gait w/ cane: 12 ft, LOB to L, caught by PT
TUG w/ FWW: 31 sec
Foot clearance L: 6 in
Tub rim: 17 in
Environment: one level; 2 STE, rail on R; bathroom door 27 in; bed to bathroom 40 ft

A: TUG well above the 12 to 14 sec usually quoted as a cutoff for fall risk in older adults. A trip to the bathroom and back is 80 ft, which is about what pt can do in one go w/ the wheeled walker, and about seven times what he managed w/ the cane. Cane therefore not safe as sole device. R hip OA gives way on stairs, so R LE can't be relied on to unload the L. Pick-up walker was tried inpatient 3/12: bilat shoulder soreness after 30 ft. Pt is 11 in short of clearing tub rim. Spouse can steady, cannot lift.

P: Recommend FWW (E0143) x1 and tub transfer bench (E0247) x1. Loaner is due back at the town loan closet 3/27, so the walker is the more urgent of the two. Order to Dr. Okonjo-Strand for signature.`,
    `*** FAX ***
FROM: Brackett Bay Home Equipment
TO: Katahdin Harbor Retiree Plan, Prior Authorization
RE: 2 items, 1 member

Member ......... Ignatius Perreault-Dube
Born ........... 08/30/1955
Sex ............ M
Address ........ 14 Millrace Lane, Pender Falls, ME 04999
Tel. ........... (207) 555-0114
Ht / Wt ........ 5'9" / 212#
Prescriber ..... Linnea Okonjo-Strand, MD (NPI 1538204671), signed 03/18/2026

| # | HCPCS | What it is | Qty | Allowed |
|---|-------|------------|-----|---------|
| 1 | E0143 | Folding walker with wheels, adult | 1 | 1 / 5 yrs |
| 2 | E0247 | Transfer bench for the tub | 1 | 1 / 5 yrs |

Dx: Z47.1, Z96.642, M16.11

Notes to reviewer:

Line 1. The walker the member is using now is not his. It belongs to the town loan closet and has to be returned 03/27/2026, nine days after the date of the order. We would like to deliver before then so there is no gap. He had his left hip done on 03/10. The cane he had from last October was tested again on 03/16 and was not enough.

Line 2. Bench is rated 400 lb, so there is a margin of 188 lb over member's weight. Only one bathroom in the home, tub only, side of tub 17 inches. He is under hip precautions for twelve weeks. We know some plans treat bathroom equipment as a convenience item. In this case the member cannot get into his tub at all without it and has been washing at the sink.

Please note bathroom door is 27 inches; the walker should be chosen to pass it.

If the plan wants the PT visit note it is the one dated 03/16/2026 by Rosalind Achterberg, PT.

Thank you, Intake`,
    `Dear Katahdin Harbor,

My name is Marguerite and I am writing about my husband, Ignatius Perreault-Dube. Dr. Okonjo-Strand will send you her own papers but I thought someone should tell you how it is in the house.

Ignatius fixed city buses for a living, and he had the new hip put in at Brackett Bay Hospital on March 10. He was home three days later. He walks with a walker that the town lends out. It has wheels. They gave him one without wheels in the hospital, and you have to pick that kind up every step, and after thirty feet both of his shoulders were sore. The town wants theirs back on the 27th of this month.

When the therapist, Rosalind, came on the 16th she had him try his old cane. Twelve feet. Then he went to the left and she caught him. From our bed to the bathroom is forty feet, so you can do the arithmetic as well as I can. And it is no good saying he should lean on the other leg, because the other hip is the arthritic one and gives out on him on the stairs.

Then there is the tub. We have the one bathroom and it has a tub with a seventeen-inch side. He can get his foot six inches off the floor. He is not allowed to bend that hip past ninety degrees. I am 72. I can steady him, but I can't lift a man of 212 pounds, and he is washing at the sink.

All we ask for is one walker and one bench to slide across. He has not had a fall since the surgery and I would like to keep it so.

Marguerite, for Ignatius Perreault-Dube, 14 Millrace Lane, Pender Falls`,
    `# Letter of Medical Necessity (draft)

**Patient:** Ignatius Perreault-Dube (70-year-old male) | **MRN:** PFO-30418
**Payer:** Katahdin Harbor Retiree Plan
**Requested:** E0143 wheeled folding walker; E0247 tub transfer bench

## Clinical background

Mr. Perreault-Dube underwent **left total hip arthroplasty** on March 10, 2026 and is now in the early recovery phase. His diagnoses are aftercare following joint replacement surgery (Z47.1), presence of a left artificial hip joint (Z96.642), and unilateral primary osteoarthritis of the right hip (M16.11). In other words, **both hips are compromised**: one is freshly replaced, the other is worn.

## Functional limitations

- **Gait:** 85 ft with a wheeled walker and contact guard assistance; 12 ft with a cane, followed by loss of balance
- **Timed Up and Go:** 31 seconds, with the walker
- **Strength:** left hip abductors 3/5; right 4/5
- **Step clearance:** 6 in, versus a tub rim of 17 in
- **Pain:** 5/10 on walking

## Why less costly alternatives are not appropriate

| Alternative | Reason it does not suffice |
|---|---|
| Cane | Balance lost to the left after 12 ft |
| Walker without wheels | Must be lifted at every step; sore shoulders after 30 ft |
| Bath stool | He would still need to step over the rim |
| Help from spouse | She can steady, but not lift, him |

## Safety considerations

Posterior hip precautions remain in force until about **June 2, 2026** (12 weeks). Climbing into a bathtub typically combines flexion, adduction and rotation, which are exactly the movements he must avoid. Hip dislocation in the first months after a replacement is a costly complication, usually requiring emergency reduction and sometimes revision surgery.

## Conclusion

The requested equipment represents the least costly option that meets the patient's needs at home.

*Linnea Okonjo-Strand, MD, NPI 1538204671*`,
    `PRIOR AUTHORIZATION QUESTIONNAIRE: MOBILITY AND BATH SAFETY

Q1. Who is the member?
Ignatius Perreault-Dube, 8/30/1955, 175 cm, 96 kg.

Q2. What is the underlying condition?
He is in aftercare for a total replacement of the left hip performed 3/10/26 by the ordering physician. Arthritis of the right hip.

Q3. Does the member have a mobility limitation in the home?
Yes. The bathroom lies 40 ft from the bed. Without a wheeled walker he has been able to do 12 ft (cane).

Q4. Can the limitation be resolved with a cane or crutch?
Not with a cane. It was attempted on 3/16/26 at home with a physical therapist present. He lost balance and had to be caught.

Q5. Can the member safely use the requested walker?
He walked 85 ft (about 26 meters) with one of the same type, with the therapist's hand at guard. TUG took 31 s.

Q6. Why wheels?
See hospital therapy, 3/12/26: the model without wheels had to be lifted and made both shoulders sore.

Q7. Is there already a walker in the home?
A borrowed one. It is to be returned 3/27/26.

Q8. Describe the bathing arrangement.
One bathroom, with a tub, the rim of which measures 17 in (43 cm). The member lifts his left foot 6 in (15 cm). At present he washes at the sink.

Q9. Has a bath stool been considered?
It has. It solves sitting, not getting in.

Q10. Is a caregiver available?
His wife, aged 72, shares the home. She cannot lift.

Q11. Movement restrictions?
No flexion of the left hip over 90 degrees, no crossing of the midline, no inward turning, for 12 weeks. Full weight is allowed as tolerated.

Q12. Quantity?
One E0143 and one E0247. Both are within the limit of one in five years.

Q13. Prescriber and date.
Linnea Okonjo-Strand, MD, 1538204671, 3/18/2026.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
