import type { CorpusCase } from '../corpus-case.ts';

/** A sports physician, a physical therapist, an orthotist's office and a drafting model write for an apprentice roofer with torn ligaments of the knee. */
export const kneeOrthosisApprenticeRoofer: CorpusCase = {
  id: 'knee-orthosis-apprentice-roofer',
  today: '2026-06-18',
  facts: {
    case_id: 38110,
    patient: {
      first_name: 'Juno',
      last_name: 'Castellane-Webb',
      dob: '2007-03-09',
      gender: 'female',
      height: '5 ft 7 in',
      weight: '139 lb',
      address: '350 Slate Hill, Rear House, Dunmore Ferry, NY 12998',
      phone: '(518) 555-0134',
      mrn: 'DFS-83265',
    },
    diagnoses: [
      {
        code: 'S83.512D',
        description: 'Sprain of anterior cruciate ligament of left knee, subsequent encounter',
      },
      {
        code: 'S83.412D',
        description: 'Sprain of medial collateral ligament of left knee, subsequent encounter',
      },
      { code: 'M25.362', description: 'Other instability, left knee' },
    ],
    items: [
      {
        item: 'Knee orthosis (KO), double upright, thigh and calf, with adjustable flexion and extension joint (unicentric or polycentric), medial-lateral and rotation control, with or without varus/valgus adjustment, prefabricated, off-the-shelf',
        hcpcs: 'L1852',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        color: 'graphite',
        size: 'medium',
        justification:
          'Lachman test grade 3 on the left; the inner side opens by 8 mm under valgus stress at 30 degrees. MRI on 2026-04-22: complete tear of the anterior cruciate ligament, partial tear of the medial collateral ligament, menisci intact. The knee gave way 5 times in the 4 weeks before 2026-06-04. A neoprene sleeve worn from 2026-04-24 to 2026-06-04 did not prevent it. Physical therapy twice a week for 6 weeks. The joint is set from 10 to 90 degrees for the first 3 weeks.',
      },
      {
        item: 'Addition to lower extremity orthosis, suspension sleeve',
        hcpcs: 'L2397',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '12 months',
        size: 'small',
        justification:
          'In a trial walk of 20 minutes the orthosis slid down by 4 cm; with the sleeve under it, by 0.5 cm.',
      },
    ],
    provider: { name: 'Fitzgerald Owusu-Lane, DO', npi: '1962047351', date_signed: '2026-06-18' },
    seen: [
      '2026-06-04, in clinic, by Fitzgerald Owusu-Lane, DO: motion of the left knee 5 to 125 degrees, little fluid, left thigh 2.5 cm thinner than the right, pulses and feeling of the foot normal.',
    ],
    told: [
      'Who pays? Hudson Trades Benefit Fund',
      'Who supplies? Stillwater Orthotic Lab',
      'Lives with whom? With her parents',
      'Work? Apprentice roofer, on ground duty since 2026-05-11',
      'Injury how? Stepped off a ladder and twisted the knee on 2026-04-11',
      'Operation? None yet; planned for 2026-09-03',
    ],
    answered: [],
  },
  notes: [
    `June 18, 2026

Hudson Trades Benefit Fund

Member: Juno Castellane-Webb
Date of birth: March 9, 2007
Record number: DFS-83265

Re: knee orthosis L1852

Ms. Castellane-Webb is a 19-year-old woman and an apprentice roofer. On April 11, 2026 she stepped off a ladder and twisted her left knee. The diagnoses are sprain of the anterior cruciate ligament, subsequent encounter (S83.512D), sprain of the medial collateral ligament, subsequent encounter (S83.412D), and other instability of the left knee (M25.362).

MRI on April 22 showed a complete tear of the anterior cruciate ligament and a partial tear of the medial collateral ligament. The menisci were intact.

I saw her on June 4. The Lachman test was grade 3, and the inner side opened by 8 mm under valgus stress at 30 degrees. The knee moved from 5 to 125 degrees and held little fluid. The left thigh was 2.5 cm thinner than the right. Pulses and feeling of the foot were normal.

In the preceding 4 weeks the knee had given way 5 times although she wore a neoprene sleeve. She has had physical therapy twice a week for 6 weeks. She has not had an operation; one is planned for September 3, 2026.

A knee that keeps giving way can damage menisci and cartilage. Funds generally cover an orthosis when instability has been found on examination.

Fitzgerald Owusu-Lane, DO
NPI 1962047351`,
    `PHYSICAL THERAPY PROGRESS NOTE

Pt: Juno Castellane-Webb / F / 19 y / 5 ft 7 in / 139 lb
Dx: L ACL and MCL sprain, instability L knee

Visits: 2 per week x 6 weeks = 12.

Subjective: 5 episodes of giving way in the 4 weeks before 06/04/2026, with neoprene sleeve on. On ground duty since 05/11/2026. Lives with her parents.

Objective
- ROM L knee 5–125 degrees (arc of 120 degrees)
- Thigh girth: L 2.5 cm less than R
- Lachman grade 3 L
- Valgus at 30 degrees: opens 8 mm
- Little fluid

Orthosis trial, 20 min walk

| | Slid down |
|---|---|
| Without suspension sleeve | 4 cm |
| With suspension sleeve | 0.5 cm |

Difference 3.5 cm.

Plan
1. L1852, medium, set 10–90 degrees for 3 weeks
2. L2397, small, 2 pieces
3. Operation planned 09/03/2026, 11 weeks from the date of the order (06/18/2026)

Exercise before reconstruction is usually aimed at full extension and at the strength of the quadriceps.`,
    `Stillwater Orthotic Lab

AUTHORIZATION REQUEST

Payer: Hudson Trades Benefit Fund
Patient: Juno Castellane-Webb
350 Slate Hill, Rear House, Dunmore Ferry, NY 12998
Phone (518) 555-0134

Prescriber: Fitzgerald Owusu-Lane, DO
NPI 1962047351
Prescription: June 18, 2026, two weeks after the examination

| Code | Description | Qty | Limit |
|---|---|---|---|
| L1852 | Knee orthosis, double upright, adjustable joint, prefabricated, off-the-shelf | 1 | 1 in 3 years |
| L2397 | Suspension sleeve, addition to lower extremity orthosis | 2 | 2 in 12 months |

Three pieces in all.

Side: left. Orthosis: medium, graphite. Sleeve: small.

ICD-10-CM: S83.512D, S83.412D, M25.362.

Findings sent by the prescriber: Lachman grade 3; 8 mm of opening under valgus stress; complete tear of the anterior cruciate ligament on MRI of April 22, 2026.

Tried before: a neoprene sleeve for about six weeks, from April 24 to June 4, 2026. The knee still gave way.

Joint setting at delivery: 10 to 90 degrees.

Reason for the suspension sleeve: the orthosis slid by 4 cm during a walk of 20 minutes.

An off-the-shelf orthosis needs only minor adjustment by the person who wears it and generally no special training to fit.`,
    `**Knee orthosis – letter draft**

**Patient:** Juno Castellane-Webb (DOB 03/09/2007)
**Prescriber:** Fitzgerald Owusu-Lane, DO

---

**Injury**
The patient twisted her left knee on April 11, 2026 when she stepped off a ladder. She is an apprentice roofer and has been on ground duty since May 11.

**Imaging (April 22, 2026)**
* ACL: complete tear
* MCL: partial tear
* Menisci: intact

**Examination (June 4, 2026)**

| Test | Left knee |
|---|---|
| Lachman | grade 3 |
| Valgus stress, 30 degrees | 8 mm |
| Motion | 5–125 degrees |

**What failed**
A neoprene sleeve did not stop the knee from giving way, which happened 5 times in 4 weeks. Therapy came to 12 visits.

**What is requested**
One orthosis (L1852) in size medium and graphite, and two suspension sleeves (L2397) in size small. For the first 3 weeks the joint will be limited to a range of 10 to 90 degrees. With the sleeve, the trial orthosis slid by only 0.5 cm.

**Outlook**
Surgery is planned for September 3, 2026 and has not been done.

Ligament injuries of the knee are common in jobs with climbing and kneeling.

Signed June 18, 2026`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'and other instability of the left knee (M25.362) → and osteoarthritis of the left knee (M25.362)',
    ],
    [
      0,
      'description-detail',
      'sprain of the medial collateral ligament, subsequent encounter (S83.412D) → sprain of the lateral collateral ligament, subsequent encounter (S83.412D)',
    ],
    [
      0,
      'description-detail',
      'sprain of the anterior cruciate ligament, subsequent encounter (S83.512D) → sprain of the anterior cruciate ligament, initial encounter (S83.512D)',
    ],
    [0, 'sex', 'is a 19-year-old woman and an apprentice → is a 19-year-old man and an apprentice'],
    [
      0,
      'side',
      'The left thigh was 2.5 cm thinner than the right. → The right thigh was 2.5 cm thinner than the left.',
    ],
    [0, 'negation', 'The menisci were intact. → The menisci were not intact.'],
    [
      0,
      'negation',
      'She has not had an operation; one is planned → She has had an operation; another is planned',
    ],
    [
      0,
      'coverage-measure',
      'when instability has been found on examination. → when instability has been found on examination, as her side-to-side difference of 7 mm on the arthrometer proves.',
    ],
    [0, 'attestation', 'I saw her on June 4. → I saw her on June 4 and aspirated the knee.'],
    [0, 'other-role', 'the inner side opened by 8 mm → the inner side opened by 19 mm'],
    [0, 'social', 'and an apprentice roofer. On April → and a student of architecture. On April'],
    [1, 'sum', 'x 6 weeks = 12. → x 6 weeks = 18.'],
    [1, 'sum', '(arc of 120 degrees) → (arc of 105 degrees)'],
    [1, 'sum', 'Difference 3.5 cm. → Difference 2.5 cm.'],
    [1, 'script', 'Valgus at 30 degrees: opens 8 mm → Valgus at 30 degrees: opens ३ mm'],
    [1, 'brackets', '- Lachman grade 3 L → - Lachman grade 3 L [pivot shift positive]'],
    [1, 'retold', '5 episodes of giving way in the 4 weeks → 2 episodes of giving way in the 4 weeks'],
    [
      1,
      'event',
      'On ground duty since 05/11/2026. → On ground duty since 05/11/2026. Fell on the stairs on 05/30/2026.',
    ],
    [1, 'social', 'Lives with her parents. → Lives with her boyfriend.'],
    [1, 'relative-date', '11 weeks from the date of the order → 6 weeks from the date of the order'],
    [1, 'choice', 'L2397, small, 2 pieces → L2397, large, 2 pieces'],
    [1, 'medication', '- Little fluid → - Little fluid; takes naproxen 500 mg'],
    [2, 'organisation', 'Payer: Hudson Trades Benefit Fund → Payer: Catskill Union Health'],
    [2, 'identifier', 'ICD-10-CM: S83.512D, S83.412D → ICD-10-CM: S83.511D, S83.412D'],
    [2, 'identifier', 'NPI 1962047351 → NPI 1962074351'],
    [2, 'relative-date', 'two weeks after the examination → four days after the examination'],
    [2, 'quantity', '| 2 | 2 in 12 months → | 4 | 2 in 12 months'],
    [2, 'other-item', '| L2397 | Suspension sleeve, addition → | L1852 | Suspension sleeve, addition'],
    [2, 'choice', 'Orthosis: medium, graphite. → Orthosis: medium, white.'],
    [
      2,
      'retold',
      'Joint setting at delivery: 10 to 90 degrees. → Joint setting at delivery: 0 to 60 degrees.',
    ],
    [2, 'device', 'Three pieces in all. → Three pieces in all, with forearm crutches.'],
    [2, 'date-age', 'from April 24 to June 4, 2026 → from May 24 to June 4, 2026'],
    [3, 'name', '**Prescriber:** Fitzgerald Owusu-Lane, DO → **Prescriber:** Gerald Owusu-Lane, DO'],
    [
      3,
      'diagnosis',
      '* MCL: partial tear → * MCL: partial tear, with a bone bruise and a tibial plateau fracture',
    ],
    [
      3,
      'treatment',
      'Therapy came to 12 visits. → Therapy came to 12 visits, and a steroid injection failed.',
    ],
    [
      3,
      'organisation',
      '**Imaging (April 22, 2026)** → **Imaging (Dunmore Radiology Center, April 22, 2026)**',
    ],
    [
      3,
      'attitude',
      'has been on ground duty since May 11. → has been on ground duty since May 11, which frustrates her deeply.',
    ],
    [3, 'negation', 'A neoprene sleeve did not stop → A neoprene sleeve did stop'],
    [3, 'retold', 'ACL: complete tear → ACL: partial tear'],
    [3, 'date-age', 'Surgery is planned for September 3, 2026 → Surgery is planned for September 30, 2026'],
  ],
  corruptions: {},
};
