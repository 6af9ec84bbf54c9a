import type { CorpusCase } from '../corpus-case.ts';

/** An orthopedist's letter, a dictation with spoken punctuation, and an orthotist's evaluation. */
export const kneeBraceOsteoarthritisRoofer: CorpusCase = {
  id: 'knee-brace-osteoarthritis-roofer',
  today: '2026-11-12',
  facts: {
    case_id: 9313,
    patient: {
      first_name: 'Cornelius',
      last_name: 'Abbatiello',
      dob: '1970-04-30',
      gender: 'male',
      height: '6 ft 2 in',
      weight: '232 lb',
      address: '15 Slate Hill Road, Corwin, WV 26299',
      phone: '(304) 555-0114',
      mrn: 'CW-66190',
    },
    diagnoses: [
      { code: 'M17.11', description: 'Unilateral primary osteoarthritis, right knee' },
      { code: 'M25.361', description: 'Other instability, right knee' },
    ],
    items: [
      {
        item: 'Knee orthosis (KO), single upright, thigh and calf, with adjustable flexion and extension joint (unicentric or polycentric), medial-lateral and rotation control, with or without varus/valgus adjustment, prefabricated, off-the-shelf',
        hcpcs: 'L1851',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        justification:
          'Right knee gives way 3 or 4 times a week, most of all going down a ladder or stairs. Examination 2026-10-26: 8 degrees of varus, opening of the lateral side on stress testing, flexion 115 degrees, full extension, no swelling. X-ray 2026-10-26: medial joint space 1 mm on the right, 4 mm on the left. Two injections of triamcinolone (2026-01-15 and 2026-05-21), each helped for about six weeks. Hyaluronic acid was denied in June 2026 and not given. Eight visits of physical therapy in February and March 2026. Elastic sleeve worn for two months, slipped. Knee replacement discussed; he wants to wait until he is 60. Pain 6 of 10 on stairs, 2 of 10 at rest. Naproxen 500 mg twice a day; stomach guarded with omeprazole.',
      },
      {
        item: 'Addition to lower extremity orthosis, suspension sleeve',
        hcpcs: 'L2397',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 year',
        size: 'large',
        justification:
          'His thigh tapers, so the brace would slide. Thigh 54 cm, calf 39 cm around. Roofer, works full time. No surgery on this knee. Left knee is fine. Divorced; lives with his dog.',
      },
    ],
    provider: { name: 'Alastair Nkemelu, MD', npi: '1528066394', date_signed: '2026-11-12' },
    seen: [
      '2026-10-26, office visit: right knee examined, X-ray of both knees standing, gait with a limp, no cane.',
    ],
  },
  notes: [
    `Re: Cornelius Abbatiello, DOB 4/30/1970

Dear Reviewer,

Mr. Abbatiello is a 56-year-old roofer who works full time. He has primary osteoarthritis of the right knee (M17.11), and the knee is unstable (M25.361): it gives way three or four times a week, worst of all when he comes down a ladder or stairs.

The examination of October 26, 2026, showed 8 degrees of varus, opening of the lateral side under stress, full extension, flexion to 115 degrees and no swelling. He limped but used no cane. The standing X-ray showed a medial joint space of 1 mm on the right against 4 mm on the left. On stairs the pain is 6 of 10 and at rest it is 2.

Triamcinolone was injected on January 15 and on May 21 and helped for about six weeks each time. Hyaluronic acid was denied in June and so was not given. He had eight visits of physical therapy in February and March, and wore an elastic sleeve for two months, which slipped. He takes naproxen 500 mg twice a day with omeprazole for the stomach. A knee replacement was discussed; he would like to wait until he is 60, which is more than three years off. The knee has never been operated on.

I prescribe a single upright knee orthosis, off the shelf (L1851), for the right knee, and a suspension sleeve (L2397), size large, because his thigh tapers and the brace would slide.

Alastair Nkemelu, MD, NPI 1528066394
November 12, 2026`,
    `Abbatiello comma Cornelius. Dictated twelve November twenty twenty-six.

Fifty-six year old man with right knee arthritis, M17.11, and instability of the right knee, M25.361. Gives way three to four times a week, ladder and stairs down mostly. Works as a roofer, full time.

Exam of October 26. Varus eight degrees. Lateral side opens on stress. Range zero to one fifteen. No swelling. Limp, no cane. Films standing both knees, medial space one millimeter right, four left. Left knee is fine.

Tried so far. Two triamcinolone shots, January and May, six weeks of help from each, about. PT eight visits. Elastic sleeve two months, slipped. Hyaluronic acid was denied in June. Naproxen 500 twice a day, omeprazole.

Replacement talked about, he wants to wait till sixty. No surgery on this knee.

Thigh 54 centimeters, calf 39.

Plan. L1851 one, right. L2397 sleeve one, large. Alastair Nkemelu MD. NPI 1528066394. End of dictation.`,
    `ORTHOTIC EVALUATION AND JUSTIFICATION

Client: Cornelius Abbatiello (MRN CW-66190), male, 6 ft 2 in, 232 lb
Referring: Alastair Nkemelu, MD, NPI 1528066394

DEVICE
- L1851, knee orthosis, single upright, prefabricated, off-the-shelf, quantity 1
- L2397, suspension sleeve, large, quantity 1

MEASUREMENTS
Circumference of the thigh 54 cm and of the calf 39 cm, a difference of 15 cm. A limb of such a shape lets a brace migrate downward, and a sleeve counteracts this.

INSTABILITY
Objective instability was documented on 10/26/2026: the lateral side opened on stress testing. In a year of weeks like his, the knee would buckle more than 150 times. Payers ask for an objective finding of laxity and not for pain alone.

ARTHRITIS
The inner compartment of the right knee has lost cartilage height; its space is 3 mm narrower than that of the left. Alignment is in varus. A brace of this kind shifts load away from the compartment that is worn.

CONSERVATIVE CARE
Physical therapy (8 visits), two steroid injections four months apart, an anti-inflammatory drug, and an elastic sleeve that would not stay up. He declines replacement for now.

LIFE
The client lives with his dog. He is employed full time as a roofer. The brace is for one knee only; the left one has no complaints.`,
  ],
  passages: [],
  edits: [
    [0, 'side', 'for the right knee, and a suspension → for the left knee, and a suspension'],
    [
      0,
      'code-disease',
      'He has primary osteoarthritis of the right knee (M17.11) → He has rheumatoid arthritis of the right knee (M17.11)',
    ],
    [
      0,
      'retold',
      'worst of all when he comes down a ladder or stairs → worst of all when he climbs up a ladder or stairs',
    ],
    [
      0,
      'retold',
      'a medial joint space of 1 mm on the right against 4 mm on the left → a medial joint space of 4 mm on the right against 1 mm on the left',
    ],
    [0, 'negation', 'He limped but used no cane. → He limped and used a cane.'],
    [
      0,
      'treatment',
      'Hyaluronic acid was denied in June and so was not given. → Hyaluronic acid was given in June without benefit.',
    ],
    [0, 'negation', 'The knee has never been operated on. → The knee has been operated on once.'],
    [
      0,
      'sum',
      'until he is 60, which is more than three years off → until he is 60, which is more than ten years off',
    ],
    [0, 'medication', 'He takes naproxen 500 mg twice a day → He takes naproxen 500 mg once a day'],
    [0, 'date-age', 'injected on January 15 and on May 21 → injected on January 21 and on May 15'],
    [0, 'other-item', 'a single upright knee orthosis → a double upright knee orthosis'],
    [
      1,
      'description-detail',
      'Fifty-six year old man with right knee arthritis → Fifty-six year old man with post-traumatic right knee arthritis',
    ],
    [1, 'retold', 'Range zero to one fifteen. → Range ten to one fifteen.'],
    [1, 'diagnosis', 'Varus eight degrees. → Valgus eight degrees.'],
    [1, 'quantity', 'PT eight visits. → PT eighteen visits.'],
    [1, 'retold', 'six weeks of help from each, about → six months of help from each, about'],
    [1, 'choice', 'L2397 sleeve one, large → L2397 sleeve one, medium'],
    [1, 'event', 'No surgery on this knee. → Arthroscopy on this knee in 2019.'],
    [1, 'social', 'Works as a roofer, full time. → Was a roofer, on disability since spring.'],
    [1, 'relative-date', 'Hyaluronic acid was denied in June. → Hyaluronic acid was denied last week.'],
    [2, 'sum', 'a difference of 15 cm → a difference of 25 cm'],
    [2, 'retold', 'two steroid injections four months apart → two steroid injections two weeks apart'],
    [
      2,
      'device',
      '- L2397, suspension sleeve, large, quantity 1 → - L2397, suspension sleeve, large, quantity 1\n- Cold therapy unit, quantity 1',
    ],
    [2, 'side', 'The inner compartment of the right knee → The outer compartment of the right knee'],
    [2, 'social', 'The client lives with his dog. → The client lives with his wife and two sons.'],
    [2, 'negation', 'the left one has no complaints → the left one gives way too'],
    [
      2,
      'attestation',
      'He declines replacement for now. → He declines replacement for now. I fitted the brace today and instructed him in its use.',
    ],
    [2, 'brackets', 'LIFE → [Tear of the anterior cruciate ligament on MRI]\n\nLIFE'],
    [0, 'retold', 'it gives way three or four times a week → it gives way three or four times a day'],
    [0, 'retold', 'On stairs the pain is 6 of 10 → On stairs the pain is 9 of 10'],
  ],
  corruptions: {},
};
