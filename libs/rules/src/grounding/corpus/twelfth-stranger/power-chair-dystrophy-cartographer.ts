import type { CorpusCase } from '../corpus-case.ts';

/** A rehabilitation physician's letter, a face-to-face note, and an assistive technology report. */
export const powerChairDystrophyCartographer: CorpusCase = {
  id: 'power-chair-dystrophy-cartographer',
  today: '2026-11-25',
  facts: {
    case_id: 9321,
    patient: {
      first_name: 'Gideon',
      middle_name: 'Thorne',
      last_name: 'Marchetti',
      dob: '1986-02-02',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '151 lb',
      address: '18 Windlass Court, Perrin Bay, MI 49899',
      phone: '(906) 555-0177',
      mrn: 'PB-52917',
    },
    diagnoses: [
      {
        code: 'G71.032',
        description: 'Autosomal recessive limb girdle muscular dystrophy due to calpain-3 dysfunction',
      },
    ],
    items: [
      {
        item: 'Power wheelchair, group 3 standard, multiple power option, sling/solid seat/back, patient weight capacity up to and including 300 pounds',
        hcpcs: 'K0861',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'green',
        size: '17 inch',
        justification:
          'Walks 20 feet holding furniture, last fall 2026-06-16 in the hallway, cut over the right eyebrow, 5 stitches at an urgent care. Shoulder flexion 2/5 right, 2/5 left; grip 3/5 on both sides; hip extension 1/5. Pushed a manual wheelchair 10 feet in 4 minutes on 2026-10-15 and stopped with shoulder pain. Steers a joystick with the left hand. Sits 11 hours a day. Cannot lean forward or lift himself; needs tilt and recline. Vital capacity 61 % of predicted (2026-09-03), no ventilator. Vision and thinking intact. A scooter: turning radius too large for his kitchen, trunk control too poor.',
      },
      {
        item: 'Wheelchair accessory, power seating system, combination tilt and recline, with mechanical shear reduction',
        hcpcs: 'E1007',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Red area over the tailbone 2026-09-28 that faded after 3 days of lying on his side; no open ulcer, ever. Ramp at the back door since 2025. Works from home as a cartographer, 30 hours a week. Wife Annabel works outside the home; they have two daughters. Heart: echocardiogram normal, 2026-03-12. No steroids. Evaluated by Rupert Oyelowo, ATP, together with Cecily Haines, OTR/L, on 2026-10-15; neither has a financial tie to the supplier.',
      },
    ],
    provider: { name: 'Valentina Krause, MD', npi: '1245906783', date_signed: '2026-11-25' },
    seen: [
      '2026-10-15, clinic visit, Cecily Haines, OTR/L: strength tested, manual chair tried, joystick driven 100 feet without a collision.',
    ],
  },
  notes: [
    `Re: Gideon Thorne Marchetti, born February 2, 1986

To the Reviewing Physician:

Mr. Marchetti, a cartographer of 40 who works 30 hours a week from home, has an autosomal recessive limb girdle muscular dystrophy due to calpain-3 dysfunction (G71.032). He walks 20 feet by holding on to furniture. On June 16 he fell in the hallway and cut himself over the right eyebrow; five stitches were put in at an urgent care.

On October 15 Cecily Haines, OTR/L, tested his strength: shoulder flexion is 2/5 on both sides, grip 3/5 on both sides, and hip extension 1/5. In a manual wheelchair he covered 10 feet in four minutes and stopped because his shoulders hurt. With a joystick, which he steers with the left hand, he drove 100 feet without a collision. A scooter does not come into question, as its turning radius is too large for his kitchen and his trunk control is too poor.

He sits for 11 hours a day and can neither lean forward nor lift himself. On September 28 there was a red area over the tailbone, which faded after three days of lying on his side. He has never had an open ulcer. Tilt and recline are meant to keep it so.

I order a group 3 power wheelchair with multiple power options (K0861), in green, 17 inches wide, and a power seating system that combines tilt and recline with mechanical shear reduction (E1007). There has been a ramp at the back door since last year.

Valentina Krause, MD, NPI 1245906783
November 25, 2026`,
    `Mobility exam, summary for PWC
Marchetti, Gideon   40M   DOB 2/2/86   5'9"   151 lb
Dx: LGMD, AR, calpain-3 (G71.032)

Amb: 20 ft, furniture. Fall 6/16/26 hallway, lac above R eyebrow, 5 sutures, urgent care.
MMT (10/15/26, C. Haines OTR/L): sh flex 2/5 R, 2/5 L; grip 3/5 both; hip ext 1/5.
MWC: 10 ft/4 min, stopped, shoulder pain.
POV: no (turning radius vs. kitchen; trunk control).
PWC: joystick L hand, 100 ft, 0 collisions.
Sitting 11 h/d; no lean forward, cannot lift himself.
Skin: red over tailbone 9/28/26, faded after 3 d on his side. No open ulcer ever.
Resp: VC 61% pred 9/3/26, no vent. Cardiac: echo nl 3/12/26.
Vision/cognition intact. Steroids: none.
Home: ramp back door (2025).
Work: 30 h/wk from home.

K0861, green, 17", #1. E1007 tilt + recline w/ mech shear reduction, #1.
Valentina Krause MD NPI 1245906783`,
    `ASSISTIVE TECHNOLOGY REPORT (SUMMARY)

1. Person
Gideon Marchetti lives with his wife Annabel, who works outside the home, and their two daughters. MRN PB-52917.

2. Evaluators
Cecily Haines, OTR/L, and Rupert Oyelowo, ATP, on Thursday, October 15, 2026. Neither has a financial relationship with the supplier.

3. Options considered, from the least costly upward
- Walker or cane: with shoulders at 2/5 and hips at 1/5 he gets along only by holding furniture, and no farther than 20 feet.
- Manual wheelchair: ten feet took him four minutes, that is, two and a half feet a minute.
- Scooter: needs a stable trunk and room to turn, both of which are lacking.
- Group 3 power wheelchair: steered well. Group 3 bases are built for people with a neurological or muscular disease and accept power seating.

4. Power seating
A person who cannot shift weight must be tilted or reclined by the seat. Reclining alone makes the skin slide against the back; shear reduction lessens this. Mr. Marchetti sits for almost half of each day.

5. Recommended
K0861, one, green, seat width 17 inches
E1007, one
Each is subject to a limit of one in five years.

6. Access
The house has a ramp at its back door.

7. Prognosis in general
Limb girdle muscular dystrophies weaken the muscles of the hips and shoulders over years, and no treatment is known to stop this.

Reviewed by Valentina Krause, MD, NPI 1245906783, on November 25, 2026`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'limb girdle muscular dystrophy due to calpain-3 dysfunction → limb girdle muscular dystrophy due to dysferlin dysfunction',
    ],
    [
      0,
      'description-detail',
      'has an autosomal recessive limb girdle → has an autosomal dominant limb girdle',
    ],
    [
      0,
      'event',
      'five stitches were put in at an urgent care → he was admitted for two days with a concussion',
    ],
    [0, 'side', 'cut himself over the right eyebrow → cut himself over the left eyebrow'],
    [0, 'side', 'which he steers with the left hand → which he steers with the right hand'],
    [0, 'retold', 'and stopped because his shoulders hurt → and could have gone on'],
    [0, 'negation', 'He has never had an open ulcer. → He has had one open ulcer before.'],
    [
      0,
      'retold',
      'which faded after three days of lying on his side → which faded within an hour of lying on his side',
    ],
    [0, 'choice', 'in green, 17 inches wide → in green, 19 inches wide'],
    [
      0,
      'relative-date',
      'There has been a ramp at the back door since last year. → There has been a ramp at the back door since last month.',
    ],
    [0, 'other-item', 'with mechanical shear reduction (E1007) → without shear reduction (E1007)'],
    [1, 'date-age', 'Fall 6/16/26 hallway → Fall 9/16/26 hallway'],
    [1, 'retold', 'VC 61% pred 9/3/26 → VC 91% pred 9/3/26'],
    [1, 'treatment', 'no vent. → nocturnal BiPAP.'],
    [1, 'diagnosis', 'Cardiac: echo nl 3/12/26. → Cardiac: cardiomyopathy, EF 40%.'],
    [1, 'medication', 'Steroids: none. → Steroids: deflazacort 18 mg.'],
    [1, 'retold', 'joystick L hand, 100 ft, 0 collisions → joystick L hand, 100 ft, 3 collisions'],
    [1, 'negation', 'Vision/cognition intact. → Vision/cognition not intact.'],
    [1, 'social', 'Home: ramp back door (2025). → Home: no ramp, 4 steps.'],
    [1, 'quantity', 'Work: 30 h/wk from home. → Work: 40 h/wk from home.'],
    [1, 'retold', 'MMT (10/15/26, C. Haines OTR/L) → MMT (10/15/26, V. Krause MD)'],
    [2, 'sum', 'that is, two and a half feet a minute → that is, four feet a minute'],
    [
      2,
      'social',
      'lives with his wife Annabel, who works outside the home → lives with his wife Annabel, who is home all day',
    ],
    [2, 'date-age', 'on Thursday, October 15, 2026 → on Wednesday, October 15, 2026'],
    [
      2,
      'attestation',
      'Neither has a financial relationship with the supplier. → Mr. Oyelowo is employed by the supplier.',
    ],
    [
      2,
      'retold',
      'Mr. Marchetti sits for almost half of each day. → Mr. Marchetti sits for almost all of each day.',
    ],
    [2, 'device', 'E1007, one\nEach → E1007, one\nPower elevating leg rests, one pair\nEach'],
    [2, 'retold', 'and no farther than 20 feet → and no farther than 200 feet'],
    [2, 'negation', '- Group 3 power wheelchair: steered well. → - Group 3 power wheelchair: not yet tried.'],
    [2, 'name', 'Reviewed by Valentina Krause, MD → Reviewed by Valerie Krause, MD'],
    [2, 'brackets', '6. Access → [Sister with the same disease uses a ventilator.]\n\n6. Access'],
  ],
  corruptions: {},
};
