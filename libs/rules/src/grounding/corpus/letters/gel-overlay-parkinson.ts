import type { CorpusCase } from '../corpus-case.ts';

/** A country doctor, a home health nurse, a clinic and a supplier write for a woman of 91 with Parkinson's disease who needs a gel overlay and foam dressings. */
export const gelOverlayParkinson: CorpusCase = {
  id: 'gel-overlay-parkinson',
  today: '2026-02-11',
  facts: {
    case_id: 50106,
    patient: {
      first_name: 'Eunice',
      last_name: 'Farquhar-Bly',
      dob: '1934-04-19',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '104 lb',
      address: '5 Elevator Road, Lamp, KS 67999',
      phone: '(785) 555-0109',
      mrn: 'LRC-0934',
    },
    diagnoses: [
      { code: 'L89.152', description: 'Pressure ulcer of sacral region, stage 2' },
      {
        code: 'G20.A1',
        description: "Parkinson's disease without dyskinesia, without mention of fluctuations",
      },
      { code: 'E44.0', description: 'Moderate protein-calorie malnutrition' },
      { code: 'R32', description: 'Unspecified urinary incontinence' },
    ],
    items: [
      {
        item: 'Gel or gel-like pressure pad for mattress, standard mattress length and width',
        hcpcs: 'E0185',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: '36 x 80 in',
        justification:
          'Stage 2 pressure ulcer of the sacrum, first seen 2026-01-05 at 2.5 x 1.8 x 0.1 cm. On an egg-crate foam topper from 2026-01-05 to 2026-02-02 with turning, dressings and barrier cream it grew to 2.8 x 2.0 x 0.1 cm; the foam packed flat under her hips within 2 weeks. Cannot turn over by herself because of rigidity. Her daughter turns her every 2 hours by day and every 3 hours at night. In bed about 14 hours of the 24. Braden score 13. Wet 3 to 4 times a day. Her own twin bed and firm mattress are sound, and the overlay goes on top.',
      },
      {
        item: 'Foam dressing, wound cover, sterile, pad size 16 sq. in. or less, with any size adhesive border, each dressing',
        hcpcs: 'A6212',
        quantity: 12,
        quantity_limit: 12,
        limit_period: 'month',
        size: '4 x 4 in',
        justification:
          'Light to moderate clear drainage. Changed three times a week, by the nurse on Mondays and by the daughter on Wednesdays and Fridays. Gauze and tape from 2026-01-05 to 2026-01-19 stuck to the wound and tore skin at the edge. One wound.',
      },
    ],
    provider: { name: 'Harlan Quist, MD', npi: '1215983460', date_signed: '2026-02-11' },
    seen: [
      '2026-02-04, at home, by Harlan Quist, MD: sacral ulcer 2.8 x 2.0 x 0.1 cm, pink shallow base, no slough, edges macerated, no odor; rigid in all four limbs, slow, needs one person to stand; mouth dry; hears poorly.',
      '2026-02-02, at home, by Bettina Sorrell, RN: Braden 13, ulcer 2.8 x 2.0 x 0.1 cm, light to moderate clear drainage, heels clear; foam topper flat under the hips, mattress could be felt through it.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Prairie Lamp Medical',
      'Lives with whom? With her daughter Joyce, 66, on the farm',
      'How long has the doctor known her? 31 years',
      'What did she weigh before? 118 lb in August 2025',
      'What is done for her nutrition? A protein shake twice a day and soft food; dietitian saw her 2026-01-21',
      'Which medicine for Parkinson disease? Carbidopa-levodopa 25-100, four times a day',
      'What is done about the wetness? Briefs changed promptly, zinc barrier cream after each change',
      'Was Joyce taught? Yes, turning and dressing changes, by Bettina on 2026-01-05 and again 2026-02-02',
      'How long is the overlay needed? 12 months',
      'How often will the wound be checked? By Bettina every Monday, by the doctor once a month',
      'What does Eunice like? The radio, and her chair by the kitchen window in the morning',
    ],
    answered: [],
  },
  notes: [
    `2/11/2026

Medicare Part B
Re: Eunice Farquhar-Bly (4/19/34)

Friends,

Eunice is 91 and I've been her doctor for 31 of those years. She has Parkinson's, she's stiff in all four limbs and slow, and she lives out on the farm with Joyce, her daughter, who is 66 herself and gets up every three hours of the night to turn her mother over. In the daytime it's every two. You could not ask for a better nurse and in spite of it there is a sore on her tailbone.

It was found on January 5, a stage 2, 2.5 by 1.8 centimeters. We put her on one of those egg crate foam toppers that same day, and inside of two weeks it had packed down flat under her hips. When I went out there on February 4 the sore measured 2.8 by 2.0, still shallow at a tenth of a centimeter, pink, no slough, no smell to it, but bigger, and the edges soggy.

She's lost weight too, 118 last August and 104 now. She gets protein shakes twice a day and the dietitian's been in on it. She's wet three or four times a day and Joyce keeps after that with zinc cream.

I would like her to have a gel overlay for her mattress, E0185, and twelve bordered foam dressings a month, A6212, since gauze and tape stuck and tore her skin. Her own bed is fine. It's the top of it that is the trouble.

I will check on it once a month and Bettina Sorrell, our nurse, every Monday.

Thank you,
Harlan Quist, MD
NPI 1215983460`,
    `HOME HEALTH WOUND NOTE / SUPPORT SURFACE REQUEST
B. Sorrell RN    Visit 02/02/26

Pt: E. Farquhar-Bly    91 F    MRN LRC-0934    Medicare B

Wound: sacrum, stage 2, single
  01/05/26   2.5 x 1.8 x 0.1 cm
  02/02/26   2.8 x 2.0 x 0.1 cm
Drainage: clear, light to mod
Heels: clear
Braden: 13

Risk factors
- Immobility. PD w/ rigidity, unable to turn self
- Incontinent of urine, 3-4 x/day
- Malnutrition, moderate. 118 lb (Aug) -> 104 lb
- In bed approx 14/24 hrs

In place now or tried
- Turns q2h days, q3h noc, by dtr
- Barrier cream (zinc) after each brief change
- Shake BID + soft diet, dietitian 01/21
- Egg-crate topper. Bottomed out: I could feel the mattress through it under her hips.
- Dressings: gauze/tape until 01/19, adhered, edge skin tear

Teaching: dtr Joyce, turning + dressing, 01/05 and repeated today. 

Request
1) Gel overlay 36 x 80, E0185, 1, for 12 mos. To go on her own twin bed, firm mattress in sound shape.
2) Bordered foam 4x4, A6212, 12/mo. Three changes weekly: Mon by RN, Wed + Fri by dtr.

F/U: RN weekly, MD monthly.

Bettina Sorrell, RN`,
    `# Statement of Medical Necessity

**Patient:** Eunice Farquhar-Bly
**DOB:** April 19, 1934 (age 91)
**Coverage:** Medicare Part B
**Supplier:** Prairie Lamp Medical
**Physician:** Harlan Quist, MD, NPI 1215983460

## Diagnoses
| ICD-10-CM | Description |
|---|---|
| L89.152 | Pressure ulcer of sacral region, stage 2 |
| G20.A1 | Parkinson's disease without dyskinesia |
| E44.0 | Moderate protein-calorie malnutrition |
| R32 | Urinary incontinence |

## History
The ulcer was first noted on January 5, 2026. Over **four weeks** of conservative care, it enlarged from 2.5 x 1.8 cm to 2.8 x 2.0 cm.

## Conservative Measures Already in Place
- **Turning schedule:** every two hours during the day, every three hours at night
- **Moisture management:** prompt brief changes, zinc barrier cream
- **Nutrition:** protein shakes twice daily, dietitian consultation on January 21
- **Wound assessment:** weekly by the nurse, monthly by the physician
- **Caregiver education:** provided on two occasions
- **Foam topper:** used for 28 days; compressed flat under the hips

## Items Ordered
1. **Gel pressure pad for mattress (E0185), 1 unit.** The patient is unable to turn independently, has a Braden score of 13, and has lost 14 pounds since August 2025.
2. **Foam dressing with adhesive border, 4 x 4 inches (A6212), 12 per month.** For one wound with light to moderate drainage. Gauze with tape adhered to the wound and injured the surrounding skin.

## Duration
Overlay: 12 months.

*Harlan Quist, MD, February 11, 2026*`,
    `HV 2/4/26 -- Dr Quist
(LMN / order 2/11/26)

Eunice F-B, 91. Dtr Joyce lives w/ her, turns her, does the Wed/Fri dressings.

S: Sore since 1/5. Foam topper no help. In bed 14 h/d, in her chair by the kitchen window mornings, radio on. Wt 118 in Aug, 104 now. Shake bid.

O: HOH. Mouth dry. Rigid x4, bradykinetic, stands w/ 1. Sacrum st 2, 2.8 x 2 x 0.1, pink, no slough, no odor, macerated edges.
RN 2/2 Braden 13, heels ok.

A: Stage 2 sacral PI, larger after 4 wks on egg crate w/ good care. PD. Mod PCM. Urinary incont.

P:
E0185 gel overlay x 1 (12 mo)
A6212 4x4 bordered foam, #12 per mo, chg 3x/wk
Continue turns q2h / q3h noc, zinc, shakes
Sinemet 25/100 QID same
See her monthly, Bettina q Mon

Medicare generally looks for a stage 2 on the trunk that hasn't improved over the past month on a comprehensive program, and a program means education, regular assessment, turning, moisture care, nutrition. Every one of those is in this chart, and the thing grew anyway by 3 mm one way and 2 mm the other.

Prairie Lamp to deliver.`,
    `Dear Prairie Lamp Medical and Medicare,

Here's what we can tell you from the clinic about Mrs. Farquhar-Bly's order, and please call her daughter Joyce at the house if delivery is a question, 785-555-0109.

The order is for one gel overlay, 36 by 80, and a dozen 4 by 4 foam dressings with the sticky border every month, which over a quarter makes 36.

Our patient has Parkinson's disease and can't roll over in bed. She weighs 104 lb, fourteen less than last summer. She's incontinent of urine. All of that added up in early January to an open place over the sacrum, stage 2. We had Joyce turning her, we had cream and shakes and a foam topper, and after four weeks the wound was three tenths of a centimeter longer and two tenths wider. On February 2 Bettina could feel the mattress right through that topper.

About the dressings: the first two weeks it was gauze and tape. It stuck and it took skin off the edge. Foam is changed Monday by Bettina, Wednesday and Friday by Joyce, who's been shown how two times now. Three a week is twelve in four weeks.

The bed itself is good and so is the mattress. We're not asking for a hospital bed.

We want Eunice back in her chair by the window mornings with the radio on and no sore to sit on.

Dr. Harlan Quist and Bettina Sorrell, RN`,
    `RECONSIDERATION REQUEST, E0185
Beneficiary: Farquhar-Bly, Eunice; DOB 04/19/1934; Part B
Ordering MD: Quist, Harlan; NPI 1215983460

The denial asked for (a) stage and size over time, (b) previous surface, (c) the comprehensive treatment program, (d) mobility. In order:

(a) Stage 2, sacrum. January 5: 2.5 x 1.8 x 0.1 cm. February 2: 2.8 x 2.0 x 0.1 cm. February 4, my own measurement at her home: the same. That works out to roughly 4.5 square centimeters at the start and 5.6 at the end, length times width.

(b) Egg-crate foam, January 5 until February 2. Flat below the hips within 2 weeks.

(c) Education: daughter instructed 1/5 and 2/2. Assessment: Mondays, RN; monthly, physician. Turning: q 2 h, q 3 h overnight. Moisture: zinc cream after each change, 3-4 wet briefs daily. Nutrition: supplement two times a day, soft foods, dietitian on 1/21; diagnosis is moderate protein-calorie malnutrition, 118 lb down to 104.

(d) Advanced age, 91. Parkinson disease on carbidopa-levodopa four times daily. Rigid in arms and legs. She can't turn over unaided, and it takes one person to get her standing. Braden 13.

The overlay goes on her own twin bed. We expect to need it for a year.

The dressing order, A6212, 12 monthly, is unchanged: one wound, three changes per week.

Harlan Quist, MD
February 11, 2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
