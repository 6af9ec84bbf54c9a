import type { CorpusCase } from '../corpus-case.ts';

/** A rheumatologist, a hand therapist and an orthotics supplier write for a piano tuner with rheumatoid arthritis of both hands. */
export const wristHandOrthosisPianoTuner: CorpusCase = {
  id: 'wrist-hand-orthosis-piano-tuner',
  today: '2026-07-14',
  facts: {
    case_id: 10507,
    patient: {
      first_name: 'Maribel',
      last_name: 'Quansah',
      dob: '1978-03-16',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '136 lb',
      address: '3307 Millrace Avenue, Unit 5, Dunmarrow, GA 30999',
      phone: '(770) 555-0176',
      mrn: 'DRA-61458',
    },
    diagnoses: [
      {
        code: 'M05.741',
        description:
          'Rheumatoid arthritis with rheumatoid factor of right hand without organ or systems involvement',
      },
      {
        code: 'M05.742',
        description:
          'Rheumatoid arthritis with rheumatoid factor of left hand without organ or systems involvement',
      },
      { code: 'G56.01', description: 'Carpal tunnel syndrome, right upper limb' },
    ],
    items: [
      {
        item: 'Wrist hand orthosis, wrist extension control cock-up, non molded, prefabricated, off-the-shelf',
        hcpcs: 'L3908',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        size: 'small',
        color: 'black',
        justification:
          'One for the right and one for the left wrist, worn at work and housework by day, about 6 hours. Seropositive rheumatoid arthritis since 2019. Pain in the wrists with use 7 of 10 on the right and 5 of 10 on the left; grip 14 lb right and 22 lb left without support, 23 lb and 27 lb with the sample orthoses on 2026-06-30. Elastic wrist wraps from a drugstore, worn for 8 weeks from April 2026, did not hold the wrist and pain stayed at 7. Steroid injection of the right wrist in March 2026 helped for 3 weeks. Methotrexate 20 mg weekly since 2020, adalimumab every 2 weeks since May 2024.',
      },
      {
        item: 'Wrist hand finger orthosis, rigid without joints, may include soft interface material; straps, custom fabricated, includes fitting and adjustment',
        hcpcs: 'L3808',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        length: '13 inches',
        justification:
          'Right hand, at night. Ulnar drift of the fingers 25 degrees, swan neck of the middle and ring fingers, correctable by hand. Wakes 3 times a night with numb thumb, index and middle finger; nerve conduction study 2026-05-21: moderate median neuropathy at the right wrist. A prefabricated resting splint in size small was tried for 10 nights in June 2026: the finger pan was 2 cm too long and it left a red mark over the ulnar styloid for 40 minutes. Custom fabrication on her hand is needed for the drift and for the prominent ulnar styloid.',
      },
    ],
    provider: { name: 'Lucan Weatherspoon, MD', npi: '1619034782', date_signed: '2026-07-14' },
    seen: [
      '2026-06-30, in office, by Lucan Weatherspoon, MD: synovitis of both wrists and of the second and third knuckles on the right, Tinel and Phalen positive on the right, no thenar wasting, right wrist extension 30 degrees and flexion 25 degrees, left 45 and 40 degrees, DAS28 4.1.',
      '2026-06-30, in the hand clinic, by Freya Iredale, OTR/L, CHT: measurements, grip with and without sample orthoses, skin intact, puts the straps on by herself with either hand.',
    ],
    told: [
      "Who pays? Piedmont Guild Health, through her husband's employer",
      'Who supplies? Dunmarrow Orthotics',
      'Lives with whom? With her husband Kwabena and two daughters, 9 and 12',
      'Work? Piano tuner, self-employed, now 2 pianos a day instead of 4',
      'Provider specialty? Rheumatology',
      'Right- or left-handed? Right-handed',
      'What is hard at work? Turning the tuning lever against the pin',
      'What is hard at home? Lifting a full pot, opening jars',
      'Therapy? 8 visits in May and June 2026 with exercises and joint protection',
      'Surgery? Hand surgeon Dr. Petrosyan saw her 2026-06-08 and advises splinting for 3 months before a carpal tunnel release is considered',
      'Length of need? 12 months',
      'Follow-up? Hand clinic in 4 weeks, rheumatology on 2026-10-06',
    ],
    answered: [],
  },
  notes: [
    `14 July 2026

Piedmont Guild Health
Orthotics Review

RE: Maribel Quansah (3/16/1978)

Dear Reviewer,

I am the rheumatologist treating Ms. Quansah, a right-handed piano tuner, 48 years old, for seropositive rheumatoid arthritis. Both her hands are affected, and a carpal tunnel syndrome has joined it on the right. I have ordered two prefabricated cock-up wrist orthoses for the day (L3908) and one custom-fabricated resting orthosis for the right hand at night (L3808).

Her disease goes back to 2019. She has taken methotrexate, at present 20 mg a week, since 2020 and adalimumab every other week since May 2024. In spite of that her DAS28 was 4.1 on June 30, and both wrists were inflamed along with two knuckles of the right hand. Pain with use reaches 7/10 on the right and 5/10 on the left. An injection into the right wrist in March gave her three weeks of relief. Elastic wraps, which she wore for eight weeks, gave none.

The tuning lever has to be turned against the resistance of the pin, and she gets through two pianos a day where it used to be four. With sample orthoses on, her grip rose from 14 to 23 lb (right) and from 22 to 27 lb (left).

At night it is the right hand alone that needs support. Her fingers drift ulnarward by 25 degrees, the middle and ring fingers show swan-neck deformities that can still be corrected passively, and numbness rouses her three times a night. The nerve study in May graded the median neuropathy as moderate. An off-the-shelf resting splint did not fit; it marked the skin over the ulnar styloid and was two centimeters too long in the finger pan.

Dr. Petrosyan, her hand surgeon, recommends three months of splinting before surgery is weighed.

Sincerely,

Lucan Weatherspoon, MD
NPI 1619034782`,
    `HAND THERAPY EVALUATION

Patient: Quansah, Maribel   |   DOB 03/16/1978   |   MRN DRA-61458
Seen 06/30/2026   |   Report 07/14/2026
Physician: L. Weatherspoon, MD
Dominance: R
Occupation: piano tuner, self-employed

Pain w/ use (0-10): R wrist 7, L wrist 5

AROM (per MD exam, same day)
            Ext    Flex
  R wrist   30     25
  L wrist   45     40

Grip (lb)
            Without     With sample WHO
  R         14          23   (+9)
  L         22          27   (+5)

Deformity R: ulnar drift 25 deg; swan neck MF and RF, passively correctable; ulnar styloid prominent.
Sensation/night: numb thumb, IF, MF, wakes x3.
Skin: intact.
Donning: independent, straps managed with either hand.

ADL/IADL: full pots are hard to lift, jars hard to open. Work: lever use. Output down by half, to 2 pianos daily.

Previous orthotic use
 - drugstore elastic wraps, 8 wks from April: wrist not held, pain unchanged
 - prefab resting splint, small, 10 nights in June: pan too long by 2 cm, redness over ulnar styloid lasting 40 min

Therapy to date: 8 visits (May to June), exercises + joint protection

RECOMMENDATION
1. L3908 x 2 (R + L), small, black. Day wear, approx. 6 h, during work and household tasks.
2. L3808 x 1 (R), custom, 13 in. Night wear.

Plan: recheck here in 4 weeks.

Freya Iredale, OTR/L, CHT`,
    `07/14/26   QUANSAH, M.   48F

S) RA since 2019, RF+. Wrists hurt w/ use, R 7 L 5. R thumb/IF/MF go numb, up 3x/noc. Tunes 2 pianos/d, was 4. Wraps since April x8 wk no help. IA steroid R wrist 3/26, good for 3 wk. MTX 20/wk, ADA q2wk.

O) 6/30/26: synovitis B wrists, R MCP 2+3. Tinel/Phalen + R. No thenar atrophy. Wrist ext/flex R 30/25, L 45/40. DAS28 4.1. Ulnar drift R 25 deg; swan neck R MF/RF, reducible. NCS 5/21/26 mod R median neuropathy at wrist. Grip R 14 -> 23, L 22 -> 27 w/ sample splints (CHT Iredale).

A) M05.741 / M05.742, still active on MTX + ADA
   G56.01; Petrosyan 6/8: splint 3 mo before CTR considered

P) 1. L3908, one per wrist (2), daytime
   2. L3808 R, custom, noc. Prefab tried x10 nights, failed on fit: finger pan +2 cm, pressure mark at ulnar styloid.
   3. Hand clinic 4 wk. Back here 10/6.
   LON 12 mo

LW`,
    `DUNMARROW ORTHOTICS
Request for authorization

Member        Maribel Quansah, f, born 03/16/1978
Address       3307 Millrace Avenue, Unit 5, Dunmarrow, GA 30999
Phone         (770) 555-0176
Plan          Piedmont Guild Health (subscriber: the employer plan of her husband)
Prescriber    Lucan Weatherspoon, MD (1619034782)
Rx date       07/14/2026

LINE A    L3908    2 units (1 pair: RT, LT)
Prefabricated, off-the-shelf, wrist extension control. Size small, black.
Wearing schedule: by day, around six hours, at work and in the household.

LINE B    L3808    1 unit (RT)
Custom fabricated, rigid, no joints. Length 13 inches. Fitting and adjustment included.
Wearing schedule: nights.

Why line B is custom. A prefabricated splint, size small, was worn for ten nights last month. In the finger pan it exceeded her hand by 2 cm. Over the ulnar styloid, which is prominent, it caused a red mark that took 40 minutes to go. The 25-degree ulnar drift has to be built into the shape.

Why lines A and B are not duplicates. A is for work, with the fingers free to use; B is for rest, with fingers and wrist supported. A is worn while awake, B during sleep.

Diagnoses: M05.741, M05.742, G56.01
Duration: 12 months
Quantity against limits: two of two (L3908), one of one (L3808).

Therapist's measurements taken on 06/30/2026 by Freya Iredale, OTR/L, CHT.`,
    `# Letter of Medical Necessity

**Patient:** Maribel Quansah
**Date of birth:** March 16, 1978
**Insurer:** Piedmont Guild Health
**Prescriber:** Lucan Weatherspoon, MD, NPI 1619034782

## Diagnoses
- **M05.741 / M05.742:** Rheumatoid arthritis with rheumatoid factor, right and left hand
- **G56.01:** Carpal tunnel syndrome, right

## Requested Orthoses
| Orthosis | Code | Side | Wear |
|---|---|---|---|
| Prefabricated wrist cock-up | L3908 | Right and left | Day |
| Custom wrist hand finger orthosis | L3808 | Right | Night |

## Functional Limitations
Ms. Quansah is a self-employed piano tuner and mother of two. On account of her disease she:
- tunes half as many pianos a day as before
- has difficulty lifting a full pot and opening jars
- wakes three times nightly with numbness of the thumb, index, and middle fingers

## Clinical Findings (June 30, 2026)
- **Synovitis:** both wrists, right second and third knuckles
- **Nerve compression signs:** Tinel and Phalen positive on the right
- **Range of motion:** right wrist 30° extension, 25° flexion; left 45° and 40°
- **Disease activity:** DAS28 4.1

## Prior Treatment
- **Medication:** methotrexate since 2020, adalimumab since 2024
- **Injection:** right wrist, March 2026, with benefit limited to 3 weeks
- **Therapy:** 8 visits, May–June 2026
- **Elastic wraps:** 8 weeks, without benefit
- **Prefabricated resting splint:** 10 nights, poor fit and skin marking

## Expected Outcome
With sample orthoses, right-hand grip improved by 9 lb (about 64%) and left-hand grip by 5 lb. Splinting is also the hand surgeon's advice before a carpal tunnel release is considered.

## Conclusion
These three orthoses are medically necessary for a period of 12 months.

*Lucan Weatherspoon, MD*
*07/14/2026*`,
    `Piedmont Guild Health
Attn: Medical Director

July 14, 2026

Our patient Maribel Quansah: orthoses for both wrists and for the right hand

Dear Doctor,

please allow us to set out why three orthoses, and not one, are ordered.

During the day Mrs. Quansah needs both wrists steadied. She tunes pianos for a living. Her stronger hand should be the right, since she is right-handed; in fact it is the weaker, at 14 pounds against 22. In our hand clinic she gripped with 23 and 27 pounds once the sample orthoses were on. The drugstore wraps, by contrast, let the wrist give, and her pain stayed where it was.

During the night she needs something else. Three times she is awakened by a thumb and two fingers that have gone numb, and the electrical study of May 21 confirms why: a median neuropathy at the right wrist, moderate in degree. On the same hand the fingers deviate toward the little-finger side, 25 degrees of it. All of that is still correctable by hand, and splinting is meant to keep it so. The ready-made splint could not be kept: ten nights of a finger pan that overshot by 2 cm, and a red mark over the bone at the wrist that stayed for forty minutes, settled it.

The left hand will have no night orthosis. For that side the day support is all that is ordered.

Her surgeon, Dr. Petrosyan, wants three months of splints before thinking about an operation. We shall see her in the hand clinic in four weeks and in rheumatology on October 6.

With best regards,
Lucan Weatherspoon, MD`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
