import type { CorpusCase } from '../corpus-case.ts';

/** An internist, a pedorthist, a shoe supplier and a local model write for a man with numb feet and a missing toe. */
export const diabeticInsertsRetiredLetterCarrier: CorpusCase = {
  id: 'diabetic-inserts-retired-letter-carrier',
  today: '2026-10-06',
  facts: {
    case_id: 20701,
    patient: {
      first_name: 'Leland',
      last_name: 'Brzozowski',
      dob: '1952-03-19',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '204 lb',
      address: '418 Pennywhistle Lane, Garrow Falls, WI 54999',
      phone: '(715) 555-0142',
      mrn: 'GFC-33871',
    },
    diagnoses: [
      { code: 'E11.42', description: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
      { code: 'Z89.421', description: 'Acquired absence of other right toe(s)' },
      { code: 'M20.42', description: 'Other hammer toe(s) (acquired), left foot' },
      { code: 'L84', description: 'Corns and callosities' },
    ],
    items: [
      {
        item: "For diabetics only, multiple density insert, made by direct carving with CAM technology from a rectified CAD model created from a digitized scan of the patient, total contact with patient's foot, including arch, custom fabricated, each",
        hcpcs: 'A5514',
        quantity: 6,
        quantity_limit: 6,
        limit_period: 'year',
        justification:
          'Monofilament (10 g) on 2026-09-15 not felt at 7 of 10 sites on the right foot and 6 of 10 on the left. Right second toe amputated 2023-11-08 for osteomyelitis; the third toe now drifts into the gap. Pre-ulcerative callus under the left first metatarsal head, 1.5 cm, pared every 8 weeks. Heat-molded prefabricated inserts worn from September 2025 to August 2026 went flat under the left forefoot within 3 months, and the callus bled twice. Three pairs a year, each pair worn for 4 months.',
      },
      {
        item: 'For diabetics only, fitting (including follow-up), custom preparation and supply of off-the-shelf depth-inlay shoe manufactured to accommodate multi-density insert(s), per shoe',
        hcpcs: 'A5500',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        color: 'black',
        size: '10.5 extra wide',
        justification:
          'Rigid hammer toes 2 through 4 on the left press against the toe box of ordinary shoes; redness over the left third toe on 2026-09-15. Present shoes are from 2024 and both heels are worn through on the outer side. A custom insert does not fit into an ordinary shoe without crowding the toes. Walks half a mile a day to the senior center.',
      },
    ],
    provider: { name: 'Rosalind Achterberg, MD', npi: '1740286395', date_signed: '2026-10-06' },
    seen: [
      '2026-09-15, in office, by Rosalind Achterberg, MD: pedal pulses palpable on both sides, no open ulcer, skin dry, callus under the left first metatarsal head, HbA1c 7.4 %.',
      '2026-09-22, at Kettle Bend Orthotics, by Dov Hallorsen, C.Ped: both feet scanned; left foot 10.8 inches long and 4.5 inches wide, right foot 10.6 inches long and 4.3 inches wide; peak pressure under the left first metatarsal head.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Kettle Bend Orthotics',
      'Lives with whom? With his wife Henrietta, who looks at his feet every evening',
      'Diabetes since when? Since 2009; metformin 1,000 mg twice a day',
      'Who manages the diabetes? Dr. Achterberg, under a comprehensive plan of care',
      'Who pares the callus? Imre Vance, DPM',
      'What work? Retired letter carrier',
      'Length of need? 12 months',
      'Office phone? (715) 555-0177',
    ],
    answered: [],
  },
  notes: [
    `Garrow Falls, October 6, 2026

RE: Leland Brzozowski, born March 19, 1952
Medicare Part B – therapeutic shoes and custom inserts

To the Medical Reviewer:

I manage the diabetes of Mr. Brzozowski, a 74-year-old retired letter carrier, under a comprehensive plan of care. He has been diabetic since 2009 and takes metformin 1,000 mg twice daily; his A1c in September was 7.4 %.

His feet are the concern. When I examined him on September 15, he could not feel the 10-gram monofilament at seven of ten sites on the right or six of ten on the left. He lost the right second toe to osteomyelitis on November 8, 2023, and the neighboring third toe has begun to lean into the space it left. The left foot carries rigid hammer toes, the second through the fourth, and a pre-ulcerative callus of 1.5 cm beneath the first metatarsal head. I found palpable pulses and no open ulcer.

Heat-molded inserts off the shelf did not protect him. He wore them for about a year, until August, and they had flattened under the left forefoot inside of three months; the callus bled on two occasions.

I am therefore prescribing one pair of depth-inlay shoes (A5500, 2 shoes) and three pairs of custom-carved multiple density inserts (A5514, 6 inserts) for the coming twelve months. A foot without protective sensation that has already cost its owner a toe is a foot at risk of losing more.

Sincerely,

Rosalind Achterberg, MD
NPI 1740286395`,
    `S: 74 y/o M, T2DM w/ polyneuropathy (dx'd 2009), on metformin 1000 mg BID. Ret. mail carrier, walks 1/2 mile daily to senior ctr. Wore heat-molded OTS inserts 9/2025 – 8/2026; they bottomed out at L forefoot in under 3 mo. and callus bled x2. Shoes are from 2024. Lives w/ wife, who inspects his feet nightly.

O (9/15/26): Ht 5'10", wt 204 lb. HbA1c 7.4%. Pedal pulses palp. bilat. Skin dry. No open ulcer. 10-g monofilament: R absent 7/10, L absent 6/10. R 2nd toe surgically absent (11/8/23, osteo), R 3rd toe drifting into gap. L: rigid hammertoes 2-4, erythema over 3rd toe; callus sub 1st MT head 1.5 cm, pre-ulcerative. Both shoes worn through at outer heel.

A:
1. E11.42 – T2DM w/ diabetic polyneuropathy
2. Z89.421 – s/p amputation R 2nd toe
3. M20.42 – hammertoes, L
4. L84 – callus, L
LOPS both feet + prior toe amp + pre-ulcerative callus = qualifies for therapeutic footwear. Prefab inserts failed.

P:
– A5514 custom CAM-carved inserts, qty 6 (3 pr/yr, change q4mo)
– A5500 depth shoes, qty 2 (1 pr), black, 10.5 XW
– Supplier: Kettle Bend Orthotics (scanned 9/22)
– Podiatry (Dr. Vance) continues to pare callus q8wk
– LON 12 mo.

R. Achterberg, MD   NPI 1740286395   10/06/2026`,
    `PEDORTHIC EVALUATION – Kettle Bend Orthotics
Client: Brzozowski, Leland      MRN: GFC-33871      DOB: 3/19/52
Date of evaluation: 9/22/2026
Prescriber: Rosalind Achterberg, MD

REASON FOR REFERRAL
Replacement of failed prefabricated inserts in a man with diabetic polyneuropathy and an amputated toe.

MEASUREMENTS

| | Left | Right |
|---|---|---|
| Length | 10.8 in. | 10.6 in. |
| Width | 4.5 in. | 4.3 in. |
| Monofilament sites not felt (per Dr. Achterberg, 9/15) | 6/10 | 7/10 |
| Toes | 2nd-4th rigid hammer toes | 2nd absent, 3rd drifting |
| Callus | 1st met head, 1.5 cm | – |

The left foot is 0.2 inch longer and 0.2 inch wider than the right. Peak pressure lies under the left first metatarsal head, precisely where the callus is.

FOOTWEAR HISTORY
The shoes he walks in date from 2024. The outer side of each heel is gone. The heat-molded inserts he used from September of last year until this August had collapsed at the left forefoot by the third month.

RECOMMENDATION
1. Three pairs of inserts carved from the digital scan of each foot, full contact through the arch (A5514 x 6). An insert carved to the foot spreads load away from a bony prominence; a heat-molded blank cannot be relieved to the same extent.
2. One pair of extra-wide depth shoes, size 10 1/2, black (A5500 x 2). The depth is needed twice over: for the height of the bent left toes and for the thickness of the insert.
3. Change inserts every four months.

Dov Hallorsen, C.Ped`,
    `# Letter of Medical Necessity

**Date:** October 6, 2026
**Patient:** Leland Brzozowski
**Date of Birth:** 03/19/1952
**Payer:** Medicare Part B
**Supplier:** Kettle Bend Orthotics

To Whom It May Concern,

This letter serves to document the medical necessity of custom diabetic inserts and depth-inlay shoes for Mr. Leland Brzozowski, a 74-year-old male with type 2 diabetes complicated by polyneuropathy.

## Clinical Background

- **Diabetes:** Type 2, diagnosed in 2009, treated with metformin; HbA1c 7.4%
- **Loss of protective sensation:** 10-g monofilament not perceived at 7/10 sites (right) and 6/10 sites (left)
- **Previous amputation:** Right second toe, November 2023, due to osteomyelitis
- **Deformity:** Rigid hammer toes of the left foot (toes 2–4)
- **Pre-ulcerative callus:** 1.5 cm, left first metatarsal head

## Prior Treatment

Mr. Brzozowski used **prefabricated heat-molded inserts** for roughly one year. These lost their cushioning beneath the left forefoot within three months, and the callus bled two times. Regular paring by his podiatrist, Dr. Imre Vance, takes place every eight weeks.

## Requested Items

1. **A5514** – Custom fabricated multiple density insert, direct carved: **6 units (3 pairs)**
2. **A5500** – Depth-inlay shoe: **2 units (1 pair)**, size 10.5 extra wide, black

## Rationale

Ordinary shoes press on the hammer toes, as shown by the redness over the left third toe at the September 15 examination. Total-contact inserts redistribute plantar pressure and help to prevent ulceration. With appropriate footwear, Mr. Brzozowski can continue his daily half-mile walk to the senior center.

## Conclusion

In summary, the requested footwear is reasonable and necessary for a period of **12 months**. Should you require any further information, please contact the office at (715) 555-0177.

Respectfully,

**Rosalind Achterberg, MD**
NPI: 1740286395`,
    `Response to request for additional documentation
Beneficiary: L. Brzozowski (DOB 19 March 1952)
HCPCS: A5500, A5514

1. Does the beneficiary have diabetes mellitus?
Yes. Type 2, with polyneuropathy (E11.42), known for 17 years.

2. Which of the qualifying conditions is present?
More than one. (a) Amputation of part of a foot: the second toe on the right, removed 11/08/2023. (b) Peripheral neuropathy with evidence of callus formation: insensate to the 10 g filament at 13 of the 20 sites tested, counting both feet, with a 1.5 cm callus at the first metatarsal head on the left. (c) Foot deformity: rigid hammer toes on the left.

3. Is the certifying physician treating the diabetes?
Yes. I treat it under a comprehensive plan of care and saw him in person on 09/15/2026, three weeks before the date of this reply.

4. Why custom rather than prefabricated inserts?
Because the prefabricated ones failed. They were worn from 09/2025 through 08/2026, bottomed out at the left ball of the foot before three months were up, and the callus beneath bled twice. On the right, the gap where the toe was has let the third toe wander. A blank made for a five-toed foot does not address either problem.

5. Explain the quantity.
Two shoes make one pair. Six inserts make three pairs; each pair serves four months, so the quantity covers one year and stays within the yearly limit.

6. Who furnishes the items?
Kettle Bend Orthotics, where both feet were scanned on 09/22/2026.

Rosalind Achterberg, MD, NPI 1740286395
Signed 10/06/2026`,
    `Nursing note – foot care / DME, 10-06-26

Mr. Brzozowski is 74 and carried mail for a living. He is still on his feet: he walks half a mile a day, to the senior center. His wife Henrietta checks both feet each evening, which matters, because he does not feel much of them himself. On Dr. Achterberg's exam three weeks ago he missed the monofilament at most of the sites on either foot.

The second toe on his right foot was taken off in November of 2023 because the bone was infected. Nobody wants that to happen again. The trouble spot now is on the other foot, under the ball, where there is a callus a little over half an inch across (1.5 cm). Dr. Vance pares it down every eight weeks. With the last inserts, the heat-molded sort, it bled two times, and those inserts had gone flat there in less than three months though he wore them until August.

No open sore on 9/15, and the pulses in both feet could be felt. The skin was dry and the left middle toe was red on top from rubbing. His shoes are two years old with the heels worn down to nothing on the outside edges.

Doctor has ordered a pair of black depth shoes, 10.5 extra wide, and six custom inserts (three pairs) from Kettle Bend. One pair of inserts is to be swapped for the next every four months. Need is for 12 months.

For: Rosalind Achterberg, MD, NPI 1740286395`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
