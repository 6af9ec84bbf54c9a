import type { CorpusCase } from '../corpus-case.ts';

/** A small-town internist, her podiatrist-minded clinic and the pedorthist who measures the feet write for an organ tuner. */
export const diabeticShoesOrganTuner: CorpusCase = {
  id: 'diabetic-shoes-organ-tuner',
  today: '2026-10-06',
  facts: {
    case_id: 11301,
    patient: {
      first_name: 'Leopold',
      last_name: 'Vantongeren',
      dob: '1957-12-19',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '204 lb',
      address: '31 Bellows Lane, Harrow Mills, OH 45999',
      phone: '(740) 555-0126',
      mrn: 'HMC-33817',
    },
    diagnoses: [
      { code: 'E11.42', description: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
      { code: 'Z89.412', description: 'Acquired absence of left great toe' },
      { code: 'M20.41', description: 'Other hammer toe(s) (acquired), right foot' },
      { code: 'L84', description: 'Corns and callosities' },
    ],
    items: [
      {
        item: 'For diabetics only, fitting (including follow-up), custom preparation and supply of off-the-shelf depth-inlay shoe manufactured to accommodate multi-density insert(s), per shoe',
        hcpcs: 'A5500',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        size: '10.5 extra wide',
        color: 'black',
        justification:
          'Treated by me for type 2 diabetes since 2011 under a comprehensive plan of care; HbA1c 7.4 % on 2026-09-02. Left great toe amputated 2024-02-13 at Saint Corvin Hospital for osteomyelitis under an ulcer. Hammer toes 2 to 4 on the right rub on the toe box of his ordinary oxfords; blister over the right second toe in June 2026, healed after 4 weeks of dressings. Two pairs of wide shoes from a department store did not keep the pressure off. Stands or kneels at organ consoles about 5 hours a working day.',
      },
      {
        item: "For diabetics only, multiple density insert, custom molded from model of patient's foot, total contact with patient's foot, including arch, base layer minimum of 3/16 inch material of shore A 35 durometer (or higher), includes arch filler and other shaping material, custom fabricated, each",
        hcpcs: 'A5513',
        quantity: 6,
        quantity_limit: 6,
        limit_period: 'year',
        justification:
          'Callus of 1.5 cm under the left second metatarsal head since the amputation shifted his weight there, pared every 8 weeks by the podiatrist. Off-the-shelf gel insoles were flat within 3 weeks. Three pairs a year, changed every 4 months, because the material loses its cushioning.',
      },
    ],
    provider: { name: 'Ruth-Anne Castellow, MD', npi: '1649203857', date_signed: '2026-10-06' },
    seen: [
      '2026-09-22, in office, by Ruth-Anne Castellow, MD: 5.07 monofilament not felt at 6 of 10 sites on the right foot and 7 of 10 on the left, pulses palpable in both feet, skin intact, callus under the left second metatarsal head, hammer toes 2 to 4 on the right.',
      '2026-09-29, at the supplier, by Obadiah Frink, certified pedorthist: length and width of both feet measured, size 10.5 extra wide, foam-box impressions of both feet taken.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Frink Pedorthic Shop',
      'Lives with whom? With his wife Hedda, who looks at the soles of his feet every evening',
      'Work? Tunes pipe organs, three days a week',
      'Who is the podiatrist? Quillan Moresby, DPM',
      'Medicines for diabetes? Metformin 1000 mg twice a day and semaglutide 1 mg once a week',
      'Therapeutic shoes before? No, never',
      'Office phone? (740) 555-0149',
    ],
    answered: [],
  },
  notes: [
    `October 6, 2026

Medicare Part B, Medical Review

RE: Leopold Vantongeren, born December 19, 1957

Dear Reviewer:

Mr. Vantongeren is a 68-year-old organ tuner whose type 2 diabetes I have looked after since 2011. I write to explain why I am ordering one pair of depth-inlay shoes (A5500, two units) and three pairs of custom-molded inserts (A5513, six units) for him.

The diabetes has taken the feeling from his feet. On September 22 of this year he could not feel the 5.07 monofilament at six of ten sites on the right or at seven of ten on the left. He has lost a toe as well: the left great toe was amputated at Saint Corvin Hospital on February 13, 2024, for osteomyelitis beneath an ulcer. Ever since, his weight has come down on the left second metatarsal head, where a callus 1.5 cm across has formed. Dr. Quillan Moresby, his podiatrist, pares it every eight weeks.

The right foot has troubles of its own. Toes two, three and four are hammered and strike the toe box of his everyday oxfords. This June the second toe blistered and needed four weeks of dressings to close.

He has tried to manage with what the stores sell. Two pairs of wide department-store shoes did not unload the toes, and gel insoles were flattened inside of three weeks. He has never had therapeutic shoes. On a working day he stands or kneels at the console for some five hours, so the load on these feet is real.

Pulses are palpable on both sides and the skin was whole when I looked. I should like it to stay so.

Respectfully,

Ruth-Anne Castellow, MD
NPI 1649203857`,

    `Vantongeren, Leopold   DOB 12/19/57   MRN HMC-33817
10/06/2026

S: 68M, T2DM w/ polyneuropathy, needs Rx for diabetic footwear. S/p L hallux amputation 2/13/24 (osteo under ulcer, Saint Corvin). R 2nd toe blister 6/2026 from oxfords, took 4 wks of dressings, healed. Tried: wide dept-store shoes x2 pair - still rubbing; OTC gel insoles - flat by 3 wks. No prior therapeutic shoes. Works 3 d/wk tuning organs, on feet/knees ~5 h per working day. Wife checks soles q evening. Meds for DM: metformin 1000 mg BID, semaglutide 1 mg weekly.

O (exam of 9/22/26): monofilament 5.07 absent 6/10 R, 7/10 L. Pulses palpable bilat. Skin intact. Callus under L 2nd MT head, 1.5 cm. Hammertoes R 2-4. Absent L great toe.
A1c 7.4% (9/2/26). Ht 5'9", wt 204 lb.

A:
1. E11.42 - DM2 with diabetic polyneuropathy, under my comprehensive plan of care
2. Z89.412 - absent L great toe
3. M20.41 - acquired hammer toes, R
4. L84 - callus, L 2nd MT head

P:
- A5500 depth shoes, #2 (1 pair), 10.5 extra wide, black
- A5513 custom molded inserts, #6 (3 pair), new pair q4 months
- Frink Pedorthic Shop to supply; impressions + measurements done there 9/29/26 by O. Frink, certified pedorthist
- Callus paring by Dr. Moresby continues q8wk

R. Castellow MD`,

    `FRINK PEDORTHIC SHOP
Summary of order for therapeutic footwear

Customer: Mr. Leopold Vantongeren
31 Bellows Lane, Harrow Mills, OH 45999
Telephone: (740) 555-0126
Insurance: Medicare Part B
Prescriber: Ruth-Anne Castellow, MD, NPI 1649203857, tel. (740) 555-0149
Summary prepared: 10/06/2026

| Code | Description | Units | Per year allowed |
|---|---|---|---|
| A5500 | Depth-inlay shoe, off the shelf, size 10.5 extra wide, black | 2 | 2 |
| A5513 | Multiple density insert, custom molded to model of foot | 6 | 6 |

The two shoes make one pair. The six inserts make three pairs, i.e. three for the left foot and three for the right, each pair to be worn four months.

Measuring visit: 9/29/2026, at our shop. Obadiah Frink, certified pedorthist, took length and width of each foot and made foam-box impressions of both.

Qualifying conditions per the prescriber:
a) Type 2 diabetes with polyneuropathy, and callus formation
b) Partial amputation of the foot: left great toe, 2/13/2024
c) Deformity: hammer toes, right foot, second through fourth

Why custom inserts rather than prefabricated: the left forefoot carries extra load at the second metatarsal head since the toe was removed, and shelf gel insoles went flat in three weeks. Total contact with a molded insert spreads that load.

Why depth shoes: the hammered toes rub in ordinary oxfords. Two pairs of wide shoes bought at a department store did not keep the pressure off. The customer has not had therapeutic shoes before.

The physician treating the diabetes saw Mr. Vantongeren on 9/22/2026. His HbA1c earlier that month was 7.4 %.`,

    `Answer to your questions about therapeutic shoes for Leopold Vantongeren (DOB 12-19-1957)

1. "Who manages the diabetes, and is there a plan of care?"
I do. I have treated him for type 2 diabetes since 2011 under a comprehensive plan of care. He takes metformin 1000 mg twice daily plus semaglutide, 1 mg weekly. The last hemoglobin A1c, drawn 09-02-2026, stood at 7.4 percent.

2. "Which of the listed foot conditions does the beneficiary have?"
More than one. Part of the left foot is gone (great toe, taken off in February 2024 because of bone infection under an ulcer). He has polyneuropathy with callus formation. The right foot is deformed by hammer toes, numbers 2 through 4.

3. "When was this examined?"
On 09-22-2026, in my office, two weeks before the date of this answer. Protective sensation was absent at 13 of the 20 sites tested, 6 on the right and 7 on the left. Foot pulses were palpable. There was no open skin.

4. "Why will commercially available footwear not suffice?"
It was tried. Oxfords produced a blister on the right second toe in June 2026, which took four weeks to heal with dressings. Wide shoes, two pairs, did not relieve the toes. Gel insoles collapsed in three weeks.

5. "Why six inserts?"
Three pairs, one for every four months of the year. The material loses its cushioning, and it has to protect a 1.5 cm callus under the left second metatarsal head that the podiatrist already pares every eight weeks.

6. "Has he received shoes under this benefit before?"
Never.

Signed October 6, 2026
Ruth-Anne Castellow, MD, NPI 1649203857`,

    `# Letter of Medical Necessity

**Date:** 10/06/2026
**Patient:** Leopold Vantongeren
**Date of Birth:** 12/19/1957 (age 68)
**Medical Record Number:** HMC-33817
**Payer:** Medicare Part B

## Diagnoses

- **E11.42** – Type 2 diabetes mellitus with diabetic polyneuropathy
- **Z89.412** – Acquired absence of left great toe
- **M20.41** – Other hammer toe(s) (acquired), right foot
- **L84** – Corns and callosities

## Requested Items

- **A5500** – Depth-inlay shoes, black, size 10.5 extra wide, **quantity 2** (one pair)
- **A5513** – Custom-molded multiple density inserts, **quantity 6** (three pairs)

## Clinical Summary

Mr. Vantongeren has longstanding type 2 diabetes, treated by this prescriber since 2011. He has polyneuropathy and has lost his left great toe, which was amputated on 02/13/2024 at Saint Corvin Hospital following osteomyelitis under an ulcer.

**Key findings on 09/22/2026:**

- Loss of 5.07 monofilament sensation: right 6/10 sites, left 7/10 sites
- Palpable pulses in both feet
- Intact skin
- Callus beneath the left second metatarsal head
- Hammer toe deformity of the right second, third and fourth toes

## Previous Measures

- **Ordinary oxfords:** toes rub against the toe box; right second toe blister in June 2026
- **Department-store wide shoes (two pairs):** pressure persisted
- **Off-the-shelf gel insoles:** flattened within three weeks

## Rationale

Depth-inlay shoes give the hammer toes room and accept a molded insert. Total-contact inserts distribute weight away from the callus. Replacement every four months is requested because the insert material loses its cushioning. Without protective sensation, a person may not notice an injury until it has ulcerated.

**Ruth-Anne Castellow, MD**
NPI: 1649203857`,

    `To Frink Pedorthic Shop, attention Mr. Obadiah Frink

6 October 2026

Dear Mr. Frink,

Thank you for seeing our patient Leopold Vantongeren on September 29 and for the foam-box impressions. Here is the medical background to go with the prescription.

We follow him for diabetes of the second type and have done so for about fifteen years. The HbA1c was 7.4 % at the start of September; he is on metformin and semaglutide. What worries us are the feet. He is numb to the monofilament over more than half of the points we test on each side. The big toe on the left was lost more than two and a half years ago to a bone infection, and the neighboring metatarsal head has borne the weight since then. It has answered with a hard callus, a centimeter and a half wide, which Dr. Moresby trims every eighth week. On the other foot, the three hammer toes next to the great toe have no room in his oxfords; the second one was blistered in June, and four weeks of dressings went by before it was healed.

He has been through two pairs of wide shoes from the department store, and gel insoles besides. Neither was enough. He works three days a week at his pipe organs, on his feet or on his knees for some five hours each of those days, and at home his wife Hedda inspects the soles every evening.

We therefore prescribe black depth-inlay shoes, size 10.5 extra wide, 1 pair (2 shoes), and custom-molded inserts, 3 pairs (6 inserts), for the year.

Should anything be missing for Medicare, please ring us at (740) 555-0149.

With kind regards,

for the practice,
Ruth-Anne Castellow, MD`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
