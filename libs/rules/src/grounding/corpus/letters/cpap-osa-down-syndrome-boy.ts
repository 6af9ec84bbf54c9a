import type { CorpusCase } from '../corpus-case.ts';

/** A boy with Down syndrome still has sleep apnea after his tonsils were taken out; a pediatric sleep physician, a nurse, a respiratory therapist and the supplier write. */
export const cpapOsaDownSyndromeBoy: CorpusCase = {
  id: 'cpap-osa-down-syndrome-boy',
  today: '2026-04-27',
  facts: {
    case_id: 21108,
    patient: {
      first_name: 'Caspian',
      last_name: 'Wetherby-Nuñez',
      dob: '2014-12-08',
      gender: 'male',
      height: '4 ft 3 in',
      weight: '84 lb',
      address: '71 Kite Hill Road, Breezeway, GA 39999',
      phone: '(912) 555-0137',
      mrn: 'CSC-14609',
    },
    diagnoses: [
      { code: 'G47.33', description: 'Obstructive sleep apnea (adult) (pediatric)' },
      { code: 'Q90.9', description: 'Down syndrome, unspecified' },
      { code: 'E66.9', description: 'Obesity, unspecified' },
    ],
    items: [
      {
        item: 'Continuous positive airway pressure (CPAP) device',
        hcpcs: 'E0601',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Polysomnogram 2025-10-14 at Lantern Pediatric Sleep Laboratory: AHI 31 per hour, lowest saturation 78 %. Adenoids and tonsils removed on 2025-11-20. Polysomnogram three months after, 2026-02-24: AHI 17.4 per hour, obstructive 16.8 and central 0.6, lowest saturation 83 %, end-tidal CO2 above 50 mmHg in 11 % of the sleep time. Fluticasone spray and montelukast 5 mg from December 2025 to February 2026 brought no change. CPAP titration 2026-03-31: at 8 cm H2O AHI 1.2 and saturation not below 93 %. He falls asleep in class twice a day; his teacher wrote so on 2026-03-16. He accepted the mask for 6 hours in the titration night after three weeks of practice with his mother.',
      },
      {
        item: 'Humidifier, heated, used with positive airway pressure device',
        hcpcs: 'E0562',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Nosebleed in the first mask practice without humidity on 2026-03-10; dry nose, mouth breather.',
      },
      {
        item: 'Nasal interface (mask or cannula type) used with positive airway pressure device, with or without head strap',
        hcpcs: 'A7034',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        size: 'pediatric medium',
        justification:
          'Flat bridge of the nose; of three nasal masks only the pediatric medium nasal mask did not leak. A full face mask is refused because he vomits at times with colds and cannot take it off quickly.',
      },
      {
        item: 'Headgear used with positive airway pressure device',
        hcpcs: 'A7035',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '6 months',
        color: 'blue',
        justification:
          'Head circumference 50 cm; adult headgear slips over the ears, pediatric headgear chosen.',
      },
    ],
    provider: { name: 'Ingrid Palladino, MD', npi: '1841097526', date_signed: '2026-04-27' },
    seen: [
      '2026-04-15, in the sleep clinic, by Ingrid Palladino, MD: tonsils absent, tongue large, Mallampati 4, nasal bridge flat, lungs clear, heart repaired (closed AV canal in infancy) without murmur, blood pressure 104/66, saturation 98 % on room air awake, BMI at the 97th percentile.',
      '2026-04-15, in the sleep clinic, by Desmond Achterhof, RRT: three nasal masks fitted, pediatric medium without leak at 8 cm H2O; mother put mask and headgear on in 2 minutes by herself.',
      '2026-04-20, by telephone, by Roberta Quince, RN: mother reports mask practice each evening for 40 minutes with the loan machine switched off.',
    ],
    told: [
      'Who pays? Georgia Medicaid, plan Peach Grove',
      'Who supplies? Tidewater Pediatric Home Care',
      'Lives with whom? With his mother Marisela, his father Graham and his sister Juniper, 8',
      'Who puts the mask on? His mother; his father on Tuesdays and Thursdays, when she works nights',
      'School? Fourth grade, Breezeway Elementary, with an aide',
      'Snoring? Every night, heard through the wall; sleeps sitting bent forward',
      'How long will he need it? At least 12 months',
      'When will it be checked? After 30 days and after 90 days, by download and visit',
      'More surgery? Otolaryngology sees no further operation before age 14',
      'Bed wetting? Four nights a week',
      'Prescribed pressure? 8 cm H2O fixed',
      'Allergies? Adhesive tape',
    ],
    answered: [],
  },
  notes: [
    `April 27, 2026

Peach Grove (Georgia Medicaid)
Prior authorization, pediatric DME

Child: Caspian Wetherby-Nuñez, born December 8, 2014

Dear Medical Director,

Caspian is an eleven-year-old boy with Down syndrome in the fourth grade of Breezeway Elementary. He has obstructive sleep apnea which surgery has improved but not cured.

Before surgery, his apnea-hypopnea index was 31, with desaturation to 78%. His tonsils and adenoids were taken out in November. A new study on February 24, three months later, still had an index of 17.4, nearly all of it obstructive (16.8), and a nadir of 83%. Carbon dioxide was over 50 for 11% of his sleep. In children, an index above 10 is regarded as severe.

A nasal steroid and montelukast, given from December through February, made no difference. Otolaryngology does not see another operation for him until he is fourteen. Waiting close to three years is not reasonable when he snores nightly, sleeps sitting up and bent over, wets his bed four nights of the week, and drops off two times in a school day.

CPAP does work for him. At 8 cm of water his index was 1.2 and he stayed at 93% or more. He kept the mask on for six hours that night, having practiced for three weeks with his mother. Both parents help.

Please approve the device, heated humidifier, nasal mask, and headgear. Use will be checked after 30 and after 90 days.

Sincerely,

Ingrid Palladino, MD
NPI 1841097526`,
    `PEDS SLEEP – VISIT 4/15/26

Wetherby-Nuñez, Caspian. 11 y M. MRN CSC-14609.
Hx: T21, s/p AV canal repair in infancy, s/p T&A 11/20/25.
Here for: residual OSA, CPAP start.

Subjective: Snores qHS, audible through wall. Sleeps sitting, bent forward. Enuresis 4x/wk. Asleep in class 2x/day (teacher's note of 3/16). Flonase + montelukast 5 mg Dec–Feb, no benefit.

Objective: Ht 51 in, wt 84 lb, BMI 97th %ile. BP 104/66. SpO2 98% RA awake. Tonsils absent. Macroglossia. Mallampati IV. Flat nasal bridge. Lungs clear. No murmur.
PSG 10/14/25 (pre): AHI 31, nadir 78%.
PSG 2/24/26 (post): AHI 17.4 (O 16.8, C 0.6), nadir 83%, EtCO2 >50 11% TST.
Titration 3/31/26: 8 cm -> AHI 1.2, SpO2 ≥93%.

Assessment: Severe residual OSA in a child with trisomy 21 and obesity. T&A and meds have been exhausted; ENT: nothing further before 14.

Plan: CPAP 8 cm fixed. Heated humidity (epistaxis w/o it 3/10). Nasal mask, peds medium, fitted today by D. Achterhof RRT. Blue headgear. NB allergic to adhesive tape. Downloads + visit @ 30 d and 90 d.

I. Palladino MD / NPI 1841097526 / signed 4/27/26`,
    `Tidewater Pediatric Home Care
Re: Setup request for C. Wetherby-Nuñez

What has been ordered (order dated 4/27/2026, Dr. Ingrid Palladino, NPI 1841097526)

  E0601   CPAP, fixed 8 cm H2O            1    rental
  E0562   heated humidifier               1
  A7034   nasal mask, pediatric medium    1    every 3 months
  A7035   headgear, blue                  1    every 6 months

A year's worth of the supplies comes to 4 masks and 2 headgears.

Who it is for
A boy of 11; 84 pounds; 4 ft 3. Lives at 71 Kite Hill Road, Breezeway, GA 39999, with his parents and a younger sister. Telephone (912) 555-0137. Coverage: Peach Grove, which is a Georgia Medicaid plan.

ICD-10
  G47.33 – Q90.9 – E66.9

Sleep studies at a glance
  10/14/2025   diagnostic      AHI 31
  02/24/2026   post-surgery    AHI 17.4
  03/31/2026   titration       AHI 1.2 at 8 cm

Things our therapist should know
• Tape allergy. No adhesive pads on the nose or the cheeks.
• The mother is quick with the mask (two minutes). The father does it Tuesday and Thursday nights.
• Do not substitute a full face mask. He sometimes vomits when he has a cold and could not get it off in time.
• Adult headgear slides over his ears; head circumference is 50 cm.

Duration: 12 months at the least.`,
    `I called Caspian's mother on April 20 to hear how the practice was going. Marisela told me that he wears his mask for forty minutes every evening, with the machine that was lent to them not turned on. For a boy of 11 with Down syndrome I think that is an achievement. In the titration night at the end of March he already tolerated it for six hours.

She is the one who puts it on him. On Tuesdays and Thursdays she works nights, and then his father, Graham, does it. At the clinic five days earlier it had taken her two minutes to put on mask and headgear with no help from us.

What the family lives with is this. He can be heard snoring through the wall night after night. He sleeps in a sitting position, folded forward. Four nights in the week the bed is wet. At school, where he has an aide, he falls asleep twice daily, and in March his teacher put this in writing.

He had his adenoids and tonsils out last November, but the apnea did not go away. Nose spray and montelukast were given for some three months and did nothing.

When he first tried the mask, on March 10, there was no humidifier and his nose bled. He breathes through his mouth and his nose is dry, so the heated humidifier is not something to be left off the order.

Roberta Quince, RN`,
    `Letter of Medical Necessity

Patient: Caspian Wetherby-Nuñez
DOB: 12/08/2014
Diagnosis: Obstructive sleep apnea (G47.33); Down syndrome (Q90.9); Obesity (E66.9)

**Summary of Request**
This letter supports the medical necessity of CPAP therapy and related supplies for an 11-year-old male with persistent obstructive sleep apnea following adenotonsillectomy.

**Relevant Findings**
- *Baseline polysomnogram (October 14, 2025):* AHI 31/h; lowest oxygen saturation 78%
- *Postoperative polysomnogram (February 24, 2026):* AHI 17.4/h; lowest oxygen saturation 83%
- *CPAP titration (March 31, 2026):* AHI reduced to 1.2/h at 8 cm H2O; oxygen saturation at least 93%
- *Examination:* large tongue, Mallampati class 4, flat nasal bridge, BMI at the 97th percentile

**Treatments Already Attempted**
1. Adenotonsillectomy (November 20, 2025): the AHI fell by 13.6 events per hour, but the disease persists
2. Fluticasone nasal spray and montelukast: no change

**Rationale for Each Item**
- **CPAP device (E0601):** proven effective on titration; daytime sleepiness is affecting him at school
- **Heated humidifier (E0562):** epistaxis occurred when the mask was used without humidity
- **Nasal mask (A7034), pediatric medium:** the only one among three masks that did not leak
- **Headgear (A7035):** adult-size headgear does not stay in place on a 50-cm head

**Caregiver Support**
The patient's mother applies the mask, and his father takes over on the nights that she works.

**Follow-up**
Device data and a visit at 30 days and again at 90 days.

Ingrid Palladino, MD
NPI 1841097526
04/27/2026`,
    `MASK FIT AND EDUCATION RECORD
Desmond Achterhof, RRT – Sleep clinic – 04/15/2026

1. Patient
   C. W.-N., 11 years 4 months, trisomy 21. Face: bridge of nose flat. Head circumference 50 cm.

2. Prescribed pressure
   CPAP 8 cm H2O, fixed

3. Interfaces tried
   Three nasal masks. At 8 cm H2O, two leaked. Pediatric medium: no leak.
   Full face: not an option. May vomit during colds; not able to remove it fast.

4. Headgear
   Adult: slips over ears. Pediatric, blue: chosen.

5. Humidification
   Heated. On 03/10/2026 he had a nosebleed when practicing dry. Breathes by mouth.

6. Teach-back
   Mother (Marisela): mask plus headgear on within 2 min, unaided.
   Other helper at home: father (Graham), Tue/Thu nights.

7. Tolerance
   Titration night 03/31/2026: 6 h of mask time. Three weeks of practice came before it.

8. Skin
   Known allergy to adhesive tape. Use none.

9. To be supplied by Tidewater Pediatric Home Care
   [x] E0601   [x] E0562   [x] A7034   [x] A7035

10. Follow-up
   30 d and 90 d, with download.

Ordering physician: Ingrid Palladino, MD (NPI 1841097526)`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
