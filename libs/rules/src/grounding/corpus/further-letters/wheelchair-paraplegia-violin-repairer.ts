import type { CorpusCase } from '../corpus-case.ts';

/** A repairer of violins with a complete thoracic lesion asks for a lighter chair, a cushion and a back. */
export const wheelchairParaplegiaViolinRepairer: CorpusCase = {
  id: 'wheelchair-paraplegia-violin-repairer',
  today: '2026-06-09',
  facts: {
    case_id: 29102,
    patient: {
      first_name: 'Tamsin',
      last_name: 'Okonjo-Reyes',
      dob: '1991-08-02',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '131 lb',
      address: '208 Tannery Court, Lower Juniper, OR 97999',
      phone: '(541) 555-0168',
      mrn: 'CBR-11853',
    },
    diagnoses: [
      { code: 'G82.21', description: 'Paraplegia, complete' },
      {
        code: 'S24.113S',
        description: 'Complete lesion at T7-T10 level of thoracic spinal cord, sequela',
      },
      { code: 'M75.41', description: 'Impingement syndrome of right shoulder' },
    ],
    items: [
      {
        item: 'Ultralightweight wheelchair',
        hcpcs: 'K0005',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'copper',
        size: 'seat 16 in wide, 17 in deep',
        justification:
          'Her only means of moving about, for about 14 hours a day. She has not been able to stand or walk since a climbing accident on 2013-09-21. Her present chair, a high strength lightweight wheelchair of February 2020, weighs 34 lb, has an axle that cannot be moved, and its frame is cracked at the left caster housing. The chair ordered weighs 17 lb and its axle can be set 3 in forward. In a trial at home from 2026-04-20 to 2026-05-04 the pain of her right shoulder fell from 6 to 3 of 10 and the pushes for 10 m from 11 to 7. She lifted the trial chair into her car alone, which she cannot do with the present one.',
      },
      {
        item: 'Skin protection and positioning wheelchair seat cushion, adjustable, width less than 22 inches, any depth',
        hcpcs: 'E2624',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        size: '16 x 17 in',
        justification:
          'She has no feeling below T8. A stage 2 pressure ulcer over the right ischium closed on 2026-01-30 after 9 weeks of care. Her pelvis stands 2 cm lower on the right. Pressure mapping on 2026-04-20: peak 178 mmHg under the right ischium on her foam cushion, 96 mmHg on the adjustable cushion. She checks her skin with a mirror every evening.',
      },
      {
        item: 'Positioning wheelchair back cushion, posterior, width less than 22 inches, any height',
        hcpcs: 'E2613',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        justification:
          'She has no control of the lower trunk. On the sling back of the present chair she slumps and leans to the right after about 40 minutes. With the contoured back she sat upright for 2 hours on 2026-04-20. The back is 14 in high and leaves the shoulder blades free.',
      },
    ],
    provider: { name: 'Hollis Waverly-Nkemelu, MD', npi: '1730561942', date_signed: '2026-06-09' },
    seen: [
      '2026-04-20, seating clinic, by Perpetua Lindqvist, PT, ATP: arm strength 5/5 on both sides except right shoulder abduction 4/5; hip, knee and ankle strength 0/5; independent sliding transfers; skin whole.',
      '2026-05-19, in clinic, by Hollis Waverly-Nkemelu, MD: painful arc of the right shoulder from 70 to 110 degrees, positive Hawkins test on the right, left shoulder free of pain, ischial skin whole.',
      '2026-05-26, ultrasound of the right shoulder: thickened supraspinatus tendon, no tear.',
    ],
    told: [
      'Who pays? Cedar Basin Mutual',
      'Who supplies? Spokehouse Mobility',
      'Lives with whom? With her son Ivo, who is 6',
      'Home? Ground-floor flat with a ramp, doors 31 in wide',
      'Work? Repairs violins in a workshop 30 hours a week',
      'Driving? Drives a car with hand controls',
      'Power wheelchair? Considered; it would not go into her car and she propels well by hand',
      'Treatment of the shoulder? Physical therapy, 12 sessions from 2026-02-03 to 2026-04-14, with little relief',
    ],
    answered: [],
  },
  notes: [
    `SEATING AND MOBILITY EVALUATION: NARRATIVE

Client: Tamsin Okonjo-Reyes
Evaluated: April 20, 2026
Evaluator: Perpetua Lindqvist, PT, ATP
Referring physician: Hollis Waverly-Nkemelu, MD

HISTORY
Tamsin sustained a complete thoracic cord injury in a climbing accident in September 2013, when she was 22. She has neither stood nor walked since. She works thirty hours a week at a violin bench, drives with hand controls, and is raising a six-year-old, Ivo, in a ground-floor flat with a ramp.

CURRENT EQUIPMENT
K0004-type chair from February 2020, now over six years old. Thirty-four pounds. Fixed axle. There is a crack in the frame at the left caster housing, which I regard as a safety matter: a caster that lets go pitches the rider forward.

STRENGTH AND FUNCTION
Upper limbs 5/5 throughout with one exception, abduction of the right shoulder, 4/5. Lower limbs 0/5 at hips, knees and ankles. She transfers by sliding, without help.

POSTURE
The pelvis drops 2 cm on the right. On her sling back she begins to slump rightward at about forty minutes. On a contoured back, 14 inches tall and below the scapulae, she remained erect for two hours.

PRESSURE
Foam: 178 mmHg peak, right ischium. Adjustable skin protection cushion: 96 mmHg. That is a fall of 82 mmHg, or 46 percent.

TRIAL
Two weeks at home in an ultralight chair at 17 lb, exactly half the mass of hers, ended May 4. Pushes for ten meters: 11 before, 7 after. Shoulder pain: 6/10 before, 3/10 after. She got the chair into her car without anybody's help.

RECOMMENDATIONS
K0005, 16 x 17 seat, copper. E2624, same dimensions. E2613, posterior back.

A forward axle brings the wheel under the hand, lengthens the push and lowers the force of each stroke. Clinical guidelines on preserving the arms after spinal cord injury recommend just that: the lightest chair possible, adjustable, with the axle as far forward as stability allows.`,
    `June 9, 2026

Cedar Basin Mutual

RE: Tamsin Okonjo-Reyes, DOB 08/02/1991, MRN CBR-11853

To Whom It May Concern:

This letter supports the provision of an ultralightweight manual wheelchair, a seat cushion and a back for my patient, who is thirty-four years old and has complete paraplegia (G82.21) as the sequela of a complete lesion at T7-T10 (S24.113S).

Her arms are her legs. That is the whole argument, really, and what follows are only the particulars. She spends some fourteen of her waking hours in the chair. She lifts herself with her arms from bed to seat and from seat to car. On May 19 I found a painful arc between 70 and 110 degrees in the right shoulder with a positive Hawkins sign; the left was painless. A week later ultrasound showed a thickened supraspinatus tendon, fortunately without a tear. The diagnosis is impingement (M75.41). Twelve physical therapy sessions between early February and mid-April brought little relief. That does not surprise me, since she went on pushing a 34-pound chair in between.

We could wait for the tendon to tear. A tear in somebody who bears weight on her arms means months of dependence after surgery, and there is a small boy at home who depends on her.

In the two-week home trial of the chair requested, her pain dropped by half and she needed four fewer strokes per ten meters.

As to the cushion: she cannot feel where she sits. She had a stage 2 ulcer at the right ischium that took nine weeks to close, until January 30. The skin was whole when I looked last month, and I should like it to stay so. As to the back: with no command of the lower trunk she cannot hold herself up, and the old sling does not hold her either.

I considered a power chair with her. It would not go into the car she drives, and she propels well.

Please approve K0005, E2624 and E2613, one of each.

Yours truly,

Hollis Waverly-Nkemelu, MD
NPI 1730561942`,
    `From: Spokehouse Mobility, order desk
To: Cedar Basin Mutual, prior auth
Subject: Okonjo-Reyes, T. / K0005 + E2624 + E2613

Hi team,

Prior auth request for the member below. All three are purchases, all three are quantity 1.

Member: Tamsin Okonjo-Reyes, F, 08/02/1991
Address: 208 Tannery Court, Lower Juniper, OR 97999
Phone: (541) 555-0168
Ordering MD: Hollis Waverly-Nkemelu, NPI 1730561942
Order date: 6/9/26

Line 1: K0005, ultralight, copper, seat 16W x 17D, limit 1 / 5 yrs
Line 2: E2624, adjustable skin protection + positioning cushion, 16 x 17, limit 1 / 3 yrs
Line 3: E2613, posterior positioning back, under 22 in, 14 in tall, limit 1 / 3 yrs

Dx on all lines: G82.21, S24.113S. M75.41 belongs to line 1.

You usually ask why a K0004 won't do, so here it is up front: she's in one. It dates from Feb 2020, so it is past the 5 year mark. Axle isn't adjustable, frame's cracked by the L caster. It weighs 34 lb and she can't load it in the car by herself. The one on order is 17 lb and she could (trial 4/20 to 5/4).

Doors at home are 31 in, ramp at the entrance. A 16 in chair is as a rule some 24 or 25 in wide overall, so it'll clear.

The PT is also an ATP (Perpetua Lindqvist), she did the evaluation and the mapping on 4/20. Mapping: 178 on foam vs 96 on the E2624.

Please don't split the lines. A chair without cushion and back isn't much use to someone w/o sensation below T8.

Thx
Order desk`,
    `Dictated for Dr. Waverly-Nkemelu. This is a letter to Cedar Basin Mutual concerning Okonjo-Reyes, first name Tamsin, T-A-M-S-I-N, medical record number CBR-11853. New paragraph. Miss Okonjo-Reyes is a 34-year-old right, correction, strike right, a 34-year-old woman with T8 complete paraplegia, going on thirteen years now, she was injured climbing on the 21st of September 2013 and has neither stood nor walked since. She gets about exclusively in a manual wheelchair, roughly 14 hours out of the 24. New paragraph. She was seen in the seating clinic on April 20 and in our clinic on May 19. In the legs there is zero power from the hips down to the ankles. In the arms power is full apart from a four out of five on abducting the right shoulder, which is the painful one, Hawkins positive, painful arc 70 to 110. The ultrasound of May 26 has a thick supraspinatus, no tear. She did a dozen visits of PT, little relief. New paragraph. The current chair is a six-year-old high strength lightweight, 34 pounds, the axle is where it is and cannot be changed, and the frame has a crack at the left front where the caster sits. New paragraph. She tried an ultralightweight at 17 pounds for a fortnight and the pain came down from six to three, and she went from 11 pushes to 7 over 10 meters. New paragraph. She has had a stage two over the right ischial tuberosity, healed January 30, it took nine weeks. She examines her skin every evening in a mirror. The pressure under that same ischium was 178 on foam and 96 on the adjustable one. Sitting on the sling she lists to the right after 40 minutes and on the formed back she did two hours. New paragraph. We order K0005, E2624, E2613, number one each. Period. Thank you. End of dictation.`,
    `**Request for Expedited Review: Manual Wheelchair, Cushion and Back**

**1. Who is the patient?**
A 34-year-old luthier, Ms. Tamsin Okonjo-Reyes, with complete paraplegia. She stands 168 cm tall and weighs 59 kg.

**2. What is requested?**
- Ultralightweight wheelchair (K0005), copper
- Adjustable skin protection and positioning cushion (E2624)
- Posterior positioning back (E2613)

**3. Can she walk, with or without a device?**
No. A cane, a walker or crutches are of no use to a person whose legs have no voluntary power.

**4. Can she use a standard or lightweight chair?**
She has been using a high strength lightweight chair for more than six years. Her right shoulder now has an impingement syndrome. People with paraplegia who push by hand often develop shoulder pain; the heavier the chair, the greater the strain.

**5. Is there evidence that the new chair helps her?**
Yes. During a trial of fourteen days her pain halved and the strokes needed for 10 m decreased by more than a third.

**6. Is the cushion needed, or would foam do?**
Foam did not do. She developed a stage 2 ulcer on the right side, which closed on 2026-01-30. The peak pressure on foam was almost twice that on the adjustable cushion (178 vs. 96 mmHg).

**7. And the back?**
Without control of her lower trunk she leans to the right within an hour. On the contoured back she remained upright for two hours. It ends below the shoulder blades, so her arms can reach backward for the rims.

**8. Can she operate the chair safely?**
Her arms are strong, she transfers alone, she drives, and she lifts the trial chair into her car without help.

**9. Where will it be used?**
At home, where there is a ramp and the doors are 31 inches wide, and at her workshop.

**Prescriber:** Hollis Waverly-Nkemelu, MD, NPI 1730561942, June 9, 2026`,
    `TIMELINE FOR THE REVIEWER

2013, Sept 21: climbing accident; complete lesion in the T7-T10 segment. No standing or walking from that day.

2020, February: present wheelchair.

2025, late November: by reckoning, the start of care for a pressure ulcer over the right ischium (it closed on 2026-01-30, after nine weeks).

2026, Feb 3 to Apr 14: twelve sessions of physical therapy for the right shoulder. Little relief.

2026, Apr 20: seating clinic. Pressure map. Right side 178 mmHg on the old cushion. Two hours upright on the contoured back.

2026, Apr 20 to May 4: chair trial at home.

2026, May 19: Dr. Waverly-Nkemelu examines the shoulders and the skin. Skin whole. Painful arc on the right. The left is fine.

2026, May 26: ultrasound. Supraspinatus thickened but not torn.

2026, June 9: order signed.

WHAT THE TIMELINE SHOWS

The shoulder is at a stage where it can still be saved. The tendon is intact. Once it tears, no wheelchair of any weight will do, and a woman who at present needs no one to get in or out of bed will need someone for every transfer.

The skin is also at a stage where it can be kept. A healed ulcer leaves a scar that is weaker than the skin it replaces, and recurrence is common. She does her part with the nightly mirror. The cushion must do the rest.

The chair is at a stage where it cannot be kept. A cracked frame is not repaired safely, and an axle that was made fixed stays fixed.

COSTS
We do not quote prices here. In general, though, one hospital admission for a deep pressure ulcer, or one rotator cuff operation with its rehabilitation, costs far more than a chair.

Requested for Tamsin Okonjo-Reyes of Lower Juniper: K0005 x 1, E2624 x 1, E2613 x 1.

Payer: Cedar Basin Mutual. Supplier: Spokehouse Mobility.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
