import type { CorpusCase } from '../corpus-case.ts';

/** A family doctor who dictates on the way home, and the form of a shoe supplier. */
export const diabeticShoesNeuropathyRoofer: CorpusCase = {
  id: 'diabetic-shoes-neuropathy-roofer',
  today: '2026-11-19',
  facts: {
    case_id: 10407,
    patient: {
      first_name: 'Thaddeus',
      last_name: 'Winfrey-Lund',
      dob: '1955-02-28',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '204 lb',
      address: '56 Shingle Street, Marrowbone, KY 42999',
      phone: '(270) 555-0191',
      mrn: 'MB-83117',
    },
    diagnoses: [
      { code: 'E11.42', description: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
      { code: 'Z89.422', description: 'Acquired absence of other left toe(s)' },
      { code: 'L84', description: 'Corns and callosities' },
    ],
    items: [
      {
        item: 'For diabetics only, fitting (including follow-up), custom preparation and supply of off-the-shelf depth-inlay shoe manufactured to accommodate multi-density insert(s), per shoe',
        hcpcs: 'A5500',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        justification:
          'Size 10.5 extra wide, black, hook-and-loop closure. Second left toe amputated 2025-08-06 for osteomyelitis. Monofilament felt at 3 of 10 sites on the right and 2 of 10 on the left, 2026-11-04. Pulses palpable on both sides. Callus under the first metatarsal head, both feet; hammertoe third left. Last pair from January 2025, heels worn down. Cannot tie laces: arthritis of the hands.',
      },
      {
        item: 'For diabetics only, multiple density insert, custom molded from model of patient’s foot, total contact with patient’s foot, including arch, each',
        hcpcs: 'A5513',
        quantity: 6,
        quantity_limit: 6,
        limit_period: 'year',
        justification:
          'Three pairs, changed every four months; left with toe filler. A1c 7.6 % on 2026-10-27. Metformin 1000 mg twice a day and empagliflozin. Ulcer under the right first metatarsal head from March to May 2026, healed with a total contact cast. Debrided every 8 weeks by Casimir Boatwright, DPM.',
      },
    ],
    provider: { name: 'Jocasta Pelletier, MD', npi: '1871639405', date_signed: '2026-11-19' },
    seen: [
      '2026-11-04, in office, by Jocasta Pelletier, MD: feet examined, skin dry and closed, walks without a cane.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Good Stride Pedorthics',
      'Work? Roofer, retired in 2020',
      'Lives with whom? With his daughter Imogen, who checks his feet every evening',
      'Smoking? Never',
    ],
    answered: [],
  },
  notes: [
    `Okay, this is Dr. Pelletier, dictating on Thaddeus Winfrey-Lund, date of birth two twenty-eight fifty-five, today is November nineteenth.

Mr. Winfrey-Lund is a seventy-one-year-old retired roofer whom I treat for type 2 diabetes. He is on metformin, a thousand twice a day, and empagliflozin, and his last A1c, that was October 27, came back at 7.6. He never smoked.

I had him in the office on November 4 and looked at both feet. With the monofilament he got three out of ten on the right and only two out of ten on the left, so he has polyneuropathy from the diabetes, E11.42. The second toe on the left is gone; it was taken off in August of last year because the bone was infected. The third toe next to it is a hammertoe. He has callus under the ball of the big toe on both sides. I could feel the pulses in both feet. The skin was dry and closed. He walks without a cane.

This spring, from March into May, he had an ulcer on the right, under the first metatarsal head, and it took a total contact cast to heal it. Dr. Boatwright, the podiatrist, pares the callus down every eight weeks. His daughter Imogen lives with him and looks at his feet every evening.

So, under the Medicare therapeutic shoe program, a previous ulcer, a previous amputation of part of the foot, or neuropathy with callus each qualify by themselves, and he has got all three. I want one pair of depth shoes, A5500, and three pairs of custom inserts, A5513, the left ones with a filler for the missing toe. Black, ten and a half, extra wide, and with Velcro, please, because with the arthritis in his hands he can't manage laces. The pair he has now dates from January 2025 and the heels are run down.

Thank you, end of note.`,
    `GOOD STRIDE PEDORTHICS
Therapeutic Shoe Order — Calendar Year 2026

PATIENT   Winfrey-Lund, Thaddeus   M   DOB 02/28/1955   MRN MB-83117
PHONE     (270) 555-0191
PAYER     Medicare Part B
HT/WT     5'9" / 204 lb

DIAGNOSIS   (x) E11.42   (x) Z89.422   (x) L84   ( ) E11.51

QUALIFYING CONDITION (at least one)
 (x) Partial amputation of foot ....... L 2nd toe, 08/06/2025
 (x) History of foot ulcer ............ R 1st MT head, Mar-May 2026, healed (TCC)
 (x) Neuropathy with callus ........... both feet
 (x) Foot deformity ................... L 3rd hammertoe
 ( ) Poor circulation ................. pulses palpable bilat.

EXAM 11/04/2026, J. Pelletier MD
 Monofilament   R 3/10   L 2/10
 Skin           dry, closed
 A1c            7.6% (10/27/2026)

ORDER
 A5500 depth shoe       qty 2 (1 pair)     size 10 1/2 XW, black, hook & loop
 A5513 custom insert    qty 6 (3 pairs)    L with toe filler
 Insert change every 4 months
 Total units 8
Closure reason: arthritis of hands, can't tie
Last shoes: 01/2025
Debridement: C. Boatwright DPM, q 8 wk
Home: with daughter, checks feet nightly

CERTIFYING PHYSICIAN: I am treating this patient for diabetes.
Jocasta Pelletier, MD    NPI 1871639405    11/19/2026`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', 'date of birth two twenty-eight fifty-five → date of birth two eighteen fifty-five'],
    [
      0,
      'social',
      'seventy-one-year-old retired roofer → seventy-one-year-old roofer who still goes up twice a week',
    ],
    [
      0,
      'code-disease',
      'so he has polyneuropathy from the diabetes, E11.42. → so he has poor circulation from the diabetes, E11.42.',
    ],
    [0, 'medication', 'and empagliflozin, and his → and glipizide, and his'],
    [0, 'other-role', 'came back at 7.6. → came back at 10.5.'],
    [0, 'quantity', 'only two out of ten on the left → only five out of ten on the left'],
    [
      0,
      'description-detail',
      'The second toe on the left is gone; it → The great toe on the left is gone; it',
    ],
    [0, 'relative-date', 'it was taken off in August of last year → it was taken off about four years ago'],
    [0, 'diagnosis', 'because the bone was infected → because of gangrene'],
    [0, 'negation', 'I could feel the pulses in both feet. → I could not feel the pulses in either foot.'],
    [0, 'device', 'He walks without a cane. → He walks with a cane.'],
    [0, 'side', 'he had an ulcer on the right → he had an ulcer on the left'],
    [
      0,
      'treatment',
      'and it took a total contact cast to heal it → and it took hyperbaric oxygen to heal it',
    ],
    [0, 'sex', 'His daughter Imogen lives with him → His son Imogen lives with him'],
    [
      0,
      'attitude',
      'and looks at his feet every evening. → and looks at his feet every evening, since he tends to shrug things off.',
    ],
    [0, 'coverage-measure', 'and he has got all three → and he has got all three, plus the Charcot foot'],
    [0, 'choice', 'Black, ten and a half, extra wide → Brown, ten and a half, extra wide'],
    [
      0,
      'attestation',
      'I had him in the office on November 4 and looked at both feet. → I went over Dr. Boatwright’s exam from November 4 and agreed with it.',
    ],
    [
      0,
      'event',
      'The pair he has now dates from January 2025 → He tripped on the porch in that old pair. It dates from January 2025',
    ],
    [1, 'organisation', 'PAYER     Medicare Part B → PAYER     Humana Medicare Advantage'],
    [1, 'other-item', 'A5513 custom insert    qty 6 (3 pairs) → A5500 custom insert    qty 6 (3 pairs)'],
    [1, 'sum', 'Total units 8 → Total units 12'],
    [1, 'retold', 'Insert change every 4 months → Insert change every 6 months'],
    [1, 'identifier', 'DIAGNOSIS   (x) E11.42   (x) Z89.422 → DIAGNOSIS   (x) E11.42   (x) Z89.421'],
    [1, 'script', 'A1c            7.6% → A1c            ٧.6%'],
    [1, 'brackets', 'Skin           dry, closed → Skin           dry, closed [fissure L heel]'],
    [1, 'name', 'Debridement: C. Boatwright DPM → Debridement: C. Boatman DPM'],
    [1, 'negation', '( ) Poor circulation → (x) Poor circulation'],
  ],
  corruptions: {},
};
