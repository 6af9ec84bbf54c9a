import type { CorpusCase } from '../corpus-case.ts';

/** A piano tuner with legs swollen since boyhood, as his mother's were, needs wraps for calves and feet. */
export const wrapsPianoTuner: CorpusCase = {
  id: 'wraps-piano-tuner',
  today: '2026-11-30',
  facts: {
    case_id: 40109,
    patient: {
      first_name: 'Octavian',
      last_name: 'Thibaut-Greer',
      dob: '1987-09-19',
      gender: 'male',
      height: '6 ft 1 in',
      weight: '231 lb',
      address: '88 Cypress Knee Road, Bayou Clair, LA 70999',
      phone: '(985) 555-0193',
      mrn: 'BCL-37409',
    },
    diagnoses: [
      { code: 'Q82.0', description: 'Hereditary lymphedema' },
      { code: 'Z87.2', description: 'Personal history of diseases of the skin and subcutaneous tissue' },
      { code: 'B35.3', description: 'Tinea pedis' },
    ],
    items: [
      {
        item: 'Gradient compression wrap with adjustable straps, below knee, each',
        hcpcs: 'A6583',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '6 months',
        color: 'beige',
        size: 'XL',
        length: 'tall',
        justification:
          'One for each leg, worn by day at 30 to 40 mmHg. On 2026-09-08 the calf measured 51 cm on the right and 47 cm on the left; after 4 weeks of bandaging by a therapist, 5 days a week, it measured 45 cm on the right and 43 cm on the left on 2026-10-09. Knit stockings of 30-40 mmHg, worn from 2026-02-10 to 2026-08-20, cut in behind the knee and left a sore of 2 cm on the right. He can tighten the straps himself when the leg shrinks during the day.',
      },
      {
        item: 'Gradient compression wrap with adjustable straps, foot, each',
        hcpcs: 'A6587',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '6 months',
        color: 'beige',
        size: 'L',
        justification:
          'The swelling reaches the toes on both sides, and without compression of the feet it moves there from the calf. He works the pedals of pianos with his feet and needs a wrap that fits into a size 13 shoe.',
      },
      {
        item: 'Gradient compression bandaging supply, bandage liner, lower extremity, any size or length, each',
        hcpcs: 'A6594',
        quantity: 8,
        quantity_limit: 8,
        limit_period: '6 months',
        justification:
          'Liners are worn under the wraps and washed every day because of the fungus between the toes. Four for each leg allow for washing, drying and wear.',
      },
    ],
    provider: { name: 'Evangeline Roubideaux, MD', npi: '1629357084', date_signed: '2026-11-30' },
    seen: [
      '2026-09-08, in clinic, by Evangeline Roubideaux, MD: pitting to both knees, Stemmer sign positive on both sides, calf right 51 cm, left 47 cm, sore of 2 cm behind the right knee, peeling between the toes, foot pulses present, ankle-brachial index right 1.12, left 1.10.',
      '2026-10-09, lymphedema therapy, by Prosper Ancelet, OT: calf right 45 cm, left 43 cm; sore healed; 20 sessions done; puts on and adjusts a trial wrap alone in 6 minutes.',
      '2026-11-19, in clinic, by Evangeline Roubideaux, MD: calf right 46 cm, left 43.5 cm, skin closed, peeling less.',
    ],
    told: [
      'Swollen since when? Since he was 13; his mother had the same',
      'Cellulitis? On the right in March 2025 and from 2026-04-17 to 2026-04-23 in hospital',
      'Lives with whom? Alone, on a houseboat moored at the levee',
      'Work? Tunes pianos; kneels and stands about 7 hours a day',
      'Who pays? Pelican Crossing Health',
      'Who supplies? Clair Compression House',
      'Drugs? Terbinafine cream on the feet; furosemide in 2023, without effect on the swelling',
      'Wraps before? None, only the trial wrap',
      'Heart or kidney disease? None',
      'How long? For life',
    ],
    answered: [],
  },
  notes: [
    `Evangeline Roubideaux, MD
Vascular Medicine

November 30, 2026

Pelican Crossing Health
Re: Octavian Thibaut-Greer, MRN BCL-37409

Dear reviewer:

This 39-year-old piano tuner was thirteen when his legs began to swell. His mother's did too. It is hereditary lymphedema (Q82.0), and it is not going anywhere; the best that can be done is to hold it.

How is it held? In two phases. First you bandage it down, then you keep it down. The first phase is done. Between September 8 and October 9, a therapist bandaged him five days a week for four weeks. The right calf went from 51 to 45 cm and the left from 47 to 43. When I last saw him, on November 19, they had crept back to 46 and 43.5. That creep, one centimeter and a half centimeter in under six weeks, is what happens when the second phase is not supplied.

Stockings are the usual second phase. He wore a 30-40 mmHg knit for six months this year. The band dug in behind the right knee and made a 2 cm sore. He was hospitalized for cellulitis in that very period, April 17 to 23, his second in about a year. Every bout scars more lymph channels.

Wraps with straps do not have a band, and he can tighten them as the leg goes down. He has good pulses and indices of 1.12 and 1.10, so compression is safe. He has neither heart nor kidney disease. Furosemide in 2023 did nothing, as one would expect.

Order: A6583, two. A6587, two. A6594, eight. All for six months.

Sincerely,
Evangeline Roubideaux, MD
NPI 1629357084`,
    `LYMPHEDEMA THERAPY: DISCHARGE TO SELF-MANAGEMENT

Pt: Octavian T.-G., 39 M
Tx: Prosper Ancelet, OT
Intensive phase: 20 visits (5/wk x 4 wk), through 10/9/2026

GIRTH, CALF (cm)
              9/8      10/9     11/19 (MD)
Right         51       45       46
Left          47       43       43.5
R-L gap        4        2        2.5

Volume responds to compression bandaging: R -6, L -4.

SKIN
9/8: 2 cm sore behind R knee; peeling between toes.
10/9: sore healed.
11/19: closed; peeling less. On terbinafine cream.

SELF-DONNING
Trial wrap: on and adjusted, unaided, 6 min. Lives alone on a houseboat so "unaided" is the only way that counts.

OCCUPATION
Tunes pianos. Kneels/stands ~7 h/day. Pedals w/ feet. Shoe 13.

RECS
1. A6583 x 2, below-knee wraps, XL, tall, beige, 30 to 40 mmHg, daytime
2. A6587 x 2, foot wraps, L, beige. Swelling goes to the toes B; if you squeeze the calf and leave the foot alone, the fluid has to go somewhere.
3. A6594 x 8, liners, 4 per leg. Daily wash d/t tinea.

WHY NOT STOCKINGS
Worn 2/10 to 8/20. Cut in, sore. Also a knit has one fixed size, and his legs don't.

WHY NOT KEEP BANDAGING
Needs a therapist's hands. 5 trips/wk is not maintenance.

PRECAUTIONS
ABI 1.12 R / 1.10 L. Pulses present. No CHF, no renal dz. No contraindication to compression.

Physician: E. Roubideaux, MD. Payer: Pelican Crossing Health.`,
    `CLAIR COMPRESSION HOUSE

To: Pelican Crossing Health, DME
Date: 11/30/2026
From: order desk

Member: Octavian Thibaut-Greer
Born: 09/19/1987
Lives: 88 Cypress Knee Road, Bayou Clair, LA 70999 (houseboat at the levee)
Tel.: (985) 555-0193
Doctor: Evangeline Roubideaux, MD, NPI 1629357084, signed today

Good day. We have here an order for twelve pieces in all and would like your OK.

  2 pcs  A6583  wrap, below knee   beige, XL, tall
  2 pcs  A6587  wrap, foot         beige, L
  8 pcs  A6594  liner              no color given

Everything is for six months, so in a full year it would be 24 pieces: 4 leg wraps, 4 foot wraps, 16 liners. You permit 2, 2 and 8 for six months. We are at the line on each and above it on none.

ICD-10: Q82.0 Hereditary lymphedema. Also Z87.2 and B35.3.

Left and right: wraps are one per side. The right calf is the bigger one, 46 cm at last measurement against 43.5.

Has he had wraps from us or from anybody? No. He had a trial wrap at therapy. He got it on in six minutes by himself.

What did he use until now? Stockings, 30-40, from February 10 until August 20, and then four weeks of bandages by the therapist.

What was wrong with the stockings? They cut in behind the knee, there was a sore on the right.

The wrap should fit inside a 13 shoe. He is a piano tuner and needs to feel the pedal.

Since the federal lymphedema benefit began in 2024, garments of this type have been coded separately for leg and foot. That's why you see two codes and not one.

Thanks,
order desk`,
    `Case for coverage, prepared by a patient advocate together with Dr. Roubideaux

I. WHAT IS AT ISSUE

Whether Pelican Crossing Health should pay for adjustable wraps (A6583, A6587) and liners (A6594) instead of knit stockings for a man of 39 with hereditary lymphedema of both legs.

II. WHAT NOBODY DISPUTES

He has had it for about 26 years. The Stemmer sign, in which the skin over the toe cannot be pinched up, was positive on both sides. Both legs pitted to the knee. Blood reaches the feet: the pulses are there, and the ankle-brachial indices are normal.

III. WHY STOCKINGS ARE NOT THE ANSWER

He gave them more than six months. They injured him. There was a two-centimeter sore behind the right knee, the leg in which he has had cellulitis. To send back to stockings a leg that stockings have opened would be poor medicine, and poor economy.

IV. WHAT AN INFECTION COSTS

In April 2026 he spent six nights in the hospital with cellulitis. In March of the year before he'd had it already. Any broken skin, whether from a stocking's edge or from the fungus between his toes, is a door. Liners washed every day help to keep that door shut. Eight liners cost less than one hour of hospital.

V. WHAT WORKS

Compression that can be adjusted. Twenty sessions of bandaging took 6 cm off the right calf and 4 off the left. A wrap prolongs that. He puts it on by himself. This matters, as there is no one else on his houseboat.

VI. WHAT HE DOES ALL DAY

Kneels, stands, presses pedals. Seven hours. Gravity does the rest.

VII. WHAT WE ASK

2 leg wraps, 2 foot wraps, 8 liners, every six months, for life.

Evangeline Roubideaux, MD, NPI 1629357084`,
    `Resident's dictation for Dr. Roubideaux. Octavian Thibaut-Greer, thirty-nine, M R N B C L three seven four zero nine.

So he's a piano tuner with primary lymphedema both legs, onset at thirteen, mom had it, so hereditary, Q eighty-two point zero. Seen September eighth, pitting to the knees, Stemmer's positive bilaterally, calves fifty-one on the right and forty-seven on the left, there was a sore about two centimeters in the popliteal fossa on the right from where his stocking had been cutting in. Some athlete's foot. Pulses fine, A B Is one point one two and one point one. Sent to lymphedema therapy, twenty sessions with Prosper Ancelet, O T, got him down to forty-five and forty-three by October ninth and the sore healed. Back on November nineteenth, forty-six and forty-three and a half, skin closed, tinea improving on terbinafine cream.

He's had cellulitis on the right twice, March of last year and then April this year, that one was inpatient the seventeenth through the twenty-third. Tried furosemide back in twenty twenty-three, no effect, not surprising since this is protein-rich fluid and diuretics don't move it. No heart disease, no kidney disease. He's two hundred thirty-one pounds at six one so B M I is thirty and a half, which doesn't explain swelling that began in middle school.

Plan is wraps, thirty to forty, below knee, A sixty-five eighty-three, two of them, size X L tall, feet A sixty-five eighty-seven, two of them, size large, liners A sixty-five ninety-four, eight, all every six months. All beige except the liners, which don't have a color. He can do the straps himself, took him six minutes with the trial one, he lives alone on a houseboat so that's key. Duration lifelong. Insurance is Pelican Crossing Health. Thanks.`,
    `# Compression Wraps: Statement of Medical Necessity

> **Patient:** Octavian Thibaut-Greer (DOB 09/19/1987)
> **Ordering physician:** Evangeline Roubideaux, MD
> **Health plan:** Pelican Crossing Health

## Summary

Mr. Thibaut-Greer has lifelong hereditary lymphedema affecting both lower extremities to the toes. Intensive bandaging succeeded. Adjustable wraps are requested to maintain the gains.

## Timeline

- **Age 13:** onset of swelling
- **2023:** furosemide without benefit
- **March 2025:** first listed cellulitis, right
- **Feb 10 – Aug 20, 2026:** knit stockings, 30–40 mmHg
- **Apr 17 – 23, 2026:** inpatient treatment of cellulitis
- **Sept 8, 2026:** baseline measurement
- **Oct 9, 2026:** end of 20 therapy sessions
- **Nov 19, 2026:** slight rebound
- **Nov 30, 2026:** order signed

## Quantities

| Code | Garment | Qty / 6 months | Purpose |
|---|---|---|---|
| A6583 | Below-knee wrap | 2 | One per leg |
| A6587 | Foot wrap | 2 | One per foot |
| A6594 | Liner | 8 | Four per leg, washed daily |

## Comparison of options

**Knit stocking**: fixed circumference; top band caused a pressure sore.
**Multilayer bandage**: effective (right calf down 12%, left down 9%), yet dependent on a therapist.
**Adjustable wrap**: effective range of 30 to 40 mmHg, applied by the patient in six minutes, retightened as girth falls.

## Safety

Arterial inflow is adequate (ABI 1.12 and 1.10). No cardiac or renal disease. The tinea pedis is under topical treatment.

## Work

Tuning requires kneeling and standing for roughly seven hours daily as well as operating pedals. The foot wrap has to fit within a size 13 shoe.

## Conclusion

Without maintenance compression, reaccumulation is predictable, and the girths recorded in November already suggest it. We respectfully request approval as ordered.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
