import type { CorpusCase } from '../corpus-case.ts';

/** A retired woman with diabetic polyneuropathy and a healed foot ulcer needs depth shoes with custom inserts. */
export const diabeticShoesLibraryVolunteer: CorpusCase = {
  id: 'diabetic-shoes-library-volunteer',
  today: '2026-11-09',
  facts: {
    case_id: 28105,
    patient: {
      first_name: 'Ottoline',
      last_name: 'Marchetti-Boone',
      dob: '1952-10-11',
      gender: 'female',
      height: '5 ft 3 in',
      weight: '167 lb',
      address: '18 Sextant Court, Cold Harbor Mills, RI 02899',
      phone: '(401) 555-0155',
      mrn: 'CHM-77120',
    },
    diagnoses: [
      { code: 'E11.42', description: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
      { code: 'Z86.31', description: 'Personal history of diabetic foot ulcer' },
      { code: 'M20.11', description: 'Hallux valgus (acquired), right foot' },
      { code: 'M20.42', description: 'Other hammer toe(s) (acquired), left foot' },
    ],
    items: [
      {
        item: 'For diabetics only, fitting (including follow-up), custom preparation and supply of off-the-shelf depth-inlay shoe manufactured to accommodate multi-density insert(s), per shoe',
        hcpcs: 'A5500',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '12 months',
        color: 'black',
        size: '8.5 wide',
        justification:
          'An ulcer under the first metatarsal head of the right foot was found on 2025-12-08 and closed on 2026-03-16 with a total contact cast. Callus came back in the same place, 1.5 cm across on 2026-10-22. She feels the 10-gram monofilament at 3 of 10 places on the right and at 4 of 10 on the left. The right great toe is turned outward by 32 degrees, and the second toe of the left foot is a rigid hammer toe with a red knuckle. Her street shoes of size 8 are 6 mm too narrow and have no room for an insert. The present depth shoes were supplied on 2024-09-30 and the soles are worn through at the ball of the foot.',
      },
      {
        item: 'For diabetics only, multiple density insert, custom molded from model of patient foot, total contact with patient foot, including arch, custom fabricated, each',
        hcpcs: 'A5513',
        quantity: 6,
        quantity_limit: 6,
        limit_period: '12 months',
        justification:
          'Three pairs, one pair for every 4 months. Peak pressure under the right first metatarsal head was 410 kPa in the street shoe and 180 kPa with a sample custom insert on 2026-10-22. A prefabricated insert was flattened after 6 weeks in the spring of 2026.',
      },
    ],
    provider: { name: 'Eamon Strickland-Rao, MD', npi: '1417093268', date_signed: '2026-11-09' },
    seen: [
      '2026-10-01, in clinic, by Eamon Strickland-Rao, MD: HbA1c 7.9 %, after 9.2 % on 2026-03-31; blood pressure 134/76.',
      '2026-10-22, foot clinic, by Noor Velasquez, DPM: callus 1.5 cm under the right first metatarsal head, pulses palpable on both sides, no open wound.',
      '2026-11-02, in clinic, by Eamon Strickland-Rao, MD: feet looked at; report of the podiatrist read and agreed to.',
    ],
    told: [
      'Who pays? Narrows Senior Advantage',
      'Who supplies? Whitlow Pedorthics',
      'Lives with whom? Alone; her daughter Colette comes on Sundays',
      'Activities? Volunteers in the public library 3 mornings a week, on her feet for 3 hours each',
      'Diabetes since? 2003',
      'Drugs? Metformin 1000 mg twice a day, insulin glargine 18 units at bedtime',
      'Falls? None in the past year',
      'Sees her soles? With a mirror, every evening',
      'Amputation? None',
    ],
    answered: [],
  },
  notes: [
    `Eamon Strickland-Rao, MD
Primary Care

November 9, 2026

Narrows Senior Advantage

Re: Ottoline Marchetti-Boone (DOB 10/11/1952): therapeutic shoes and inserts

Dear Reviewer,

I manage the diabetes of Ms. Marchetti-Boone, who turned 74 last month. She has had type 2 diabetes for 23 years and takes metformin 1000 mg twice daily with 18 units of glargine at night. Her HbA1c was 7.9% on October 1; in March it had been 9.2%. I am treating her under a comprehensive plan of care for diabetes, and I certify that she needs diabetic shoes because of it.

She meets more than one of the conditions for which the benefit exists. She has polyneuropathy and has formed callus. She has had an ulcer. Both feet are deformed, the right by a bunion, the left by a hammer toe.

The ulcer deserves a word. It lay under the ball of the right foot, and from the time it was found, December 8, 2025, it took fourteen weeks in a total contact cast to close. Seven months afterward Dr. Velasquez found callus in exactly that spot. Callus over a healed ulcer is a warning: it acts like a pebble under skin that cannot feel it. She senses the monofilament at three of ten points on that foot.

I looked at her feet on November 2, read the podiatrist's report, and agree with it.

She lives alone and volunteers three mornings a week in the public library, where she is on her feet for three hours at a time. Her circulation is good. There is no wound at present. It is the moment at which shoes can still prevent one.

I have ordered one pair of depth shoes and three pairs of custom inserts, to last twelve months.

Sincerely,

Eamon Strickland-Rao, MD
NPI 1417093268`,
    `PODIATRY CONSULTATION — FOOTWEAR

Seen: 10/22/2026
Requested by: Dr. Strickland-Rao

VASCULAR: pulses palpable bilat.

NEURO: SWMF 10 g — R 3/10, L 4/10. So loss of protective sensation on both sides, R slightly worse.

DERM: Hyperkeratosis 1.5 cm, plantar R 1st MTH (site of the healed ulcer). L 2nd digit, erythema over the PIPJ. No open lesion.

MSK: R HAV, 32°. L 2nd hammertoe, rigid.

FOOTWEAR: Street shoes size 8, 6 mm too narrow, no depth. Depth shoes dispensed 9/30/2024, outsole through at the forefoot.

PRESSURE (R 1st MTH):
    street shoe ............... 410 kPa
    sample custom insert ...... 180 kPa
    difference ................ 230 kPa, or 56% less

Discussion. A rigid hammer toe needs height in the toe box and a bunion needs width; neither can be had in a standard last. An inlay must then take load off the metatarsal head. Peak pressures of more than about 200 kPa in the shoe are generally regarded as hazardous in a foot that has ulcerated, and the custom device brings her beneath that. A heat-molded prefabricated insert was tried in the spring and had lost its shape after six weeks.

Recommend: A5500 x2 (8.5 wide), A5513 x6. Change inserts every 4 mo.

Patient inspects her soles each evening with a mirror; that should go on.

Noor Velasquez, DPM`,
    `WHITLOW PEDORTHICS
Order confirmation and statement of need

Patient: Ottoline Marchetti-Boone
18 Sextant Court, Cold Harbor Mills, RI 02899
(401) 555-0155
Ordering and certifying physician: Eamon Strickland-Rao, MD, NPI 1417093268, signed 11/09/2026

What is supplied
    2 x A5500, depth-inlay shoe, black, size 8.5 wide (1 pair)
    6 x A5513, custom-molded multi-density insert (3 pairs)

What the plan allows in 12 months
    2 and 6. The order uses the full allowance and does not go beyond it.

When last supplied
    Depth shoes on 9/30/2024. That is more than two years ago, well over the 12-month interval. The soles are worn through.

Why custom
    Prefabricated insert bottomed after 6 weeks this spring. In-shoe pressure at the point of the former ulcer: 410 kPa in her own shoe, 180 with a custom sample.

Why a new size
    Street shoes are an 8 and come up 6 mm short in width. With the bunion on the right and the stiff second toe on the left, she needs 8.5 wide to allow for the insert.

Papers in general required by payers for this benefit
    1. Statement of the physician who treats the diabetes
    2. Foot exam by that physician, or by a podiatrist with written agreement (here: podiatrist 10/22, agreement 11/02)
    3. Prescription
    4. Supplier's in-person fitting at delivery

Dx: E11.42, Z86.31, M20.11, M20.42

We would be grateful for a reply by fax or portal.`,
    `SUBJECTIVE
74 y/o woman, T2DM since 2003, lives alone. Volunteers in the library 3 mornings/wk (about 9 hrs on her feet weekly). No falls in the past year. Checks soles nightly w/ mirror. Daughter comes Sundays. On metformin 1 g BID, glargine 18 u qHS.

OBJECTIVE
Wt 167 lb, Ht 5'3" → BMI 29.6
A1c 7.9 (10/1/26), prior 9.2 (3/31/26)
BP 134/76 on 10/1
Feet (podiatry 10/22; inspected by me 11/2): callus R plantar 1st met head 1.5 cm. R hallux valgus 32 deg. L 2nd hammer toe, rigid, knuckle red. Monofilament 3/10 R, 4/10 L. Pulses present. Skin closed.

ASSESSMENT
1. E11.42, T2DM with polyneuropathy: glycemia better, down 1.3 points in six months
2. Z86.31, hx of diabetic foot ulcer (R, healed 3/16/26)
3. M20.11, R hallux valgus
4. M20.42, L hammer toe

Risk category: neuropathy + deformity + prior ulcer = the highest group short of amputation. Recurrence after a healed plantar ulcer is around 40% in the first year according to published series. She is just under eight months out.

PLAN
- A5500 x 2, black, 8.5 W
- A5513 x 6
- Whitlow Pedorthics to fit
- Street shoes not to be worn as they're too narrow
- Continue glucose-lowering tx
- Comprehensive diabetic care continues with me

E. Strickland-Rao, MD 11/9/26`,
    `Timeline for the claim of Ms. O. Marchetti-Boone, prepared by a volunteer patient advocate from the records, for Dr. Strickland-Rao to attach

2003
Type 2 diabetes is diagnosed.

September 30, 2024
She receives depth shoes. These are the ones now worn out.

December 8, 2025
An ulcer is found under the ball of her right foot, behind the big toe.

March 16, 2026
It has closed. The treatment was a total contact cast. Ninety-eight days lie between these two dates.

March 31, 2026
HbA1c 9.2%.

Spring 2026
A ready-made insert goes flat within six weeks.

October 1, 2026
HbA1c 7.9%.

October 11, 2026
Her 74th birthday.

October 22, 2026
Dr. Noor Velasquez, the podiatrist, examines her. There is callus where the ulcer was. Most of the points touched with a nylon thread on either foot she does not feel. The pressure on the scarred place drops by more than half with a custom insert.

November 2, 2026
Dr. Strickland-Rao looks at her feet and agrees with the podiatrist.

November 9, 2026
He signs for one pair of shoes and six inserts.

What this tells us
She has done what is asked of a person with diabetes. She looks at her soles every evening. Her sugar has come down. She has no amputation and no open sore. But she is on her feet in a library three mornings a week in shoes that do not fit, and her depth shoes have holes where she needs them most. Foot ulcers precede the great majority of amputations in diabetes. A pair of shoes costs little beside a cast for fourteen weeks.

Narrows Senior Advantage is asked to approve A5500 (two) and A5513 (six).`,
    `**DRAFT – Statement of Certifying Physician and Letter of Medical Necessity**

**To:** Narrows Senior Advantage
**Patient:** Ottoline Marchetti-Boone, female, 74
**MRN:** CHM-77120

I, Eamon Strickland-Rao, MD (NPI 1417093268), confirm the following:

1. **Diabetes mellitus.** The patient has type 2 diabetes mellitus with diabetic polyneuropathy (E11.42).
2. **Qualifying conditions.** She has the following:
   - [x] Peripheral neuropathy with evidence of callus formation
   - [x] History of previous foot ulceration
   - [x] Foot deformity (hallux valgus right, hammer toe left)
   - [ ] Previous amputation
   - [ ] Poor circulation
3. **Comprehensive plan of care.** I treat her diabetes with metformin and basal insulin.

### Narrative

Protective sensation is lost in both feet. Where a person with normal feeling would shift weight or remove a tight shoe, she receives no such signal. Her right foot bears the mark of an ulcer that needed total contact casting for over three months, and the skin there has thickened again.

Conventional footwear is unsuitable. Her own shoes are half a size smaller than the pair prescribed, 6 mm too narrow, and cannot take an orthotic insert. Her previous therapeutic footwear dates from September 2024 and is worn through beneath the forefoot.

Custom-molded inserts are preferred over prefabricated ones, since the latter were tried and did not last beyond six weeks. With a molded sample, plantar pressure at the critical site was 180 kPa, less than half of the 410 kPa measured in her street shoe.

### Order

| HCPCS | Quantity | Details |
|---|---|---|
| A5500 | 2 (one pair) | black, 8.5 wide |
| A5513 | 6 (three pairs) | rotate every 4 months |

### Expected benefit

Therapeutic footwear is recommended by diabetes guidelines for people at high risk of ulceration. The aims are to prevent recurrence at the first metatarsal head, to relieve the irritated toe on the other foot, and to let the patient, who lives by herself, remain active.

Signed November 9, 2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
