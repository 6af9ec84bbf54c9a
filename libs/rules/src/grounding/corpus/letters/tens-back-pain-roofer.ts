import type { CorpusCase } from '../corpus-case.ts';

/** A pain clinic, a physical therapist and a workers' compensation case desk write for a roofer with pain after back surgery. */
export const tensBackPainRoofer: CorpusCase = {
  id: 'tens-back-pain-roofer',
  today: '2026-11-11',
  facts: {
    case_id: 11310,
    patient: {
      first_name: 'Rosamund',
      last_name: 'Achebe-Lindholm',
      dob: '1983-05-05',
      gender: 'female',
      height: '5 ft 8 in',
      weight: '181 lb',
      address: '1414 Slate Avenue, Rear Unit, Copperton, PA 17999',
      phone: '(717) 555-0115',
      mrn: 'KPC-39084',
    },
    diagnoses: [
      { code: 'M96.1', description: 'Postlaminectomy syndrome, not elsewhere classified' },
      { code: 'M54.16', description: 'Radiculopathy, lumbar region' },
      { code: 'G89.29', description: 'Other chronic pain' },
    ],
    items: [
      {
        item: 'Transcutaneous electrical nerve stimulation (TENS) device, four or more leads, for multiple nerve stimulation',
        hcpcs: 'E0730',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Low back and left leg pain since she fell 11 feet from a roof on 2024-08-22; laminectomy and discectomy L4-L5 on 2025-02-06 at Copperton Memorial. The back pain stayed. MRI 2026-04-14: scar around the left L5 root, no new herniation. Trial with a loaned four-lead unit from 2026-10-05 to 2026-11-06, 33 days: used 28 of them, two sessions of 45 minutes; pain fell from 7 to 4 of 10, standing went from 15 to 40 minutes, sleep from 4.5 to 6 hours, tramadol from 4 tablets of 50 mg a day to 1. Two leads cover only the back; the other two are placed along the left calf. Pain returned to 7 within 2 days after the loaned unit was given back.',
      },
      {
        item: 'Electrical stimulator supplies, 2 lead, per month, (e.g. TENS, NMES)',
        hcpcs: 'A4595',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification:
          'Two units a month, since the device runs four leads. Her skin stays clear if she renews the electrodes every 2 weeks; at 4 weeks they no longer stuck.',
      },
    ],
    provider: { name: 'Evander Kowalczyk-Reyes, DO', npi: '1659038274', date_signed: '2026-11-11' },
    seen: [
      '2026-11-09, in pain clinic, by Evander Kowalczyk-Reyes, DO: bends forward 40 degrees, straight leg raise painful at 45 degrees left, big toe extension 4/5 left, reflexes equal, skin under the electrode sites clear, Oswestry 34 % (52 % on 2026-09-28).',
      '2026-10-05, by Clementine Rourke, PT: taught placement, dial and skin care; high-rate mode at 100 Hz; she repeated it without a mistake.',
    ],
    told: [
      "Who pays? Keystone Trades Workers' Compensation Fund, claim KT-220-8814",
      'Who supplies? Susquehanna Medical Equipment',
      'Lives with whom? With her wife Ingrid and a daughter of 8',
      'Work? Roofer; since 2026-06-15 at the estimating desk of the same firm, 6 hours a day',
      'What was tried? Physical therapy 24 visits in 2025 and 12 in 2026; gabapentin up to 1800 mg, stopped for drowsiness; ibuprofen, stopped for stomach bleeding in 2025-11; two epidural injections, 2026-05-20 and 2026-07-08, relief of 3 weeks each',
      'Pacemaker, pregnancy, seizures, cancer? None',
      'Who places the electrodes? She herself on the leg, Ingrid on the back',
      'Spinal cord stimulator? She does not want one now',
      'Home exercises? Every morning, 15 minutes',
    ],
    answered: [],
  },
  notes: [
    `Keystone Trades Workers' Compensation Fund
Claim KT-220-8814

November 11, 2026

Re: Rosamund Achebe-Lindholm, DOB 5/5/1983
Purchase of a four-lead TENS unit (E0730) and monthly supplies (A4595)

Dear Claims Physician:

The above worker, aged 43, fell eleven feet from a roof on August 22, 2024. She underwent laminectomy and discectomy at L4-L5 on February 6, 2025, and has had pain in the low back and down the left leg in spite of it. The MRI of April 14 this year shows scar tissue about the left L5 nerve root and no fresh herniation.

Much has been tried. Thirty-six visits of physical therapy over two years. Gabapentin to 1800 mg, which made her drowsy. Ibuprofen, which had to be ended when her stomach bled in November 2025. Two epidural injections, in May and in July, each good for three weeks.

Then came a trial of TENS, from October 5 to November 6. Out of 33 days she used the loaned unit on 28, twice a day for 45 minutes. I saw her on November 9 and found the result persuasive. Pain had been 7 and went to 4. She could stand 40 minutes, where before it was 15. She slept an hour and a half longer. Tramadol shrank from four tablets a day to one. Her Oswestry score is 34 percent, against 52 in September. Two days without the unit and the pain was back at 7.

Four leads are required because two treat the back and two the left calf.

I recommend purchase.

Respectfully yours,

Evander Kowalczyk-Reyes, DO
NPI 1659038274`,

    `PAIN CLINIC F/U
Date of note 11/11/26, seen 11/9/26
R. Achebe-Lindholm, 43F, KPC-39084, WC claim KT-220-8814

S: LBP + L leg pain since fall from roof (11 ft) 8/22/24. S/p L4-5 lami/discectomy 2/6/25. TENS trial done 10/5-11/6 (33 d, used 28 d, 45 min BID). Pain 7 -> 4. Standing 15 -> 40 min. Sleep 4.5 -> 6 h. Tramadol 50: 4/d -> 1/d. Unit returned, pain 7 again in 2 d. HEP 15 min q AM. Desk job (estimating) 6 h/d since 6/15.

Prior tx: PT 24 (2025) + 12 (2026). Gabapentin to 1800, drowsy. Ibuprofen, GIB 11/25. ESI x2 (5/20, 7/8/26), 3 wk each. Doesn't want SCS now.

O: Flexion 40. SLR + L at 45. EHL 4/5 L. DTRs =. Skin clear at electrode sites. ODI 34% (52% on 9/28).
MRI 4/14/26: perineural scar L L5, no new HNP.
No PPM, not pregnant, no sz, no CA.

A: M96.1; M54.16; G89.29. Good response to TENS.

P: E0730, purchase, #1. A4595 #2/mo (4 leads = 2 x 2-lead). Electrodes new q 2 wk. Susquehanna Medical Equipment.

EKR`,

    `PHYSICAL THERAPY
TENS trial report

Patient: Rosamund Achebe-Lindholm
Therapist: Clementine Rourke, PT
Instruction given: October 5, 2026
Report prepared: November 11, 2026

Set-up
Four-lead loaner. Conventional (high-rate) mode, 100 Hz. Two electrode leads at the low back, two along the left calf. On October 5 I taught the patient placement, the dial, and care of the skin. She repeated all of it without error. At home she applies the leg electrodes herself; her wife, Ingrid, does the back.

Use
33 days in all, October 5 through November 6. Days used: 28, or 85 percent. Two 45-minute sessions on such a day, i.e. 90 minutes.

Outcome
| Measure | Before | With TENS | Change |
|---|---|---|---|
| Pain, 0 to 10 | 7 | 4 | -3 |
| Standing tolerance | 15 min | 40 min | +25 min |
| Sleep | 4.5 h | 6 h | +1.5 h |
| Tramadol 50 mg, tablets a day | 4 | 1 | -3 |
| Oswestry | 52 % (9/28) | 34 % (11/9) | -18 points |

After return of the loaner
Pain 7/10 within two days.

Skin
Clear. Electrodes four weeks old had lost their stick; with renewal every two weeks the skin stays clear.

Comment
A fall of 18 points on the Oswestry is more than is commonly regarded as a meaningful change. The unit does not replace exercise: she does her home program for a quarter of an hour each morning.

Contraindications: no pacemaker, no pregnancy, no seizures, no cancer.

Recommendation
Own device, four leads, with supplies for both pairs of leads each month.`,

    `SUSQUEHANNA MEDICAL EQUIPMENT
Request for authorization

Injured worker: Rosamund Achebe-Lindholm (F), born 05/05/1983
Address: 1414 Slate Avenue, Rear Unit, Copperton, PA 17999
Phone: (717) 555-0115
Carrier: Keystone Trades Workers' Compensation Fund
Claim number: KT-220-8814
Date of injury: 08/22/2024
Physician: Evander Kowalczyk-Reyes, DO, NPI 1659038274
Order date: 11/11/2026

Requested
1. E0730, TENS device, four or more leads. Quantity 1. 
2. A4595, electrical stimulator supplies, 2 lead, per month. Quantity 2 every month. One unit of A4595 serves two leads, therefore a four-lead device uses two.

ICD-10: M96.1, M54.16, G89.29

Trial documentation
Start 10/05/2026, end 11/06/2026. This exceeds 30 days. Device used on 28 days. Benefit recorded by the physician on 11/09/2026: lower pain score (7 to 4), longer standing (15 to 40 minutes), longer sleep (4.5 to 6 hours), tramadol cut from 200 mg to 50 mg per day.

Earlier treatment
Surgery 02/06/2025 (L4-L5). Physical therapy, 24 visits in 2025 and 12 in 2026. Gabapentin, ibuprofen: both stopped owing to side effects. Epidural injections on 05/20/2026 and 07/08/2026.

Safety
No pacemaker. Not pregnant. No seizure disorder. No cancer.

Why four leads and not two
Pain is felt in two regions, the low back and the left leg. A two-lead unit reaches the back only.

Occupation
Roofer, presently at a desk in the same company, six hours per day.`,

    `# Letter of Medical Necessity

## TENS Unit with Supplies

**Patient:** Rosamund Achebe-Lindholm
**Date of Birth:** 05/05/1983
**Claim:** KT-220-8814
**Insurer:** Keystone Trades Workers' Compensation Fund
**Date:** 11/11/2026

### Clinical Summary

Ms. Achebe-Lindholm is a 43-year-old roofer with **chronic low back pain and left lumbar radiculopathy** following a fall of 11 feet on 08/22/2024 and subsequent L4-L5 laminectomy/discectomy on 02/06/2025.

### Treatments Tried

- **Surgery:** back pain persisted
- **Physical therapy:** 36 visits (2025–2026)
- **Gabapentin:** up to 1800 mg; discontinued due to drowsiness
- **Ibuprofen:** discontinued due to gastric bleeding
- **Epidural injections:** two; about 3 weeks of relief from each
- **Spinal cord stimulation:** not desired by the patient at present

### TENS Trial Results (10/05/2026 – 11/06/2026)

- **Adherence:** 28 of 33 days
- **Pain:** decreased from 7/10 to 4/10
- **Standing:** increased from 15 to 40 minutes
- **Sleep:** increased from 4.5 to 6 hours
- **Opioid use:** tramadol reduced by 75%
- **Disability:** Oswestry improved from 52% to 34%

### Examination (11/09/2026)

- Forward flexion 40°
- Straight leg raise painful at 45° on the left
- Left great toe extension 4/5
- Symmetric reflexes
- Skin clear under the electrode sites

### Request

1. **E0730** – four-lead TENS device, **quantity 1**
2. **A4595** – supplies, **quantity 2 per month**

### Why It Is Needed

When the trial unit was returned, pain rose to its former level within two days. Continued use is expected to maintain function with less reliance on opioid medication.

Sincerely,

**Evander Kowalczyk-Reyes, DO**
NPI 1659038274`,

    `To the adjuster on KT-220-8814

November 11, 2026

We understand that TENS for back pain is a treatment which many plans look at with doubt. Permit us to set our patient's case beside the doubts.

Doubt one: that nobody knows whether it helped. Ms. Achebe-Lindholm had the machine for a month and a few days. On four measures out of four she did better: pain, time on her feet, hours of sleep, and pills. Going without, she was at 7 out of 10 again in two days.

Doubt two: that such devices end up in a drawer. She had it on twenty-eight days of thirty-three, two sessions each, three quarters of an hour at a time.

Doubt three: that something simpler was skipped. It was not. She has had therapy (24 visits last year and another dozen this year), gabapentin, ibuprofen until it made her stomach bleed, tramadol, two epidurals, and an operation. She still does her exercises for 15 minutes every morning.

Doubt four: that the skin won't stand it. On the 9th of November it was clear. She needs fresh electrodes every other week.

Doubt five: that it keeps people from working. Since mid-June she has worked at the estimating desk of her firm, six hours a day.

There is an eight-year-old at home, and a mother who can be on her feet for forty minutes can do more than one who manages fifteen.

Please approve one E0730 and, monthly, two A4595.

Dr. Evander Kowalczyk-Reyes and the pain clinic`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
