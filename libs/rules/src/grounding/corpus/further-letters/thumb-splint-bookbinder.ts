import type { CorpusCase } from '../corpus-case.ts';

/** A hand surgeon, a certified hand therapist, a biller, a family doctor, a rheumatology scribe and a drafting model write for a bookbinder with a sore left thumb. */
export const thumbSplintBookbinder: CorpusCase = {
  id: 'thumb-splint-bookbinder',
  today: '2026-04-29',
  facts: {
    case_id: 41105,
    patient: {
      first_name: 'Saoirse',
      last_name: 'Lindqvist-Abara',
      dob: '1963-05-30',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '139 lb',
      address: '51 Vellum Street, Otter Crossing, OR 97999',
      phone: '(541) 555-0164',
      mrn: 'OCH-29017',
    },
    diagnoses: [
      {
        code: 'M18.12',
        description: 'Unilateral primary osteoarthritis of first carpometacarpal joint, left hand',
      },
      { code: 'M25.342', description: 'Other instability, left hand' },
    ],
    items: [
      {
        item: 'Hand finger orthosis (HFO), without joints, may include soft interface, straps, custom fabricated, includes fitting and adjustment',
        hcpcs: 'L3913',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '18 months',
        color: 'slate',
        length: 'short, wrist free',
        justification:
          'Left side. For work. Pain at the base of the left thumb 7 of 10 when pinching, 3 of 10 at rest, since September 2024. The grind test is positive, and the base of the metacarpal slides 4 mm sideways under load. X-ray of 2026-03-19: Eaton stage III, with a spur of 3 mm. Lateral pinch is 3.5 kg on the left and 7 kg on the right. With a thermoplastic trial splint shaped by the therapist on 2026-04-15 pinch rose to 5 kg and pain fell to 3 of 10. Two splints off the shelf did not hold: the first, from June to August 2025, left the joint free to slide; the second, from October 2025 to January 2026, rubbed a blister over the spur.',
      },
      {
        item: 'Hand finger orthosis (HFO), without joints, may include soft interface, straps, prefabricated, off-the-shelf',
        hcpcs: 'L3924',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '12 months',
        color: 'beige',
        size: 'small',
        justification:
          'Left side. Soft neoprene, for sleep only. She wakes 2 times a night when the thumb is bent under the pillow. The rigid splint must not be worn at night, because it presses on the spur. In a loan of 10 nights in April 2026 she woke once in all.',
      },
    ],
    provider: { name: 'Bartholomew Nkemelu, MD', npi: '1649072358', date_signed: '2026-04-29' },
    seen: [
      '2026-03-19, in the hand clinic, by Bartholomew Nkemelu, MD: tender over the left first carpometacarpal joint, grind test positive, Finkelstein test negative, no numbness, right thumb without complaint.',
      '2026-04-15, by Yevgenia Thrale, OT, CHT: pinch, pain and trial splint as described.',
    ],
    told: [
      'Who pays? Cascade Larch Health',
      'Who supplies? Otter Crossing Hand Therapy',
      'Work? Bookbinder, own workshop; sews and pares leather 6 hours a day',
      'Which hand does she use? Right-handed; the left holds and pinches the work',
      'Treated so far? Steroid injection on 2025-02-20, relief for 7 weeks; a second on 2025-09-11, relief for 3 weeks; 8 sessions of hand therapy in 2025; topical diclofenac',
      'Tablets? Ibuprofen is not allowed because of a stomach ulcer in 2019',
      'Surgery? Offered on 2026-03-19; she wants to wait until her apprentice is trained, in 2028',
      'Lives with whom? Alone',
    ],
    answered: [],
  },
  notes: [
    `Otter Crossing, 29 April 2026

To Cascade Larch Health

Regarding Ms. Saoirse Lindqvist-Abara, 51 Vellum Street, Otter Crossing

Dear Sir or Madam,

A hand clinic more often writes to ask for an operation. I write to ask for something that puts one off. Ms. Lindqvist-Abara, a bookbinder of 62, has stage III osteoarthritis of the left thumb base (M18.12) with instability (M25.342). On March 19 I offered her surgery. She would rather wait until her apprentice is trained, which will be in 2028. I think that reasonable, and a good splint is how one waits.

The joint does not only wear, it slips. Under load the metacarpal base rides 4 mm sideways. The grind test is positive. Finkelstein's test is negative, so this is not de Quervain's tenosynovitis, and she has no numbness to suggest a nerve. The film of the same day shows a 3 mm spur.

A splint from the drawer was tried, and then another. The first, in the summer of 2025, let the joint go on sliding; the second, worn into January of this year, blistered the skin above the spur. Both failures have one cause. The shape of her thumb is not the shape of the splint. In the one our therapist moulded for trial on April 15, pinch went from 3.5 to 5 kg.

Injections gave seven weeks, then three. Ibuprofen she may not have, on account of an ulcer in 2019.

So I order a custom hand finger orthosis, left, for work (L3913), and a soft off-the-shelf one, left, for the night (L3924). They are not duplicates. The hard one must come off at bedtime because it presses upon the spur.

With kind regards,

Bartholomew Nkemelu, MD
NPI 1649072358`,
    `Hand Therapy Orthosis Report
Therapist: Yevgenia Thrale, OT, CHT
Date of eval: 4/15/26

Name: S. Lindqvist-Abara  DOB 5/30/63  MRN OCH-29017
Dx: L thumb CMC OA, L hand instability
Dominance: R. Note: L is the pinching/holding hand at the bench.

Occupational profile
Bookbinder, self-employed. 6 h/day sewing and paring leather. Lives alone.

Baseline vs. trial splint (L)

                       Without   With trial splint
Lateral pinch (kg)       3.5         5.0
Pain w/ pinch (0-10)      7           3

R lateral pinch: 7 kg. L is 50% of R without the splint and about 71% with it.

Pain at rest: 3/10.

Splint hx
#1 OTS, Jun–Aug 2025. CMC not stabilized.
#2 OTS, Oct 2025–Jan 2026. Blister over the spur.
#3 Thermoplastic trial, shaped by me 4/15. Good.

Night
Waking x2/night, thumb bent under pillow. Soft neoprene on loan 10 nights this month: woke x1 total (versus ~20 expected at her usual rate).

Design of custom HFO
- hand-based, short, wrist free (sewing asks for wrist motion)
- molded to her own hand, with relief around the 3 mm spur
- IP joint left free as is usual in CMC splints
- slate

Wear schedule
Custom: work. OFF at night.
Neoprene, size S: sleep only.

Codes: L3913 x1 L; L3924 x1 L

Evidence in general: thumb base orthoses reduce pain in the medium and long term; comfort and fit decide whether people keep wearing them.`,
    `CLAIM NOTE / BILLING

OTTER CROSSING HAND THERAPY

ACCOUNT: LINDQVIST-ABARA, SAOIRSE
PAYER: CASCADE LARCH HEALTH
REF PHYSICIAN: NKEMELU, BARTHOLOMEW MD 1649072358
ORDER SIGNED: 04/29/2026

LINE 1
L3913 LT
HFO W/O JOINTS, CUSTOM FABRICATED
UNITS 1
DX M18.12, M25.342
USE: DAY/WORK

LINE 2
L3924 LT
HFO W/O JOINTS, PREFABRICATED, OFF THE SHELF
UNITS 1
DX M18.12, M25.342
USE: NIGHT

EXPECTED EDIT: SAME OR SIMILAR, SAME SIDE, SAME DAY.
RESPONSE: The two orthoses are for different hours and do different things. Line 1 is rigid and holds the joint during pinching. It may not be slept in, since it presses on a bony spur. Line 2 is soft neoprene. It keeps the thumb from folding under the pillow and is not firm enough to work in.

EXPECTED EDIT: WHY CUSTOM?
RESPONSE: Two off-the-shelf splints were worn for work first, between June 2025 and January 2026, and both failed, one for lack of hold and one for a blister. The trial shape made by the therapist on 04/15/2026 improved pinch by 1.5 kg and pain by 4 points.

EXPECTED EDIT: FREQUENCY.
RESPONSE: One of each. Limits are one in 18 months for L3913 and one in 12 months for L3924.

FITTING: included in the code of line 1 and not billed apart.

PATIENT CONTACT: (541) 555-0164`,
    `Dear Cascade Larch,

Supporting letter, thumb orthoses, for Saoirse Lindqvist-Abara, date of birth 5/30/1963.

Bookbinding is a two-handed trade. She is right-handed, and her left holds and pinches the work, six hours a day. Since September 2024 her left thumb has hurt at its root. Pinching scores 7 out of 10. Even resting is a 3.

Here is what has been done for it, so nobody needs to ask.

February 2025, a steroid injection. It lasted seven weeks.
Summer 2025, a store-type splint. It didn't steady the joint.
September 2025, a second injection. It lasted three weeks.
October 2025 through January 2026, another splint. It gave her a blister.
During 2025, eight sessions of hand therapy.
Topical diclofenac.

Ibuprofen is off the table, as she had a stomach ulcer in 2019. That leaves surgery, which she has been offered and wants to put off until 2028, and a splint that fits.

Dr. Bartholomew Nkemelu of the hand clinic has ordered one made to measure, for her left hand. He has also ordered a soft one for sleeping, as she wakes twice nightly with the thumb bent under her pillow. She borrowed one like it for ten nights in April and woke one time in all.

She lives alone and runs her own workshop. If that thumb stops, so does the workshop. I'd call two splints a bargain beside an arthroplasty, with its weeks in a cast and months of therapy.

Item numbers are L3913 (custom) and L3924 (soft). Diagnoses are M18.12 and M25.342.

Thank you for your attention.

For the office of Bartholomew Nkemelu, MD (NPI 1649072358)`,
    `CC: L thumb pain.

HPI: 62 y/o RHD F bookbinder, ~19 mo h/o L basal thumb pain, worse w/ pinch (7/10), rest 3/10. Wakes 2x/noc. No numbness. R thumb asymptomatic.

PMH: Gastric ulcer 2019 → no ibuprofen.

PRIOR TX:
 CSI #1 02/20/25, 7 wks relief
 CSI #2 09/11/25, 3 wks relief
 OT x8 in 2025
 Topical diclofenac
 OTS splint 06–08/25, inadequate stabilization
 OTS splint 10/25–01/26, blister

EXAM (03/19/26, Dr. Nkemelu): TTP L 1st CMC. Grind +. Finkelstein –. Lateral translation 4 mm w/ load.

XR (03/19/26): Eaton III. 3 mm osteophyte.

STRENGTH (04/15/26, Y. Thrale OT/CHT): lat pinch L 3.5 kg (7.7 lb), R 7 kg (15.4 lb). W/ trial thermoplastic splint L 5 kg (11 lb), pain 3/10.

IMP:
 1. M18.12 primary OA, 1st CMC, L
 2. M25.342 instability, L hand

PLAN:
 1. L3913 custom HFO, L, short, for work. Medically necessary: unstable joint + bony spur not accommodated by 2 prefab devices; objective gain w/ custom trial (+43% pinch).
 2. L3924 soft prefab HFO, L, small, for sleep. Rigid device contraindicated at night (pressure on spur). 10-night loan: 1 awakening.
 3. CMC surgery offered 03/19, deferred by pt to 2028.

Payer: Cascade Larch. Scribed for B. Nkemelu, MD, NPI 1649072358; signed 04/29/26.`,
    `## Letter of Medical Necessity – Thumb Orthoses (Left)

**To:** Cascade Larch Health
**Patient:** Saoirse Lindqvist-Abara · 62 years · MRN OCH-29017
**Ordering physician:** Bartholomew Nkemelu, MD · NPI 1649072358

---

### 1. What is requested

1. **L3913** – custom-fabricated hand finger orthosis, left (one per 18 months)
2. **L3924** – prefabricated soft hand finger orthosis, left (one per 12 months)

### 2. Clinical picture

Ms. Lindqvist-Abara has **primary osteoarthritis of the left first carpometacarpal joint** (M18.12), radiographically *Eaton stage III*, and **instability of the left hand** (M25.342). Her pain began about a year and seven months ago. Her left lateral pinch is exactly half that of the right.

### 3. Why a custom device

> Prefabricated splints come in a few sizes and suit hands of average shape.

Hers is not. A 3 mm spur and 4 mm of lateral translation mean that a device must both grip firmly *and* avoid one spot. Two prefabricated devices could do only one or neither:

- **Device 1:** did not stop the sliding
- **Device 2:** caused a blister over the spur

A moulded trial device, by contrast, lowered pain on pinching from 7 to 3 and raised pinch strength by 1.5 kg.

### 4. Why a second device for the night

The custom splint presses on the spur if slept in. The soft splint keeps the thumb straight enough to let her sleep: **one awakening in ten nights**, where two each night had been the rule.

### 5. What else has been tried

| Treatment | Result |
|---|---|
| Two steroid injections | Relief of 7 and 3 weeks |
| Hand therapy, 8 sessions | Completed in 2025 |
| Topical diclofenac | Used |
| Oral ibuprofen | Not permitted (ulcer, 2019) |
| Surgery | Offered; deferred until 2028 |

### 6. Expected benefit

Continued work as a bookbinder and postponement of surgery.

*April 29, 2026*`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
