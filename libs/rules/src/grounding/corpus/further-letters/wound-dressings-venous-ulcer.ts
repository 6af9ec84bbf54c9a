import type { CorpusCase } from '../corpus-case.ts';

/** A retired ferry cook with a venous ulcer of the left ankle needs alginate, foam without adhesive and compression bandages. */
export const woundDressingsVenousUlcer: CorpusCase = {
  id: 'wound-dressings-venous-ulcer',
  today: '2026-11-03',
  facts: {
    case_id: 28109,
    patient: {
      first_name: 'Ferdinand',
      last_name: 'Okafor-Wylie',
      dob: '1958-07-14',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '231 lb',
      address: '33 Ropewalk Alley, Saltern, DE 19999',
      phone: '(302) 555-0108',
      mrn: 'SLT-47719',
    },
    diagnoses: [
      {
        code: 'I87.312',
        description: 'Chronic venous hypertension (idiopathic) with ulcer of left lower extremity',
      },
      { code: 'L97.322', description: 'Non-pressure chronic ulcer of left ankle with fat layer exposed' },
      { code: 'Z91.048', description: 'Other nonmedicinal substance allergy status' },
    ],
    items: [
      {
        item: 'Alginate or other fiber gelling dressing, wound cover, sterile, pad size 16 sq. in. or less, each dressing',
        hcpcs: 'A6196',
        quantity: 13,
        quantity_limit: 30,
        limit_period: '1 month',
        size: '4 x 4 in',
        justification:
          'The ulcer above the inner left ankle opened in May 2026. On 2026-08-25 it measured 6.0 x 3.5 cm and 4 mm deep, with heavy drainage and 40 % slough, and was debrided. On 2026-10-27 it measured 3.8 x 2.5 cm and 3 mm deep, with moderate drainage and 10 % slough. Gauze had to be changed 2 times a day and stuck to the wound. The dressing is changed 3 times a week.',
      },
      {
        item: 'Foam dressing, wound cover, sterile, pad size 16 sq. in. or less, without adhesive border, each dressing',
        hcpcs: 'A6209',
        quantity: 13,
        quantity_limit: 13,
        limit_period: '1 month',
        size: '4 x 4 in',
        justification:
          'Laid over the alginate. Acrylic adhesive gave him blisters on 2026-06-30, so that no border with adhesive can be used. The skin around the ulcer was white and soft over 1 cm on 2026-08-25 and is dry now.',
      },
      {
        item: 'Padding bandage, non-elastic, non-woven/non-knitted, width greater than or equal to three inches and less than five inches, per yard',
        hcpcs: 'A6441',
        quantity: 52,
        quantity_limit: 60,
        limit_period: '1 month',
        size: '4 in',
        justification:
          'Four yards at each of 13 changes, under the compression bandage, to protect the shin.',
      },
      {
        item: 'High compression bandage, elastic, knitted/woven, load resistance greater than or equal to 1.35 foot pounds at 50% maximum stretch, width greater than or equal to three inches and less than five inches, per yard',
        hcpcs: 'A6452',
        quantity: 10,
        quantity_limit: 20,
        limit_period: '1 month',
        size: '4 in',
        justification:
          'Two bandages of 5 yards, washed and worn in turn. Ankle-brachial index on the left 0.98 on 2026-08-25. The calf went from 45 cm to 41 cm. A stocking of 20-30 mmHg failed from 2026-06-02 to 2026-08-20 because he could not pull it over the ulcer.',
      },
    ],
    provider: { name: 'Sunniva Carrow-Bey, APRN', npi: '1174938206', date_signed: '2026-11-03' },
    seen: [
      '2026-08-25, wound clinic, by Sunniva Carrow-Bey, APRN: 6.0 x 3.5 x 0.4 cm, debrided; ankle-brachial index 0.98; calf 45 cm.',
      '2026-09-29, wound clinic, by Sunniva Carrow-Bey, APRN: 4.8 x 3.0 cm, no sign of infection.',
      '2026-10-27, wound clinic, by Sunniva Carrow-Bey, APRN: 3.8 x 2.5 x 0.3 cm, pink granulation 90 %, no sign of infection; calf 41 cm.',
    ],
    told: [
      'Who pays? Delmarva Harbor Health',
      'Who supplies? Bayside Wound Supply',
      'Who changes the dressing? A visiting nurse on Mondays, his husband Augustin on Wednesdays and Fridays',
      'Lives with whom? With his husband Augustin',
      'Work before? Cook on a ferry for 31 years, standing',
      'Diabetes? None',
      'Tobacco? Never',
      'Pain at dressing change? 6 of 10 with gauze, 2 of 10 with alginate',
      'Earlier ulcer? On the same leg in 2019, healed in 5 months',
      'Reflux in the veins? Great saphenous vein on the left, duplex on 2026-09-10; ablation planned for January 2027',
    ],
    answered: [],
  },
  notes: [
    `WOUND CLINIC

November 3, 2026

Delmarva Harbor Health

Patient: Ferdinand Okafor-Wylie, DOB July 14, 1958, MRN SLT-47719

To whom it may concern:

Mr. Okafor-Wylie, 68, has a venous ulcer above the inner side of his left ankle, full thickness with the fat layer exposed (I87.312, L97.322). It opened in May. It is his second on that leg; the first, in 2019, took five months to heal.

I have treated it since August 25, when I debrided it. It was then 6.0 by 3.5 cm. It has since become smaller at each visit: 4.8 by 3.0 cm on September 29 and 3.8 by 2.5 cm on October 27. In area that is 21, 14.4 and 9.5 square centimeters, so that more than half of the wound has closed in nine weeks. A venous ulcer that loses at least 40% of its area in the first month or so is likely to heal; he was at about 31% after five weeks and has gone on steadily.

What has brought this about is a dressing that absorbs and a bandage that compresses, neither of them exotic. I ask you to go on covering them.

A word about the foam. Mr. Okafor-Wylie blistered under acrylic adhesive in June. A bordered foam would be simpler for whoever changes it, but he cannot have one. The foam without border (A6209) is kept in place by the padding and the bandage.

Compression is safe here, with an ankle-brachial index of 0.98. He has no diabetes and has never smoked. The duplex of September 10 showed reflux in the left great saphenous vein, and an ablation is planned for January 2027. Until then, and until the ulcer is closed, the dressings must continue.

Sincerely,

Sunniva Carrow-Bey, APRN
NPI 1174938206`,
    `BAYSIDE WOUND SUPPLY: MONTHLY DRESSING ORDER

Pt: OKAFOR-WYLIE, FERDINAND
33 ROPEWALK ALLEY, SALTERN, DE 19999    (302) 555-0108
Prescriber: SUNNIVA CARROW-BEY, APRN, NPI 1174938206
Signed: 11/03/2026

WOUND: #1 of 1, L ankle, medial, full thickness
SIZE: 3.8 x 2.5 x 0.3 cm (10/27/2026)
DRAINAGE: moderate
CHANGE: 3 x per week

| HCPCS | Dressing | Per change | Per month | Max |
|---|---|---|---|---|
| A6196 | Alginate 4x4 | 1 | 13 | 30 |
| A6209 | Foam 4x4 no border | 1 | 13 | 13 |
| A6441 | Padding 4" | 4 yd | 52 yd | 60 |
| A6452 | High compression 4" | reused | 10 yd | 20 |

How 13 comes about: 3 changes x 52 weeks = 156 a year, divided by 12 = 13 a month.

How 10 yards comes about: 2 bandages x 5 yards. They are washed and alternated.

Pad size check: 4 x 4 = 16 sq. in. Falls under "16 sq. in. or less". The wound is about 1.5 x 1.0 in., so the pad covers it with more than an inch all round.

ADHESIVE ALLERGY ON FILE (Z91.048). DO NOT SUBSTITUTE BORDERED FOAM.

Surgical dressing benefits normally require: a wound that was debrided or surgically made, monthly evaluation with size and drainage, and an order with type, size, number and frequency. Debrided 08/25/2026. Last evaluated 10/27/2026, one week before the order.`,
    `S: 68M w/ L medial ankle VLU since May. Pain w/ changes 2/10 on alginate (was 6/10 w/ gauze). Drsg 3x/wk: VN Mon, husband Wed + Fri. Hx VLU same leg 2019. Retired ferry cook, 31 yrs on his feet. Never smoker, no DM. Adhesive → blisters 6/30.

O: 10/27: 3.8 x 2.5 x 0.3 cm. 90% pink gran, 10% slough. Moderate exudate. Periwound dry (8/25: 1 cm maceration). No s/s infection. Calf 41 (was 45). ABI L 0.98 (8/25).

Trend:
8/25 .... 21.0 cm2
9/29 .... 14.4 cm2
10/27 ... 9.5 cm2

A: Venous ulcer L ankle, fat layer exposed, improving. Chronic venous HTN. Obesity by BMI (34) is a contributor in general to venous disease, not coded. Skin reacts to acrylic.

P:
1) A6196 alginate, 13/mo
2) A6209 foam w/o border, 13/mo
3) A6441 padding, 52 yd/mo
4) A6452 high compression, 10 yd/mo
5) GSV ablation Jan 2027 (reflux on duplex 9/10)
6) Re-measure monthly

Rationale: Moist, absorbent cover + sustained compression is first-line for VLU. Gauze BID failed (stuck, 14 changes/wk versus 3 now). 20–30 stocking failed 6/2–8/20 (can't be pulled over the wound).

S. Carrow-Bey, APRN`,
    `Dear Delmarva Harbor Health,

I am a home nurse by trade and have been asked to put into plain words why Mr. Okafor-Wylie needs four kinds of things for one wound. People often ask me that. "Couldn't you just put a bandage on it?"

Think of the leg as a boat with a leak. The veins of his left leg don't carry the blood up as they should; it falls back, presses on the skin from inside, and at the ankle the skin gives way. Water comes through. You have to bail, and you have to close the leak.

The alginate bails. It's made of seaweed, and turns into a gel as it drinks up the drainage. The old gauze had to be changed twice a day and it stuck. Getting it off hurt him, six out of ten. The alginate stays until the next change, two days or three, and hurts two out of ten.

The foam is the second bucket. It lies on top and catches what the alginate cannot hold, so that the skin round about stays dry. In August that skin was white and soft. It isn't now. He can't have the kind with a sticky edge, he blisters.

The padding keeps the shin from being bruised by the strong bandage. And the strong bandage closes the leak, as far as a bandage can. His calf is four centimeters thinner for it. The proper repair of the vein is to follow in January.

A nurse comes Mondays. Wednesdays and Fridays his husband, Augustin, changes everything. That is two thirds of the work done by the family.

The wound was as long as my finger in August: six centimeters. By the end of October it was under four. His nurse practitioner, Sunniva Carrow-Bey, has written the order. Please keep the supplies coming until there's nothing left to cover.`,
    `**Medical Necessity: Surgical Dressings and Compression**

**Patient** Ferdinand Okafor-Wylie · male · 68 · 5 ft 9 in · 231 lb
**Payer** Delmarva Harbor Health
**Prescriber** Sunniva Carrow-Bey, APRN (NPI 1174938206)

**1. Diagnosis**

- I87.312 – Chronic venous hypertension (idiopathic) with ulcer of left lower extremity
- L97.322 – Non-pressure chronic ulcer of left ankle with fat layer exposed
- Z91.048 – Other nonmedicinal substance allergy status

**2. Wound course**

The ulcer has been open for roughly six months. Under the present regimen it shrank from 21.0 cm² to 9.5 cm², a reduction of 55%. Depth fell from 4 mm to 3 mm, slough from 40% to 10%, and drainage from heavy to moderate. No sign of infection was found on September 29 or October 27.

**3. Treatments that did not succeed**

| Treatment | Why it failed |
|---|---|
| Gauze | twice-daily changes, adherence to the wound bed, pain 6/10 |
| Adhesive products with acrylic | blisters (June 30, 2026) |
| 20–30 mmHg stocking | eleven weeks; could not be drawn over the ulcer |

**4. Rationale for each item**

*A6196.* Alginate is indicated for full-thickness wounds with moderate to heavy exudate. Both descriptions fit.

*A6209.* Foam manages the remaining fluid and protects the edges. Borderless, owing to the allergy.

*A6441 and A6452.* Compression is the cornerstone of venous ulcer care. Arterial inflow was checked and is adequate (ABI 0.98). Calf circumference has gone down by 4 cm.

**5. Plan**

Dressing changes thrice weekly, by a visiting nurse and by the patient's husband. Venous ablation in January 2027, as reflux of the great saphenous vein was demonstrated. Quantities will be reduced when drainage lessens.

**6. Statement**

Without continued dressings and compression the ulcer can be expected to enlarge. Untreated venous ulcers carry a risk of cellulitis and hospital admission.

November 3, 2026`,
    `ORDER JUSTIFICATION, SPOKEN

Okay this is Sunniva Carrow-Bey, nurse practitioner, wound clinic, it's November third. Patient is Ferdinand Okafor-Wylie, O-K-A-F-O-R hyphen W-Y-L-I-E. He's got a venous stasis ulcer, left ankle, medial, been there since May, fat layer exposed. I debrided it on August twenty-fifth and I've seen him three times all told, August, September, October. It was six by three and a half, then four point eight by three, now it's three point eight by two and a half and three millimeters deep. Ninety percent granulation, ten percent slough. No infection. So we are going in the right direction and I'd like not to change anything. What I need is the alginate, four by four, one per change, three changes a week, so thirteen a month. Same for the foam, and it's got to be the nonadhesive, he gets blisters from acrylic, that happened in June. Then the padding bandage, four yards a wrap, fifty-two yards, and the high compression, two rolls at five yards, they wash those. ABI's point nine eight so he's good for full compression. Before I saw him he'd been in a stocking, a twenty to thirty, from the second of June through the twentieth of August, and it never worked as he couldn't get it up over the ulcer. And gauze, twice a day, which stuck. He's got saphenous reflux, and they're going to ablate that in January. Husband does the dressing two days, nurse does one. He's sixty-eight, not diabetic, never smoked. He was a ferry cook, stood for thirty-one years, that'll do it. Had one of these in 2019 that took five months. Everything's within the plan's limits, the foam is right at the limit. Send to Bayside Wound Supply. Insurance is Delmarva Harbor Health.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
