import type { CorpusCase } from '../corpus-case.ts';

/** A primary care doctor, a lymphedema therapist, a supplier, a surgeon's dictation, the patient's sister and an order template write for an upholsterer with a swollen arm. */
export const pumpArmLymphedemaUpholsterer: CorpusCase = {
  id: 'pump-arm-lymphedema-upholsterer',
  today: '2026-05-11',
  facts: {
    case_id: 35105,
    patient: {
      first_name: 'Maribel',
      last_name: 'Quintero-Stone',
      dob: '1973-08-12',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '171 lb',
      address: '19 Cholla Court, Piedra Honda, NM 87999',
      phone: '(505) 555-0177',
      mrn: 'PHM-62281',
    },
    diagnoses: [
      { code: 'I97.2', description: 'Postmastectomy lymphedema syndrome' },
      { code: 'Z85.3', description: 'Personal history of malignant neoplasm of breast' },
      { code: 'Z90.12', description: 'Acquired absence of left breast and nipple' },
    ],
    items: [
      {
        item: 'Pneumatic compressor, segmental home model without calibrated gradient pressure',
        hcpcs: 'E0651',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Left mastectomy with removal of 14 lymph nodes on 2023-09-05, then 25 sessions of radiation, ended on 2023-12-20. Swelling of the left arm since March 2024. A trial of 4 weeks from 2026-03-30 to 2026-04-27 with a sleeve of 30 mmHg, exercise and raising of the arm brought the volume of the left arm only from 2935 mL to 2910 mL. On 2026-05-04 the right arm measured 2320 mL. Cellulitis of the left arm twice, in October 2025 and February 2026, each treated with cephalexin by mouth. The pump is to be used at 40 mmHg for 60 minutes a day.',
      },
      {
        item: 'Segmental pneumatic appliance for use with pneumatic compressor, full arm',
        hcpcs: 'E0668',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        size: 'medium',
        justification:
          'Left side. The swelling reaches from the hand to the shoulder. Girth of the left arm at the wrist 18.5 cm, forearm 31.0 cm, upper arm 38.0 cm; of the right arm 16.0 cm, 26.5 cm and 34.0 cm. After 60 minutes at 40 mmHg on 2026-05-07 the left forearm went from 31.0 cm to 29.2 cm without pain. She puts the appliance on with her right hand alone.',
      },
    ],
    provider: { name: 'Yevgenia Palomares, MD', npi: '1942075831', date_signed: '2026-05-11' },
    seen: [
      '2026-04-29, duplex ultrasound of the left arm: no clot.',
      '2026-05-04, in clinic, by Yevgenia Palomares, MD: non-pitting swelling of the left arm, thickened skin over the forearm, positive Stemmer sign at the left hand, no redness, lungs clear, no sign of heart failure; volumes left 2910 mL, right 2320 mL.',
      '2026-05-07, in therapy, by Tobias Redhawk-Lund, OT, CLT: trial of the pump for 60 minutes at 40 mmHg, left forearm 31.0 cm before and 29.2 cm after, no pain.',
    ],
    told: [
      'Who pays? Sagebrush Guild Benefit Fund',
      'Who supplies? Mesa Lymph Supply',
      'Specialty of the provider? Family medicine',
      'Lives with whom? Alone; her sister Consuelo lives next door',
      'Work? Upholsterer with her own shop; pulls fabric and staples about 6 hours a day; right-handed',
      'Nearest lymphedema therapist? 84 miles away',
      'Earlier therapy? Manual lymph drainage, 12 sessions from 2024-06 to 2024-08, helped while it lasted',
      'Sleeve now? Worn 10 hours a day, and to be worn also with the pump treatment',
      'Cancer now? No sign of recurrence at the last mammogram of the right breast, on 2026-01-15',
      'Medicines? Letrozole 2.5 mg a day',
      'Allergies? Penicillin: rash in childhood',
      'Diabetes, heart failure, clots? None',
    ],
    answered: [],
  },
  notes: [
    `May 11, 2026

Sagebrush Guild Benefit Fund
Utilization Review

Dear Reviewer,

Maribel Quintero-Stone is a patient of my family practice, fifty-two years old and an upholsterer by trade. In 2023 she had her left breast and fourteen lymph nodes removed for cancer, and radiation after it. She is free of cancer as far as anyone can see; her last mammogram, in January, was clear. But the following spring her left arm began to swell, and it has now been swollen for more than two years.

At her visit on May 4 that arm held 590 mL more than the right one, an excess of about a quarter. The skin of the forearm is thick and the swelling no longer pits, which tells me that the tissue is beginning to scar. She has had cellulitis in it twice within half a year, in October and again in February. Each infection damages a few more of the lymph vessels she has left.

Your policy, like most, will ask for four weeks of conservative treatment first. She did them, March 30 to April 27: a 30 mmHg sleeve, exercise, elevation. The arm lost 25 mL. That is less than one percent.

Manual drainage helped in the summer of 2024, for as long as it lasted. The nearest therapist is 84 miles off. A pump in her own house can be used every day without anyone driving anywhere.

We ruled out a clot with a duplex on April 29. She does not have heart failure. In other words none of the usual reasons against a pump applies.

I have ordered the simpler segmental compressor, without calibrated gradient pressure, and one full-arm appliance for the left side.

With thanks for your attention,

Yevgenia Palomares, MD
NPI 1942075831`,
    `OT / CERTIFIED LYMPHEDEMA THERAPIST REPORT
Tobias Redhawk-Lund, OT, CLT
Session of 5/7/2026

Pt: M. Quintero-Stone. R-handed. L UE secondary lymphedema, s/p mastectomy + 14 nodes 9/5/23, XRT x25 (to 12/20/23).

GIRTHS (cm)
              L       R      diff
wrist        18.5    16.0    2.5
forearm      31.0    26.5    4.5
upper arm    38.0    34.0    4.0

VOLUME (5/4, clinic): L 2910 mL / R 2320 mL / excess 590 mL (25%)

PUMP TRIAL
Segmental, full arm, 40 mmHg, 60 min.
Forearm before 31.0, after 29.2. Minus 1.8 cm in one hour, i.e. 40% of the side-to-side difference at that level.
Pain: none.
Don/doff: can be done one-handed, with the dominant R hand.

WHAT WAS DONE BEFORE
MLD, 12 visits, June to August 2024 - benefit did not outlast treatment.
Sleeve 30 mmHg + exercise + elevation x 4 wks (3/30-4/27/26): 2935 to 2910 mL.

OPINION
Responder. Fluid moves when pumped; it does not move enough with sleeve alone. The swelling extends hand to shoulder so a half-arm sleeve would simply park the fluid above the elbow. Full arm appliance, L, size medium.

PLAN OF USE
Once daily, 60 min, 40 mmHg. That's 7 hours a week. Sleeve continues, 10 h/day. The pump adds to the sleeve; it doesn't take its place. Stop and call if the arm is hot, red or painful (standard instruction for anyone with prior cellulitis).`,
    `MESA LYMPH SUPPLY

Letter accompanying order E0651 / E0668

To Sagebrush Guild Benefit Fund, 5/11/26

We have received an order for your member, Ms. Maribel Quintero-Stone (born 8/12/73; 19 Cholla Court, Piedra Honda, NM 87999; (505) 555-0177). The order is by Dr. Yevgenia Palomares, NPI 1942075831, and is dated today.

1. E0651, segmental compressor without calibrated gradient pressure. One unit. Limit one in five years.
2. E0668, segmental full-arm appliance, left, medium. One unit. Limit one in three years.

For your convenience we match the order with the requirements that payers commonly set for these codes:

Diagnosis of lymphedema: I97.2. Also listed: Z85.3 and Z90.12.

Chronic and persistent: swelling since March 2024; skin thickened; Stemmer positive.

Four-week conservative trial: March 30 to April 27, 2026. Compression, exercise, elevation, all three.

Failure of that trial: 25 mL of change. The left arm remained 590 mL larger.

Supervised trial of the device: May 7, one hour, pressure 40 mmHg; the forearm went down from 31.0 to 29.2 cm.

Contraindications: ultrasound without clot; no sign of heart failure; no redness of the arm on May 4.

Why segmental and not single-chamber: a single chamber squeezes the whole arm alike and may press fluid toward the hand. A segmental device fills from the hand upward. Why not the calibrated model, E0652: no one has asked for it, and it costs considerably more.

The member lives alone. Her sister is next door. She can don the sleeve of the pump with one hand.

Respectfully,
Mesa Lymph Supply`,
    `this is a letter for insurance on maribel quintero-stone date of birth eight twelve seventy three dictated for doctor palomares please type it up as is

fifty two year old lady history of left breast cancer status post left mastectomy september fifth twenty twenty three with fourteen nodes out followed by twenty five fractions of radiation finishing december twentieth of that year, she is on letrozole two point five daily, no evidence of recurrence, right mammogram january fifteenth this year

she developed arm swelling in march of twenty four so about three months after the radiation was done, had a dozen sessions of manual drainage that summer which helped temporarily, wears a sleeve ten hours a day, she runs her own upholstery shop and she's pulling fabric and stapling six hours a day so this is a working arm

two bouts of cellulitis october and february both treated with oral cephalexin and for the record she carries a penicillin allergy label, childhood rash

on exam may fourth non pitting edema skin thick over the forearm stemmer positive at the hand no erythema lungs clear, volumes twenty nine ten on the left twenty three twenty on the right, duplex april twenty ninth negative for clot

she completed four weeks of conservative therapy and went from twenty nine thirty five to twenty nine ten which is nothing

she was trialed on the pump on the seventh and dropped one point eight centimeters at the forearm in an hour, no discomfort

so we're asking for the segmental pump e zero six five one and the arm appliance e zero six six eight left side size medium one of each, sixty minutes daily at forty

diagnoses i ninety seven point two z eighty five point three z ninety point one two

thank you`,
    `To the Benefit Fund of the Sagebrush Guild,

I'm Consuelo, Maribel's sister and her neighbor, one door over. Her doctor has sent you the order for the pump. Doctors write about volumes and codes, so I will write about how it is.

She does upholstery. If you have ever pulled a piece of leather over a wing chair you know it takes both arms. She's right-handed, but the left holds and stretches. That arm is now 38 centimeters around at the top. The other is 34. At the forearm it's four and a half more. She has been carrying around better than a pint of extra fluid in that one arm.

She does what she's told. The sleeve is on ten hours a day. When they said four weeks of sleeve, exercises and propping the arm up, she did four weeks. It changed by less than two tablespoons. The massage in 2024 did help. But the therapist's 84 miles away, so it's 168 round trip, and she has a shop to run.

Twice in the last year it got infected, October and then February. Both times antibiotic pills.

Last Thursday she got to try the pump. An hour. The forearm came down almost two centimeters, and it didn't hurt.

She lives by herself. The pump is something she can put on with one hand. And if ever she needs a second hand, I'm here.

The doctor says E0651 for the machine and E0668 for the arm piece. I hope that's enough numbers.

Consuelo
May 11, 2026`,
    `DME ORDER - PNEUMATIC COMPRESSION (template v. general)

Patient .......: Quintero-Stone, Maribel | F | 52 y | MRN PHM-62281
Ht/Wt .........: 64 in / 171 lb
Payer .........: Sagebrush Guild Benefit Fund
Supplier ......: Mesa Lymph Supply
Ordering ......: Palomares, Yevgenia, MD | Family medicine | NPI 1942075831
Signed ........: 05/11/2026

DX
 * I97.2 Postmastectomy lymphedema syndrome
 * Z85.3 Personal history of malignant neoplasm of breast
 * Z90.12 Acquired absence of left breast and nipple

QUESTIONS
Q: Which limb?  A: Left upper.
Q: Onset?  A: 03/2024, that is 26 months.
Q: Stage features?  A: Non-pitting, skin thickened, Stemmer positive.
Q: Infections?  A: Cellulitis 10/2025 and 02/2026.
Q: Conservative treatment for 4 weeks?  A: Yes. 2935 -> 2910 mL.
Q: Previous MLD?  A: Yes, 12 sessions in 2024.
Q: Trial of pump?  A: Yes, 05/07/2026, with T. Redhawk-Lund, OT, CLT. Forearm -1.8 cm.
Q: DVT excluded?  A: Yes, duplex 04/29/2026.
Q: CHF?  A: No.
Q: Active cancer?  A: No sign of recurrence, mammogram of the right breast 01/15/2026.
Q: Active skin infection?  A: No redness 05/04/2026.
Q: Drug allergies?  A: Penicillin (rash, childhood).
Q: Meds?  A: Letrozole 2.5 mg daily.
Q: Patient able to operate alone?  A: Dons the appliance with the right hand. Lives alone, sister next door.

DEVICE
 E0651 x 1
 E0668 x 1, L, M
 Settings: 40 mmHg, 60 min, daily
 Duration: lymphedema after node removal is as a rule a lifelong condition
 Compression sleeve to continue.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
