import type { CorpusCase } from '../corpus-case.ts';

/** A family doctor who has known her since 1998, an occupational therapist, an office nurse and others write for a woman with rheumatoid arthritis who needs a lightweight wheelchair. */
export const lightweightWheelchairArthritis: CorpusCase = {
  id: 'lightweight-wheelchair-arthritis',
  today: '2026-03-18',
  facts: {
    case_id: 50102,
    patient: {
      first_name: 'Luz',
      last_name: 'Baca-Thornquist',
      dob: '1951-06-30',
      gender: 'female',
      height: '5 ft 2 in',
      weight: '131 lb',
      address: '42 Arroyo Hondo Loop, Piedra Vista, NM 87999',
      phone: '(505) 555-0162',
      mrn: 'PVF-11873',
    },
    diagnoses: [
      {
        code: 'M05.79',
        description:
          'Rheumatoid arthritis with rheumatoid factor of multiple sites without organ or systems involvement',
      },
      { code: 'M17.0', description: 'Bilateral primary osteoarthritis of knee' },
      { code: 'M81.0', description: 'Age-related osteoporosis without current pathological fracture' },
    ],
    items: [
      {
        item: 'Lightweight wheelchair',
        hcpcs: 'K0003',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        size: '16 in wide, 16 in deep',
        justification:
          'Rheumatoid arthritis for 22 years, both hands with ulnar drift; grip 6 lb right, 5 lb left. Walks 15 feet with a platform walker, then knee pain 8 of 10 stops her. A cane failed because her wrists cannot bear weight. Fell in the hallway on 2026-01-09 on the way to the bathroom, bruised right hip, no fracture. In a standard wheelchair (K0001) on 2026-02-26 she got 10 feet on carpet and could push no farther; in the lightweight wheelchair she went 120 feet with hands and feet without stopping. She needs it to reach the bathroom, kitchen and bedroom in time and safely. Doorways are 31 inches and the chair is 24 inches wide overall.',
      },
      {
        item: 'General use wheelchair seat cushion, width less than 22 inches, any depth',
        hcpcs: 'E2601',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: '16 x 16 in',
        justification:
          'Will sit in the wheelchair about 6 hours a day. On the sling seat alone her buttocks were sore after one hour. Skin is intact and she can shift her own weight.',
      },
      {
        item: 'Manual wheelchair accessory, wheel lock brake extension (handle), each',
        hcpcs: 'E0961',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        length: '6 in',
        justification:
          'With her grip she could not set the short brake handles. With 6-inch extensions she locked and released both wheels by herself, pushing with the heel of the hand.',
      },
    ],
    provider: { name: 'Grady Holcomb-Ruiz, MD', npi: '1730452896', date_signed: '2026-03-18' },
    seen: [
      '2026-03-11, in office, by Grady Holcomb-Ruiz, MD: ulnar drift and swollen knuckles of both hands, knees bent 15 degrees and not straightening further, both knees tender along the inner side, shoulders lift to 100 degrees, mind clear.',
      '2026-02-26, at home, by Tamsin Yoder, OTR/L: grip 6 lb right and 5 lb left by dynamometer, walk 15 feet with platform walker, trial of standard and lightweight wheelchairs, brakes tried with and without extensions.',
    ],
    told: [
      'Who pays? Medicare Part B with a Medigap plan',
      'Who supplies? Red Mesa Home Medical',
      'Lives with whom? With her husband Orrin, 79, who has heart failure and gets short of breath pushing',
      'Who else helps? Daughter Pilar on Tuesdays and Saturdays',
      'How long has the doctor known her? Since 1998',
      'What treatment has she had? Methotrexate 15 mg weekly; adalimumab was stopped in August 2025 after two pneumonias; steroid shots in both knees in November 2025 helped for 3 weeks',
      'Is surgery planned? No, she does not want knee replacement',
      'Is she willing and able to use the wheelchair? Yes, she propelled it herself and asks for it',
      'Who took the phone calls in the office? Delia Montoya, LPN, who spoke with her on 2026-03-16',
      'What did she say? She has been holding off on fluids so as not to have to go to the bathroom',
      'How long needed? Lifetime',
      'What is the floor at home? Carpet in the hall and bedroom, tile in the kitchen and bathroom',
    ],
    answered: [],
  },
  notes: [
    `March 18, 2026

Re: Luz Baca-Thornquist, 6/30/51
Medicare Part B

Dear Medical Director,

Luz has been my patient since 1998. I have watched the rheumatoid take her hands over the past 22 years and now her knees, worn out on their own account from osteoarthritis, are finishing the job. She is 74, she weighs 131 pounds, her mind is clear, and when she asks for a wheelchair I listen.

She walks fifteen feet. That is with a platform walker and then the knee pain is eight out of ten and she is done. On January 9 she fell in the hallway trying to get to the bathroom, bruised the right hip and was lucky not to break it, because she also has osteoporosis. A cane is no use to her since her wrists won't take weight. She is on methotrexate 15 mg once a week, the adalimumab had to be stopped last August after she'd had pneumonia twice, and the cortisone shots I would call a three week success. She does not want her knees replaced.

The OT tried her in both kinds of chair at the house. In the ordinary one she made it ten feet on the carpet. In the lightweight she went 120 feet, hands and feet, no stopping. That is the difference between being wheeled and getting there herself, and her husband Orrin, who is 79 with a bad heart, can't be the one doing the wheeling.

Please approve the lightweight wheelchair, K0003, with a general use cushion (E2601) and a pair of brake extensions (E0961 x 2). The need is lifelong.

Sincerely yours,
Grady Holcomb-Ruiz, MD
NPI 1730452896`,
    `OT HOME ASSESSMENT FOR WHEELED MOBILITY
02/26/2026 | T. Yoder, OTR/L
Luz Baca-Thornquist | MRN PVF-11873 | 74 F

Reason: MRADLs no longer safe on foot.

UE: Grip by dynamometer R 6#, L 5#. Ulnar drift B.
Gait: platform walker, 15 ft, stopped by knee pain 8/10.
Falls: 1, on 1/9/26, hall, en route to toilet. R hip contusion, no fx.

Trials, same day, carpet:
  K0001 standard ............ 10 ft, unable to continue
  K0003 lightweight ......... 120 ft, UE + LE propulsion, no rest stop

Seating: after 1 hr on sling upholstery, c/o sore buttocks. Skin intact. Shifts weight independently. Anticipated use about 6 hrs/day.

Wheel locks: can't set the short levers. With 6" extensions, locks and unlocks both sides independently using heel of hand.

Environment: doorways 31", overall chair width 24", so it clears with 7" to spare. Carpet hall/bedroom, tile kitchen/bath.

Caregiver: spouse (79, heart failure) becomes SOB when pushing. Daughter helps 2 days a week. Client therefore has to be able to self-propel.

Recommendation
- Lightweight w/c, 16 x 16 seat
- General use cushion 16 x 16
- Brake lock extensions, 6", one per side (2 total)

Client is willing, propelled it herself, and requests it. Need is lifetime.

Tamsin Yoder, OTR/L`,
    `OFFICE NOTE, 3/11/26, with order of 3/18/26
Grady Holcomb-Ruiz MD

S: 74yo F w/ seropositive RA x 22 yrs, bilat knee OA, osteoporosis. Down to 15 ft w/ platform walker. Fell 1/9 in the hall, bruise R hip, no fx. Cane no good, wrists. MTX 15 mg/wk. Off adalimumab since 8/2025 (2 pneumonias). Bilat knee injections 11/2025 lasted 3 wks. Not interested in TKA. Husband w/ CHF, can't push without getting winded. Pilar there Tues & Sat.

O: 62 in, 131 lb. Both hands ulnar drift, MCPs puffy. Knees lack 15 deg of extension, medial tenderness R and L. Shoulders to 100. Alert, sharp.
OT 2/26: grip 6 lb R / 5 lb L. Std w/c 10 ft. Ltwt 120 ft.

A: 1) M05.79 2) M17.0 3) M81.0. Mobility limitation keeps her from getting to the toilet, kitchen, bed safely and on time. Cane and walker don't solve it. Cannot self-propel a standard chair in the home, can and does in a lightweight.

P: K0003 x1, 16x16. E2601 x1, sore after an hour on the bare sling. E0961 x2, 6 inch, since her grip won't work the short handles. Red Mesa Home Medical to supply. LON 99/lifetime. Home measures fine, 31 in doors vs 24 in chair.

GHR 3/18/26`,
    `**LETTER OF MEDICAL NECESSITY**

**Patient Name:** Luz Baca-Thornquist
**Date of Birth:** June 30, 1951
**Insurance:** Medicare Part B, Medigap secondary
**Supplier:** Red Mesa Home Medical

### Background
Mrs. Baca-Thornquist is a 74-year-old woman with long-standing rheumatoid arthritis of multiple joints, osteoarthritis in both knees, and osteoporosis. She lives with her husband, who is unable to push her without becoming breathless.

### Functional Limitations
- **Ambulation:** limited to 15 feet using a platform walker
- **Pain:** 8/10 in the knees at that distance
- **Hand strength:** 6 pounds (right) and 5 pounds (left)
- **Fall history:** one fall on January 9, 2026, resulting in a bruise to the right hip

### Treatments Tried
1. **Medication:** methotrexate weekly continues; adalimumab discontinued in August 2025 because of recurrent pneumonia
2. **Injections:** bilateral knee steroid injections in November 2025, with three weeks of benefit
3. **Cane:** unsuccessful, as the wrists cannot tolerate weight bearing
4. **Standard wheelchair:** 10 feet only

### Requested Equipment
- **Lightweight wheelchair (K0003), quantity 1.** She propelled this chair 120 feet without a break, which is twelve times as far as the standard model.
- **General use seat cushion (E2601), quantity 1.** About six hours of daily sitting; discomfort on the sling seat within an hour.
- **Wheel lock extensions (E0961), quantity 2.** Enable her to lock both wheels independently despite weak grip.

### Conclusion
The chair fits through the home's 31-inch doorways and gives her access to the bathroom, kitchen and bedroom. She has expressed her willingness to use it. Length of need is lifetime.

Grady Holcomb-Ruiz, MD
March 18, 2026`,
    `Phone note for the wheelchair file, Delia Montoya LPN

Talked with Luz 3/16. She told me she's been holding off on drinking so she won't have to go to the bathroom, that's how bad it has gotten. She has fallen once already, Jan 9th, hallway, going to the bathroom, black and blue on the right hip but nothing broken. She gets 15 ft on the platform walker and then her knees hurt too much to go on.

Home is her and Orrin. He's 79 with heart failure and gets short of breath if he pushes her, so it has to be a chair she can run on her own. Pilar comes by Tuesdays and Saturdays. Carpet in the hall and bedroom. Tile in kitchen and bath.

Tamsin from OT was out there Feb 26 with two chairs. Regular one, ten feet and stuck. The lighter one she took 120 ft, using her feet too, never stopped. Her grip is 6 lbs on the right and 5 on the left. She couldn't work the little brakes at all but with the long handles (6 inch) she did both sides herself with the heel of her hand. Sat on the bare seat for an hour and her bottom was sore, no skin breakdown, she can scoot and shift ok. Figures to be in it around 6 hrs a day.

Dr. Holcomb-Ruiz saw her on the 11th and signed today 3/18.

Need: lightweight w/c K0003, 1. Cushion E2601, 1. Brake extensions E0961, 1 per wheel so 2. All through Red Mesa. Medicare B then the Medigap. For life.

Reach her at 505-555-0162.`,
    `To: Medicare Part B reviewer
Subject: L. Baca-Thornquist, reply to your question about why K0003 and not K0001

We understand that a lightweight wheelchair is covered when the beneficiary cannot self-propel in a standard wheelchair in the home, but can and does in a lightweight one. We believe our patient is that beneficiary, and here is why.

1. Standard wheelchair. It was tried in her own house on 26 February 2026 with our occupational therapist. On carpet she moved ten feet and could push no farther. Her grip is six pounds on one side and five on the other.

2. Lightweight wheelchair. Tried on the same visit. One hundred twenty feet, by hand and foot, without a pause.

3. Cane or walker. Her wrists rule out the cane. With the platform walker her limit is 15 feet. She has already gone down once, in January, in the hallway.

4. Someone else to push. Orrin, her husband, has heart failure that leaves him breathless when he does, and their daughter is there two days out of seven.

5. Home. Door openings are 31 inches; the chair measures 24 across. It will go from bedroom to kitchen to bathroom.

6. Accessories. Two six-inch lock extensions, because with her hands the short levers stay where they are. One 16 by 16 general use cushion, for six or so hours of sitting a day; skin is whole and she repositions herself, so we are not asking for anything more than general use.

We have known Luz for 28 years. At 74 she is clear in her mind, and she is the one asking for this chair. We hope this settles it.

With kind regards from all of us,
Grady Holcomb-Ruiz, MD, for the practice`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
