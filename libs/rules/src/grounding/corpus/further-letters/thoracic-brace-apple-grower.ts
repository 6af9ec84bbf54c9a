import type { CorpusCase } from '../corpus-case.ts';

/** A woman of 79 with a fresh osteoporotic fracture of the eleventh thoracic vertebra needs a hyperextension brace and a wheeled walker. */
export const thoracicBraceAppleGrower: CorpusCase = {
  id: 'thoracic-brace-apple-grower',
  today: '2026-10-27',
  facts: {
    case_id: 28108,
    patient: {
      first_name: 'Eugenia',
      last_name: 'Pellicano-Marsh',
      dob: '1947-03-05',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '112 lb',
      address: '5 Millrace Close, Upper Sedge, ME 04999',
      phone: '(207) 555-0172',
      mrn: 'USG-60283',
    },
    diagnoses: [
      {
        code: 'M80.08XA',
        description:
          'Age-related osteoporosis with current pathological fracture, vertebra(e), initial encounter for fracture',
      },
      { code: 'M40.14', description: 'Other secondary kyphosis, thoracic region' },
    ],
    items: [
      {
        item: 'Thoracic-lumbar-sacral orthosis (TLSO), triplanar control, hyperextension, rigid anterior and lateral frame extends from symphysis pubis to sternal notch, prefabricated, includes fitting and shaping the frame',
        hcpcs: 'L0472',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        size: 'small',
        justification:
          "On 2026-10-19, at her nephew's harvest, she lifted a basket of apples of 25 lb and felt a crack in the back. X-ray the same day: wedge fracture of T11, front height reduced by 35 %, rear wall intact. MRI on 2026-10-21: edema in T11, canal free. Pain on standing 8 of 10; with a sample brace on 2026-10-23 it was 4 of 10, and she could stand for 12 minutes instead of 3. Kyphosis 58 degrees on 2026-10-19 and 51 degrees in the brace. An elastic lumbar belt from the pharmacy did not reach the fracture and changed nothing in 3 days. To be worn for 12 weeks whenever she is upright.",
      },
      {
        item: 'Walker, folding, wheeled, adjustable or fixed height',
        hcpcs: 'E0143',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Timed Up and Go on 2026-10-23: 29 seconds with a cane, 19 seconds with a wheeled walker. She leans forward on the cane, which loads the front of the vertebra. She cannot lift a walker without wheels because of pain.',
      },
    ],
    provider: { name: 'Marguerite Osei-Lachlan, MD', npi: '1710395862', date_signed: '2026-10-27' },
    seen: [
      '2026-10-19, emergency department of Upper Sedge General Hospital: X-ray, T11 wedge fracture; discharged the same evening.',
      '2026-10-22, bone density: T-score -3.4 at the hip, -3.9 at the spine.',
      '2026-10-23, spine clinic, by Marguerite Osei-Lachlan, MD: tender over T11, strength and reflexes of the legs normal, sensation normal; brace and walker tried.',
      '2026-10-26, by telephone, by Marguerite Osei-Lachlan, MD: pain 7 of 10 without a brace; no numbness, no trouble with bladder or bowel.',
    ],
    told: [
      'Who pays? Penobscot Elder Plan',
      'Who supplies? Sedge Orthotics',
      'Lives with whom? Alone; her neighbor Winona looks in twice a day',
      'Home? Ground-floor apartment, no steps',
      "Work before? Apple grower until 2019; still helps at her nephew's harvest",
      'Drugs? Acetaminophen 650 mg four times a day; calcitonin nasal spray since 2026-10-23',
      'Drugs that were not tolerated? Tramadol, stopped on 2026-10-22 because of confusion',
      'Earlier fractures? The right wrist in 2021',
      'Vertebroplasty? Not wanted by her',
      'Falls? None in the past year',
      'Skin? Intact under the sample brace after 40 minutes',
    ],
    answered: [],
  },
  notes: [
    `Spine Clinic
October 27, 2026

Penobscot Elder Plan

RE: Eugenia Pellicano-Marsh, DOB 03/05/1947

Dear Colleague,

Last Monday week, October 19, this 79-year-old woman picked up a basket of apples weighing twenty-five pounds at her nephew's harvest and felt a crack in her back. The films made that day in the emergency department of Upper Sedge General Hospital showed a wedge fracture of T11 with thirty-five percent loss of anterior height. The posterior wall is intact. MRI two days later confirmed that it is fresh and that the canal is free.

I saw her on October 23. She was tender over T11. Her legs were neurologically normal, and when I called her yesterday she had no numbness and no bladder or bowel complaint. Her bone density (T-score -3.9 at the spine, -3.4 at the hip) and a broken wrist five years ago leave no doubt about the cause.

She has declined vertebroplasty. She did not tolerate tramadol, which confused her. Acetaminophen and calcitonin remain, and they leave her at 7 out of 10 when she isn't braced. In this situation an orthosis is not an adjunct; it is the treatment.

I chose a hyperextension orthosis with a rigid frame because the fracture is at the thoracolumbar junction and fails in flexion. Three-point pressure on sternum, pubis and back unloads the front of the vertebra. With a sample, her pain halved, her standing time went from three minutes to twelve, and the kyphosis straightened by seven degrees. A soft belt of the pharmacy type had done nothing.

She needs a wheeled walker too. On a cane she bends forward and takes 29 seconds for the Timed Up and Go. With wheels it's 19.

Thank you for a prompt decision.

Marguerite Osei-Lachlan, MD
NPI 1710395862`,
    `SEDGE ORTHOTICS – CLINICAL NOTE TO ACCOMPANY CLAIM

Patient: E. Pellicano-Marsh, F, 79, 5'1", 112 lb
Rx: L0472 x1 (small), E0143 x1
Rx date: 10/27/2026, M. Osei-Lachlan, MD, NPI 1710395862

WHAT IS AN L0472?
A frame brace with pads at the breastbone, at the pubis and behind, which holds the spine in extension. It is light, open and cooler than a shell. It comes prefabricated and is shaped and fitted to the person, which the code includes.

WHY NOT A LUMBAR BELT?
Tried three days. T11 is a thoracic vertebra; a lumbar belt ends below it.

WHY NOT A CUSTOM SHELL (L0486 and the like)?
The fracture is stable with the rear wall intact, and no custom feature is called for. The prefabricated brace is the less costly choice.

FINDINGS WITH THE SAMPLE, 10/23/2026

Measure | No brace | Brace
--- | --- | ---
Pain on standing | 8/10 | 4/10
Standing time | 3 min | 12 min
Kyphosis | 58° (10/19) | 51°

Skin was intact after forty minutes.

WEARING SCHEDULE PER RX
On when upright, off when lying. Twelve weeks. If it began on the day the order was signed, it would end on January 19, 2027.

WALKER
Folding, wheeled. TUG 19 s versus 29 s with the cane. A pick-up walker is not suitable because she can't lift it without pain.

The patient lives alone on the ground floor, with no steps. A neighbor looks in twice daily.

Dx: M80.08XA, M40.14`,
    `EMERGENCY FOLLOW-UP → DME LETTER (resident)

Pt is a 79F w/ osteoporosis, presented 10/19 to ED after lifting a 25 lb basket of apples and feeling a crack. XR T11 wedge fx, 35% anterior ht loss, post wall ok. Went home that evening. MRI 10/21 T11 edema, no canal compromise. DXA 10/22 T -3.4 hip, -3.9 spine. So acute osteoporotic VCF. Neuro intact in clinic 10/23 and by phone 10/26 no red flags.

Pain control has been a struggle: she got confused on tramadol so that was stopped 10/22, she's on APAP 650 QID (2.6 g/day) and intranasal calcitonin. Opioids in a 79-year-old living alone are something we would all prefer to avoid. Doesn't want vertebroplasty.

Trial of TLSO in clinic: pain 8→4, standing 3→12 min. That's four times as long. Kyphosis 58→51. Drug store belt x3 days no help.

Gait: TUG 29 s w/ cane, 19 s w/ FWW. >12 s is usually taken as a sign of increased fall risk in older adults. She has not fallen in the past year & we'd like to keep it that way, as a fall on a spine with T -3.9 can mean a second fracture.

Requesting
• L0472 TLSO hyperext, small, x1
• E0143 wheeled walker x1

ICD: M80.08XA, M40.14

Wear 12 wks when up.

Attending: Osei-Lachlan`,
    `# Why Ms. Pellicano-Marsh needs a brace and a walker

**Age:** 79  **Sex:** female  **Plan:** Penobscot Elder Plan  **MRN:** USG-60283

### The injury
A vertebral compression fracture in osteoporosis can happen without a fall. Here, a 25 lb (about 11 kg) basket was enough. The eleventh thoracic vertebra lost 35% of its height in front. Its rear wall held, and the spinal canal is free.

### The underlying disease
Osteoporosis is diagnosed at a T-score of -2.5 or lower. The patient's scores are **-3.4 (hip)** and **-3.9 (spine)**. She also broke her right wrist in 2021.

### Conservative treatment to date

| Measure | Result |
|---|---|
| Acetaminophen 650 mg, 4 times daily | in use; pain still 7/10 without a brace |
| Calcitonin nasal spray | since October 23, 2026 |
| Tramadol | stopped: confusion |
| Elastic lumbar belt, 3 days | no change |
| Vertebroplasty | not wanted by the patient |

### The brace (L0472)
With the sample brace the pain was halved, the standing time quadrupled, and the curve of the upper back fell from 58 to 51 degrees. The skin stayed intact. Coverage of spinal orthoses generally rests on reducing pain by restricting motion of the trunk, on supporting healing after injury, or on supporting a weak or deformed spine. She meets the first two, and with secondary kyphosis (M40.14) arguably the third.

### The walker (E0143)
She covers the Timed Up and Go course ten seconds faster with a wheeled walker than with her cane. Leaning on the cane bends her forward, which is the one direction this fracture does not tolerate.

### Living situation
Ms. Pellicano-Marsh lives by herself in a step-free, ground-floor apartment. Her neighbor Winona comes by twice a day. She must be able to get up, reach the bathroom and prepare a meal in between.

### Prescriber
Marguerite Osei-Lachlan, MD, NPI 1710395862, October 27, 2026`,
    `Fax

From: Spine clinic, office of Marguerite Osei-Lachlan, MD
To: Penobscot Elder Plan, prior authorization
Pages: 1
Date: October 27, 2026

Patient: Eugenia Pellicano-Marsh, 5 Millrace Close, Upper Sedge, ME 04999, (207) 555-0172

Ladies and Gentlemen,

This concerns a fracture that is eight days old. We request your decision within the expedited time frame, because a brace for an acute fracture is of use in the weeks in which the fracture heals and of little use afterward.

Facts:
- Fracture of T11 on October 19, 2026, pathological, age-related osteoporosis (M80.08XA)
- Secondary thoracic kyphosis (M40.14), 58 degrees
- Pain 8 of 10 on standing when seen on October 23, and 7 of 10 by telephone on October 26
- Neurology: normal

Ordered:
- one TLSO, L0472, size small
- one folding wheeled walker, E0143

Supplier: Sedge Orthotics

Comparison of alternatives:
(1) Bed rest: weakens muscle and bone at this age and is harmful beyond a short time.
(2) Stronger analgesics: tramadol made her confused.
(3) Vertebroplasty: refused by the patient, which is her right.
(4) Lumbar belt: was worn three days without effect.
(5) Hyperextension brace: pain 4 of 10.

She was an apple grower until 2019, and lives alone. There are no steps in her home. She has someone next door who looks after her twice a day, but nobody there at night.

Should you need the images, please call us.

Yours faithfully
for Dr. Osei-Lachlan, NPI 1710395862`,
    `Good afternoon, dictating a letter on Eugenia Pellicano hyphen Marsh, date of birth March fifth nineteen forty-seven, this goes to Penobscot Elder Plan. Eugenia is a seventy-nine-year-old lady who grew apples for a living until 2019 and still lends a hand when her nephew's crop comes in, and that is how she broke her back. On the nineteenth of this month she lifted a twenty-five pound basket and felt something crack. She was taken care of in the emergency department at Upper Sedge General, got an X-ray, was home the same evening. It's a T11 wedge, thirty-five percent, and the MRI on the twenty-first shows it's acute with edema and nothing in the canal. On exam on the twenty-third she's neurologically fine, normal strength, reflexes, sensation. Next paragraph. I tried her in a sample hyperextension brace and her pain went from eight to four and she stood twelve minutes. She'd managed three without it. We left it on forty minutes and the skin looked good. She'd been wearing one of those elastic belts you get at the pharmacy, three days, no use, it doesn't come up high enough. I also tried her with a wheeled walker, nineteen seconds on the Up and Go as opposed to twenty-nine with her cane. Next paragraph. Medication-wise she is on Tylenol six-fifty four times a day and calcitonin spray, she couldn't do tramadol, she got confused. She doesn't want cement. So please approve the L0472, small, and the E0143. Brace is for twelve weeks, when she's up. She's on her own at home, a neighbor looks in on her two times a day. Bone density is minus three point four and minus three point nine, treating the osteoporosis itself is a separate matter but obviously important after a second fracture, the first being the wrist in 2021. Thank you, Osei-Lachlan, NPI 1710395862.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
