import type { CorpusCase } from '../corpus-case.ts';

/** A surgeon, a hand therapist, a questionnaire of the payer, a resident and others write for a tile setter whose broken elbow has stiffened. */
export const elbowContractureTileSetter: CorpusCase = {
  id: 'elbow-contracture-tile-setter',
  today: '2026-10-30',
  facts: {
    case_id: 27107,
    patient: {
      first_name: 'Concetta',
      last_name: 'Radwanski',
      dob: '1979-07-06',
      gender: 'female',
      height: '5 ft 3 in',
      weight: '147 lb',
      address: '812 Ferry Basin Avenue, Unit 2, Port Lissard, NJ 07999',
      phone: '(201) 555-0175',
      mrn: 'PLO-68210',
    },
    diagnoses: [
      { code: 'M24.522', description: 'Contracture, left elbow' },
      {
        code: 'S52.022D',
        description:
          'Displaced fracture of olecranon process without intraarticular extension of left ulna, subsequent encounter for closed fracture with routine healing',
      },
    ],
    items: [
      {
        item: 'Dynamic adjustable elbow extension and flexion device, includes soft interface material',
        hcpcs: 'E1800',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Left side. Rental for 3 months. She fell 1.8 m from a scaffold at work on 2026-05-19 and broke the left olecranon; plate and screws on 2026-05-22. On 2026-06-15 the left elbow moved from 52 to 88 degrees, on 2026-08-27 from 38 to 104 degrees and on 2026-10-15 from 36 to 106 degrees. 30 visits of hand therapy from 2026-06-15 to 2026-10-09. A static progressive splint, worn at night from 2026-09-01 to 2026-09-22, made the left ring and little fingers numb and was stopped; the numbness was gone by 2026-10-15. To be worn 3 times a day for 45 minutes, toward extension twice and toward flexion once.',
      },
      {
        item: 'Elbow orthosis (EO), with adjustable position locking joint(s), prefabricated, item that has been trimmed, bent, molded, assembled, or otherwise customized to fit a specific patient by an individual with expertise',
        hcpcs: 'L3760',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '12 months',
        size: 'medium',
        justification:
          'Left side. For work on light duty, locked at 90 degrees while she carries. The muscle in front of the elbow tires: flexion strength left 9 kg, right 21 kg on 2026-10-15. A soft sleeve did not hold the position. The forearm is trimmed to 22 cm in order to clear the plate, which can be felt under the skin.',
      },
    ],
    provider: { name: 'Galen Whitcombe-Sato, MD', npi: '1184037562', date_signed: '2026-10-30' },
    seen: [
      '2026-05-22, operation by Galen Whitcombe-Sato, MD: plate and screws of the left olecranon.',
      '2026-08-27, in clinic, by Galen Whitcombe-Sato, MD: 38 to 104 degrees, DASH 52.',
      '2026-10-09, last visit of hand therapy, by Maeve Tollinger, OTR/L, CHT: gain of 2 degrees in the last 4 weeks, hard work at home with stretches 4 times a day.',
      '2026-10-15, in clinic, by Galen Whitcombe-Sato, MD: 36 to 106 degrees, soft end feel, DASH 44, ulnar nerve normal; film: fracture healed, no heterotopic bone, joint even.',
    ],
    told: [
      'Who pays? Tidewater Compensation Fund (workers compensation), claim TC-44718',
      'Who supplies? Harbor Joint and Brace',
      'Lives with whom? With her mother Wanda, 79, and her daughter Ilse, 12',
      'Work? Tile setter for 22 years, on light duty since 2026-09-28',
      'Hand? Right-handed',
      'Smoking? Never',
      'Drugs? Ibuprofen 400 mg when needed',
      'Another operation? Offered as a release of the capsule; she wishes to avoid it',
    ],
    answered: [],
  },
  notes: [
    `Galen Whitcombe-Sato, MD
Orthopaedic Surgery

October 30, 2026

Tidewater Compensation Fund
Claim TC-44718
Injured worker: Concetta Radwanski
Date of injury: May 19, 2026

To the claims examiner:

Ms. Radwanski is the tile setter who fell six feet from a scaffold and broke the point of her left elbow. I plated it three days later. The bone has done what we wanted. On the film of October 15 the fracture is healed, the joint is even, and no heterotopic bone has formed. The trouble is the soft tissue. The elbow is stiff.

When therapy began in mid-June the arc of motion was 36 degrees. By late August it was 66. By the middle of October it was 70. The first gain took ten weeks; the last four degrees took seven more. That is a plateau, and her therapist says the same.

Most daily tasks need an arc from about 30 to 130 degrees of flexion. She goes from 36 to 106. She is near enough at one end and 24 degrees short at the other, and so food to the mouth or a phone to the left ear is out of range.

The end feel is soft. That is the kind of contracture that yields to low load over a long time, which is what E1800 delivers. A static progressive splint was tried for three weeks in September; it numbed her ring and little fingers and we stopped it. Sensation has recovered.

The alternative is a capsular release. I have offered it. She would rather avoid it, and I would rather try three months of rental first; an operation costs the Fund far more, and time off work besides.

I also order L3760 for the left elbow, to be locked at 90 degrees when she carries things on light duty.

G. Whitcombe-Sato, MD
NPI 1184037562`,

    `HAND THERAPY DISCHARGE/DME RECOMMENDATION

Pt: C. Radwanski   47F   R-handed   MRN PLO-68210
Therapist: Maeve Tollinger, OTR/L, CHT
Dx: M24.522 L elbow contracture; S52.022D s/p ORIF L olecranon 5/22/26
Visits: 30 (6/15/26-10/9/26, just under 17 wks)

ROM (L elbow)

Date       Ext/Flex     Arc
6/15       52-88        36
8/27       38-104       66
10/15      36-106       70

Rate of change
6/15->8/27: 30 deg in 73 d
8/27->10/15: 4 deg in 49 d
Last 4 wks of therapy: 2 deg

HEP: stretches 4x/day. Worked hard at home. So effort isn't the reason.

Function: DASH 52 -> 44 (lower is better; 8 point improvement).
Strength: elbow flexion L 9 kg, R 21 kg. L = 43% of R.

Splint hx: static progressive, nights, 9/1-9/22. D/C'd due to numbness RF/SF. Compression or stretch of the ulnar nerve is the usual suspect. Nerve normal on 10/15.

Rec #1 - E1800, LEFT
Dynamic = spring load, short sessions, patient can take it off as soon as she feels tingling. 45 min x 3/day = 2 h 15 min/day. Ext, ext, flex. Three months.

Rec #2 - L3760, LEFT, size M
Work. Locks at 90. Sleeve didn't hold her. Forearm section trimmed to 22 cm, plate is palpable under skin.

Why both: one mobilizes, the other holds. You can't wear the mobilizer and carry a bucket.

Skin/nerve checks: general precaution, after each session.

Order: G. Whitcombe-Sato MD, NPI 1184037562, 10/30/26`,

    `FOR TIDEWATER COMPENSATION FUND: THE USUAL QUESTIONS, WITH ANSWERS

1) How is the device connected to the compensable injury?
Fall from a scaffold at work, 1.8 m, on 05/19/2026. Left olecranon fracture. Fixation 05/22/2026. The contracture is a direct result.

2) Is the fracture united?
Yes, film 10/15/2026.

3) Is there a bony block?
No heterotopic bone. Joint even. Soft end feel. A bony block would make stretching useless; there is none.

4) How much therapy has been done?
30 visits between June 15 and October 9. Home stretches four times a day.

5) Why not more of the same?
2 degrees gained over the final 4 weeks.

6) Has any splint been tried?
Static progressive, at night, three weeks (09/01 to 09/22). Numb ring and little fingers on the left. Stopped. Numbness gone at the October 15 visit.

7) Will a dynamic device do the same to the nerve?
It is worn awake and for 45 minutes at a time, so it can come off when symptoms begin. Asleep, she could not do that.

8) Rental or purchase? How long?
E1800: rental, one per month, three months (three rentals in all). L3760: one in 12 months.

9) What is the present work status?
Light duty since September 28. She has set tile for 22 years.

10) Dominant hand?
Right. But tile is set with two.

11) What is the aim?
A functional arc of 30-130 is the common yardstick. Present arc 36-106.

12) Any factors that delay recovery?
Never smoked. Ibuprofen 400 mg only as needed.

13) What if not approved?
The other choice is a surgical release, which has been offered and which she hopes to avoid.

Completed for Galen Whitcombe-Sato, MD (NPI 1184037562), October 30, 2026. Claim TC-44718.`,

    `so this is going to be the letter for Radwanski, Concetta, it's a comp case, Tidewater, claim number T C four four seven one eight. Forty-seven-year-old right-hand-dominant woman, she's a tile setter, twenty-two years in the trade, who on May nineteenth came off a scaffold, about six feet, and had a displaced left olecranon fracture. Dr. Whitcombe-Sato did the plate and screws on the twenty-second. She's now five months out and a bit. Healed on x-ray, no H.O., joint looks even. New paragraph. Her motion on the fifteenth of October was thirty-six to one-oh-six. Compare that with August, thirty-eight to one-oh-four, so she's picked up two degrees at each end, and compare it with June, fifty-two to eighty-eight. She's had thirty therapy visits. DASH is forty-four, was fifty-two. Ulnar nerve is normal. New paragraph. She did have some numbness in the ring and small fingers with a static progressive splint in September, three weeks of that, it was stopped and it went away. New paragraph. The plan is a dynamic elbow device, E eighteen hundred, left, rental for three months, forty-five minutes three times a day, two for extension and one for flexion. And a locking elbow orthosis, L three seven six zero, left, medium, so that she can carry at work with it locked at ninety, because the biceps side is weak, nine kilos against twenty-one. They'll trim the forearm to twenty-two centimeters because you can feel the plate. A soft sleeve did not hold. New paragraph. We did offer a capsular release and she wants to avoid it. At home she's got her mother who's seventy-nine and a twelve-year-old daughter. Codes M twenty-four point five two two and S fifty-two point oh two two D. Attending's NPI one one eight four oh three seven five six two. Date October thirtieth. Thanks.`,

    `Harbor Joint and Brace
Request for authorization

To:   Tidewater Compensation Fund
Re:   Claim TC-44718, Radwanski, Concetta, DOB 07/06/1979
From: Billing

| | Device A | Device B |
|---|---|---|
| Code | E1800 | L3760 |
| Plain name | Dynamic elbow device, extension + flexion | Locking elbow brace, prefab, custom fitted |
| Side | Left | Left |
| Size | - | Medium |
| Quantity | 1 per month | 1 per 12 months |
| Term | Rental, 3 months | - |
| When worn | 3 x 45 min a day | At work, locked at 90 degrees to carry |

Prescribing surgeon: Galen Whitcombe-Sato, MD. NPI 1184037562. Signed 10/30/2026.
Last clinic visit: 10/15/2026.

What we were given as reasons:

The elbow bends from 36 to 106 degrees and is not getting much better with therapy (30 visits, ended 10/09/2026). X-ray shows bone healed. Night splint of the static progressive type caused numb fingers and had to be stopped on 09/22/2026 after three weeks.

About the L3760. This is the version that is fitted by a person with expertise, not the one out of a box. The forearm part has to be cut to 22 cm to clear the hardware, which can be felt through the skin. An off-the-shelf brace could not be altered like that. She tried a soft sleeve and it did not hold the position.

About the E1800. Soft interface material is included in the code and is not billed extra. The rental stops after three months, unless the surgeon orders otherwise.

Delivery: 812 Ferry Basin Avenue, Unit 2, Port Lissard, NJ 07999. Phone (201) 555-0175.

Kindly send the authorization number by return.`,

    `# Medical Necessity: Left Elbow Dynamic Device and Locking Orthosis

**Injured worker:** Concetta Radwanski, 47, 5 ft 3 in, 147 lb
**Carrier:** Tidewater Compensation Fund, claim TC-44718

## Timeline

- **May 19, 2026** – Fall from scaffold (1.8 m) at work
- **May 22** – Open reduction and plate fixation, left olecranon
- **June 15** – Hand therapy begins; motion 52°–88°
- **August 27** – Motion 38°–104°; DASH 52
- **September 1–22** – Static progressive night splint; stopped for ring and little finger numbness
- **September 28** – Light duty
- **October 9** – Thirtieth and last therapy visit
- **October 15** – Motion 36°–106°; DASH 44; healed film; normal ulnar nerve
- **October 30** – Orders signed

## Analysis

The arc of motion nearly doubled, from 36° to 70°, but 30 of those 34 degrees were won before the end of August. Connective tissue remodels under sustained low load; brief manual stretching, even four times daily, provides little total end-range time. At 135 minutes a day the dynamic device would supply almost 16 hours weekly.

## Why it is likely to help her

1. Soft rather than bony end feel
2. No heterotopic ossification and an even joint surface
3. Consistent effort with home stretching
4. Never smoked

## Why the orthosis is needed as well

Her left flexors manage 9 kg compared with 21 kg on the right, a deficit of about 57%. On light duty she still carries. An adjustable lock at 90° takes the load off the tiring muscle.

## Cost perspective

Three monthly rentals compare favorably with capsular release, its anesthesia and its rehabilitation. Ms. Radwanski prefers to avoid surgery. She shares her home with her mother, aged 79, and her daughter, aged 12.

**Galen Whitcombe-Sato, MD** | NPI 1184037562`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
