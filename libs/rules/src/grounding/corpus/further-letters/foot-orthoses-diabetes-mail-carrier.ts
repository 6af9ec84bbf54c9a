import type { CorpusCase } from '../corpus-case.ts';

/** A podiatrist, an endocrinologist, a pedorthist, a fax clerk, a medical student and a model write for a letter carrier with numb feet. */
export const footOrthosesDiabetesMailCarrier: CorpusCase = {
  id: 'foot-orthoses-diabetes-mail-carrier',
  today: '2026-08-11',
  facts: {
    case_id: 36103,
    patient: {
      first_name: 'Ambrose',
      last_name: 'Tullivant-Reyes',
      dob: '1963-10-02',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '203 lb',
      address: '51 Ocotillo Court, Mesa Quemada, NM 87999',
      phone: '(505) 555-0109',
      mrn: 'MQF-7731',
    },
    diagnoses: [
      { code: 'E11.42', description: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
      { code: 'L84', description: 'Corns and callosities' },
      { code: 'M20.41', description: 'Other hammer toe(s) (acquired), right foot' },
      { code: 'Z79.4', description: 'Long term (current) use of insulin' },
    ],
    items: [
      {
        item: 'For diabetics only, multiple density insert, custom molded from model of patient foot, total contact with patient foot, including arch, custom fabricated, each',
        hcpcs: 'A5513',
        quantity: 6,
        quantity_limit: 6,
        limit_period: '1 year',
        justification:
          'The 5.07 monofilament was felt at 3 of 10 sites on the right and at 5 of 10 on the left on 2026-07-23. There is a callus of 12 mm under the second metatarsal head on the right. An ulcer at the tip of the right second toe opened on 2025-07-15 and healed on 2025-09-30 after 11 weeks in a removable boot. Heat-molded ready-made inserts (A5512), worn from 2025-10-20 to 2026-05-04, flattened, and the callus came back 4 weeks after each paring. Three pairs a year are needed, since he walks 7 miles on his route 5 days a week. The model of the foot is to be cast in a neutral position.',
      },
      {
        item: 'For diabetics only, fitting (including follow-up), custom preparation and supply of off-the-shelf depth-inlay shoe manufactured to accommodate multi-density insert(s), per shoe',
        hcpcs: 'A5500',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '1 year',
        color: 'black',
        size: '10.5 extra wide',
        justification:
          'The right second toe is bent by 35 degrees and rubs on the roof of an ordinary shoe. He bought work shoes of size 10 in a medium width, which are too short and too narrow: the feet measured 10.5 EEE on 2026-07-23. A depth shoe has room for the toe and for the insert. He does not feel a pebble in the shoe.',
      },
    ],
    provider: { name: 'Corwin Abeyta-Lund, DPM', npi: '1588204716', date_signed: '2026-08-11' },
    seen: [
      '2026-07-23, at Mesa Quemada Foot Care, by Corwin Abeyta-Lund, DPM: foot pulses present, ankle-brachial index 1.02 on the right and 1.05 on the left, no open wound, callus pared.',
      '2026-07-06, at Red Rock Endocrine, by Philippa Nakagawa-Dunn, MD: hemoglobin A1c 8.1 % (9.0 % on 2026-01-12), insulin glargine 34 units at night, metformin 1000 mg twice a day, diabetes plan reviewed.',
    ],
    told: [
      'Who treats the diabetes? Philippa Nakagawa-Dunn, MD',
      'Lives with whom? With his father Eusebio, 91, for whom he cooks',
      'Work? Letter carrier on foot',
      'Diabetes since when? 2009',
      'Who pays? Sandhill Federal Benefit Plan',
      'Who supplies? Cholla Pedorthic Lab, by Yesenia Brandt, C.Ped',
      'Smoking? Stopped in 2015',
      'Amputation, Charcot foot? None',
    ],
    answered: [],
  },
  notes: [
    `MESA QUEMADA FOOT CARE
Corwin Abeyta-Lund, DPM

August 11, 2026

Sandhill Federal Benefit Plan
Medical Review

Re: Ambrose Tullivant-Reyes; DOB 10/02/1963

Dear Reviewer,

I would like to be brief, because this case is simple.

The man delivers mail on foot. Seven miles a day, five days a week, thirty-five miles in all. He has had diabetes for 17 years and cannot feel most of the bottom of his right foot: three sites out of ten with the 5.07 monofilament. The left is only somewhat better at five.

A year ago he had an ulcer on the tip of the right second toe. It took eleven weeks and a boot to close it. That toe is a hammertoe, and it still strikes the top of every ordinary shoe he owns. Beneath it, under the second metatarsal head, a 12-mm callus grows back a month after I pare it. A callus over an insensate bony prominence is an ulcer in waiting; every podiatrist has learned that the hard way.

Heat-molded inserts were given a fair chance: October 20 to May 4. They went flat. What he needs is a total-contact insert made over a model of his own foot, in a shoe deep enough to hold both it and the toe.

His circulation is good. Pulses are present and the ABIs are 1.02 right, 1.05 left, so this is a foot that can be kept. He has never lost a toe and has no Charcot deformity.

I am ordering A5513 x 6 (three pairs) and A5500 x 2 (one pair), each for one year.

The physician who manages his diabetes is Philippa Nakagawa-Dunn, MD, and she saw him on July 6.

Yours,

Corwin Abeyta-Lund, DPM
NPI 1588204716`,
    `RED ROCK ENDOCRINE
Statement of physician managing diabetes

Patient: Ambrose Tullivant-Reyes          Age: 62          Sex: Male

(1) Diabetes
Type 2, with polyneuropathy (E11.42). Known since 2009. On insulin long term (Z79.4).

(2) Treatment
- Insulin glargine, 34 units nightly
- Metformin, 1 g twice daily (2 g per day)

(3) Control
| Date | A1c |
| --- | --- |
| January 12, 2026 | 9.0 % |
| July 6, 2026 | 8.1 % |
An improvement of 0.9 points in just under half a year. Still above the usual target of about 7 %.

(4) Qualifying conditions for therapeutic footwear
[x] History of previous foot ulceration (right second toe, July 15 to September 30, 2025)
[x] Peripheral neuropathy with evidence of callus formation
[x] Foot deformity (hammertoe, right)
[x] History of pre-ulcerative callus
[ ] Previous amputation of foot or part of foot
[ ] Poor circulation

One of these is generally sufficient.

(5) Plan of care
He is being treated under a comprehensive plan for his diabetes, which I reviewed with him on July 6, 2026. Therapeutic shoes and inserts belong in that plan. Ex-smoker since 2015.

(6) Prescriber of the footwear
Corwin Abeyta-Lund, DPM, who examined the feet on July 23, 2026, that is 17 days after my visit, and found no open wound.

Philippa Nakagawa-Dunn, MD`,
    `CHOLLA PEDORTHIC LAB
Work-up sheet: Yesenia Brandt, C.Ped

customer: Tullivant-Reyes, A.
ins: Sandhill Federal
Rx: Abeyta-Lund DPM

feet measured 7/23/26 -> 10.5 EEE
what he's been wearing -> 10 medium. half a size too short plus too narrow
R 2nd toe -> hammered, 35 deg, hits the upper
R plantar -> callus 12 mm, 2nd met head
L -> no deformity on the Rx
sensation -> R 3/10, L 5/10. pebble test: wouldn't know it was there
wounds now -> none
old wound -> R 2nd toe tip, healed 9/30/25

prior product -> A5512 heat-mold. from 10/20/25 till 5/4/26 = 28 wks. bottomed.

TO MAKE
shoes: depth inlay, black, 10.5 extra wide, 1 pr (A5500 x2)
inserts: 3 pr, custom, multi-density, full contact w/ arch (A5513 x6)
casting: neutral position
offload under R 2nd met head

why 3 pr? 7 mi/day x 5 days is 35 mi a week. Call it 1,800 miles a year if he never took a week off. Spread over three pairs that's about 600 miles a pair. Foam doesn't last forever, not under 203 lb.

why custom and not heat-mold? A heat-molded blank gets its shape from a warm foot pressed into a stock piece. Custom gets its shape from a model. Where there's one high spot like a met head that keeps building callus, we want the relief built right there and we want a firmer base so it stays.

why not just bigger shoes off the shelf? An ordinary shoe of more length still has a low toe box. Depth is the issue, and the insert takes up room too.

fitting + follow-up are part of A5500.`,
    `F A X   C O V E R

To ......... Sandhill Federal Benefit Plan
From ....... Mesa Quemada Foot Care, front desk
Date ....... 08/11/2026
About ...... AMBROSE TULLIVANT-REYES, MRN MQF-7731

------------------------------------------------

Good afternoon,

Attached order was signed today by Dr. Abeyta-Lund (NPI 1588204716).

Patient details: born 10/02/1963, address 51 Ocotillo Court, Mesa Quemada, NM 87999, telephone (505) 555-0109.

CODES
E11.42 - Type 2 diabetes mellitus with diabetic polyneuropathy
L84 - Corns and callosities
M20.41 - Other hammer toe(s) (acquired), right foot
Z79.4 - Long term (current) use of insulin

SUPPLIES
A5513, six units. Your limit as we have it is six per year.
A5500, two units, billed per shoe. Limit is two per year. Black, 10.5 extra wide.

So the total is 8 units and no line is over the limit.

To answer what we get asked by phone almost every time:

* Yes, he was seen in person. Dr. Abeyta-Lund on July 23, and his diabetes doctor, Dr. Nakagawa-Dunn, on July 6.
* Yes, he takes insulin.
* No, he has no open sore at present.
* No, these aren't a repeat of the inserts he has had already. Those were the A5512 type and were finished with on May 4.
* The vendor will be Cholla Pedorthic Lab.

He is on his feet for a living, so if anything is missing please phone us rather than mailing a letter. He brings enough of those to people's doors as it is.

Thank you kindly,
Front desk`,
    `Medical student note, third-year rotation. To be co-signed by Dr. Abeyta-Lund.

CC: "diabetic shoes"

HPI: Mr. T-R is a 62 y/o M letter carrier w/ T2DM x 17 yrs c/b polyneuropathy, on long-term insulin, seen 7/23/26 for foot care. PMH of toe ulcer (R 2nd, distal tip), onset 7/15/25, treated in removable boot, closed 9/30/25 (11 wks). Subsequently in heat-molded prefabricated inserts 10/20/25 -> 5/4/26. During that time callus sub 2nd MTH R recurred 4 wks after each debridement.

Meds relevant: glargine 34 u qhs; metformin 1000 mg BID.

Soc: Lives w/ father (91 y/o), does the cooking. Walks 7 mi/d x 5 d/wk for work. Quit smoking 2015, so 11 years ago.

PE (per Dr. A-L):
Vasc - pulses palpable, ABI R 1.02 / L 1.05, wnl
Neuro - SWMF 5.07: R 3/10, L 5/10. That's 7 insensate sites on R, 5 on L
Derm - HK 12 mm sub 2 R, pared. No open wound
MSK - R 2nd digit hammertoe, 35 deg
Shoes - size 10 medium on a 10.5 EEE foot

Labs: A1c 8.1% 7/6/26 (from 9.0% in Jan).

A/P:
High-risk foot: LOPS + deformity + prior ulcer (would be category 3 under the common risk schemes, where any history of ulceration puts you at the top). Recurrence after a healed diabetic foot ulcer is common, roughly 40% in the first year in published series.
  1. Custom inserts, 3 pr/yr (A5513)
  2. Depth shoes, 1 pr/yr (A5500)
  3. Glucose per endocrine (Dr. Nakagawa-Dunn)

Learning point: deep shoes w/o a good insert don't redistribute anything, and a custom insert in a shallow shoe pushes the toe up against the leather. They have to be ordered together.`,
    `**DRAFT - Letter of Medical Necessity (AI-assisted; for review by Dr. Abeyta-Lund)**

**Summary of request**

- Six custom-molded, multiple-density inserts (A5513), i.e. three pairs
- Two depth-inlay shoes (A5500), i.e. one pair, black, size 10.5 extra wide
- Period: 1 year

**Who is the patient?**

Ambrose Tullivant-Reyes is a 62-year-old letter carrier from Mesa Quemada, New Mexico, who has been living with type 2 diabetes since 2009. His work takes him some 7 miles a day on foot. At home he cooks for his 91-year-old father, Eusebio, with whom he shares a household.

**What puts his feet at risk?**

> *Loss of protective sensation:* both feet, worse on the right (3 of 10 sites) than on the left (5 of 10).
> *Deformity:* an acquired hammertoe of the right foot.
> *Pressure:* a 12 mm callus beneath the right second metatarsal head.
> *History:* an ulcer of the right second toe, healed on September 30, 2025.

**What speaks for a good result?**

Perfusion is adequate, with ankle-brachial indices of 1.02 and 1.05. There is no open wound, he no longer smokes, and his A1c has dropped from 9.0% to 8.1%.

**Why the simpler solution is not enough**

Prefabricated heat-molded inserts were used for roughly six and a half months. They lost their shape, and the callus kept returning.

**Why the quantities are reasonable**

The requested quantities equal, and do not exceed, the annual limits.

**Clinical rationale in general**

Total-contact inserts spread plantar load over a greater area and so lower the peak pressure beneath prominent metatarsal heads. Footwear with additional depth protects the tops of clawed or hammered toes from friction. The combination is a recognized way to prevent re-ulceration in persons with neuropathy.

Prescribed by Corwin Abeyta-Lund, DPM, NPI 1588204716, on August 11, 2026.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
