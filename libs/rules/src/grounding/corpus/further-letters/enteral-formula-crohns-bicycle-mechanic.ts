import type { CorpusCase } from '../corpus-case.ts';

/** A gastroenterologist, a dietitian, a home infusion intake clerk, a telehealth note, a partner and a drafting model write for a thin man with Crohn's disease. */
export const enteralFormulaCrohnsBicycleMechanic: CorpusCase = {
  id: 'enteral-formula-crohns-bicycle-mechanic',
  today: '2026-06-08',
  facts: {
    case_id: 35104,
    patient: {
      first_name: 'Dashiell',
      last_name: 'Marrow-Ito',
      dob: '2000-01-31',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '128 lb',
      address: '2240 Spoke Street, Apt 3C, Millrace, OR 97999',
      phone: '(541) 555-0138',
      mrn: 'MRG-08836',
    },
    diagnoses: [
      { code: 'K50.00', description: "Crohn's disease of small intestine without complications" },
      { code: 'E44.0', description: 'Moderate protein-calorie malnutrition' },
      { code: 'D50.9', description: 'Iron deficiency anemia, unspecified' },
    ],
    items: [
      {
        item: 'Enteral formula, hydrolyzed proteins (peptide), nutritionally complete, 100 calories = 1 unit',
        hcpcs: 'B4153',
        quantity: 690,
        quantity_limit: 690,
        limit_period: '30 days',
        justification:
          'Exclusive enteral nutrition of 2300 kcal a day by nasogastric tube for 8 weeks from 2026-06-10. The weight fell from 149 lb on 2025-12-15 to 128 lb on 2026-06-01. An ordinary whole-protein formula by mouth, from 2026-04-06 to 2026-05-04, failed: he vomited and reached only 600 kcal a day. He drank the peptide formula for 3 days and could not go on because of the taste and nausea. Prednisone 40 mg a day from 2026-01-12 to 2026-03-30 helped for 5 weeks only. CRP 41 mg/L, albumin 2.9 g/dL, fecal calprotectin 1120 mcg/g, hemoglobin 10.6 g/dL on 2026-06-01.',
      },
      {
        item: 'Enteral nutrition infusion pump, with alarm',
        hcpcs: 'B9002',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'The formula has 1.5 kcal/mL and runs at 110 mL/h for 14 hours, from 7 p.m. to 9 a.m. By gravity the flow could not be held steady; at more than 150 mL/h he has cramps and diarrhea. During the day he is free of the pump and works.',
      },
      {
        item: 'Enteral feeding supply kit, pump fed, per day',
        hcpcs: 'B4035',
        quantity: 30,
        quantity_limit: 30,
        limit_period: '30 days',
        justification:
          'One kit is used each night. The bag and the set are discarded after 24 hours to keep germs from growing.',
      },
      {
        item: 'Nasogastric tubing with stylet',
        hcpcs: 'B4081',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '3 months',
        size: '8 Fr',
        justification:
          'The tube stays for 4 weeks and is changed in the clinic. The third tube is a spare in case one is pulled out. A tube through the abdominal wall is not wanted because the treatment is to last only 8 weeks.',
      },
    ],
    provider: { name: 'Rosalind Achterberg, MD', npi: '1851360297', date_signed: '2026-06-08' },
    seen: [
      '2026-05-18, MR enterography: 22 cm of inflamed terminal ileum, no stricture, no abscess, no fistula.',
      '2026-06-01, in clinic, by Rosalind Achterberg, MD: weight 128 lb, BMI 17.4, pulse 92, abdomen soft, tender in the right lower quadrant, 6 loose stools a day, no blood.',
      '2026-06-03, by video, by Fenwick Oyelaran, RD: needs 2300 kcal and 90 g of protein a day; present intake 1100 kcal.',
      '2026-06-04, in the infusion room: 8 Fr tube placed, peptide formula at 60 mL/h for 4 hours, no nausea, no cramps.',
    ],
    told: [
      'Who pays? Cascade Union Trust',
      'Who supplies? Rookery Home Nutrition',
      'Specialty of the provider? Gastroenterology',
      'Lives with whom? With his partner Leocadia and her son Bruno, 6',
      'Work? Bicycle mechanic; since 2026-05-11 only 4 hours a day',
      'Home? Third floor without an elevator; a refrigerator and a sink in the kitchen',
      'Who was trained? He and Leocadia, on 2026-06-04, in the pump and in checking the tube',
      'What comes after? Adalimumab has been requested; no decision yet',
      'Medicines now? Ferrous sulfate 325 mg every other day',
      'Does he agree to 8 weeks by tube alone? Yes',
      'Smoking? Never',
      'Allergies? None known',
      'Trouble swallowing? None',
    ],
    answered: [],
  },
  notes: [
    `8 June 2026

Cascade Union Trust, Medical Policy Unit

Dear Doctor,

Mr Marrow-Ito, 26, has Crohn's disease of the terminal ileum. He has lost 21 pounds since the middle of December, fourteen per cent of his weight, and his body mass index is now 17.4. I ask you to cover exclusive enteral nutrition by nasogastric tube for eight weeks.

Let me anticipate the usual objection, that he can swallow. He can; there is nothing wrong with his swallowing. What he cannot do is absorb and keep enough. We gave him a whole-protein formula by mouth in April. After four weeks he was vomiting and taking in 600 kcal of the 2300 he requires. We gave him the peptide formula to drink, and he managed three days. On June 4 we then ran the peptide formula slowly through an 8 French tube, at 60 mL an hour for four hours, and he had neither nausea nor cramps. The bowel will accept slowly what it refuses at once.

Steroids have had their turn. Prednisone, 40 mg daily from January 12 to March 30, bought five good weeks. I am unwilling to repeat it in a malnourished young man when there is a treatment that feeds him and calms the gut together. Exclusive enteral nutrition is well established as a treatment of active ileal Crohn's disease, best known in children but effective in adults who can keep to it.

His inflammation is not in doubt: CRP 41 mg/L, calprotectin 1120, 22 cm of inflamed ileum on MR enterography. There is happily no stricture, abscess or fistula, so nothing stands in the way of feeding the gut.

The pump is required because above 150 mL/h he has cramps and diarrhea, and gravity cannot be trusted to stay below that.

Yours truly,

Rosalind Achterberg, MD
Gastroenterology
NPI 1851360297`,
    `NUTRITION ASSESSMENT / ADIME

Client: D. Marrow-Ito, M, DOB 01/31/2000
Dietitian: Fenwick Oyelaran, RD (visit by video 06/03/2026)

ASSESSMENT
Ht 183 cm. Wt 58.1 kg (06/01). Wt 12/15/2025: 67.6 kg. Loss 9.5 kg = 14% in under 6 mo -> severe rate of loss by usual criteria.
BMI 17.4.
Intake now 1100 kcal/d = 48% of need.
Need 2300 kcal/d (about 40 kcal/kg), protein 90 g/d (about 1.5 g/kg).
Labs 06/01: albumin 2.9, CRP 41, Hgb 10.6. (Albumin is read here as a marker of inflammation rather than of feeding.)
GI: 6 loose stools/d, no blood.
Iron: ferrous sulfate 325 mg QOD.
NKA.

DIAGNOSIS
Moderate protein-calorie malnutrition (E44.0) related to active small-bowel Crohn's disease (K50.00), as shown by weight loss, BMI and an intake below half of requirement.

INTERVENTION
Peptide formula 1.5 kcal/mL by NG tube, 110 mL/h x 14 h, 1900-0900.
  110 x 14 = 1540 mL
  1540 x 1.5 = 2310 kcal, i.e. the prescribed 2300
  2300 / 100 = 23 units a day; x 30 = 690 units
No other food for 8 weeks beginning June 10.
Extra water as is usual with concentrated formulas.

Why peptide: the whole-protein product taken by mouth from 04/06 to 05/04 brought him only to 600 kcal/d, with vomiting. Short peptides are absorbed with less work of digestion.
Why tube: 3 days of drinking the peptide product were the limit (taste, nausea).

MONITORING / EVALUATION
Weight, stool number, CRP and calprotectin are sensible measures. Eight weeks from June 10 end on August 5.`,
    `ROOKERY HOME NUTRITION - INTAKE
Request for authorization, Cascade Union Trust

Pt: Marrow-Ito, Dashiell   Sex: M   DOB: 01-31-2000   MRN: MRG-08836
2240 Spoke Street, Apt 3C, Millrace, OR 97999
Tel. (541) 555-0138

Rx: Rosalind Achterberg, MD, NPI 1851360297, signed 06-08-2026
Dx: K50.00 / E44.0 / D50.9
Start: 06-10-2026   Length: 8 weeks   Route: NG   Method: pump

  B4153   peptide formula        690 units   per 30 days
  B9002   pump                     1         per month
  B4035   pump kit                30         per 30 days
  B4081   NG tube w/ stylet, 8 Fr  3         per 3 months

Notes from intake:

* Start date is two days out. Please handle as urgent if you can.
* 8 weeks = 56 days, so formula for the entire course is 56 x 23 = 1,288 units, and 56 kits.
* Tubes: one is good for 4 weeks, so 2 for the course plus 1 spare.
* Delivery: third floor, no elevator.
* Kitchen has a refrigerator (for opened product) and a sink (for clean hands).
* Teaching: patient and partner (Leocadia) both taught 06-04.
* Kit is per day and not reusable past 24 h.
* Pt works part days. Overnight schedule is on purpose: hook up 7 PM, off 9 AM.
* Tube feeding is sole nutrition, so this is not a "supplement" request. If your form makes us tick "supplement", please disregard the form and read this line.

Any questions, call the prescriber's office for clinical and us for billing.`,
    `TELEHEALTH FOLLOW-UP NOTE (patient at home, prescriber in office)

CC: Crohn's, weight loss, tube feeding order.

HPI: 26 yo M bike mechanic w/ ileal CD. Was 149 lb mid-December, 128 lb on 6/1. Currently 6 BMs/day, loose, non-bloody. Working half days (4 h) since 5/11. Prior tx: prednisone 40 mg/d x 11 wks, effect 5 wks. Standard polymeric formula PO x 4 wks, failed (emesis, max 600 kcal). Peptide formula PO x 3 d, not tolerated. NG trial 6/4, 60 mL/h x 4 h = 240 mL, tolerated.

ROS: No dysphagia. No nausea during tube trial.

Soc: never smoker. Lives w/ partner and partner's son, age 6.

Meds: ferrous sulfate 325 mg every other day. Adalimumab requested, pending.

Data: MRE 5/18 - 22 cm TI inflammation, no stricture/abscess/fistula. 6/1 - CRP 41, alb 2.9, FCP 1120, Hgb 10.6.

Exam (from 6/1 visit): HR 92, abd soft, RLQ tender.

A/P:
1. CD of small intestine w/o complications - EEN via NG x 8 wks starting 6/10. Doubles as bridge while biologic is under review.
2. Moderate malnutrition - 2300 kcal/d, peptide-based, 1.5 kcal/mL, pump 110 mL/h 7p-9a.
3. IDA - continue iron. Hgb 10.6.
4. DME: B4153 690 u/30 d; B9002; B4035 30/30 d; B4081 x3, 8 Fr.
5. PEG considered unnecessary for a course this short.

R. Achterberg, MD / 6-8-26`,
    `Hi. My name is Leocadia. Dash is my partner, and I'm told that you are the people who say yes or no.

I am going to tell you about dinner. At our table there's Bruno, who's six, and me, and Dash. Starting Wednesday, Dash won't be eating dinner. He won't be eating anything by mouth, for eight weeks. At seven in the evening he will be hooked up to a pump and stay hooked up till nine the next morning, and that'll be his dinner and his breakfast and his lunch. Fourteen hours. He agreed to this. If you think anybody asks for it because it's pleasant, picture it.

He's six feet tall. He weighs 128 pounds. Before Christmas he was 149.

He tried drinking it. The first kind, most of April, came back up. The second kind, the one that's broken down into little pieces, he drank for three days. It tastes the way it tastes. Then on June 4th they put a thin tube down his nose and ran it in slow and for four hours: nothing. No nausea, no cramping.

That same day they taught us both how to run the pump and how to check where the tube is. I can do it. He can do it.

Why the pump: if it goes in too fast, he cramps up and runs to the bathroom. Over 150 an hour is too fast. His is set for 110. A bag on a hook doesn't know what 110 is.

Why at night: so that he can fix bicycles in the daytime. He's down to four hours a day at work since May 11. He wants his hours back.

Dr. Achterberg's order has the numbers: B4153, B9002, B4035, B4081.

Please say yes by Wednesday.

Leocadia
June 8, 2026`,
    `**To:** Cascade Union Trust
**Re:** Dashiell Marrow-Ito · DOB January 31, 2000 · EEN for Crohn's disease
**Date:** June 8, 2026

---

**Summary.** We request a peptide-based tube formula, a pump, daily kits and nasogastric tubes for a 26-year-old man whose Crohn's disease has cost him one seventh of his body weight in under six months.

**How did we get here?**

| When | What | Result |
|---|---|---|
| Jan 12 – Mar 30 | Prednisone 40 mg daily | Benefit for 5 weeks only |
| Apr 6 – May 4 | Whole-protein formula by mouth | Vomiting; 600 kcal/day |
| 3 days | Peptide formula by mouth | Stopped: taste, nausea |
| May 18 | MR enterography | 22 cm inflamed terminal ileum, uncomplicated |
| Jun 4 | Peptide formula by tube | 4 hours, well tolerated |

**What do we want to achieve?**

1. Deliver 2300 kcal a day, more than twice the 1100 kcal he now eats.
2. Quiet the inflammation without another course of corticosteroids.
3. Keep him at work.

**Item by item**

- *B4153 (690 units/30 days):* 23 units × 30.
- *B9002 (1/month):* a controlled 110 mL/h; faster than 150 mL/h causes cramps and diarrhea.
- *B4035 (30/30 days):* a fresh set each night.
- *B4081 (3/3 months):* 8 Fr, changed every four weeks, one in reserve.

**Alternatives considered.** A gastrostomy is an invasive procedure and hard to justify for eight weeks. Parenteral nutrition carries a risk of bloodstream infection and is reserved, as a rule, for a gut that cannot be used; his can. Waiting for adalimumab alone would leave him malnourished in the meantime, since no decision has been made.

**Safety.** Two adults at home are trained. No known allergies.

Rosalind Achterberg, MD
NPI 1851360297`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
