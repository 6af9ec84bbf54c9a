import type { CorpusCase } from '../corpus-case.ts';

/** An orthopedic surgeon, her nurse, a supplier and a model write for a roofer whose shinbone has not healed. */
export const boneStimulatorTibiaNonunionRoofer: CorpusCase = {
  id: 'bone-stimulator-tibia-nonunion-roofer',
  today: '2026-12-02',
  facts: {
    case_id: 20710,
    patient: {
      first_name: 'Rutger',
      last_name: 'Salazar-Boyle',
      dob: '1979-08-30',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '183 lb',
      address: '140 Slate Ridge Road, Cold Anvil, KY 41999',
      phone: '(606) 555-0147',
      mrn: 'CAO-73581',
    },
    diagnoses: [
      {
        code: 'S82.251K',
        description:
          'Displaced comminuted fracture of shaft of right tibia, subsequent encounter for closed fracture with nonunion',
      },
      { code: 'E11.9', description: 'Type 2 diabetes mellitus without complications' },
      { code: 'F17.210', description: 'Nicotine dependence, cigarettes, uncomplicated' },
    ],
    items: [
      {
        item: 'Osteogenesis stimulator, electrical, non-invasive, other than spinal applications',
        hcpcs: 'E0747',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'lifetime',
        justification:
          'Fell from a ladder on 2026-01-14; closed comminuted fracture of the shaft of the right tibia, nailed on 2026-01-15 at Breaks Regional Hospital. Radiographs in several views on 2026-07-08 and again on 2026-10-21, 105 days apart: no bridging callus, gap of 3 mm at the middle third, no change between the two. CT on 2026-10-28: bone bridges 10 percent of the circumference. No infection: CRP 3 mg/L, ESR 9 mm/h, white cells 6,800 on 2026-10-21. The lower locking screws were removed on 2026-05-20 to let the bone ends close together, without effect. Diabetes with HbA1c 6.8 % and smoking slow healing; cut from 20 to 4 cigarettes a day. Worn over the shin 3 hours a day for 9 months or until healed. The alternative is a larger nail or bone graft, a second major operation.',
      },
    ],
    provider: { name: 'Verity Lockhart-Sung, MD', npi: '1206748935', date_signed: '2026-12-02' },
    seen: [
      '2026-11-25, in office, by Verity Lockhart-Sung, MD: tender at the middle third of the right shin, pain 5 of 10 on stepping, scars dry and closed, no warmth, knee 0 to 130 degrees, ankle dorsiflexion 8 degrees, walks with one crutch at half weight, foot pulses palpable.',
    ],
    told: [
      'Who pays? Cumberland Fork Health, through his wife’s employer',
      'Who supplies? Osprey Bone Healing',
      'Lives with whom? With his wife Marguerite and her father',
      'What work? Roofer, off work since the fall',
      'Other medicine? Metformin 500 mg twice a day, vitamin D 2,000 units a day, no ibuprofen-type drugs since January',
      'Implants? No pacemaker or defibrillator; titanium nail',
      'Can he use it? Yes, he tried the coil in the office on 2026-11-25 and set the timer himself',
      'Follow-up? Radiographs every 8 weeks',
      'Quit date for smoking? 2026-12-15, with nicotine patches',
      'Length of need? 9 months',
    ],
    answered: [],
  },
  notes: [
    `December 2, 2026

Cumberland Fork Health
Utilization Review Department

Re: Rutger Salazar-Boyle; D.O.B. August 30, 1979
Non-spinal electrical osteogenesis stimulator (E0747)

Dear Sir or Madam:

Mr. Salazar-Boyle, a roofer of 47, fell from a ladder on January 14 and broke the shaft of his right tibia into several pieces. The fracture was closed. It was nailed the next day at Breaks Regional Hospital. In May, on the 20th, the lower locking screws were taken out so that the ends could settle against each other.

They have not joined. Radiographs in several views were taken on July 8 and on October 21, a hundred and five days apart. On neither is there bridging callus. The 3-mm gap in the middle third is unchanged. A CT scan on October 28 found bone across a mere tenth of the circumference. It is my opinion that there has been no clinically significant evidence of fracture healing between the two sets of films, and that this is a nonunion.

It is not infected: CRP 3, ESR 9, white count 6,800.

On November 25 the shin was tender at the fracture and hurt 5 out of 10 with each step. He gets about on one crutch with half his weight on the leg.

What remains is a bigger nail or a bone graft, either of them a second major operation, or a stimulator used for three hours a day. I ask that the latter be authorized for nine months.

Sincerely yours,
Verity Lockhart-Sung, MD
NPI 1206748935`,
    `ORTHO CLINIC – R tibia nonunion
DOS 11/25/26, order written 12/2/26

S: 47M roofer, off since DOI 1/14/26 (ladder). R tib shaft comminuted closed fx, IMN 1/15/26. Dynamized 5/20/26 (distal locking screws out) w/o effect. Pain 5/10 w/ step. T2DM, metformin 500 BID. Vit D 2000 U/d. No NSAIDs since Jan. Tob: 20 → 4 cig/d, quit date 12/15 w/ patches.

O: TTP mid third R shin. Scars dry, closed. No warmth. Knee 0–130. DF 8°. 1 crutch, 50% WB. Pulses palp.
XR 7/8/26 & 10/21/26, multiple views: no bridging callus, 3 mm gap, no interval change (105 d).
CT 10/28: 10% circumferential bridging.
Labs 10/21: CRP 3, ESR 9, WBC 6.8. A1c 6.8%.

A: S82.251K aseptic nonunion R tibia, 10+ mo post injury. E11.9. F17.210.

P: E0747 x1, 3 h/d, 9 mo or until healed. Osprey Bone Healing. No pacer/ICD. Titanium nail. Tried coil in office, set timer himself. XR q8wk. If fails: exchange nail / graft.

V Lockhart-Sung MD NPI 1206748935`,
    `Osprey Bone Healing – Intake and Coverage Checklist

Patient: R. Salazar-Boyle      Sex: M      DOB: 08/30/79
Address: 140 Slate Ridge Road, Cold Anvil, KY 41999
Plan: Cumberland Fork Health (via spouse's employer)
Device: E0747, one unit

[x] Long bone: tibia, right
[x] Date of fracture: 01/14/2026
[x] Surgery: intramedullary nail 01/15/2026; lower locking screws out 05/20/2026
[x] Two sets of radiographs, at least 90 days apart: 07/08/2026 and 10/21/2026 = 105 days
[x] More than one view in each set
[x] Treating surgeon states no healing between sets
[x] CT 10/28/2026: 10% bridging
[x] Infection excluded by labs: CRP 3 mg/L, ESR 9 mm/h, WBC 6,800
[x] No cardiac pacemaker, no defibrillator
[x] Patient able to operate: timer set unaided at the 11/25 visit

Treatment schedule: 3 hr/day, 9 months or until union
Fracture gap: 3 mm
Comorbidity: type 2 diabetes, A1c 6.8; cigarettes, down to 4 daily from a pack of 20

A stimulator of this kind acts only while it is on; daily use is therefore the main thing the wearer has to contribute.

Limit: one per lifetime. Quantity on order: one.

Prescriber: Verity Lockhart-Sung, MD, NPI 1206748935
Order date: 12/02/2026`,
    `# Letter of Medical Necessity

## Electrical Bone Growth Stimulator (HCPCS E0747)

**Patient:** Rutger Salazar-Boyle
**DOB:** 08/30/1979
**Age:** 47
**Date of Letter:** 12/02/2026

To Whom It May Concern,

I am writing to request authorization of a **non-invasive electrical osteogenesis stimulator** for the treatment of a **nonunion of the right tibial shaft**.

### History of Injury
On January 14, 2026, Mr. Salazar-Boyle sustained a displaced comminuted closed fracture in a fall from a ladder. He underwent **intramedullary nailing** on January 15, 2026.

### Evidence of Nonunion
- **Radiographs (July 8 and October 21, 2026):** No bridging callus; a persistent **3 mm gap**; no interval change
- **CT (October 28, 2026):** Bridging of **10%** of the circumference
- **Clinical examination (November 25, 2026):** Local tenderness and pain of 5/10 on stepping

### Treatment to Date
1. Nailing (January 2026)
2. Removal of the lower locking screws (May 2026) to allow compression at the fracture
3. Optimization of risk factors
   - HbA1c of 6.8% on metformin
   - Reduction of smoking from 20 to 4 cigarettes per day, with a quit date of December 15
   - Vitamin D 2,000 units daily
   - Avoidance of ibuprofen-type medication

### Medical Rationale
Electrical stimulation is a recognized, low-risk treatment for nonunion of long bones. The alternative for Mr. Salazar-Boyle would be exchange nailing or bone grafting.

### Treatment Plan
- **Dose:** 3 hours per day
- **Duration:** 9 months, or until healed
- **Monitoring:** Radiographs at 8-week intervals

Thank you for reviewing this request. Should you need anything further, please contact our office.

Sincerely,

**Verity Lockhart-Sung, MD**
NPI: 1206748935`,
    `Nurse's note, orthopedics
December 2

Rutger Salazar-Boyle has not been at work on a roof since January 14, the day he fell from a ladder and broke his right shin. Dr. Lockhart-Sung is asking the insurance for a bone stimulator. This is his story.

They put a titanium rod in the day after. In May the lower screws came out in hopes the bone ends would close up. July's pictures and October's look the same: no new bone across the gap, which is 3 millimeters. The scan a week after the October films found it one-tenth bridged. The blood work was fine, so infection is not the reason.

He is a diabetic, type 2, on metformin twice a day, with an A1c of 6.8. He has been a pack-a-day man, 20 cigarettes, and is down to four. His quit date is December 15 and he will use patches. He takes his vitamin D and has stayed off ibuprofen and its relatives since the accident.

Last Wednesday, November 25, he came on one crutch, putting half his weight down. It hurts when he steps, 5 on the scale of 10. The scars are dry and closed. He tried the coil on and worked the timer by himself.

He would wear it over the shin three hours a day. He lives with his wife Marguerite and his father-in-law. New x-rays every eight weeks.

For V. Lockhart-Sung, MD (NPI 1206748935)`,
    `In reply to the questions a medical director is likely to ask

Mr. R. Salazar-Boyle, MRN CAO-73581, male, 47 years

1. Why do you call it a nonunion and not a slow union?
The injury is more than ten months old. Between 8 July and 21 October, i.e. in fifteen weeks, nothing on the films had changed. Ninety days between two sets is what policies customarily want.

2. Was anything done in the meantime?
Yes, the nail was freed at its lower end on 20 May by removing the locking screws. There was no effect.

3. Could it be septic?
We think not. C-reactive protein is 3 mg/L, sedimentation rate 9 mm in the hour, leukocytes 6.8 thousand; at the visit of 25 November the skin was neither warm nor open.

4. He smokes and is diabetic. Why not deal with that first?
It is being dealt with. Four-fifths of the cigarettes are gone (16 of 20) and the rest are to go on 15 December with the help of patches. His A1c is 6.8 %. Neither is cause for withholding a device; both are a reason not to rush to surgery.

5. Is the gap too wide?
It is 3 mm.

6. Any contraindication?
He has no pacemaker and no defibrillator. The nail is titanium.

7. How long, how much?
Three hours daily, for nine months, or less if the bone heals sooner. One device.

8. And if you say no?
Then a larger nail or a graft, which is another operation, another hospital bill, and more time off a job he has been away from since the middle of January.

We thank you.
Verity Lockhart-Sung, MD
NPI 1206748935, 2 December 2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
