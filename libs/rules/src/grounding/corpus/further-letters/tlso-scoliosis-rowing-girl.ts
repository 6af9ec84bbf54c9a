import type { CorpusCase } from '../corpus-case.ts';

/** A spine surgeon, an orthotist, a nurse practitioner, a drafting model, a preparer of a peer-to-peer call and a grandmother write for a girl with scoliosis. */
export const tlsoScoliosisRowingGirl: CorpusCase = {
  id: 'tlso-scoliosis-rowing-girl',
  today: '2026-10-05',
  facts: {
    case_id: 35103,
    patient: {
      first_name: 'Ingrid',
      last_name: 'Saltonstall-Mbeki',
      dob: '2013-02-27',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '98 lb',
      address: '5 Gull Ledge Road, Haddock Cove, ME 04999',
      phone: '(207) 555-0164',
      mrn: 'HCO-51907',
    },
    diagnoses: [{ code: 'M41.124', description: 'Adolescent idiopathic scoliosis, thoracic region' }],
    items: [
      {
        item: 'Thoracic-lumbar-sacral orthosis (TLSO), low profile, initial orthosis',
        hcpcs: 'L1200',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '18 months',
        color: 'sea blue',
        size: 'custom',
        justification:
          'The right thoracic curve from T5 to T11 had a Cobb angle of 24 degrees on 2026-03-16 and 31 degrees on 2026-09-21. Risser stage 1; her first period was on 2026-07-02; she grew 4 cm between the two radiographs. Scoliosis exercises with a therapist twice a week for 22 weeks, from 2026-04-06 to 2026-09-04, did not stop the curve. The brace is to be worn 18 hours a day until growth ends. A radiograph in the brace is planned after 6 weeks; the aim is a curve of 16 degrees or less in the brace.',
      },
      {
        item: 'Addition to TLSO, low profile, lateral thoracic extension',
        hcpcs: 'L1210',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '18 months',
        justification:
          'Left side. The extension lies under the left arm and is the counterforce to the pad on the right ribs. The apex of the curve is at T8. Without it the trunk would shift to the left; the plumb line from C7 already falls 1.2 cm to the right of the sacrum.',
      },
      {
        item: 'Addition to TLSO, low profile, lumbar derotation pad',
        hcpcs: 'L1240',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '18 months',
        justification:
          'Left side. There is a compensatory left lumbar curve from L1 to L4 of 18 degrees. The scoliometer shows 11 degrees of trunk rotation at the right ribs and 5 degrees at the left loin.',
      },
    ],
    provider: { name: 'Hollis Tremaine-Adu, MD', npi: '1790412638', date_signed: '2026-10-05' },
    seen: [
      '2026-09-21, in clinic, by Hollis Tremaine-Adu, MD: right rib hump, right shoulder 1 cm higher, legs of equal length, strength 5/5 and reflexes normal in both legs, no café-au-lait spots; standing radiograph 31 degrees.',
      '2026-09-25, MRI of the spine: no syrinx, no tethered cord.',
      '2026-09-29, in the workshop, by Perpetua Lindqvist, CPO: body scanned, chest 76 cm, waist 61 cm, hips 82 cm, skin intact.',
    ],
    told: [
      'Who pays? Pine Harbor Family Plan',
      'Who supplies? Tidewrack Orthotics',
      'Specialty of the provider? Orthopedic surgery of the spine',
      'Lives with whom? With her father Magnus, who builds lobster boats, and her grandmother Tove',
      'School? Eighth grade; the school nurse helps with the brace',
      'Activities? Rows and plays the cello; rowing, washing and swimming are done without the brace',
      'Family? Her aunt Sunniva had a spinal fusion at 16',
      'Pain? None',
      'Allergies? None',
      'Earlier brace or operation? None',
      'Does she want the brace? Yes; she chose the color herself',
    ],
    answered: [],
  },
  notes: [
    `October 5, 2026

Pine Harbor Family Plan
Attn: Orthotics and Prosthetics Review

RE: Ingrid Saltonstall-Mbeki, DOB 02/27/2013
    M41.124 - L1200, L1210, L1240

To Whom It May Concern:

Ingrid is 13 years old, and a window is closing. I say so because bracing for adolescent idiopathic scoliosis works in one phase of life only, that of rapid growth, and she is in the middle of it: Risser 1, menarche three months ago, 4 cm taller than in March.

Over the six months between her two standing films her right thoracic curve has advanced from 24 to 31 degrees. A change of 5 degrees or more is customarily called progression; hers is 7. This occurred in spite of 22 weeks of curve-specific exercise under a therapist, two sessions a week.

My examination on September 21 showed a right rib hump, the right shoulder standing 1 cm high, level legs, and an entirely normal neurological examination of the lower limbs. I nevertheless obtained an MRI, which excluded syrinx and tethering. The scoliosis is idiopathic.

Large trials have shown that bracing lowers the share of such curves that reach the surgical range of about 50 degrees, and that the benefit grows with hours of wear. My prescription is 18 hours daily until skeletal maturity, with a film in the brace after six weeks. I will consider the brace well made if that film shows 16 degrees or less, which is roughly half.

The two additions are not ornaments. The left lateral thoracic extension provides the opposing force without which the pad on the right ribs would merely push her sideways. The left lumbar derotation pad addresses an 18-degree compensatory curve between L1 and L4.

Please approve the orthosis as ordered.

Hollis Tremaine-Adu, MD
Spine Surgery
NPI 1790412638`,
    `TIDEWRACK ORTHOTICS
Fabrication rationale / P. Lindqvist, CPO

Patient ID: HCO-51907, I. Saltonstall-Mbeki, F, 13
Scan date: Sept. 29, 2026
Rx: H. Tremaine-Adu, MD, signed Oct. 5, 2026

| Landmark | Value |
|---|---|
| Chest circumference | 76 cm |
| Waist | 61 cm |
| Hips | 82 cm |
| Height | 5'1" (155 cm) |
| Weight | 98 lb (44 kg) |
| Skin | intact |

| Curve | Levels | Cobb |
|---|---|---|
| Right thoracic (apex T8) | T5-T11 | 31 deg |
| Left lumbar (compensatory) | L1-L4 | 18 deg |

Scoliometer: 11 deg right ribs, 5 deg left loin. C7 plumb line 1.2 cm right of sacrum. Right shoulder +1 cm.

Design. Low-profile TLSO from the scan, L1200. Main pad on the right ribs. Opposite it, under the left axilla, the lateral thoracic extension, L1210; three-point pressure needs a third point, and this is it. In the waist on the left, derotation pad, L1240. Color sea blue, by the patient's choice.

Why not off the shelf? Prefabricated spinal orthoses are made for pain and for fractures and press from front and back. A scoliosis brace has to press from the side and in rotation, at particular vertebrae, with empty space opposite each pad for the body to move into. That cannot be bought by size. There is a 21 cm difference between this patient's waist and hips, and a shell that does not follow it will ride up.

No allergies to consider in the choice of liner. No previous orthosis to modify.

Units: 1 each. Replacement interval under the plan: 18 months.`,
    `From: Pediatric spine clinic, nurse practitioner
To: Pine Harbor Family Plan, case manager
Sent: Mon, Oct 5, 2026
Subject: Ingrid S.-M., brace - practical questions

Hi,

Some quick answers on how the brace will actually be used day to day, because people tend to ask.

How many hours? Eighteen. So she gets six hours off in every 24, and those go to rowing, swimming and washing. Over a week that's 126 hours in the brace. For a teenager that is a lot, and it only works if school is part of it.

Is it? Yes. She's in eighth grade and the school nurse will help with it.

Who's at home? Her dad Magnus, a lobster-boat builder, and Grandma Tove.

Does she want it? She does. She picked sea blue.

What about cello? She can play in the brace. The only things we've listed for taking it off are rowing, swimming and washing.

Is she in pain? No. Please don't read that as "mild." Idiopathic scoliosis in kids often doesn't hurt, which is exactly why curves get missed. Hers went up 7 degrees from March 16 to September 21 while nothing hurt and she was doing exercises twice a week.

Was anything else ruled out? Yes, MRI on 9/25 was clean for syrinx and tethered cord. Leg lengths equal. Strength and reflexes normal in both legs.

What happens if the brace doesn't hold? Generally, curves that go on to about 50 degrees end in fusion. Her aunt Sunniva had hers fused at 16. This family doesn't need it explained.

What's ordered: L1200 + L1210 + L1240, one of each, all from Tidewrack Orthotics. Dr. Tremaine-Adu's NPI is 1790412638. The family's number is (207) 555-0164.

Thanks!`,
    `# Letter of Medical Necessity: Custom TLSO

## 1. Patient
Ingrid Saltonstall-Mbeki is a **13-year-old girl** (DOB 02/27/2013) from Haddock Cove, Maine. Height 61 inches, weight 98 pounds.

## 2. Diagnosis
**M41.124** – Adolescent idiopathic scoliosis, thoracic region

## 3. Evidence of progression

| | March 16, 2026 | September 21, 2026 |
|---|---|---|
| Cobb angle T5–T11 | 24° | 31° |
| Change | – | +7° |

That is more than one degree per month.

## 4. Evidence of growth remaining
- Risser stage 1 on a scale that ends at 5
- First menstrual period on July 2, 2026
- 4 cm of growth between radiographs

## 5. What has already been tried
Physiotherapeutic scoliosis exercises from April 6 through September 4, 2026, twice weekly — about 44 sessions. The curve progressed nonetheless.

## 6. Why the requested device
Observation alone is generally reserved for curves below 25°, and surgery for those beyond 45–50°. Between the two lies the range in which bracing is the recognized treatment, and at 31° Ingrid is within it.

1. **L1200** – the base orthosis, low profile, so that it can be worn under clothing
2. **L1210** – lateral thoracic extension on the *left*, as counterforce; the C7 plumb line is 1.2 cm off to the right
3. **L1240** – lumbar derotation pad on the *left*, for the secondary curve of 18°

## 7. Goals and monitoring
- Wear: 18 hours/day until the end of growth
- In-brace radiograph at 6 weeks; target ≤ 16°

## 8. Conclusion
A brace now is intended to make an operation later unnecessary. All three components are required in a quantity of one.

**Hollis Tremaine-Adu, MD** · NPI 1790412638 · October 5, 2026`,
    `PEER-TO-PEER TALKING POINTS (for Dr. Tremaine-Adu, keep by the phone)

Member: Saltonstall-Mbeki, Ingrid. 13 F. Plan: Pine Harbor.

IF THEY SAY: "31 degrees is moderate, keep watching."
YOU SAY: We watched. 24 in March, 31 in September. At that pace another half year puts her near 38. Risser 1, menarche July 2. A curve over 30 in a child this immature is the classic high-risk curve.

IF THEY SAY: "Try physical therapy."
YOU SAY: Done. April 6 to September 4. Twice a week, 22 weeks. It got worse, not better.

IF THEY SAY: "Could there be another cause?"
YOU SAY: MRI September 25, no syrinx, no tethered cord. No café-au-lait spots. Strength 5/5, reflexes normal. Legs equal.

IF THEY SAY: "Why custom? Why the add-ons?"
YOU SAY: One curve to the right in the chest with its apex at T8, one to the left in the loin. Two curves, two forces, plus a counterforce. L1210 is left. L1240 is left. Rotation 11 degrees above, 5 below. Perpetua Lindqvist, CPO, scanned her on the 29th.

IF THEY SAY: "Teenagers don't wear them."
YOU SAY: This one chose the color. The school nurse helps. She has her father and her grandmother at home. Time off for rowing, swimming and washing is written into the plan, and 18 hours leaves room for it.

IF THEY SAY: "How will you know it works?"
YOU SAY: X-ray in the brace after six weeks. Target 16 or under.

IF THEY SAY: "What does it save?"
YOU SAY: A spinal fusion is among the larger operations of childhood, and fused segments stay stiff for life. One brace in 18 months is your own limit.

CODES: M41.124. L1200 x1, L1210 x1, L1240 x1. Sign-off October 5, 2026.`,
    `Haddock Cove, October 5, 2026

Dear people of the Pine Harbor plan,

I am Tove, grandmother to Ingrid. You will forgive my plain way of writing. Dr. Tremaine-Adu writes you the medicine. I write you the girl.

Ingrid was born in 2013, in February. She rows and she plays the cello. She lives with me and with her father Magnus, he builds boats for lobster. She has not pain. If you see her from the front in a coat, you see nothing. If you see her from behind when she bends, you see the ribs on the right side that stand up like a wing. One shoulder is one centimeter higher than the other, the right one.

In March it was 24 degrees. Then she did the exercises, with the therapist, two times in the week, all the spring and all the summer. In September it was 31. So the exercises were not enough, that is plain arithmetic.

Her aunt Sunniva had also this. Sunniva was operated in the spine when she was 16. I do not say that it was bad. I say that we know what it is, and that a child of 13 should have the chance to go around it.

The brace she shall wear 18 hours of the day, so three quarters of her life, until she is grown. Many would cry. She has said yes, and she has chosen sea blue. At school the nurse helps.

Dr. Tremaine-Adu has written for the brace and two parts to it, one under the left arm and one pad low on the left. The numbers you like are L1200, L1210 and L1240. Lindqvist at Tidewrack has already taken the measure on September 29. A girl grows. She has grown four centimeters from the one picture to the other. If you wait with the answer, the measure is not true any more.

So do not wait.

With greeting,
Tove, the grandmother`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
