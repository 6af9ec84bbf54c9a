import type { CorpusCase } from '../corpus-case.ts';

/** A geriatrician, a spine nurse, an occupational therapist, an orthotic clerk, a granddaughter and a second-opinion memo speak for an old seamstress with a broken vertebra. */
export const lumbarBraceOsteoporosisSeamstress: CorpusCase = {
  id: 'lumbar-brace-osteoporosis-seamstress',
  today: '2026-04-29',
  facts: {
    case_id: 32109,
    patient: {
      first_name: 'Perpetua',
      last_name: 'Lindgren-Asante',
      dob: '1947-01-19',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '108 lb',
      address: '17 Granary Row, Willet Lake, MN 55999',
      phone: '(218) 555-0144',
      mrn: 'WLG-27763',
    },
    diagnoses: [
      {
        code: 'M80.08XA',
        description:
          'Age-related osteoporosis with current pathological fracture, vertebra(e), initial encounter for fracture',
      },
      { code: 'M48.061', description: 'Spinal stenosis, lumbar region without neurogenic claudication' },
    ],
    items: [
      {
        item: 'Lumbar-sacral orthosis, sagittal control, with rigid anterior and posterior panels, posterior extends from sacrococcygeal junction to T-9 vertebra, prefabricated, off-the-shelf',
        hcpcs: 'L0648',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        size: 'small',
        color: 'white',
        justification:
          'On 2026-04-13 she lifted a bolt of cloth from the floor and felt a crack in her back. MRI on 2026-04-17 showed a fresh compression fracture of the second lumbar vertebra with 35% loss of height, edema and no fragment in the canal; the canal at L4-L5 is narrowed to 9 mm. Bone density of the hip on 2026-02-03 had a T-score of -3.4. Pain on standing is 8 of 10, and she stands for 6 minutes; lying down it is 2 of 10. An elastic belt worn from 2026-04-18 to 2026-04-24 did not lower the pain and rode up to the ribs. With a rigid sample on 2026-04-24 she stood for 19 minutes and pain was 4 of 10. To be worn when out of bed for 10 weeks.',
      },
      {
        item: 'Reaching/grabbing device, any type, any length, each',
        hcpcs: 'A9281',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 year',
        length: '32 inches',
        justification:
          'She must not bend or twist or lift more than 5 lb for 10 weeks. In the kitchen she has bent for pans in a low cupboard 4 times a day. With a 32-inch reacher on 2026-04-24 she took a pan and a sock from the floor without bending.',
      },
    ],
    provider: { name: 'Gustav Oyelaran-Hill, MD', npi: '1417590862', date_signed: '2026-04-29' },
    seen: [
      '2026-04-17, at Willet Lake Geriatrics, by Gustav Oyelaran-Hill, MD: tender over the second lumbar vertebra, leg strength 5 of 5 on both sides, reflexes equal, no numbness, bladder and bowel normal.',
      '2026-04-24, at Willet Lake Geriatrics, by Imani Sorensen, OT: waist 28 inches, skin of back and belly intact, closes the front panel herself, sits on the edge of the bed by rolling on her side.',
    ],
    told: [
      'Who pays? North Prairie Senior Health',
      'Who supplies? Pinewood Orthopedic Appliances',
      'Work? Retired seamstress who still sews choir robes at home',
      'Lives with whom? Alone in an apartment on the ground floor; her granddaughter Saffron comes each evening',
      'Medicines? Acetaminophen 1,000 mg 3 times a day; zoledronic acid planned for 2026-05-20; oxycodone 2.5 mg made her dizzy and was stopped on 2026-04-19',
      'Vertebroplasty? Not wished',
      'Falls? None in the past year',
      'Lung disease? None',
    ],
    answered: [],
  },
  notes: [
    `Willet Lake Geriatrics
April 29, 2026

Dear North Prairie Senior Health,

Ms. Perpetua Lindgren-Asante is 79 and weighs 108 pounds, and sixteen days ago she picked a bolt of cloth up off the floor and felt her back crack. She was a seamstress by trade and sews still: choir robes, at home. Her hip T-score in February was minus 3.4, so it didn't take much.

The MRI on the 17th shows the second lumbar vertebra freshly compressed by about a third. Nothing has been pushed back into the canal. Lower down, at L4-L5, the canal is tight at 9 mm, but she has no claudication. On exam that day she was tender at L2 and neurologically intact: full strength, equal reflexes, no numbness, normal bladder and bowel.

The trouble is that she can't be upright. Pain is 2 lying, 8 standing, and six minutes is her limit. At 79 bed rest is poison. Muscle goes, lungs close, clots form, and bone, which she can't spare, thins faster still. And the usual way to get an old person up, an opioid, has failed already. Oxycodone at only 2.5 mg made her dizzy, and it was stopped on the 19th. A dizzy woman with bones like these is one fall from a hip fracture.

She doesn't want vertebroplasty. That leaves a brace. The elastic kind was useless in six days. A rigid one, tried on the 24th, gave her nineteen minutes of standing and halved the pain.

I order L0648, small, for ten weeks whenever she is out of bed. And a reacher, A9281, so she needn't bend.

With thanks,
Gustav Oyelaran-Hill, MD
NPI 1417590862`,
    `SPINE / OSTEOPOROSIS NURSE INTAKE

Lindgren-Asante P., F, 79, WLG-27763
Ht 5'1"   Wt 108 lb   Waist 28"

Event: 4/13/26, lifting bolt of fabric from floor, felt a crack. No fall (none in past yr).

MRI 4/17/26
 • L2 acute compression fx, 35% height loss
 • marrow edema +
 • no retropulsion
 • L4-5 canal 9 mm

DXA 2/3/26: hip T -3.4

Neuro 4/17 (Dr. O-H): 5/5 LE bilat, DTRs =, sensation ok, B/B normal

Pain: supine 2, standing 8
Standing tolerance: 6 min

Meds
 • APAP 1 g TID (3 g/day)
 • oxycodone 2.5 mg -> dizzy -> stopped 4/19
 • zoledronic acid planned 5/20/26, three weeks from signature

Bracing hx
 • elastic belt 4/18 to 4/24: rode up to ribs, pain same
 • rigid LSO sample 4/24: pain 4, stood 19 min

Skin: back + abd intact
Lungs: no lung disease, so no reason to fear a snug front panel on that account

Lives alone, ground-floor apt. Granddaughter Saffron every evening.

Needs
 L0648 size S white x1
 A9281 32" x1

Restrictions x10 wk: no bend, no twist, no lift >5 lb

Dx: M80.08XA, M48.061

Payer: North Prairie Senior Health. Vendor: Pinewood Orthopedic Appliances. MD signs 4/29/26.`,
    `OCCUPATIONAL THERAPY: BRACE AND REACHER TRIAL
Imani Sorensen, OT
Seen April 24, 2026

Why I was asked. Ms. Lindgren-Asante broke L2 eleven days before our session. She is on her own all day, until her granddaughter arrives in the evening, so whatever she is given she has to be able to put on by herself.

What she could do before the trial. Stand six minutes, at pain of 8. That isn't long enough to cook an egg and eat it, wash up and get to the bathroom. She gets up from bed by the log-roll: onto the side, then legs over the edge, then sit. Good technique for a vertebral fracture.

Trial 1, rigid LSO. Stood 19 minutes. Pain 4. That is thirteen minutes more and half the pain. She closed the front panel herself. Her skin was intact. Waist 28 inches; size small.

Trial 2, reacher of 32 inches. Picked up a pan. Picked up a sock. Did not bend for either.

What the brace does. In flexion the front of a lumbar vertebra takes the load, and the front is what has collapsed. Rigid panels front and back limit flexion. An elastic belt reminds the wearer not to bend but doesn't stop it; hers, moreover, crept up to the ribs.

What the reacher does. Her pans are in a low cupboard and she was bending for them four times a day. Multiply by the 70 days of restriction and you have 280 bends avoided. A brace prevents bending, so without a reacher the floor and low shelves would be out of reach altogether.

Recommendation. L0648, one. A9281, one.

Not recommended at this time. Custom-made TLSO; the fracture is at L2 and an off-the-shelf model reaching up to T9 suffices.`,
    `PINEWOOD ORTHOPEDIC APPLIANCES
PRIOR AUTH COVER LETTER

DATE OF ORDER: 04/29/2026
PLAN: NORTH PRAIRIE SENIOR HEALTH
MEMBER: PERPETUA LINDGREN-ASANTE, 01/19/1947
ADDRESS: 17 GRANARY ROW, WILLET LAKE, MN 55999
TELEPHONE: 218-555-0144
MD: GUSTAV OYELARAN-HILL, NPI 1417590862

To whom it may concern,

Enclosed is the request for the following:

1) L0648 Lumbar-sacral orthosis, sagittal control, rigid anterior and posterior panels, prefab, off-the-shelf. Qty: 1. Size: S. Color: white. Frequency limit: 1 in 3 years.

2) A9281 Reaching/grabbing device. Qty: 1. Length: 32 in. Frequency limit: 1 in 1 year.

Coverage of lumbar orthoses under most plans follows four indications: to reduce pain by restricting mobility of the trunk; to facilitate healing after an injury to the spine; to facilitate healing after spinal surgery; or to support weak muscles or a deformed spine. Of these the first two apply. Our member has a current pathological fracture due to age-related osteoporosis (M80.08XA). She also carries spinal stenosis, lumbar region, without neurogenic claudication (M48.061).

A lower-cost elastic belt was worn for about a week and didn't reduce pain. A rigid model was then sampled, successfully, on 04/24/2026.

We are aware that A9281 is considered a non-covered convenience item by many payers. Kindly review on an individual basis. The member lives by herself and has been told not to bend, twist or lift over five pounds for ten weeks, i.e. into early July if counted from the order.

No custom fitting is billed. Code L0648 is the off-the-shelf version; L0631 would be the custom-fitted one.

Sincerely,
Authorization Desk`,
    `Hello,

I'm Saffron, Perpetua's granddaughter. I go over to her apartment every evening. I'm putting this on paper since the person reading won't see her.

My grandmother was a seamstress. She's retired and still makes the choir robes. On April 13 she bent for a bolt of fabric and something cracked. It turned out to be a bone in the low back. The second lumbar. The doctor says it lost 35% of its height.

I'll give you her pain in numbers. Lying down it's a 2. Standing it's an 8, and she stands for six minutes. She's alone until I come. I can't be there at noon.

They tried a stretchy belt on her. It climbed up under her ribs and did nothing. They tried a pain pill, oxycodone, a tiny one. It made her dizzy, so it was stopped, and she's on Tylenol three times a day. There's a procedure with cement but she doesn't want that, and it's her back. On May 20 she gets an infusion for her bones, which won't do anything for the pain now.

Then on April 24 the OT, Imani, strapped a hard brace on her. Nineteen minutes! Pain of 4! And she did the front up on her own.

Imani also gave her a grabber to try. She got a sock off the floor with it. Her pans are in the bottom cupboard and she'd been bending for them four times a day, which is exactly what she isn't supposed to do.

So, one brace and one grabber. She's five foot one and a hundred and eight pounds; a small will do. Ten weeks, then we'll see.

Saffron, on behalf of Perpetua Lindgren-Asante, Willet Lake`,
    `MEMORANDUM

TO:      Reviewing physician, North Prairie Senior Health
FROM:    Office of G. Oyelaran-Hill, MD (1417590862)
RE:      Lindgren-Asante / bracing of an osteoporotic L2 fracture
DATE:    29 April 2026

1. Question
   Is a rigid LSO reasonable in a 79-year-old with an acute vertebral compression fracture?

2. Facts
   a. Fracture: L2, 13 April 2026, low-energy (lifting). MRI 17 April: edema, 35% height loss, canal clear at that level.
   b. Bone: T-score -3.4, hip, 3 February 2026. By the WHO definition osteoporosis begins at -2.5.
   c. Neurology: intact. Strength 5/5. No sphincter disturbance.
   d. Stenosis: L4-L5, 9 mm.
   e. Analgesia: acetaminophen 3 g/day. Opioid not tolerated (dizziness).
   f. Procedure: vertebroplasty declined.
   g. Function: see table.

   Condition          Standing    Pain
   No brace           6 min       8/10
   Rigid sample       19 min      4/10
   Supine             n/a         2/10

3. Evidence
   Trials of bracing in osteoporotic fractures are small and mixed. Some report better posture, strength and pain with a brace; others find little difference. In such a field the response of the individual patient deserves weight. Hers was measured: time tripled, pain halved.

4. Risks of bracing
   Skin breakdown, weakening of trunk muscles, restricted breathing. Her skin is intact; wear is limited to ten weeks and to hours out of bed; she has no lung disease.

5. Alternatives
   Elastic belt: failed, 18 to 24 April. Opioids: stopped 19 April. Cement: not wished. Bed: harmful.

6. Second item
   Reacher (A9281), 32 in, trialed with success. Supports the no-bending rule.

7. Request
   L0648 x 1, A9281 x 1. Diagnoses M80.08XA and M48.061. Treatment of the osteoporosis itself is arranged (zoledronic acid, 20 May).`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
