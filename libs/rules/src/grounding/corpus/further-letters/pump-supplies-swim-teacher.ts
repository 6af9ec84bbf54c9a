import type { CorpusCase } from '../corpus-case.ts';

/** A swim teacher whose skin rebels on the third day of each infusion set asks for more of them. */
export const pumpSuppliesSwimTeacher: CorpusCase = {
  id: 'pump-supplies-swim-teacher',
  today: '2026-11-27',
  facts: {
    case_id: 40108,
    patient: {
      first_name: 'Calliope',
      last_name: 'Brightwater-Nez',
      dob: '1999-07-02',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '131 lb',
      address: '1717 Ocotillo Way, Palo Hueco, AZ 85999',
      phone: '(520) 555-0129',
      mrn: 'PHE-62217',
    },
    diagnoses: [
      { code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' },
      { code: 'E10.65', description: 'Type 1 diabetes mellitus with hyperglycemia' },
      { code: 'L23.1', description: 'Allergic contact dermatitis due to adhesives' },
      { code: 'Z96.41', description: 'Presence of insulin pump (external) (internal)' },
    ],
    items: [
      {
        item: 'Infusion set for external insulin pump, non needle cannula type',
        hcpcs: 'A4230',
        quantity: 15,
        quantity_limit: 10,
        limit_period: 'month',
        size: '6 mm',
        length: '23 in',
        justification:
          'She changes the set every 2 days, which makes 15 in 30 days. When it stayed 3 days, from 2026-07-01 to 2026-07-30, her mean glucose was 152 mg/dL on the first day, 158 mg/dL on the second and 231 mg/dL on the third, and 6 of 10 sites were red and swollen by more than 2 cm. With changes every 2 days, from 2026-08-01 to 2026-09-29, the time in range rose from 58 % to 73 %. Patch testing on 2026-08-19 was positive for isobornyl acrylate. She is in the water 5 hours a day, which loosens the adhesive.',
      },
      {
        item: 'Syringe with needle for external insulin pump, sterile, 3 cc',
        hcpcs: 'A4232',
        quantity: 15,
        quantity_limit: 10,
        limit_period: 'month',
        justification:
          'The reservoir is changed together with the infusion set, every 2 days. It is filled with 120 units, since she uses 44 units of insulin lispro a day and the tubing is primed.',
      },
      {
        item: 'Supply allowance for non-adjunctive, non-implanted continuous glucose monitor (CGM), includes all supplies and accessories, 1 month supply = 1 unit of service',
        hcpcs: 'A4239',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'She does not feel low glucose: on 2026-02-21 she was found confused at 38 mg/dL and her sister gave glucagon. The sensor alarms at 70 mg/dL and stops the pump. Time below 70 mg/dL fell from 7 % to 2 %.',
      },
    ],
    provider: { name: 'Linus Abernathy-Cho, MD', npi: '1184629503', date_signed: '2026-11-25' },
    seen: [
      '2026-07-30, in clinic, by Linus Abernathy-Cho, MD: 6 of 10 sites red, time in range 58 %, below 70 mg/dL 7 %.',
      '2026-08-19, dermatology, by Zora Pettibone, MD: patch test positive for isobornyl acrylate.',
      '2026-10-06, in clinic, by Linus Abernathy-Cho, MD: A1c 7.1 %, on 2026-04-07 8.2 %; time in range 73 %, below 70 mg/dL 2 %; 1 of 15 sites red; no lumps under the skin; feet and eyes without damage.',
    ],
    told: [
      'Diabetes since when? 2011-03-14',
      'Pump since when? 2022-08-15',
      'C-peptide? 0.1 ng/mL on 2022-06-10, fasting, with a glucose of 168 mg/dL',
      'Work? Teaches swimming to children, 5 hours a day in the pool, 5 days a week',
      'Lives with whom? With her sister Ione',
      'Who pays? Saguaro Mutual Teachers Plan',
      'Who supplies? Desert Bloom Diabetes Supply',
      'Other adhesives tried? A barrier film from 2026-05-04 to 2026-06-28, without success; steel needle sets for 2 weeks in June, painful in the water',
      'Pregnant? No',
      'Answer of the plan? On 2026-10-30 it allowed 10 sets and 10 reservoirs a month and refused the rest',
    ],
    answered: [],
  },
  notes: [
    `Linus Abernathy-Cho, MD
Endocrinology

November 25, 2026

Saguaro Mutual Teachers Plan
Appeal of quantity limit, Calliope Brightwater-Nez, DOB 7/2/1999

To the physician reviewer:

On October 30 you allowed this patient ten infusion sets and ten reservoirs each month. I ask for fifteen and fifteen. The difference is five of each, and I would like to show you what they buy.

Ten sets a month is a change every three days. We did precisely that during July. Her average sensor glucose was 152 on day one, 158 on day two and 231 on day three. The third day is the site failing. Six of the ten sites were red and swollen. She then changed every two days, in August and September, and her time in range went up fifteen percentage points, from 58 to 73. Her A1c, which in April was 8.2 percent, was 7.1 on October 6.

The cause is known. Dermatology patch-tested her on August 19, and she is allergic to isobornyl acrylate, an acrylate found in the plastics and glues of many diabetes devices. Barrier film for eight weeks did not protect her. Steel sets for two weeks hurt in the water; and water is her workplace, for she teaches children to swim five hours a day.

The reservoir (A4232) has to go when the set (A4230) goes. Reusing it risks leaks and contamination.

I also ask you to continue the CGM supplies (A4239). She does not sense lows. In February her sister found her confused at 38 mg/dL and gave glucagon.

She has had type 1 diabetes for fifteen years and a C-peptide of 0.1. There is no insulin of her own to fall back on.

Linus Abernathy-Cho, MD
NPI 1184629503`,
    `DESERT BLOOM DIABETES SUPPLY
QUANTITY OVERRIDE FORM (narrative attached)

1. Member: Calliope Brightwater-Nez
2. DOB: 07/02/1999
3. Plan: Saguaro Mutual Teachers Plan
4. Prescriber / NPI: Linus Abernathy-Cho, MD / 1184629503
5. Rx signed: 11/25/2026

6. Items

   HCPCS     Rx qty/mo    Plan limit/mo    Over by
   A4230        15             10             5
   A4232        15             10             5
   A4239         1              1             0

7. Product details: infusion set, soft cannula 6 mm, tubing 23 in. Reservoir 3 cc.

8. ICD-10: E10.649, E10.65, L23.1, Z96.41

9. Change interval: every 2 days (plan assumes 3)

10. Reason for override: check one or more
    (x) skin reaction
    (x) loss of absorption before day 3
    (x) adhesive failure from water exposure
    ( ) high insulin volume

Narrative

Our customer wears a pump since August 15, 2022. She works in a swimming pool, 25 hours a week. Adhesive allergy was shown by patch test on August 19, 2026. The endocrinologist recorded that in July, at three days a set, 60% of the sites were inflamed. On October 6, at two days a set, one site in fifteen was, which is about 7%.

Line 10, last choice, is not checked: 44 units a day fit well in the reservoir. Two days take 88 units; 120 are drawn up to allow for priming. So this is not about volume.

In a year the override amounts to 60 more infusion sets and 60 more reservoirs than the limit.

CGM supplies are within the limit and only listed for completeness.

Prepared 11/27/2026 by Desert Bloom Diabetes Supply`,
    `Diabetes educator's note to Saguaro Mutual

Hi there. I'm writing at the request of Dr. Abernathy-Cho's office. Below is Calliope's story in before-and-after form, since that is the easiest way to see it.

BEFORE (set in for 3 days, July 2026)
- Average glucose day 1/2/3: 152 / 158 / 231
- In range: 58% of the time
- Low (<70): 7% of the time, which is about 1 hour 40 minutes a day
- Angry sites: 6 out of 10

AFTER (set in for 2 days)
- In range: 73%, about 17 and a half hours a day
- Low: 2%, just under half an hour a day
- Angry sites: 1 out of 15

The international goals for most adults with type 1 are at least 70% in range and less than 4% low. She did not meet either one before. She now meets both.

WHAT SHE TRIED FIRST
May and June: barrier film. No luck.
June, two weeks: steel needles. Painful in the pool.

WHY THE POOL MATTERS
She teaches kids to swim, five hours a day, five days a week. Sticky things don't like water. And a swim teacher who goes low without feeling it has other people's children in her arms. The sensor (A4239) warns at 70 and halts the pump.

WHO'S AT HOME
Her sister, Ione, who gave glucagon on Feb. 21 when Calliope was confused at 38.

WHAT'S ORDERED PER MONTH
A4230 ×15, A4232 ×15, A4239 ×1

Feet and eyes: no damage so far, nearly sixteen years in. That's worth five extra sets.`,
    `**Prior Authorization Narrative (AI-assisted draft)**

**Re:** Calliope Brightwater-Nez | F | 27 y | 163 cm | 59 kg
**Request:** Exception to monthly quantity limits, insulin pump supplies

**1. Diagnosis and insulin dependence**

The patient was diagnosed with type 1 diabetes on March 14, 2011, at the age of 11. Endogenous insulin secretion is essentially absent (fasting C-peptide 0.1 ng/mL with a concurrent glucose of 168 mg/dL). She has used continuous subcutaneous insulin infusion for over four years.

**2. Complicating condition**

She has allergic contact dermatitis from adhesives, confirmed by patch testing (isobornyl acrylate). Inflamed infusion sites absorb insulin erratically, and in a pump user, who has no long-acting insulin on board, an interrupted flow may progress to ketoacidosis within hours.

**3. Evidence that 3-day wear fails**

- Day-3 glucose exceeded day-1 glucose by 79 mg/dL
- 60% of sites inflamed

**4. Evidence that 2-day wear succeeds**

- A1c: 8.2% → 7.1%
- Time in range: 58% → 73%
- Time below range: 7% → 2%

**5. Supplies requested (monthly)**

| HCPCS | Supply | Quantity |
|---|---|---|
| A4230 | Infusion set, 6 mm cannula, 23-in tubing | 15 |
| A4232 | Reservoir syringe, 3 cc | 15 |
| A4239 | CGM supply allowance | 1 |

**6. Less costly alternatives**

Barrier film and steel cannulas were each tried. Neither was successful. A return to multiple daily injections would forfeit automated suspension for low glucose in a woman who doesn't perceive hypoglycemia and was found at 38 mg/dL in February.

**Prescriber:** Linus Abernathy-Cho, MD, NPI 1184629503 (signed 11/25/2026)`,
    `CONSULTATION LETTER OF THE FELLOW

Palo Hueco, the 27th of November 2026

To the honoured colleagues of the insurance Saguaro Mutual Teachers Plan

Subject: Ms. Calliope Brightwater-Nez, born on the 2nd of July 1999

Honoured colleagues,

I permit myself to explain the case of this young lady, who is under the care of Dr. Linus Abernathy-Cho for diabetes mellitus of type 1, known since 2011, under treatment with the external pump since 2022.

The mean values of the glycemia in July, while the catheter remained three days, were, in mmol/L: 8.4 on the first day, 8.8 on the second, 12.8 on the third. One sees that on the third day the insulin does not arrive any more. The skin was red at six sites out of ten with a swelling of more than two centimetres. The dermatologist Dr. Zora Pettibone found in August a contact allergy against isobornyl acrylate.

The catheter is therefore changed every second day. The glycated hemoglobin descended from 8.2 to 7.1 percent between the 7th of April and the 6th of October. The hypoglycemias are also more rare (2 percent of the time, earlier 7). She does not perceive them; on the 21st of February she had 38 mg/dL and was confused, and the sister had to give glucagon. The continuous sensor is for this reason indispensable.

You have granted in October ten sets and ten reservoirs. Ten sets which each last two days suffice for twenty days. What shall she do on the other ten?

We request each month: fifteen sets (A4230), fifteen reservoirs (A4232), one allowance for the sensor (A4239).

She is not pregnant. The eyes and feet are without damage.

With collegial greetings,
for Dr. Abernathy-Cho, NPI 1184629503`,
    `ENDO CLINIC | EHR LETTER | 11/25/2026

SUBJECT: BRIGHTWATER-NEZ, CALLIOPE | F | 27Y | MRN PHE-62217
PAYER: SAGUARO MUTUAL TEACHERS PLAN

==DX==
E10.649 T1DM w hypoglycemia w/o coma
E10.65 T1DM w hyperglycemia
L23.1 Allergic contact dermatitis d/t adhesives
Z96.41 Insulin pump

==THERAPY==
Insulin lispro via pump, TDD 44 units (0.74 units/kg)
Pump start 08/15/2022

==LABS==
A1c 04/07/2026: 8.2
A1c 10/06/2026: 7.1 (delta -1.1)
C-peptide 06/10/2022: 0.1 ng/mL (glucose 168)

==CGM==
07/2026: TIR 58, TBR 7
10/06/2026: TIR 73, TBR 2

==SITES==
q3d: 6/10 inflamed, >2 cm
q2d: 1/15 inflamed
No lipohypertrophy on exam 10/06/2026

==HYPO HX==
02/21/2026: 38 mg/dL, confused, glucagon given by sister. Impaired awareness.

==FAILED==
Barrier film 05/04-06/28/2026
Steel sets x 2 wk 06/2026
3-day wear 07/01-07/30/2026

==ORDERS==
A4230 #15/mo [limit 10] OVERRIDE REQUESTED
A4232 #15/mo [limit 10] OVERRIDE REQUESTED
A4239 #1/mo [limit 1]

==COMMENT==
Plan's decision of 10/30/2026 leaves patient with 20 days of supply per 30. Labels of most sets say 2 to 3 days, so a 2-day change is within labeling. Pool work 25 h/wk. Lives w sister (Ione). Not pregnant. DME: Desert Bloom Diabetes Supply.

==SIGN==
Linus Abernathy-Cho, MD | NPI 1184629503`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
