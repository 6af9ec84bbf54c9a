import type { CorpusCase } from '../corpus-case.ts';

/** An airway surgeon, a home nurse, a pediatrician, an advocate, a clerk and a resident write for a three-year-old with a tracheostomy. */
export const trachKitsJuniper: CorpusCase = {
  id: 'trach-kits-juniper',
  today: '2026-09-15',
  facts: {
    case_id: 30104,
    patient: {
      first_name: 'Juniper',
      last_name: 'Halloway-Reyes',
      dob: '2022-12-03',
      gender: 'female',
      height: '3 ft 1 in',
      weight: '29 lb',
      address: '205 Cottonwood Loop, Arroyo Seco Springs, NM 87999',
      phone: '(505) 555-0142',
      mrn: 'ASC-31885',
    },
    diagnoses: [
      { code: 'Z93.0', description: 'Tracheostomy status' },
      { code: 'J38.6', description: 'Stenosis of larynx' },
      { code: 'P27.1', description: 'Bronchopulmonary dysplasia originating in the perinatal period' },
    ],
    items: [
      {
        item: 'Tracheostomy care kit for established tracheostomy',
        hcpcs: 'A4629',
        quantity: 31,
        quantity_limit: 31,
        limit_period: 'month',
        justification:
          'One kit a day: the stoma and tube are cleaned every evening. Until August 2026 she received 12 kits a month, and her mother washed and reused the brushes and gauze. Bacterial tracheitis on 2026-07-22 was treated with amoxicillin-clavulanate for 10 days. The skin around the stoma was red over 1 cm on 2026-08-18; after daily care with a fresh kit for 3 weeks it was pale and dry on 2026-09-08.',
      },
      {
        item: 'Tracheostomy/laryngectomy tube, non-cuffed, polyvinylchloride (PVC), silicone or equal, each',
        hcpcs: 'A7520',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        size: '4.0 pediatric',
        justification:
          'The tube is changed every 2 weeks by 2 people. It was found plugged with dried mucus on 2026-06-11 and had to be changed at once. A stenosis of 78 % of the airway below the vocal cords was seen by bronchoscopy on 2026-07-09, so that she is not able to breathe through the nose or mouth if the tube is blocked.',
      },
      {
        item: 'Tracheal suction catheter, any type other than closed system, each',
        hcpcs: 'A4624',
        quantity: 155,
        quantity_limit: 155,
        limit_period: 'month',
        size: '8 Fr',
        justification:
          'Suctioned 126 times in 14 days by the log of 2026-08-25 to 2026-09-07, 9 times a day on average. A catheter is used for up to 2 suctionings and then discarded, so 5 are needed each day.',
      },
    ],
    provider: { name: 'Solveig Attenborough-Nair, MD', npi: '1841369205', date_signed: '2026-09-15' },
    seen: [
      '2026-08-18, in the airway clinic, by Solveig Attenborough-Nair, MD: tube 4.0 pediatric in place; stoma red over 1 cm, with thin yellow mucus; breath sounds clear; saturation 96 % on room air.',
      '2026-09-08, in the airway clinic, by Solveig Attenborough-Nair, MD: stoma pale and dry; no granulation; speaking valve worn 4 hours a day.',
    ],
    told: [
      'Born when? At 25 weeks, 1 lb 8 oz, and in hospital until August 14, 2023',
      'Tracheostomy when? June 21, 2023',
      "Who pays? High Desert Children's Plan",
      'Who supplies? Piñon Pediatric Supply',
      'Lives with whom? With her mother Delphine and her grandmother Ottilie, both trained in tube changes and CPR',
      'Home nurse? 40 hours a week, 5 nights of 8 hours',
      'Ventilator? None; humidifier at night',
      'Operation planned? Widening of the airway in spring 2027',
    ],
    answered: [],
  },
  notes: [
    `September 15, 2026

High Desert Children's Plan

RE: Juniper Halloway-Reyes
DOB 12/03/2022

Dear Reviewer,

I am the airway surgeon for Juniper, who is three. She was born at 25 weeks with a weight of a pound and a half and spent her first eight months in the hospital. At the age of six months she received a tracheostomy, and she still has it, because the airway beneath her vocal cords is narrowed by 78%. I want to be clear about what that number means. If her tube plugs, she has no second way to breathe.

That is not a theoretical concern. On June 11 of this year her tube was found plugged with dried mucus and had to be changed on the spot. In July she came down with bacterial tracheitis and needed ten days of amoxicillin-clavulanate. At her August 18 visit the skin around the stoma was red over a centimeter, with thin yellow mucus.

What had happened was simple arithmetic. She had been supplied with 12 care kits for a month of 30 or 31 evenings, and her mother, doing the best that could be done, washed the brushes and gauze and used them over again. We then went to a fresh kit each evening. Three weeks later, on September 8, the stoma was pale and dry, without granulation.

For that reason I am ordering, each month: 31 care kits (A4629), two 4.0 pediatric non-cuffed tubes (A7520) to be changed every two weeks, and 155 suction catheters, 8 French (A4624).

We plan to widen her airway next spring. Until then, and for some time after, clean supplies are the safest and by far the least expensive treatment she could have. One night in an intensive care unit costs more than a great many kits.

With thanks,

Solveig Attenborough-Nair, MD
NPI 1841369205`,

    `HOME NURSING SUMMARY FOR AUTHORIZATION

CHILD: Juniper H-R    AGE: 3 yrs 9 mos    WT: 29 lb    HT: 37 in

NURSING HOURS: 40/wk (5 nights x 8 hrs). Other hours: mother + grandmother, both trained - tube changes, CPR.

AIRWAY: Trach 4.0 peds, uncuffed. Room air, sat 96% (8/18). No vent. Humidifier at noc. Speaking valve 4 hrs/day.

ROUTINE
> Evening: trach care, stoma + tube, 1 kit
> Every 2 wks: tube change, always 2 persons
> Suction: as needed, see log

SUCTION LOG 8/25 - 9/7
14 days, 126 suctionings logged = 9/day
1 cath good for up to 2 suctionings
9 divided by 2 = 4.5, so 5 caths/day
5 x 31 = 155/mo

KITS
12/mo until August. That left 19 days of a 31-day month without one. Mother was washing brushes and gauze. Brushes & gauze in these kits are made for single use; they don't come really clean.

PROBLEMS THIS YEAR
6/11  tube plugged, dried mucus, changed right away
7/22  bacterial tracheitis, amox-clav x 10 days
8/18  stoma red 1 cm
9/8   stoma pale, dry (on one kit daily x 3 wks)

MONTHLY NEED
A4629 ..... 31
A7520 ..... 2
A4624 ..... 155, size 8 Fr

No other breathing route: 78% stenosis on bronch 7/9. Please don't treat these as comfort items.

Ordering MD: Attenborough-Nair, NPI 1841369205`,

    `Dear High Desert Children's Plan,

This is a letter of support for a request already made by Dr. Attenborough-Nair on behalf of Juniper Halloway-Reyes, of Arroyo Seco Springs. I have been asked to explain it in terms that a non-physician can follow.

Children who are born very early often have lungs that need help for a long time. Juniper came at 25 weeks, some fifteen weeks ahead of time, and has bronchopulmonary dysplasia. She also has a narrowing of the larynx. A small tube in the front of her neck, placed in June 2023, carries all the air she breathes.

What does such a tube need? It needs three things, and they happen to be the three things on the order.

First, it must be kept clean. A care kit contains the brush, the gauze and the like for one cleaning. One cleaning a day, one kit a day. A month has up to 31 days.

Second, it must be replaced. Plastic stiffens and collects secretions. Hers is exchanged every fortnight, which makes two a month.

Third, it must be suctioned. A small child cannot cough mucus out through a tube reliably. The log shows 126 suctionings over two weeks. With each catheter serving twice at most, five a day are consumed.

If you wonder whether fewer kits would do, there is an answer to that. With twelve a month she had redness round the stoma and an infection of the windpipe. After three weeks of a fresh kit every day, the skin had healed.

Her mother, Delphine, and her grandmother, Ottilie, are trained to care for the tube, and a nurse comes five nights of the week. The people are in place. What they lack is the material.

The limit of each item is the same as the quantity asked for: 31, 2 and 155 monthly.`,

    `ARGUMENT FOR THE FULL QUANTITY OF TRACHEOSTOMY SUPPLIES

Member: Juniper Halloway-Reyes, MRN ASC-31885
Prescriber: Solveig Attenborough-Nair, MD

ISSUE
Whether 31 tracheostomy care kits per month are medically necessary for a child with an established tracheostomy, along with 2 tubes and 155 suction catheters.

FACTS
1. Member is 3 years of age. Diagnoses: tracheostomy status (Z93.0), stenosis of larynx (J38.6), bronchopulmonary dysplasia originating in the perinatal period (P27.1).
2. Tracheostomy has been in place for over three years.
3. Subglottic narrowing of 78 percent was documented at bronchoscopy on July 9, 2026.
4. Member was furnished 12 kits monthly until August 2026. Components were reused.
5. A plugged tube occurred on June 11 and bacterial tracheitis on July 22.
6. Peristomal redness was recorded on August 18 and had resolved by September 8, after daily use of a new kit.

ARGUMENT
A. The quantity follows from the frequency. The tube is cleaned every evening. It cannot be cleaned with nineteen kits that do not exist.

B. The quantity does not exceed the limit. The limit is 31 per month; the request is for 31 per month.

C. The lower quantity was tried and did not suffice. Facts 4 to 6 speak for themselves.

D. For children under 21, the federal standard for Medicaid programs looks to what is needed to correct or ameliorate a condition. Private plans may differ, though the common sense is the same.

E. The need has a horizon. An operation to widen the airway is planned for the spring of 2027.

CONCLUSION
We ask that the order signed September 15, 2026 be honored in full: A4629 x 31, A7520 (size 4.0 pediatric) x 2, A4624 (8 Fr) x 155, every month.`,

    `Piñon Pediatric Supply -- Intake
Order confirmation and request for authorization

Ship to: 205 Cottonwood Loop, Arroyo Seco Springs, NM 87999
Phone: (505) 555-0142
Patient: HALLOWAY-REYES, JUNIPER, F, 12/03/2022

| HCPCS | What it is | Size | Per month | Per year |
|-------|-----------|------|-----------|----------|
| A4629 | Trach care kit, established trach | n/a | 31 | 372 |
| A7520 | Trach tube, non-cuffed | 4.0 pediatric | 2 | 24 |
| A4624 | Suction catheter, not closed system | 8 Fr | 155 | 1,860 |

ICD-10: Z93.0 / J38.6 / P27.1
MD: Solveig Attenborough-Nair  NPI 1841369205
Order signed: 09/15/2026

Clerk's remarks:

- Kits go up from 12 to 31, an increase of 19. Reason given by MD: brushes and gauze were being reused; tracheitis in July; red stoma in August that cleared up on a kit a day.
- Note A4629 is the kit for an ESTABLISHED trach. Trach date is 06/21/2023, so that is the right code, not the one for a new trach.
- Catheter count is backed by a two-week suction log (8/25 through 9/7), 126 entries.
- Last visit with MD was 09/08/2026, a week before the order.
- Not on a ventilator. Please do not route this to the vent team.

Plan: High Desert Children's Plan

Questions go to Intake. We ship after approval comes back.`,

    `Resident dictation, pediatric airway service, attending Dr. Attenborough-Nair, NPI one eight four one three six nine two oh five. This is a medical necessity letter for Juniper Halloway-Reyes, birth date December third twenty twenty-two.

Juniper is a three-year-old girl, former 25-weeker, birth weight one pound eight ounces, so about 680 grams, with BPD and laryngeal stenosis, who is trach dependent since June of 2023. She went home from the hospital August fourteenth of that year. She's not on a vent, she's on room air, sats were 96 in August, she has a humidifier overnight, and she tolerates a speaking valve four hours a day. Currently 29 pounds, so around 13 kilos.

Recent events. Plugged tube on June 11, changed emergently. Bronch July 9 showed 78 percent stenosis below the cords. Tracheitis July 22, ten-day course of amox-clav. Seen August 18, stoma was erythematous over one centimeter with thin yellowish secretions, lungs clear. We found out that they were stretching twelve kits over the month. Seen again September 8 after three weeks of daily kits and the stoma looked good, dry, no granulation tissue.

Impression, trach status with inadequate supplies, resolved with adequate supplies. Period.

Plan. One, trach care kits, one per day, thirty-one a month. Two, size 4.0 peds tubes, uncuffed, two per month, changed every other week by two trained people. Three, suction catheters 8 French, five a day, a hundred fifty-five a month; she gets suctioned about nine times a day. Four, airway expansion surgery in the spring.

Mom and grandma are both trained. Nursing covers forty hours out of a hundred sixty-eight in the week, so most of the care really falls on the family. Cutting back supplies isn't going to save anyone money if she gets sick again. End of dictation.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
