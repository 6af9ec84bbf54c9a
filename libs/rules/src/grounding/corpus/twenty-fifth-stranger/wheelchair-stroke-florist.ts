import type { CorpusCase } from '../corpus-case.ts';

/** A physiatrist, a physical therapist, a supplier and a drafting model write for a florist with a right hemiplegia. */
export const wheelchairStrokeFlorist: CorpusCase = {
  id: 'wheelchair-stroke-florist',
  today: '2026-05-20',
  facts: {
    case_id: 25102,
    patient: {
      first_name: 'Ngozi',
      last_name: 'Ferreira-Lund',
      dob: '1968-07-02',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '163 lb',
      address: '18 Sparrow Court, Lot 6, Delphine Springs, AL 35999',
      phone: '(205) 555-0164',
      mrn: 'DSR-77031',
    },
    diagnoses: [
      {
        code: 'I69.351',
        description: 'Hemiplegia and hemiparesis following cerebral infarction affecting right dominant side',
      },
      { code: 'I69.320', description: 'Aphasia following cerebral infarction' },
      { code: 'I10', description: 'Essential (primary) hypertension' },
    ],
    items: [
      {
        item: 'Standard hemi (low seat) wheelchair',
        hcpcs: 'K0002',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'burgundy',
        size: '18 in seat width',
        justification:
          'She propels with the left hand and the left foot, the low seat lets the foot reach the floor. Trial on 2026-05-12: 60 meters in 4 minutes without help. With a quad cane she walks 8 meters with the help of one person, at 0.2 m/s. The chair is 25 in wide, the doors at home are 30 in wide.',
      },
      {
        item: 'General use wheelchair seat cushion, width less than 22 inches, any depth',
        hcpcs: 'E2601',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification: 'She sits 7 hours a day. Skin intact. She is able to shift her weight by herself.',
      },
      {
        item: 'Manual wheelchair accessory, wheel lock brake extension (handle), each',
        hcpcs: 'E0961',
        quantity: 1,
        quantity_limit: 2,
        limit_period: '5 years',
        justification:
          'For the right wheel lock. She is not able to reach it with the left hand without the extension.',
      },
    ],
    provider: { name: 'Ruben Achterberg, DO', npi: '1386720451', date_signed: '2026-05-20' },
    seen: [
      '2026-05-12, in clinic, by Ruben Achterberg, DO: strength of the right arm 1/5, of the right leg 2/5, of the left arm 5/5. Understands simple commands, speaks in single words. Blood pressure 134/82.',
    ],
    told: [
      'Stroke when? 2026-01-11',
      'Who pays? Magnolia Shared Health',
      'Who supplies? Tidewell Mobility',
      'Lives with whom? With her brother Anselm, in a mobile home with a ramp',
      'Work? Florist until the stroke',
      'Tried before? Quad cane from 2026-03-02 to 2026-04-24: lost her balance 3 times, her brother caught her each time',
      'Falls since the stroke? None',
    ],
    answered: [],
  },
  notes: [
    `May 20, 2026

Magnolia Shared Health
Re: Ngozi Ferreira-Lund, DOB 07/02/1968

Dear Medical Director,

Ms. Ferreira-Lund, who is 57, had a stroke on January 11, 2026. It left her with hemiplegia of the right dominant side (I69.351) and with aphasia (I69.320). She also has essential hypertension (I10).

When I examined her on May 12, 2026, her right arm had a strength of 1/5 and her right leg of 2/5. The left arm was at 5/5. She understood simple commands and spoke in single words. The blood pressure was 134/82.

A quad cane has been tried. Between March 2 and April 24, 2026 she lost her balance three times with it, and each time her brother caught her. She has not fallen since the stroke. With the cane and one helper she walks 8 meters at 0.2 m/s, which does not suffice to get about a home.

I therefore order a hemi-height wheelchair (K0002), a seat cushion (E2601) and one brake extension (E0961) for the right wheel lock. She propels the chair with her left hand and left foot.

A wheelchair is generally considered when a cane or walker cannot resolve the limitation.

Sincerely,
Ruben Achterberg, DO
NPI 1386720451`,
    `PHYSICAL THERAPY - WHEELCHAIR EVALUATION

Name: Ngozi Ferreira-Lund
MRN: DSR-77031
Sex/age: F, 57
Height 5 ft 4 in, weight 163 lb

Walking: quad cane plus help of one person, 8 m, 0.2 m/s. Over 8 m that takes about 40 seconds.

Strength: R arm 1/5, R leg 2/5, L arm 5/5.

Chair trial 05/12/2026: 60 m in 4 minutes, no help, that is 15 m a minute. Drives with left hand and left foot. The low seat lets the foot reach the floor.

Fit: seat width 18 in. Overall width of the chair 25 in against doors of 30 in, so 5 in are left.

Sitting: 7 hours daily. Skin intact. Shifts her weight without help.

Brakes: not able to reach the right wheel lock with the left hand unless the handle is extended.

Communication: follows simple commands; answers in single words.

Home: mobile home, ramp present. Brother Anselm lives with her.

Recommended: K0002 hemi wheelchair x 1; E2601 cushion x 1; E0961 brake extension x 1.

Low seats are a common choice for people who propel with a foot.`,
    `Tidewell Mobility
Prior authorization request

Beneficiary: Ngozi Ferreira-Lund
Residence: 18 Sparrow Court, Lot 6, Delphine Springs, AL 35999
Telephone: (205) 555-0164

Ordered by Ruben Achterberg, DO, on May 20, 2026:

| HCPCS | Item | Qty | Limit |
|---|---|---|---|
| K0002 | Standard hemi (low seat) wheelchair | 1 | 1 in 5 years |
| E2601 | General use seat cushion, under 22 inches wide | 1 | 1 in 5 years |
| E0961 | Wheel lock brake extension | 1 | 2 in 5 years |

Three pieces in all. Frame color burgundy, seat 18 inches wide.

ICD-10-CM: I69.351, I69.320, I10.

The beneficiary lives in a mobile home that has a ramp. Its doors measure 30 inches, the chair 25. Her brother shares the home.

The low seat is required because she drives with her left foot and left hand. One extension only is ordered, for the lock on the right.

Before the chair, a quad cane was used for about seven and a half weeks; three losses of balance were reported and no fall.

Payers mostly expect that the chair fits through the doors of the home.

Delivery follows on approval.`,
    `# Letter of Medical Necessity (AI draft)

**Re:** Ms. Ngozi Ferreira-Lund · **Plan:** Magnolia Shared Health

**Who she is.** Ms. Ferreira-Lund is a woman of 57 who worked as a florist until her stroke of January 11, 2026. She lives with her brother Anselm.

**Why she needs a chair.**
1. Her right side is weak: arm 1/5, leg 2/5. It is her dominant side.
2. With a quad cane she needs another person and manages only 8 meters.
3. In the trial she covered 60 meters in the hemi wheelchair by herself.

**Why these parts.**
- *Cushion (E2601):* she is seated for 7 hours each day. Her skin is unbroken, and she can relieve pressure on her own.
- *Brake extension (E0961):* without it she cannot reach the right lock with her left hand.

**Other conditions.** Aphasia following the infarction, and hypertension; 134/82 at the visit of May 12, 2026, a little over four months after the stroke.

**Alternatives.** A cane was tried first, and she lost her balance on 3 occasions.

Wheelchairs in this group are in most plans replaced no sooner than after 5 years.

*To be signed by Ruben Achterberg, DO (NPI 1386720451), May 20, 2026.*`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'and with aphasia (I69.320) → and with dysphagia (I69.320)'],
    [
      0,
      'description-detail',
      'hemiplegia of the right dominant side (I69.351) → hemiplegia of the right non-dominant side (I69.351)',
    ],
    [0, 'retold', 'her right arm had a strength of 1/5 → her right arm had a strength of 4/5'],
    [0, 'negation', 'She has not fallen since the stroke. → She has fallen since the stroke.'],
    [0, 'sex', 'each time her brother caught her → each time her sister caught her'],
    [0, 'side', 'with her left hand and left foot → with her right hand and left foot'],
    [0, 'date-age', 'had a stroke on January 11, 2026 → had a stroke on November 11, 2025'],
    [
      0,
      'medication',
      'She also has essential hypertension (I10). → She also has essential hypertension (I10), for which she takes lisinopril 10 mg.',
    ],
    [
      0,
      'coverage-measure',
      'when a cane or walker cannot resolve the limitation. → when a cane or walker cannot resolve the limitation, as with her Berg score of 19.',
    ],
    [1, 'sum', 'that is 15 m a minute → that is 25 m a minute'],
    [1, 'other-role', 'Overall width of the chair 25 in → Overall width of the chair 18 in'],
    [1, 'negation', 'Brakes: not able to reach → Brakes: able to reach'],
    [1, 'retold', 'Shifts her weight without help. → Needs help to shift her weight.'],
    [1, 'social', 'Home: mobile home, ramp present. → Home: second-floor apartment, elevator present.'],
    [
      1,
      'diagnosis',
      'Sitting: 7 hours daily. Skin intact. → Sitting: 7 hours daily. Pressure sore over the sacrum.',
    ],
    [1, 'name', 'Brother Anselm lives with her. → Brother Anton lives with her.'],
    [1, 'script', 'Chair trial 05/12/2026: 60 m → Chair trial 05/12/2026: ๙๐ m'],
    [1, 'identifier', 'MRN: DSR-77031 → MRN: DSR-71037'],
    [2, 'organisation', 'Tidewell Mobility → Gulfbreeze Medical Equipment'],
    [
      2,
      'quantity',
      '| E0961 | Wheel lock brake extension | 1 | → | E0961 | Wheel lock brake extension | 2 |',
    ],
    [2, 'other-item', '| E2601 | General use seat cushion → | K0002 | General use seat cushion'],
    [2, 'choice', 'Frame color burgundy, → Frame color silver,'],
    [2, 'sum', 'Three pieces in all. → Four pieces in all.'],
    [2, 'relative-date', 'was used for about seven and a half weeks → was used for about four weeks'],
    [
      2,
      'event',
      'three losses of balance were reported and no fall → three losses of balance were reported and one fall with a broken wrist',
    ],
    [
      2,
      'device',
      'Her brother shares the home. → Her brother shares the home, where a hospital bed has been set up.',
    ],
    [
      2,
      'brackets',
      'The beneficiary lives in a mobile home → The beneficiary [a widow with two sons] lives in a mobile home',
    ],
    [
      2,
      'attestation',
      'Its doors measure 30 inches, the chair 25. → We have visited the home and rolled the chair through every room. Its doors measure 30 inches, the chair 25.',
    ],
    [3, 'social', 'who worked as a florist until → who worked as a school bus driver until'],
    [
      3,
      'attitude',
      'covered 60 meters in the hemi wheelchair by herself. → covered 60 meters in the hemi wheelchair by herself and was delighted with her new freedom.',
    ],
    [
      3,
      'treatment',
      'A cane was tried first, → Botulinum injections into the right calf brought no gain, a cane was tried first,',
    ],
    [3, 'organisation', '**Plan:** Magnolia Shared Health → **Plan:** Magnolia Shared Health Gold Advantage'],
    [
      3,
      'relative-date',
      'a little over four months after the stroke → a little over seven months after the stroke',
    ],
    [3, 'retold', 'and manages only 8 meters → and manages 80 meters'],
  ],
  corruptions: {},
};
