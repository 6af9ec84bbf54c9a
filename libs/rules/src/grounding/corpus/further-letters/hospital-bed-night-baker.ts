import type { CorpusCase } from '../corpus-case.ts';

/** A heavy baker with a stiff heart and a narrow spine, who sleeps in a recliner since his bed broke. */
export const hospitalBedNightBaker: CorpusCase = {
  id: 'hospital-bed-night-baker',
  today: '2026-11-25',
  facts: {
    case_id: 40107,
    patient: {
      first_name: 'Thaddeus',
      last_name: 'Brockmeier',
      dob: '1968-08-14',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '392 lb',
      address: '45 Kiln Street, Pottersfield, OH 43999',
      phone: '(740) 555-0186',
      mrn: 'PFM-11846',
    },
    diagnoses: [
      { code: 'I50.32', description: 'Chronic diastolic (congestive) heart failure' },
      { code: 'E66.813', description: 'Obesity, class 3' },
      { code: 'Z68.43', description: 'Body mass index [BMI] 50.0-59.9, adult' },
      { code: 'M48.062', description: 'Spinal stenosis, lumbar region with neurogenic claudication' },
    ],
    items: [
      {
        item: 'Hospital bed, heavy duty, extra wide, with weight capacity greater than 350 pounds, but less than or equal to 600 pounds, with any type side rails, with mattress',
        hcpcs: 'E0303',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: '42 in wide',
        justification:
          'He gets breathless lying flat: on 2026-10-21 the saturation was 94 % with the head raised 45 degrees and 86 % after 4 minutes flat. Four pillows and a foam wedge, tried from 2026-06-05 to 2026-09-12, slid away under his weight. His own bed, made for 300 lb, broke on 2026-09-12, and he has slept in a recliner since then. In the recliner his legs hang, and the edema went from 1+ to 3+. He has to change position 6 times a night because of pain in the back and legs. He weighs 392 lb, more than a standard hospital bed may carry.',
      },
      {
        item: 'Trapeze bar, heavy duty, for patient weight capacity greater than 250 pounds, attached to bed, with grab bar',
        hcpcs: 'E0911',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'His arms are strong, 5/5, his hip flexors 3/5 on both sides. On 2026-11-06 he sat up in 12 seconds alone with a trapeze; without it he needed 70 seconds and the help of two people. His wife has a torn rotator cuff on the right and is not able to pull him up.',
      },
    ],
    provider: { name: 'Henrietta Vasko, NP', npi: '1417395028', date_signed: '2026-11-24' },
    seen: [
      '2026-10-21, in clinic, by Henrietta Vasko, NP: weight 392 lb, saturation 94 % with the head raised 45 degrees, 86 % after 4 minutes flat, edema 3+ to both knees, lungs with crackles at both bases, skin intact, hip flexors 3/5 on both sides, arms 5/5.',
      '2026-09-25, echocardiogram: ejection fraction 58 %, diastolic dysfunction grade 2.',
      '2026-11-06, at home, by Leander Fosse, OT: sat up in 12 seconds alone with a trapeze, in 70 seconds with two people without it; former dining room on the ground floor 12 by 14 ft, door 36 in wide.',
    ],
    told: [
      'Lives with whom? With his wife Annelore, 61, who has a torn rotator cuff on the right',
      'Work? Was a baker on the night shift for 26 years, not working since 2026-05-30',
      'Who pays? Buckeye Hollow Community Plan',
      'Who supplies? Kiln Street Medical',
      'Hospital? From 2026-09-24 to 2026-10-02 for heart failure; lost 31 lb of fluid there',
      'Drugs? Torsemide 40 mg twice a day and empagliflozin 10 mg once a day',
      'Walks? 60 feet with a heavy-duty walker, then has to sit because of leg pain',
      'Smoking? Never',
      'Pacemaker? None',
      'How long? More than 12 months',
    ],
    answered: [],
  },
  notes: [
    `Henrietta Vasko, NP
November 24, 2026

Buckeye Hollow Community Plan

RE: Thaddeus Brockmeier

Dear Plan,

Mr. Brockmeier sleeps in a chair. He has done so since September 12, apart from eight nights in the hospital.

He is 58, weighs 392 pounds, and was a night-shift baker for 26 years until the end of this May. His ejection fraction is 58 percent, so the heart squeezes well enough; it is the filling that fails. When he lies flat the fluid shifts to his chest. I watched this on October 21: propped at 45 degrees he read 94 percent, and four minutes after we laid him down he read 86. We propped him up again.

He tried four pillows and a wedge all summer. A man of his size slides off pillows. Then, on September 12, the bed itself gave way. It had been built for 300 pounds. Less than two weeks later he was in the hospital with heart failure, where they took 31 pounds of water off in eight days.

A recliner keeps his head up, but it also leaves his legs down, and the swelling has gone from 1+ to 3+. A bed can lift both ends. No ordinary hospital bed will do, since those are commonly rated to 350 pounds, and he is 42 over.

The trapeze is for getting about in that bed. His arms are normal; his hip flexors are weak on account of the stenosis in his back. He must shift six times a night. His wife Annelore, 61, can't haul him with a torn right shoulder, and I wouldn't let her if she could.

Please approve E0303 and E0911. He'll need them longer than a year.

Sincerely,
Henrietta Vasko, NP
NPI 1417395028`,
    `OCCUPATIONAL THERAPY: HOME ASSESSMENT

Client: T. Brockmeier, 58 M, MRN PFM-11846
Assessed: 6 November 2026, by Leander Fosse, OT

SPACE
Former dining room, ground floor. 12 x 14 ft = 168 sq ft. Door 36 in. An extra-wide bed of 42 in comes in parts, so the door is not an obstacle.

TASK: SUPINE/RECLINED TO SIT
| | Time | Help |
|---|---|---|
| With trapeze | 12 s | none |
| Without | 70 s | two people |

TASK: WALKING
60 ft, heavy-duty walker. Stops because of leg pain (neurogenic claudication). Sitting bends the spine forward and gives relief, as is typical for stenosis.

STRENGTH (NP Vasko, 10/21)
Upper limbs 5/5. Hip flexors 3/5 R and L.

NIGHT
Recliner since 9/12. Repositions 6x/night.

CAREGIVER
Wife, 61. R rotator cuff tear. Not able to pull him up. There are not two people in this home to assist at night: there is one, and she is injured.

SKIN
Intact on 10/21. With BMI of 54.7, moisture, and edema, that is a thing to protect.

EQUIPMENT FIT
- E0303: rated above 350 up to 600 lb. Client 392 lb. Reserve up to 208 lb.
- E0911: must be the heavy-duty bar. The regular trapeze is meant for 250 lb or less.

OPINION
The trapeze turns a two-person assist into independence. The bed allows head up and legs up simultaneously, which neither pillows nor recliner achieved.

Order signed by Henrietta Vasko, NP, on 24 November 2026.`,
    `Kiln Street Medical
E-MAIL to Buckeye Hollow Community Plan, DME review

Subject: Brockmeier, Thaddeus (8/14/1968): E0303 + E0911

Good afternoon,

Two lines for your approval please.

E0303, heavy-duty extra-wide hospital bed with rails and mattress, 42 inch, one. E0911, heavy-duty trapeze, attached to bed, one. Both are one per five years under the plan.

I know that the first thing your system will ask is why not a E0260. Answer: weight. The man is 392 lb (178 kg). E0303 is the class that goes above 350 and up to 600. For the same reason it is E0911 and not E0910, whose users are up to 250.

The second thing is "has a condition which requires positioning of the body in ways not feasible with an ordinary bed." Yes. Heart failure, diastolic, chronic, I50.32. Flat for four minutes = 86 %. Head up at 45 = 94 %. Also stenosis of the lumbar spine with claudication, M48.062.

The third is what was tried. Pillows, four of them, plus foam wedge, 6/5 through 9/12. Recliner, 9/12 to now.

He does not have a working bed at the moment. The one he owned broke.

He was in hospital 9/24-10/2, so he has been home about 8 weeks since.

Other codes on the order: E66.813, Z68.43. Prescriber: Henrietta Vasko, NP, 1417395028, signed 11/24/2026.

Delivery to 45 Kiln Street, Pottersfield OH 43999, dining room downstairs, door is 36 inches. Customer phone (740) 555-0186. His wife has a bad shoulder, so our crew will do all lifting.

Regards
Kiln Street Medical
11/25/2026`,
    `APPEAL-STYLE SUPPORT LETTER
Argument in five steps

1. THE RULE
A hospital bed is as a rule covered when the patient requires the head of the bed to be elevated more than 30 degrees most of the time due to congestive heart failure, chronic lung disease or aspiration risk, and pillows or wedges have been considered and ruled out. A heavy-duty extra-wide bed is covered if, in addition, the weight is above 350 pounds and not above 600. A trapeze is covered if the patient needs it to sit up, to change position or to get in and out of bed.

2. THE FACTS
Thaddeus Brockmeier has chronic diastolic heart failure. Flat on his back he fell eight points, from 94 to 86 percent, in four minutes. He weighs 392 pounds. He needs six changes of position every night.

3. THE RULE APPLIED
Head elevation: 45 degrees was the position that kept him at 94. Pillows and wedge: used for more than three months and ruled out by experience. Weight: 392 is between 350 and 600. Trapeze: seventy seconds and two helpers without, twelve seconds and none with.

4. THE OBJECTIONS
"Let him sleep in the recliner." He has. The edema rose to 3+ since his legs cannot be raised level with his heart in it. "Let his wife help." Annelore is 61, with a tear in her right rotator cuff. "Let him lose weight." Treatment of obesity takes years; the bed is needed tonight. "Adjust the medicine." He is on torsemide, 80 mg in a day, and on empagliflozin.

5. THE COST
Eight nights of hospital care for heart failure in September and October cost, in any plan, many times what a bed does.

For Henrietta Vasko, NP, who signed the order on November 24, 2026 (E0303 x 1, E0911 x 1). Payer: Buckeye Hollow Community Plan.`,
    `# Draft LMN: Bariatric Hospital Bed and Trapeze

**Patient:** Thaddeus Brockmeier, 58-year-old male
**Anthropometrics:** 180 cm, 178 kg, BMI ≈ 55 kg/m²
**Prescriber:** Henrietta Vasko, NP (1417395028)

## Medical background
HFpEF (EF 58%, grade 2 diastolic dysfunction on 9/25/2026), class 3 obesity, and lumbar spinal stenosis with neurogenic claudication. Hospitalized September 24 – October 2, 2026 for heart failure with a 31-lb diuresis.

## Functional limitations
- Orthopnea with objective desaturation (94% → 86% in 4 minutes supine)
- Bilateral hip flexor weakness (3/5)
- Ambulation limited to 60 ft with a heavy-duty walker
- Unable to sit up from lying without two helpers, unless a trapeze is available

## Alternatives considered

| Alternative | Outcome |
|---|---|
| Pillows (4) and foam wedge | Displaced by body weight |
| Own bed (300-lb rating) | Broke on 9/12/2026 |
| Recliner | Dependent edema progressed to 3+ |
| Standard hospital bed | Weight limit exceeded |
| Caregiver lifting | Wife's rotator cuff tear |

## Requested equipment
1. **E0303**: heavy-duty, extra-wide bed with rails and mattress (42 in)
2. **E0911**: heavy-duty trapeze attached to the bed

## Expected benefits
Elevating the head lessens pulmonary congestion; elevating the legs encourages venous return and reduces edema; the flexed position eases stenotic pain; and the overhead bar permits independent repositioning, lowering the risk of pressure injury.

## Expected duration
More than 12 months.

*Submitted to Buckeye Hollow Community Plan. Supplier: Kiln Street Medical.*`,
    `nurse's summary for the file, typed fast, sorry

Going thru the order of H Vasko NP for Mr Brockmeier so the plan has it all in one place.

58 yo m, 5'11", 392#. dHF, class 3 obesity (BMI in the 50s, Z68.43), lumbar stenosis w claudication. no pacer. never smoker. meds torsemide 40 bid, empagliflozin 10 qd.

baker x 26 yrs, nights. off work since 5/30.

June 5: starts w 4 pillows + wedge bc can't breathe flat. they slide.
Sept 12: bed breaks (rated 300). into the recliner.
Sept 24: admitted, HF. Sept 25 echo EF 58, DD gr 2. Oct 2: home, minus 31 lb fluid.
Oct 21: clinic. 94% @ 45 deg, 86% flat x 4 min. edema 3+ to the knees both sides, was 1+. crackles both bases. skin ok, nothing open.
Nov 6: OT at the house. w trapeze up in 12 sec solo. w/o, 2 people + 70 sec.
Nov 24: order signed.

so 12 days btwn bed breaking and the admission. not saying one caused the other, but sleeping upright w legs down doesn't help anybody's fluid.

wants (well, needs): heavy duty bed E0303 #1, heavy duty trapeze E0911 #1. supplier Kiln Street Medical. going in the old dining room downstairs so no stairs involved in getting to it.

wife = Annelore, 61, R cuff tear, can't pull. nobody else in the home.

why rails: come with the code. why 42": he has to be able to roll. on 36" a man this size is at the edge before he's turned.

length of need > 12 mo. payer Buckeye Hollow Community Plan. call pt at (740) 555-0186`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
