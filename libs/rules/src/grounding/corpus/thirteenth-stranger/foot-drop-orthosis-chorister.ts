import type { CorpusCase } from '../corpus-case.ts';

/** A surgeon's scribe: a narrative, a numbered argument, and clipped notes. */
export const footDropOrthosisChorister: CorpusCase = {
  id: 'foot-drop-orthosis-chorister',
  today: '2026-11-20',
  facts: {
    case_id: 9403,
    patient: {
      first_name: 'Anselm',
      last_name: 'Okonjo-Reyes',
      dob: '1971-08-17',
      gender: 'male',
      height: '6 ft 1 in',
      weight: '214 lb',
      address: '1190 Cistern Avenue, Port Aldine, TX 78599',
      phone: '(361) 555-0119',
      mrn: 'PA-7714-2',
    },
    diagnoses: [
      { code: 'M21.372', description: 'Foot drop, left foot' },
      { code: 'G57.32', description: 'Lesion of lateral popliteal nerve, left lower limb' },
    ],
    items: [
      {
        item: 'Ankle foot orthosis, plastic or other material, prefabricated, includes fitting and adjustment',
        hcpcs: 'L1930',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'Black',
        size: 'Left M',
        justification:
          'Left foot drop since a cyst at the fibular head was removed 2026-08-25. Ankle dorsiflexion 1/5 left, 5/5 right; plantar flexion 5/5. Nerve conduction study 2026-09-30: conduction block of the peroneal nerve at the fibular head, recovery expected within 12 months. Catches the left toes about 10 times a day; stumbled on 2026-10-22 without falling. Ankle passively to 10 degrees of dorsiflexion, no contracture, no spasticity. Skin of the foot numb on top but whole. Lace-up boots tried for 5 weeks, no help. Not diabetic. Sings in a church choir and stands for rehearsals of 2 hours.',
      },
    ],
    provider: { name: 'Miriam Castellanos, DO', npi: '1285904376', date_signed: '2026-11-20' },
    seen: [
      '2026-11-17, office visit, by Miriam Castellanos, DO: high-stepping gait, left; calf girth equal.',
    ],
  },
  notes: [
    `Letter of Medical Necessity

Patient: Anselm Okonjo-Reyes
Date of birth: 8/17/1971

Mr. Okonjo-Reyes is 55 years old. On August 25 of this year a cyst at the head of his left fibula was removed, and since then his left foot drops (M21.372). A nerve conduction study on September 30 found the peroneal nerve blocked at the fibular head (G57.32) and predicts recovery within a year.

I examined him on November 17. He lifts the left knee high to clear the foot. He can hardly raise the ankle: dorsiflexion is 1/5 on the left against 5/5 on the right. Plantar flexion is full. His calves measure the same. The ankle comes passively to 10 degrees above neutral, so there is no contracture, and there is no spasticity. The top of the foot is numb, but the skin is whole.

He catches his toes some ten times a day and stumbled on October 22, though he did not fall. Lace-up boots, which he tried for five weeks, did not help.

I am therefore prescribing a prefabricated ankle foot orthosis for the left foot (L1930), medium, black. Please call if anything is unclear.

Miriam Castellanos, DO
NPI: 1285904376`,
    `Re: Okonjo-Reyes, Anselm; MRN PA-7714-2; request for L1930, quantity 1, left

1. Diagnosis. Foot drop of the left foot, caused by a lesion of the lateral popliteal nerve of the left leg after the removal of a cyst in late August.

2. Need. Without help the forefoot hangs and catches on the floor. An ankle foot orthosis holds it up during swing and lets the heel strike first. The patient's muscle that should do so has a strength of one out of five.

3. Why prefabricated. Policy reserves custom orthoses for patients whom a prefabricated one cannot fit. His ankle has no contracture and his skin no sores. Recovery of the nerve is expected within twelve months.

4. Alternatives. Boots that lace up were worn for 5 weeks in vain.

5. Daily life. He is a singer in a church choir, where a rehearsal means two hours on his feet.

6. Ordered. L1930 in black, size M.

Miriam Castellanos, DO (1285904376), November 20, 2026`,
    `AFO / L1930 / L / M / black / #1
Pt: Anselm Okonjo-Reyes, 55M, 6'1", 214 lb

HPI: L foot drop x 12 wks, onset with excision of cyst at fib head 8/25/26. Toe catch ~10/day. Near-fall 10/22/26, no fall.
PE 11/17/26: DF 1/5 L, 5/5 R. PF 5/5. Steppage gait L. Passive DF 10 deg. No spasticity. Dorsum numb, skin intact. Calves symmetric.
NCS 9/30/26: block of peroneal n. at fibular head; recovery expected w/in 12 mo.
Tried: lace-up boots 5 wk - failed.
Comorbid: no diabetes.
A/P: G57.32, M21.372. One prefabricated AFO, L, limit 1 per 5 yr not exceeded.

M. Castellanos, DO / NPI 1285904376`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', 'Mr. Okonjo-Reyes is 55 years old. → Mr. Okonjo-Reyes is 65 years old.'],
    [
      0,
      'treatment',
      'a cyst at the head of his left fibula was removed → a plate at the head of his left fibula was removed',
    ],
    [0, 'description-detail', 'found the peroneal nerve blocked → found the peroneal nerve severed'],
    [0, 'retold', 'and predicts recovery within a year → and does not predict recovery'],
    [0, 'side', 'He lifts the left knee high → He lifts the right knee high'],
    [0, 'other-role', 'Plantar flexion is full. → Plantar flexion is 1/5.'],
    [0, 'retold', 'His calves measure the same. → His left calf is wasted.'],
    [0, 'negation', 'and there is no spasticity → and there is mild spasticity'],
    [0, 'event', 'though he did not fall → and fell onto his hip'],
    [0, 'quantity', 'which he tried for five weeks → which he tried for five months'],
    [0, 'choice', '(L1930), medium, black → (L1930), medium, beige'],
    [
      0,
      'attestation',
      'Please call if anything is unclear. → I have reviewed the nerve conduction tracings with the neurologist.',
    ],
    [
      1,
      'code-disease',
      'caused by a lesion of the lateral popliteal nerve → caused by a lesion of the sciatic nerve',
    ],
    [1, 'social', 'He is a singer in a church choir → He is the conductor of a church choir'],
    [
      1,
      'coverage-measure',
      'Policy reserves custom orthoses → His ankle has lost 20 degrees of dorsiflexion, which meets the policy. Policy reserves custom orthoses',
    ],
    [1, 'negation', 'and his skin no sores → and his skin is broken over the ankle bone'],
    [1, 'device', 'L1930 in black, size M. → L1930 in black, size M, with a dorsiflexion-assist joint.'],
    [2, 'quantity', 'L foot drop x 12 wks → L foot drop x 12 mos'],
    [2, 'diagnosis', 'Comorbid: no diabetes. → Comorbid: T2DM, diet-controlled.'],
    [2, 'date-age', 'NCS 9/30/26 → NCS 8/30/26'],
    [2, 'identifier', 'M. Castellanos, DO / NPI 1285904376 → M. Castellanos, DO / NPI 1285904367'],
    [2, 'medication', 'Dorsum numb, skin intact. → Dorsum numb, burning at night, on gabapentin.'],
    [1, 'relative-date', 'of a cyst in late August → of a cyst two years ago'],
    [2, 'script', 'DF 1/5 L, 5/5 R → DF ٣/5 L, 5/5 R'],
  ],
  corruptions: {},
};
