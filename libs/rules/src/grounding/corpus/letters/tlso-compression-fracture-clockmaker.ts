import type { CorpusCase } from '../corpus-case.ts';

/** A rural family doctor, a home care nurse and a spine clinic write for a man on prednisone who broke a vertebra lifting a clock. */
export const tlsoCompressionFractureClockmaker: CorpusCase = {
  id: 'tlso-compression-fracture-clockmaker',
  today: '2026-12-09',
  facts: {
    case_id: 11304,
    patient: {
      first_name: 'Ignatius',
      last_name: 'Pell-Osterhaus',
      dob: '1950-06-24',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '158 lb',
      address: '9 Escapement Road, North Tarn, MN 55999',
      phone: '(218) 555-0137',
      mrn: 'NTC-11846',
    },
    diagnoses: [
      {
        code: 'M80.88XA',
        description:
          'Other osteoporosis with current pathological fracture, vertebra(e), initial encounter for fracture',
      },
      { code: 'Z79.52', description: 'Long term (current) use of systemic steroids' },
      { code: 'J44.9', description: 'Chronic obstructive pulmonary disease, unspecified' },
    ],
    items: [
      {
        item: 'Thoracic-lumbar-sacral orthosis (TLSO), triplanar control, hyperextension, rigid anterior and lateral frame extends from symphysis pubis to sternal notch with two anterior components (one pubic and one sternal), posterior and lateral pads with straps and closures, limits spinal flexion, restricts gross trunk motion in sagittal, coronal, and transverse planes, includes fitting and shaping the frame, prefabricated, includes fitting and adjustment',
        hcpcs: 'L0472',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: 'medium',
        justification:
          'Lifted a mantel clock of 22 lb on 2026-11-28 and felt a crack in the back. CT at Iron Bay Hospital the same day: wedge fracture of T12, 35 % loss of anterior height, no retropulsion; old fracture of L3. Steroid-induced osteoporosis: prednisone 10 mg daily for 6 years for COPD; T-score -3.4 at the spine on 2026-03-17. Pain 8 of 10 on standing, 3 of 10 lying down; can stand no longer than 4 minutes. Acetaminophen 1000 mg three times a day and calcitonin nasal spray have not sufficed; oxycodone 5 mg made him confused and was stopped on 2026-12-03. The soft elastic corset slid up and left the fracture free to bend. To be worn whenever he is out of bed, for 12 weeks; a rigid closed shell would hamper his breathing, the open frame does not.',
      },
    ],
    provider: { name: 'Marit Sundqvist-Boyle, MD', npi: '1285037461', date_signed: '2026-12-09' },
    seen: [
      '2026-12-07, in office, by Marit Sundqvist-Boyle, MD: tender on percussion over T12, kyphosis increases as he bends, leg strength 5/5 both sides, sensation normal, bladder and bowel normal, saturation 91 % on room air.',
      '2026-12-08, at home, by Blaise Underhill, RN: gets up from bed by pulling on the bed post, needs one person to stand, walks 20 feet with a rolling walker, sits hunched.',
      '2026-12-07, upright radiograph: T12 anterior height loss 42 %.',
    ],
    told: [
      'Who pays? UCare Medicare Advantage',
      'Who supplies? Lakehead Orthotics and Prosthetics',
      'Lives with whom? Alone; his niece Annelise stays with him until the end of January',
      'Home? One-story house, two steps at the door',
      'Occupation? Retired clockmaker, still repairs clocks at a bench',
      'Surgery? Dr. Lemuel Farraday, spine surgeon, on 2026-12-02: no vertebroplasty for now, brace first, film again in 6 weeks',
      'Treatment of the osteoporosis? Alendronate 70 mg weekly since 2026-04; teriparatide has been requested',
      'Smokes? Stopped in 2015',
      'Chest measure for the brace? 38 inches, waist 34 inches',
    ],
    answered: [],
  },
  notes: [
    `December 9, 2026

UCare Medicare Advantage

Regarding Ignatius Pell-Osterhaus, DOB 6/24/1950

Dear Sir or Madam,

Ignatius is a retired clockmaker of 76 who broke his back by lifting a clock. That a twenty-two-pound mantel clock was enough tells you the state of his bones: six years of prednisone, 10 mg a day for COPD, have brought his spinal T-score down to minus 3.4. There is an old fracture at L3.

The CT done at Iron Bay Hospital on the day of the injury, November 28, showed a wedge fracture of T12 with about a third of the anterior height gone (35 percent) and nothing pushed back into the canal. On the upright film of December 7 the loss measured 42 percent. In nine days, then, it had sunk by another seven points. I want to halt that.

He hurts 8 out of 10 when he stands and 3 out of 10 when he lies down, and four minutes on his feet is all he can do. Acetaminophen, a gram three times a day, and calcitonin spray are not enough. Oxycodone muddled him and was stopped on the third. An elastic corset rode up and did not keep the fracture from bending.

I am prescribing a hyperextension TLSO, L0472, size medium. Its frame pushes at the breastbone and the pubis and leaves the rest of the front open, which matters to a man with his lungs; his saturation was 91 percent. He is to wear it whenever out of bed for twelve weeks. The spine surgeon, Dr. Farraday, also wants a brace before anything else.

There is no neurologic deficit.

Yours sincerely,
Marit Sundqvist-Boyle, MD
NPI 1285037461`,

    `12/09/2026  Ignatius Pell-Osterhaus  NTC-11846

CC: back fx, brace.

HPI: 76 yo M, steroid osteoporosis (pred 10 mg/d x 6 yr, COPD), lifted 22-lb clock 11/28, felt crack. CT same day Iron Bay: T12 wedge, 35% ant. ht loss, no retropulsion, old L3 fx. Saw Dr. Farraday (spine) 12/2: no VP for now, brace, re-film 6 wks. Standing tolerance ≤4 min. Pain 8/10 up, 3/10 supine.
Meds tried: APAP 1 g TID, calcitonin NS: insufficient. Oxycodone 5: confusion, d/c'd 12/3. Elastic corset: rides up, no control.
Alendronate 70 q wk since Apr. Teriparatide requested. Ex-smoker (2015).

PE 12/7: TTP percussion T12. Kyphosis up with bending. LE 5/5 B. SILT. B/B nl. SpO2 91% RA.
XR upright 12/7: T12 42% ht loss.
DXA 3/17/26: T -3.4 spine.

A/P: M80.88XA T12 osteoporotic compression fx, progressing (35 -> 42%).
Z79.52. J44.9.
- TLSO hyperextension L0472 #1, size M, OOB at all times x 12 wk. Lakehead O&P. Chest 38", waist 34".
- Open frame chosen over closed rigid shell because of COPD.
- F/u film per spine.

MSB`,

    `HOME VISIT SUMMARY

Patient: Ignatius Pell-Osterhaus, age 76
Nurse: Blaise Underhill, RN
Visited: Tuesday 12/8/2026
Typed: Wednesday 12/9/2026

I found Mr. Pell-Osterhaus in a one-story house with two steps at the entrance. He ordinarily lives by himself. His niece, Annelise, is staying with him until the end of January.

Getting out of bed is the hard part of his day. He takes hold of the bed post and hauls himself up, and then it takes one person to bring him to standing. With his rolling walker he went 20 feet. When he sits, he sits hunched over, and bending forward is just what the broken T12 should be spared.

He cannot be up for more than 4 minutes. He rates the pain at 8 when upright and 3 when flat, on the ten-point scale. Acetaminophen three times a day, 1000 mg each, and the calcitonin nasal spray don't bring enough relief. He became confused on oxycodone and has been off it since December 3. He was given an elastic corset, but it creeps up.

He has COPD, uses prednisone each day, and his oxygen level in the office on Monday was 91% without oxygen.

Dr. Sundqvist-Boyle is ordering a rigid hyperextension brace, to be worn at any time he is out of bed, for twelve weeks. The frame is open and will not hamper his breathing as a closed shell would. Lakehead Orthotics and Prosthetics will furnish it in medium.

He is a retired clockmaker who still repairs clocks at a bench.

B. Underhill, RN`,

    `LAKEHEAD ORTHOTICS AND PROSTHETICS — DOCUMENTATION SHEET

Beneficiary ........ Pell-Osterhaus, Ignatius
Sex / DOB .......... M / 06-24-1950
Plan ............... UCare Medicare Advantage
Phone .............. (218) 555-0137
Prescriber ......... Marit Sundqvist-Boyle, MD, NPI 1285037461
Prescription dated . 12-09-2026

A. DEVICE
L0472, TLSO, triplanar control, hyperextension, prefabricated, with fitting and adjustment. Size: medium. Units: 1.

B. BODY MEASURES
Height 5 ft 10 in; weight 158 lb; chest 38 in; waist 34 in.

C. INDICATION UNDER THE POLICY
A spinal orthosis is covered when it is ordered for one of these purposes:
[x] to reduce pain by restricting mobility of the trunk
[x] to facilitate healing following an injury to the spine or related soft tissues
[ ] to facilitate healing following a surgical procedure on the spine
[ ] to otherwise support weak spinal muscles and/or a deformed spine

D. SUPPORTING FACTS
Injury: 11-28-2026, lifting of a 22 lb clock.
Level: T12, wedge type.
Loss of anterior height: CT 11-28, 35 %; upright radiograph 12-07, 42 %.
Retropulsion: none.
Prior fracture: L3.
Bone density: T-score -3.4 (03-17-2026).
Neurologic status: intact; strength 5/5 in the legs, normal sensation, normal bladder and bowel.
Pain: 8/10 standing.

E. ALTERNATIVES
Elastic corset: tried, slid up.
Closed rigid shell: not chosen, would hamper breathing (COPD, saturation 91 % on room air).
Vertebroplasty: not for now, per the spine surgeon, 12-02-2026.

F. WEARING SCHEDULE
Out of bed, 12 weeks.`,

    `**Subject: Medical Necessity of a Hyperextension TLSO (L0472)**

**Patient Name:** Ignatius Pell-Osterhaus
**Date of Birth:** June 24, 1950
**Insurer:** UCare Medicare Advantage
**Ordering Provider:** Marit Sundqvist-Boyle, MD, NPI 1285037461

#### 1. Diagnosis

- M80.88XA: Other osteoporosis with current pathological fracture, vertebra(e), initial encounter for fracture
- Z79.52: Long term (current) use of systemic steroids
- J44.9: Chronic obstructive pulmonary disease, unspecified

#### 2. Clinical Background

Mr. Pell-Osterhaus is a 76-year-old man with glucocorticoid-induced osteoporosis. On November 28, 2026, he sustained a T12 wedge compression fracture while lifting a 22-pound object. Between November 28 and December 7, 2026, the measured loss of anterior vertebral height increased from **35% to 42%**.

#### 3. Functional Impact

- **Standing:** limited to 4 minutes
- **Transfers:** requires the help of one person to stand
- **Ambulation:** 20 feet with a rolling walker
- **Posture:** hunched in sitting

#### 4. Therapies Tried and Failed

- **Acetaminophen** 3 g per day – insufficient
- **Calcitonin nasal spray** – insufficient
- **Oxycodone** 5 mg – discontinued owing to confusion
- **Elastic corset** – migrated upward; did not limit flexion

#### 5. Justification

The requested orthosis limits forward bending and restricts trunk motion in all three planes, which unloads the front of the fractured vertebra. The open frame is preferred to a closed shell in view of the patient's lung disease.

#### 6. Plan

The brace will be worn whenever the patient is out of bed for **12 weeks**. Repeat imaging is due six weeks after the surgical consultation of December 2, 2026. Bone treatment consists of weekly alendronate, and teriparatide has been requested.

Signed: Marit Sundqvist-Boyle, MD
December 9, 2026`,

    `Dear colleagues at UCare,

Before a request of this sort is settled, a reviewer generally wishes to know five things, so let us set them down for our patient Mr. I. Pell-Osterhaus.

First, what broke? The twelfth thoracic vertebra, on Nov. 28, 2026, from the lifting of a clock.

Second, why did it break? Because of osteoporosis brought on by steroids. He has needed 10 mg of prednisone per day for six years, for his chronic obstructive lung disease. A bone density test in March gave -3.4 at the spine, and alendronate was begun in April.

Third, is it stable? Neurologically he is intact, and CT saw no fragment displaced backward. But the vertebra is giving: the front edge had lost 35 % of its height at first and 42 % in the standing film nine days after.

Fourth, what else has been done? Pain medicine in three kinds, of which one (oxycodone) had to be dropped as it confused him and the other two are not strong enough. A soft corset, which would not stay down. And Dr. Lemuel Farraday was consulted; his word was no vertebroplasty for now and the brace first.

Fifth, what do we hope to gain? That he can stand for longer than the four minutes he now has, that he needs less pulling on the bed post and less help to stand, and that the bone heals without collapsing further.

The brace is one L0472, medium. Twelve weeks of wear are foreseen, in bed excepted.

With thanks,

Dr. Marit Sundqvist-Boyle
9 December 2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
