import type { CorpusCase } from '../corpus-case.ts';

/** A trauma surgeon, a physician assistant, a manufacturer's clerk, a family doctor, a drafting model and a peer-to-peer script speak for a tree surgeon whose shin does not knit. */
export const boneGrowthStimulatorTibiaArborist: CorpusCase = {
  id: 'bone-growth-stimulator-tibia-arborist',
  today: '2026-11-18',
  facts: {
    case_id: 32110,
    patient: {
      first_name: 'Caspian',
      last_name: 'Thornquist-Ayala',
      dob: '1999-03-08',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '168 lb',
      address: '3 Bellwether Alley, Stone Ferry, OR 97999',
      phone: '(541) 555-0191',
      mrn: 'SFT-09356',
    },
    diagnoses: [
      {
        code: 'S82.252K',
        description:
          'Displaced comminuted fracture of shaft of left tibia, subsequent encounter for closed fracture with nonunion',
      },
      { code: 'E55.9', description: 'Vitamin D deficiency, unspecified' },
      { code: 'F17.220', description: 'Nicotine dependence, chewing tobacco, uncomplicated' },
    ],
    items: [
      {
        item: 'Osteogenesis stimulator, electrical, noninvasive, other than spinal applications',
        hcpcs: 'E0747',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 year',
        justification:
          'Left side. A limb of an oak struck the left shin on 2026-02-06; the closed fracture was nailed on 2026-02-07. Films of 2026-08-05 and 2026-11-11, 98 days apart, show the same gap of 4 mm with bridging of 1 of 4 cortices, and CT on 2026-11-13 shows bone across 15% of the fracture. The nail is not broken and no screw is loose. C-reactive protein 2 mg/L and sedimentation rate 6 mm/h on 2026-11-11 speak against infection. An ultrasound stimulator lent from 2026-06-01 to 2026-08-30 was used on 88 of 91 days without a change on film. Pain on full weight is 5 of 10, and he walks half a mile with one crutch. The coil is to be worn 3 hours a day for 6 months over the left shin.',
      },
    ],
    provider: { name: 'Bronwen Adeyemi-Falk, MD', npi: '1972046358', date_signed: '2026-11-18' },
    seen: [
      '2026-08-05, at Stone Ferry Trauma Clinic, by Bronwen Adeyemi-Falk, MD: vitamin D 14 ng/mL, tender over the fracture, pain on full weight 6 of 10.',
      '2026-11-11, at Stone Ferry Trauma Clinic, by Lucius Vanterpool, PA-C: scars closed, no warmth, no motion felt at the fracture, knee 0 to 135 degrees, ankle lifts 12 degrees, vitamin D 33 ng/mL.',
    ],
    told: [
      'Who pays? Cascade Union Health Fund',
      'Who supplies? Juniper Butte Orthocare',
      'Work? Arborist and climber; off climbing since 2026-02-06, dispatches crews by radio since 2026-05-18',
      'Lives with whom? With his girlfriend Odalys and their daughter, who is 2',
      'Tobacco? Chewed 1 tin every 2 days; none since 2026-08-12, on nicotine gum until 2026-10-15',
      'Medicines? Vitamin D3 5,000 units daily since 2026-08-06; no anti-inflammatory drugs since February 2026',
      'Pacemaker or other implanted device? None but the nail',
      'Exchange nailing? Offered on 2026-11-11; he would rather try the coil first',
    ],
    answered: [],
  },
  notes: [
    `November 18, 2026

To: Cascade Union Health Fund
From: Bronwen Adeyemi-Falk, MD (NPI 1972046358)
Patient: Caspian Thornquist-Ayala, MRN SFT-09356

A tree limb broke this young man's left tibia on February 6 of this year. It was a comminuted, displaced, closed fracture of the shaft and it was nailed the following day. That was more than nine months ago, and it hasn't healed.

I don't use the word nonunion lightly. On August 5 there was a 4 mm gap with one of four cortices bridged. On November 11, ninety-eight days later, there was a 4 mm gap with one of four cortices bridged. To be sure I got a CT, and it shows bone over 15% of the fracture surface. Nothing is happening at that site.

What could be corrected has been. His vitamin D was 14 when I checked it in August; on 5,000 units daily it's 33. He chewed tobacco, a tin every other day, and he has not had any since August 12. He's been off nicotine gum, too, since mid October. He takes no NSAIDs. There is no infection, to judge by a CRP of 2 and a sed rate of 6. The nail is intact and the screws are tight, so the fracture is held.

In my view that makes him an excellent candidate for electrical stimulation, E0747. The gap is under one centimeter, the fixation is stable, and the biology has been put right. Ultrasound has been tried (88 of 91 days, so he wore it) and changed nothing.

The other choice is to take out the nail, ream, and put in a thicker one. I've offered it. It's an operation, with an anesthetic and time off, and he would rather first try a coil for three hours a day over six months. So would I, in his place.

B. Adeyemi-Falk`,
    `STONE FERRY TRAUMA CLINIC
Lucius Vanterpool, PA-C
Visit 11/11/26

S// 27M arborist f/u L tibia, 9 mo s/p IMN (2/7/26) for closed comminuted shaft fx. Still hurts, 5/10 w/ full weight (6 in August). Half a mile w/ 1 crutch. Not climbing since injury. Radio dispatch since 5/18. Lives w/ girlfriend + 2yo daughter. No chew since 8/12. Gum stopped 10/15. No NSAIDs since Feb.

O// Scars closed. No warmth. No motion at fx site to palpation. Knee 0-135. Ankle DF 12.
XR: gap 4 mm, 1/4 cortices. Unchanged from 8/5. Nail whole, no loose screws.
Labs: CRP 2, ESR 6, 25-OH D 33 (14 on 8/5).

A// Nonunion L tibial shaft (S82.252K). Vit D deficiency, being repleted (E55.9). Nicotine dependence, chewing tobacco (F17.220), abstinent three months tomorrow.

P// CT to quantify bridging. Exchange nailing offered, pt prefers non-op first. If CT confirms, order E0747.

ADDENDUM after CT 11/13/26: bone across 15%. Confirms. For electrical stimulator, L shin, 3 h/day x 6 mo. No pacemaker or other implants aside from the nail, so no electrical contraindication. Nail isn't a barrier to a pulsed field device as a rule. To Dr. Adeyemi-Falk for order.`,
    `JUNIPER BUTTE ORTHOCARE
Reimbursement Services

INSURER            Cascade Union Health Fund
PATIENT            Caspian Thornquist-Ayala
BIRTH DATE         03/08/1999
RESIDENCE          3 Bellwether Alley, Stone Ferry, OR 97999
PHONE              (541) 555-0191
PHYSICIAN          Bronwen Adeyemi-Falk, MD
PHYSICIAN NPI      1972046358
ORDER DATE         11/18/2026

PRODUCT            E0747 Osteogenesis stimulator, electrical, noninvasive, other than spinal
UNITS              1 (maximum 1 per year)
BODY SITE          Left tibia, shaft
DX                 S82.252K primary
                   E55.9
                   F17.220

QUALIFYING STATEMENT
National policy for long-bone nonunion asks for two sets of films, separated by at least 90 days, each with more than one view, and read as showing no clinically significant healing. The sets here are of 08/05/2026 and 11/11/2026. Interval: 98 days, eight more than asked.

FILM FINDINGS
                      08/05/2026       11/11/2026
Gap                   4 mm             4 mm
Cortices bridged      1 of 4           1 of 4

CT 11/13/2026: 15% bridged

PRIOR MODALITY
Low-intensity ultrasound, loaned, 06/01/2026 to 08/30/2026. Days used: 88 / 91 (97%). Effect on film: none. Ultrasound and electrical stimulation are not requested together; the loan has ended.

DOSE ORDERED
3 hours/day, 6 months. By the calendar that is to about the middle of May 2027 if started at once.

CONTRAINDICATIONS
Implanted electronic device: none.

Please direct the decision to the physician named above.`,
    `Family Medicine cover note

Dear Fund,

I'm told letters from the family doctor's side of things sometimes help, so here's how the picture looks to a generalist.

Caspian climbs trees for a living, or did until an oak limb came down on his shin in February. He's 27. He and his girlfriend, Odalys, have a two-year-old. For the last half year he has been the voice on the radio that sends the crews out instead of the man in the harness.

I'd like to speak about three habits of healing, as I think of them.

Nutrition. His vitamin D was down at 14 in August. He's taken 5,000 units a day ever since, and by November it was 33. Most labs call 30 and up sufficient.

Tobacco. Nicotine narrows the small vessels that a fracture depends upon. He chewed, half a tin a day. On August 12 he quit, with gum, and since October 15 he hasn't needed the gum either. That's fourteen weeks without tobacco today.

Persistence. When they lent him an ultrasound unit this past summer he used it 88 days of 91. So when Dr. Adeyemi-Falk asks for a coil three hours a day for six months, that record is the best forecast I can offer of whether it'll be worn.

And yet the bone has not moved. The same 4 mm in August and November. Fifteen percent bridged on CT. He still needs a crutch and can go a half mile.

The choice now lies between a device (E0747) and an operation. The operation is offered; the device is preferred by him. It's also by far the less invasive.

On behalf of Dr. Bronwen Adeyemi-Falk, NPI 1972046358`,
    `# LMN – Noninvasive Electrical Bone Growth Stimulator (E0747)

## Patient
Caspian Thornquist-Ayala, 27-year-old male, 183 cm, 76 kg

## Indication
**S82.252K** – Displaced comminuted fracture of shaft of left tibia, subsequent encounter for closed fracture with **nonunion**

## Course of treatment

| Date | Event |
|---|---|
| Feb 6, 2026 | Injury: struck by oak limb |
| Feb 7, 2026 | Intramedullary nailing |
| Jun 1 – Aug 30, 2026 | Ultrasound stimulation, 88 of 91 days |
| Aug 5, 2026 | Radiographs: 4 mm gap, 1/4 cortices. Vitamin D 14 ng/mL |
| Aug 6, 2026 | Vitamin D3 started, 5,000 units daily |
| Aug 12, 2026 | Chewing tobacco stopped |
| Nov 11, 2026 | Radiographs unchanged. Vitamin D 33 ng/mL. CRP 2, ESR 6 |
| Nov 13, 2026 | CT: 15% bridging |

## Risk factors for nonunion and how they were addressed

* **Vitamin D deficiency (E55.9):** level more than doubled
* **Nicotine dependence, chewing tobacco (F17.220):** abstinent since August
* **NSAID exposure:** none since February
* **Infection:** inflammatory markers normal
* **Instability:** hardware intact

## Why electrical stimulation?

Pulsed electromagnetic and similar fields are thought to upregulate bone morphogenetic proteins and calcium signaling in osteoblasts. Stimulators of this class have been approved for nonunion for decades. They work best when the gap is small (commonly, less than 1 cm, or less than half of the bone's diameter) and the fragments are stable. **Both conditions are met.**

## Why not surgery first?

Exchange nailing is effective, yet carries the usual risks of surgery, including infection, anesthesia and further time off work. It was discussed on November 11, 2026, and **the patient prefers to try the stimulator first**. It remains available should the stimulator fail.

## Order
One unit, left tibia, 3 hours daily, 6 months (≈ 540 hours).

**Bronwen Adeyemi-Falk, MD**, NPI 1972046358, signed November 18, 2026`,
    `PEER-TO-PEER TALKING POINTS
Case: C. Thornquist-Ayala, left tibia
Plan: Cascade Union Health Fund

OPEN WITH
"Doctor, I'm calling about a 27-year-old climber, left tibia, nailed on February 7, not united at nine months."

IF THEY SAY "it's a delayed union, give it time"
-> 98 days between films. No change, 4 mm and 4 mm. One cortex and one cortex. CT 15%. Most people want 25% or more before they'll call a CT healing.

IF THEY SAY "he's a tobacco user"
-> He was. Chew, not cigarettes. None since 8/12. Gum until 10/15. Code F17.220 is on the claim since we hide nothing.

IF THEY SAY "is it infected?"
-> CRP 2. ESR 6. No warmth. Scars closed.

IF THEY SAY "is the fixation failing?"
-> Nail unbroken, screws not loose, no motion to feel.

IF THEY SAY "you already had a stimulator"
-> Ultrasound. Other physics. E0760 works by pressure waves, E0747 by an electric or magnetic field. He used it 88 of 91 days, so it's a true failure and not a matter of compliance.

IF THEY SAY "why not just exchange the nail?"
-> We offered. He'd rather go coil first. A coil costs less than an operation and closes no doors.

IF THEY SAY "anything that forbids a field?"
-> No pacemaker, nothing implanted but the nail.

IF THEY SAY "what's the functional loss?"
-> Pain 5 on full weight. One crutch, half a mile. Knee (0-135) and ankle (12 up) move well, so it's the bone. He can't climb. He has been dispatching by radio for six months to the day. There's a toddler at home.

IF THEY SAY "end point?"
-> Six months, three hours a day, then we look at it again.

CLOSE WITH
"One E0747. Left. Order signed November 18. Adeyemi-Falk, 1972046358."`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
