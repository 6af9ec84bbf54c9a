import type { CorpusCase } from '../corpus-case.ts';

/** A hand physician, an occupational therapist, a supplier and a drafting model write for a left-handed hairdresser. */
export const wristOrthosisHairdresser: CorpusCase = {
  id: 'wrist-orthosis-hairdresser',
  today: '2026-02-06',
  facts: {
    case_id: 34104,
    patient: {
      first_name: 'Saoirse',
      last_name: 'Delacroix-Munn',
      dob: '1988-11-27',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '139 lb',
      address: '90 Weir Street, Floor 2, Oldbridge, MA 01990',
      phone: '(413) 555-0178',
      mrn: 'OHC-31146',
    },
    diagnoses: [
      { code: 'G56.02', description: 'Carpal tunnel syndrome, left upper limb' },
      {
        code: 'M18.12',
        description: 'Unilateral primary osteoarthritis of first carpometacarpal joint, left hand',
      },
    ],
    items: [
      {
        item: 'Wrist hand orthosis, wrist extension control cock-up, non molded, prefabricated, off-the-shelf',
        hcpcs: 'L3908',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 year',
        color: 'beige',
        size: 'small',
        length: '8 inches',
        justification:
          'For the night. Numbness of the left thumb, index and middle finger wakes her 4 nights a week. Distal motor latency of the left median nerve 5.2 ms on 2026-01-14, normal up to 4.4 ms. An elastic wrap from 2025-09-15 to 2025-12-15 did not help. Surgery is not wanted at present.',
      },
      {
        item: 'Hand finger orthosis, without joints, may include soft interface, straps, prefabricated, off-the-shelf',
        hcpcs: 'L3924',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 year',
        color: 'black',
        size: 'small',
        justification:
          'For the left thumb at work. Grip 38 lb on the left and 61 lb on the right on 2026-01-20. Pain at the base of the thumb 6 of 10 when cutting hair and 2 of 10 at rest. Tape came off in less than 1 hour.',
      },
    ],
    provider: { name: 'Casimir Oakhurst, MD', npi: '1285460937', date_signed: '2026-02-06' },
    seen: [
      '2026-01-20, in clinic, by Casimir Oakhurst, MD: Phalen test positive on the left after 20 seconds, no wasting of the thenar muscles, grind test of the left thumb positive, right hand normal.',
      '2026-01-27, in therapy, by Beatrix Yoon, OTR/L: left wrist 15 cm around; both orthoses tried on; she put them on without help.',
    ],
    told: [
      'Who pays? Bay Hollow Health',
      'Who supplies? Weir Orthotics',
      'Lives with whom? With her husband Thaddeus and two sons',
      'Work? Hairdresser, 30 hours a week',
      'Handedness? Left',
      'Steroid injections? None so far',
    ],
    answered: [],
  },
  notes: [
    `Casimir Oakhurst, MD
NPI 1285460937

February 6, 2026

Bay Hollow Health

Concerning Saoirse Delacroix-Munn (MRN OHC-31146, born November 27, 1988)

Mrs. Delacroix-Munn, 37 years of age, cuts hair for 30 hours a week. She is left-handed, and it is the left hand that is ill: she has carpal tunnel syndrome (G56.02) and primary osteoarthritis of the first carpometacarpal joint (M18.12).

Numbness of the thumb, index and middle finger wakes her four nights a week. On January 14 the distal motor latency of the left median nerve was 5.2 ms, with 4.4 ms as the upper limit of normal. On January 20 I found a Phalen test that became positive on the left after 20 seconds, and a positive grind test of the left thumb. The thenar muscles were not wasted. The right hand was normal.

From mid-September to mid-December 2025 she wore an elastic wrap, which did not help. She has had no steroid injections, and she does not want surgery at present.

I therefore prescribe a cock-up wrist orthosis for the night (L3908) and a thumb orthosis for work (L3924), one of each.

Holding the wrist straight during sleep is a usual first step in this syndrome and carries little risk.

Sincerely,
Casimir Oakhurst, MD`,
    `OCCUPATIONAL THERAPY

01/27/2026
Pt: Saoirse Delacroix-Munn, F, 37
Therapist: Beatrix Yoon, OTR/L
Dominant hand: L

S: Wakes 4 nights a week with a numb thumb, index and middle finger, L. Pain at the base of the L thumb is 6/10 when cutting hair, 2/10 at rest.

O: L wrist 15 cm around. Grip (01/20): L 38 lb, R 61 lb, so the left, although dominant, has 23 lb less. Both orthoses were tried on. She put them on without help.

Earlier: elastic wrap for 3 months, no help. Tape at work came off in under an hour.

A: Carpal tunnel syndrome, L. Osteoarthritis of the first CMC joint, L.

P:
  night: L3908, small, 8 inches, beige
  work: L3924, small, black

Works as a hairdresser, 30 h/wk. At home: husband (Thaddeus) and two sons.

General: wear the night orthosis with the straps just closed, never tight. Take it off if fingers turn blue or swell. For thumb pain, spring-loaded scissors and thicker handles may also be worth a thought for anyone in this trade.`,
    `Weir Orthotics

Prior authorization of two prefabricated orthoses

Patient  Saoirse Delacroix-Munn, 90 Weir Street, Floor 2, Oldbridge, MA 01990
Phone    (413) 555-0178
DOB      11/27/1988
Payer    Bay Hollow Health
MD       Casimir Oakhurst, NPI 1285460937, signed 02/06/2026

No. 1: L3908, wrist hand orthosis, cock-up, off-the-shelf. Left. Beige, small, 8 inches. Quantity 1, limit 1 a year.
No. 2: L3924, hand finger orthosis without joints, off-the-shelf. Left. Black, small. Quantity 1, limit 1 a year.

Codes of diagnosis: G56.02 (carpal tunnel syndrome, left upper limb) and M18.12 (unilateral primary osteoarthritis of first carpometacarpal joint, left hand).

Both orthoses were tried on by the patient on 01/27/2026, ten days before the order was signed. Her left wrist measures 15 cm around; the size is small.

The first is worn at night, the second at work; one does not replace the other. An elastic wrap was worn from 09/15/2025 to 12/15/2025 without benefit. Tape held for less than one hour. The nerve test of 01/14/2026 showed 5.2 ms, which is 0.8 ms above the limit of 4.4 ms.

Prefabricated orthoses are as a rule less expensive than those made to measure, and most payers expect them to be tried first.`,
    `### Medical necessity: wrist and thumb orthoses

**Patient:** Saoirse Delacroix-Munn · **Age:** 37 · **Height/weight:** 5 ft 4 in, 139 lb

**Diagnoses**
- *Carpal tunnel syndrome, left upper limb* (G56.02)
- *Primary osteoarthritis of the first carpometacarpal joint, left hand* (M18.12)

**Summary of symptoms**
The patient's sleep is broken on 4 nights of the week by numbness of three fingers of the left hand. During work as a hairdresser her thumb hurts with an intensity of 6 out of 10, against 2 out of 10 at rest.

**Tests**

| Test | Left | Right |
| --- | --- | --- |
| Grip | 38 lb | 61 lb |
| Phalen | positive after 20 s | normal hand |
| Motor latency | 5.2 ms | not stated |

There is no thenar wasting.

**Tried so far**
1. Elastic wrap, three months: no help
2. Tape: came off within the hour

Steroid injections have not been given.

**Plan of Dr. Oakhurst**
One night orthosis (L3908, beige) and one orthosis for the thumb at work (L3924, black). Occupational therapist Beatrix Yoon saw her put on both without help on January 27, 2026.

**Household:** husband Thaddeus and two sons.

**Coverage note.** Policies for orthoses of the upper limb usually ask for a diagnosis, a prescription and a statement of the purpose.

*For signature: February 6, 2026*`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'she has carpal tunnel syndrome (G56.02) → she has cubital tunnel syndrome (G56.02)'],
    [
      0,
      'description-detail',
      'and primary osteoarthritis of the first → and post-traumatic osteoarthritis of the first',
    ],
    [0, 'social', 'cuts hair for 30 hours a week → plays the violin for 30 hours a week'],
    [0, 'side', 'She is left-handed, and → She is right-handed, and'],
    [0, 'retold', 'the thumb, index and middle finger wakes her → the ring and little finger wakes her'],
    [0, 'other-role', 'with 4.4 ms as the upper limit → with 5.2 ms as the upper limit'],
    [0, 'negation', 'The thenar muscles were not wasted. → The thenar muscles were wasted.'],
    [0, 'retold', 'The right hand was normal. → The right hand was weak as well.'],
    [0, 'treatment', 'She has had no steroid injections → She has had two steroid injections'],
    [0, 'negation', 'she does not want surgery at present → she wants surgery at present'],
    [0, 'other-item', 'a thumb orthosis for work (L3924) → a thumb orthosis for work (L3908)'],
    [
      0,
      'event',
      'The right hand was normal. → The right hand was normal. She fell on the left wrist in August.',
    ],
    [1, 'sum', 'has 23 lb less → has 33 lb less'],
    [
      1,
      'medication',
      'Tape at work came off in under an hour. → Tape at work came off in under an hour. Ibuprofen 600 mg upset the stomach.',
    ],
    [1, 'negation', 'She put them on without help. → She could not put them on without help.'],
    [1, 'name', 'Therapist: Beatrix Yoon, OTR/L → Therapist: Beatrice Young, OTR/L'],
    [1, 'choice', 'L3908, small, 8 inches, beige → L3908, small, 6 inches, beige'],
    [1, 'sex', 'husband (Thaddeus) and two sons → wife (Thaddea) and two sons'],
    [1, 'social', '(Thaddeus) and two sons. → (Thaddeus) and a baby daughter.'],
    [1, 'script', 'L wrist 15 cm around. → L wrist १९ cm around.'],
    [
      1,
      'brackets',
      'Both orthoses were tried on. → Both orthoses were tried on [skin rash after 10 minutes].',
    ],
    [1, 'retold', '6/10 when cutting hair, 2/10 at rest → 6/10 when cutting hair, 5/10 at rest'],
    [
      1,
      'diagnosis',
      'A: Carpal tunnel syndrome, L. → A: Carpal tunnel syndrome, L. De Quervain tendinopathy, L.',
    ],
    [2, 'identifier', 'Codes of diagnosis: G56.02 → Codes of diagnosis: G56.01'],
    [2, 'quantity', 'Black, small. Quantity 1, limit 1 a year. → Black, small. Quantity 2, limit 2 a year.'],
    [2, 'organisation', 'Payer    Bay Hollow Health → Payer    Pioneer Valley Health'],
    [2, 'relative-date', 'ten days before the order was signed → six weeks before the order was signed'],
    [2, 'date-age', 'from 09/15/2025 to 12/15/2025 → from 09/15/2024 to 12/15/2025'],
    [2, 'sum', 'which is 0.8 ms above → which is 1.8 ms above'],
    [
      2,
      'attestation',
      '; the size is small. → ; the size is small. We have photographed the hand and sent the picture.',
    ],
    [
      2,
      'device',
      'one does not replace the other. → one does not replace the other. Putty for hand exercises goes with them.',
    ],
    [2, 'identifier', 'NPI 1285460937, signed → NPI 1285460973, signed'],
    [
      3,
      'attitude',
      'saw her put on both without help → saw her put on both without help and with great enthusiasm',
    ],
    [
      3,
      'coverage-measure',
      'a prescription and a statement of the purpose. → a prescription and a statement of the purpose, met here by a symptom score of 3.6.',
    ],
    [
      3,
      'side',
      'by numbness of three fingers of the left hand → by numbness of three fingers of the right hand',
    ],
    [3, 'diagnosis', 'There is no thenar wasting. → There is no thenar wasting; hypothyroidism is known.'],
    [
      3,
      'treatment',
      '2. Tape: came off within the hour → 2. Tape: came off within the hour, and she proved allergic to it',
    ],
    [3, 'name', 'Plan of Dr. Oakhurst → Plan of Dr. Oakley'],
  ],
  corruptions: {},
};
