import type { CorpusCase } from '../corpus-case.ts';

/** A pediatric endocrinologist, a diabetes educator, a fellow, a mother with an appeal, a school nurse and a model write for a teenage runner with type 1 diabetes. */
export const insulinPumpTeenRunner: CorpusCase = {
  id: 'insulin-pump-teen-runner',
  today: '2026-09-21',
  facts: {
    case_id: 36110,
    patient: {
      first_name: 'Mateus',
      last_name: 'Yellowhorse-Lang',
      dob: '2011-03-03',
      gender: 'male',
      height: '5 ft 6 in',
      weight: '119 lb',
      address: '4480 Saguaro Wash Drive, Ironwood Flats, AZ 85999',
      phone: '(480) 555-0190',
      mrn: 'IFC-37406',
    },
    diagnoses: [
      { code: 'E10.65', description: 'Type 1 diabetes mellitus with hyperglycemia' },
      { code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' },
    ],
    items: [
      {
        item: 'External ambulatory infusion pump, insulin',
        hcpcs: 'E0784',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '4 years',
        color: 'red',
        justification:
          'On injections since 2021-10-05: insulin degludec 22 units at night and lispro at meals, 5 to 6 injections a day. Hemoglobin A1c 8.9 % on 2026-03-10 and 8.7 % on 2026-09-08. The sensor shows 47 % of the time between 70 and 180 mg/dL, 6 % below 70 and 47 % above 180, for 2026-08-25 to 2026-09-07. Glucose rises from 118 to 231 mg/dL between 4 am and 7 am on 11 of 14 mornings; more degludec led to lows at 2 am. Basal needs on run days are half of those on rest days, and a long-acting insulin cannot be halved by the hour. The pump lowers or stops insulin by the sensor reading.',
      },
      {
        item: 'Supplies for maintenance of insulin infusion catheter, per week',
        hcpcs: 'A4224',
        quantity: 13,
        quantity_limit: 13,
        limit_period: '3 months',
        length: '6 mm',
        justification:
          'One unit is for one week, 13 weeks in 3 months. The set is changed every 3 days, and more often when sweat loosens it. A 6 mm cannula, since he is lean.',
      },
      {
        item: 'Supplies for external insulin infusion pump, syringe type cartridge, sterile, each',
        hcpcs: 'A4225',
        quantity: 30,
        quantity_limit: 40,
        limit_period: '3 months',
        justification:
          'He takes 48 units a day. A cartridge is filled for 3 days, that is with 144 units and the priming, and is changed with the set.',
      },
    ],
    provider: { name: 'Saoirse Villanueva-Pratt, MD', npi: '1760945213', date_signed: '2026-09-21' },
    seen: [
      '2026-09-08, at Ironwood Flats Children Clinic, by Saoirse Villanueva-Pratt, MD: no lumps at injection sites, blood pressure 112/68, thyroid normal.',
      '2026-09-08, pump class of 3 hours, by Ignatius Moreau, RD, CDCES: mother and patient counted carbohydrates of 10 meals, 9 right within 10 g.',
      '2026-05-14, in the emergency room of Ironwood Flats Hospital: glucose 38 mg/dL after a race, shaking and confused, glucagon nasal 3 mg given by the coach, home the same day.',
      '2026-04-02, at the same clinic: C-peptide 0.1 ng/mL with glucose 204 mg/dL; GAD antibodies positive.',
    ],
    told: [
      'Diabetes since when? Diagnosed on 2021-10-05, at the age of 10',
      'Lives with whom? With his mother Renata, a bus mechanic, and his grandmother',
      'School? 10th grade; runs cross-country, 5 days a week, 4 to 7 miles',
      'Sensor? Wears a continuous glucose monitor since June 2023, covered already',
      'Who pays? Copper State Family Care',
      'Who supplies? Quail Run Diabetes Supply',
      'Earlier request? Denied on 2026-08-17; reason given: A1c not below 8.5 % after education',
      'Night lows? 9 in the 28 days before 2026-09-08; his mother gets up at 2 am to check',
      'Missed doses? About 1 lunch dose a week',
    ],
    answered: [],
  },
  notes: [
    `Ironwood Flats Children Clinic
Endocrinology

September 21, 2026

Copper State Family Care
Appeals Unit

Member: Mateus Yellowhorse-Lang, DOB 03/03/2011
Denial dated: August 17, 2026

Dear Medical Director:

You denied an insulin pump to this 15-year-old on the ground that his A1c was not below 8.5% after education. I would ask you to consider that this reasoning is the wrong way round. A pump is not a reward for having got to target without one.

Mateus has had type 1 diabetes for almost five years. In April C-peptide was 0.1 ng/mL with a simultaneous glucose of 204, and GAD antibodies are positive; he makes practically no insulin. He injects degludec 22 units nightly and lispro with meals, five to six shots per day. A1c was 8.9% in March and 8.7% on September 8.

The average hides two problems that pull in opposite directions. On 11 of 14 mornings his glucose climbs by 113 mg/dL, from 118 to 231, between four and seven o'clock. When we raised the degludec, he went low at 2 am. He is low 6% of the time as it is, with nine night lows in the four weeks before my visit. On running days he needs half the basal insulin of a rest day, and a long-acting insulin, once injected, can't be taken back.

On May 14 he was taken to an emergency room after a race, shaking and confused, glucose 38. His coach had given nasal glucagon.

An automated pump addresses both ends. It's linked to the sensor, which he has been wearing since June 2023.

I request E0784 (1), A4224 (13) and A4225 (30).

Saoirse Villanueva-Pratt, MD
NPI 1760945213`,
    `DIABETES EDUCATION NOTE
Ignatius Moreau, RD, CDCES
9/8/26 - pump class, 3 hrs. Present: Mateus (15), mom

READINESS CHECKLIST
 [x] carb counting: 9 of 10 meals within 10 g (90%)
 [x] wears CGM (since 6/2023, so over 3 yrs)
 [x] adult support: mom Renata, grandma in the home
 [x] understands that ketones come up fast if a set fails - general teaching point, all pump starts
 [x] injects already, 5-6x/d
 
HONEST BIT
Misses about 1 lunch dose a week. Out of some 21 meals. Teenagers do. A pump with automated correction softens a missed bolus; a syringe doesn't.

CGM 8/25-9/7 (14 d)
 in range 70-180 ... 47%
 under 70 .......... 6%     (target: less than 4)
 over 180 .......... 47%    (target: less than 25)
 in range target ... more than 70

So he's about 23 points short on range AND over on lows. You can't fix that by "more insulin" or "less insulin". It's about when.

PATTERNS
 4-7 am: 118 -> 231, 11/14 mornings. Dawn.
 Night: 9 lows in 28 d, near one every 3rd night
 Run days: basal need halves. 5 days/wk XC, 4-7 mi, 20 to 35 mi a week

SUPPLY MATH
 48 u/d x 3 d = 144 u + prime per cartridge
 A4225: 90 d / 3 = 30. Limit's 40, we aren't using it all
 A4224: weekly unit, 13 wks
 6 mm cannula, he's lean (119 lb, 5'6"). Sweat loosens sets so a spare now and then

NEXT
Dr. V-P signs, Quail Run ships, we train.`,
    `pedi endo fellow, dictation, mateus yellowhorse hyphen lang, i f c three seven four oh six

so this is a fifteen year old boy tenth grader cross country runner type one since october fifth twenty twenty one on MDI degludec twenty two at bedtime and lispro with meals total daily dose about forty eight which at fifty four kilos is oh point nine units per kilo which is what you'd expect at his age and he's here because insurance turned down the pump in august

the a one c is eight point seven down from eight point nine in march so it's moved by point two in six months and time in range is forty seven percent with six percent low and the rest high and the main thing is a dawn rise on eleven of fourteen mornings and nine nocturnal lows in twenty eight days so you can't titrate the basal because when we went up he got lows at two in the morning and when you leave it he's two thirty one by seven

severe event may fourteen after a race thirty eight confused got nasal glucagon three milligrams from coach seen in the ER went home same day

exam eighth of september no lipohypertrophy BP one twelve over sixty eight thyroid normal so it isn't absorption from lumpy sites

c peptide point one with a glucose of two oh four in april gad positive so that meets any insulinopenia criterion people use

mom's a bus mechanic gets up at two a m to check him grandmother's in the house too

impression type one with hyperglycemia e ten sixty five and hypoglycemia without coma e ten six four nine plan is pump e oh seven eight four one of them color red with a forty two twenty four thirteen units per three months and a forty two twenty five thirty per three months and dr villanueva pratt to sign the appeal thanks`,
    `To: Copper State Family Care, Appeals
From: the family of Mateus, drafted for Dr. Villanueva-Pratt to put into her own words

I fix buses. When a bus surges going downhill and stalls going up, nobody at the garage says, "Let it run better first, and then we'll give it a new governor." You put in the governor.

My son is 15. His sugar is too high almost half of the time, and too low often enough that I get up at two in the morning to check. In the four weeks before his September appointment it was low on nine occasions at night.

You turned us down on August 17 since his A1c hadn't come under 8.5 after education. It is 8.7. That's two tenths.

We did the education. On September 8 the two of us sat through three hours of class. They gave us ten meals to count. We got nine.

On May 14 he ran a race and then he was shaking and didn't make sense. 38. His coach put the glucagon in his nose. He went to the emergency room and came home that day, and I'm thankful to that coach.

Does he ever miss a dose? Yes. A lunch, about once a week. He's in tenth grade and I won't tell you a story.

What the doctor explains to me is that the long-acting insulin goes in once at night, 22 units, and there it is, whether he runs seven miles the next day or lies on the couch. The pump can go down or switch off when the sensor says so. He's worn the sensor for three years, and you already pay for it. So you've paid for the eyes. We're asking for the hands.

One pump, for four years. Sets and cartridges every three months.

Renata, mother`,
    `SCHOOL HEALTH OFFICE - LETTER OF SUPPORT

Student: Mateus Yellowhorse-Lang     Grade: 10     Activity: cross-country

Facts from the medical file, and what they look like on a school day

FACT: Lispro at meals, with about one lunch dose a week missed.
SCHOOL DAY: Drawing up or dialing a dose in a crowded cafeteria is nobody's favorite thing at 15. With a pump it is a few presses.

FACT: Basal needs on run days are half those on rest days. He runs five days out of seven, four to seven miles.
SCHOOL DAY: Whatever was injected at night is still working at practice. No one can turn it down at that point.

FACT: On May 14, 2026 he had a glucose of 38 after a race, with shaking and confusion. The coach gave 3 mg of nasal glucagon.
SCHOOL DAY: Any coach ought to know how to do that. It's better not to need it.

FACT: The sensor shows 6% of time low. 
SCHOOL DAY: 6% of 24 hours is close to an hour and a half.

FACT: 47% of time high.
SCHOOL DAY: That's over 11 hours in every 24. Children with high sugars are thirsty, tired and often out of the room.

FACT: The pump reads the sensor and lowers or stops insulin.
SCHOOL DAY: That works while he's running, when nobody is looking at a screen.

FACT: Sweat loosens infusion sets.
SCHOOL DAY: A spare set would be kept in the health office; it takes some minutes to change.

I'm not the prescriber. Dr. Saoirse Villanueva-Pratt is, NPI 1760945213. Questions about dosage should go there. What I can say as a nurse is that the equipment asked for (E0784 with A4224 and A4225) suits a student who moves a lot.

School nurse`,
    `# Appeal Draft | Insulin Pump | M. Yellowhorse-Lang

*AI-generated from chart facts; edit freely.*

**1. Basis of the denial.** Copper State Family Care declined coverage on August 17, 2026, because A1c had not fallen below 8.5% following education.

**2. Why this basis should be reconsidered.** Professional guidelines favor offering automated insulin delivery to young people with type 1 diabetes who can use it safely, irrespective of the starting A1c. A high A1c is, if anything, an argument *for* a change of method.

**3. Evidence**

| Domain | Finding |
|---|---|
| Type of diabetes | C-peptide 0.1 ng/mL; GAD antibodies positive |
| Regimen | Degludec 22 U + lispro; 5-6 injections daily |
| A1c | 8.9% (Mar 10) → 8.7% (Sep 8) |
| Time in range | 47% |
| Time below / above | 6% / 47% |
| Dawn rise | 118 → 231 mg/dL, 79% of mornings |
| Nocturnal lows | 9 in 28 days |
| Emergency care | May 14: 38 mg/dL |
| Sites | No lumps |

**4. Alternatives already considered**
- *A larger dose of long-acting insulin:* produced lows at 2 am.
- *A smaller dose:* would worsen the morning rise.
- *More education:* patient and mother estimated 9 of 10 meals correctly. Knowledge isn't the bottleneck.

**5. Readiness.** He has used a continuous glucose monitor for more than three years. His mother, Renata, and his grandmother live with him. He misses approximately one lunchtime dose per week, which is openly acknowledged.

**6. Request**

1. E0784, pump, one per four years
2. A4224, infusion set supplies, 13 weekly units per three months (52 a year), 6 mm
3. A4225, cartridges, 30 per three months (120 a year), ten fewer than the quarterly limit allows

**7. Closing.** The benefits sought are fewer hours at either extreme, safer running, and nights on which nobody has to get up at 2 am.

*For signature by Saoirse Villanueva-Pratt, MD*`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
