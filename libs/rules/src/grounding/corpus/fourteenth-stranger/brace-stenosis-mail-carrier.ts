import type { CorpusCase } from '../corpus-case.ts';

/** A spine clinic: its shorthand, and the letter a language model made of it. */
export const braceStenosisMailCarrier: CorpusCase = {
  id: 'brace-stenosis-mail-carrier',
  today: '2026-11-24',
  facts: {
    case_id: 10410,
    patient: {
      first_name: 'Zdenka',
      last_name: 'Pruitt',
      dob: '1960-03-21',
      gender: 'female',
      height: '5 ft 5 in',
      weight: '163 lb',
      address: '609 Postmaster Row, Kettle Bend, IA 50999',
      phone: '(515) 555-0172',
      mrn: 'KB-27841',
    },
    diagnoses: [
      { code: 'M48.062', description: 'Spinal stenosis, lumbar region with neurogenic claudication' },
      { code: 'M21.371', description: 'Foot drop, right foot' },
    ],
    items: [
      {
        item: 'Ankle foot orthosis, rigid anterior tibial section, total carbon fiber or equal material, prefabricated, includes fitting and adjustment',
        hcpcs: 'L1932',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Right. Dorsiflexion 2/5 right, 5/5 left, quadriceps 4/5 right, 2026-11-13. Laminectomy L3 to L5 on 2026-07-28 at Mercy Kettle Bend by Dr. Ambrose Lindqvist; foot drop since the week before. Plastic brace (L1930) from 2026-08-17 to 2026-11-02: red mark over the fibula, toe still caught. Falls: 2026-09-05 on the stairs, 2026-10-18 in the garage, bruise of the knee. Calf 14 inches. Nerve study 2026-10-06: L5 root, partial, recovery expected within 12 to 18 months.',
      },
      {
        item: 'Walker, folding, wheeled, adjustable or fixed height',
        hcpcs: 'E0143',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Walks 120 feet with a cane, then pain 7 of 10 in both legs, must sit. With a wheeled walker leaning forward 400 feet in physical therapy on 2026-11-10. Timed up and go 21 seconds with the cane, 14 with the walker. Cannot lift a walker without wheels: balance.',
      },
      {
        item: 'Transcutaneous electrical nerve stimulation (TENS) device, four or more leads, for multiple nerve stimulation',
        hcpcs: 'E0730',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Trial 2026-10-05 to 2026-11-09, 30 days of use: pain from 7 to 4, gabapentin cut from 1,800 to 900 mg a day. Two 40 minute sessions daily, both legs. Naproxen stopped: stomach bleeding in 2024. Epidural steroid twice (2026-03-10, 2026-05-12), relief of 3 weeks each. No pacemaker.',
      },
    ],
    provider: { name: 'Silvanus Eberhardt, MD', npi: '1083495726', date_signed: '2026-11-24' },
    seen: [
      '2026-11-13, spine clinic, by Silvanus Eberhardt, MD: steppage gait, scar healed, sensation reduced on the top of the right foot, no ankle contracture.',
    ],
    told: [
      'Who pays? GEHA',
      'Work? Rural mail carrier, on leave since 2026-07-27',
      'Home? Two floors, 13 steps, bedroom upstairs',
      'Lives with whom? With her mother Ludmila, 88',
      'Therapy? Oda Kirkpatrick, PT, twice a week',
    ],
    answered: [],
  },
  notes: [
    `PRUITT, Zdenka   66F   DOB 3/21/60   MRN KB-27841   GEHA
Spine clinic 11/13/26 (note 11/24/26)

CC: R foot drop, bilat leg pain w/ walking.
HPI: s/p L3-5 lami 7/28/26 (Lindqvist, Mercy Kettle Bend). R drop foot began wk before OR. Walks 120 ft w/ cane then legs 7/10, sits. Fell x2: 9/5 stairs, 10/18 garage (knee bruise). ESI x2 (3/10, 5/12), 3 wk relief each. No NSAIDs, GIB 2024 on naproxen. Gabapentin now 900/d, was 1800 before TENS. Rural mail carrier, on leave since 7/27. Lives w/ mother (88), 13 steps, BR upstairs. PT 2x/wk O. Kirkpatrick.
PE: steppage gait R. DF 2/5 R, 5/5 L. Quad 4/5 R. Decr sens dorsum R foot. Ankle passive ROM ok, no contracture. Scar healed.
EMG 10/6: partial L5, recovery 12-18 mo.
TUG 21 s cane, 14 s FWW. FWW 400 ft in PT 11/10.
Plastic AFO L1930 8/17-11/2: fib pressure mark, toe still catches.
TENS trial 10/5-11/9, 30 d: 7 to 4.
A: M48.062, M21.371
P:
- L1932 carbon AFO R x1 (calf 14")
- E0143 FWW x1. Can't lift a std walker, balance.
- E0730 4-lead x1, 40 min bid both legs. No PPM.
S. Eberhardt MD   NPI 1083495726`,
    `Letter of Medical Necessity

November 24, 2026

To: GEHA
Patient: Zdenka Pruitt (DOB: March 21, 1960)

Dear Claims Reviewer,

I am writing on behalf of my patient, Ms. Zdenka Pruitt, a 66-year-old rural mail carrier with lumbar spinal stenosis with neurogenic claudication (M48.062) and right foot drop (M21.371). I evaluated Ms. Pruitt in the spine clinic on November 13, 2026, and I am requesting three items that together address her mobility and pain.

1. Carbon Fiber Ankle Foot Orthosis (L1932)
Ms. Pruitt underwent an L3–L5 laminectomy on July 28, 2026. Right ankle dorsiflexion remains 2/5, compared with 5/5 on the left, and she walks with a steppage gait. A plastic orthosis worn from August 17 to November 2 left a red mark over the fibula and did not keep the toe from catching. She has fallen twice, once on the stairs in September and once in the garage in October. Nerve studies indicate a partial L5 root injury from which recovery may take 12 to 18 months. Carbon fiber stores energy at heel contact and returns it at push-off.

2. Wheeled Walker (E0143)
With a cane she can walk only 120 feet before leg pain forces her to sit. In physical therapy on November 10 she covered 400 feet with a wheeled walker, 280 feet more, because leaning forward opens the spinal canal. Her Timed Up and Go improved from 21 to 14 seconds. A walker without wheels is not appropriate, as her balance does not allow her to lift it.

3. TENS Device, Four Leads (E0730)
A trial with 30 days of use lowered her pain from 7 to 4 out of 10 and allowed gabapentin to be halved to 900 mg per day. She cannot take naproxen because of gastrointestinal bleeding in 2024. Two epidural steroid injections each gave three weeks of relief. She has no pacemaker. She will use the device for two sessions of 40 minutes, or 80 minutes, each day.

Ms. Pruitt shares a two-story home with her 88-year-old mother and climbs 13 steps to her bedroom. She has been on leave since July 27, 2026.

Thank you for your consideration.

Silvanus Eberhardt, MD
NPI 1083495726`,
  ],
  passages: [],
  edits: [
    [0, 'side', 'CC: R foot drop → CC: L foot drop'],
    [0, 'relative-date', 'R drop foot began wk before OR. → R drop foot began yr before OR.'],
    [
      0,
      'event',
      'Fell x2: 9/5 stairs, 10/18 garage (knee bruise). → Fell x2: 9/5 stairs (wrist fx, ER), 10/18 garage (knee bruise).',
    ],
    [0, 'treatment', 'ESI x2 (3/10, 5/12), 3 wk relief each. → ESI x2 (3/10, 5/12), no relief.'],
    [0, 'medication', 'GIB 2024 on naproxen → GIB 2024 on meloxicam'],
    [0, 'date-age', 'on leave since 7/27 → on leave since 5/27'],
    [0, 'social', 'Lives w/ mother (88) → Lives w/ husband (88)'],
    [0, 'diagnosis', 'Decr sens dorsum R foot. → Decr sens dorsum R foot, known DM neuropathy.'],
    [0, 'negation', 'no contracture. Scar healed. → fixed 15 deg contracture. Scar healed.'],
    [0, 'other-role', 'TUG 21 s cane, 14 s FWW. → TUG 30 s cane, 14 s FWW.'],
    [0, 'organisation', 'Mercy Kettle Bend). R drop → Broadlawns). R drop'],
    [0, 'choice', 'carbon AFO R x1 (calf 14") → carbon AFO R x1 (calf 16")'],
    [0, 'script', 'A: M48.062, M21.371 → A: М48.062, M21.371'],
    [0, 'brackets', 'No PPM. → No PPM. [ICD placed 2022.]'],
    [0, 'name', 'PT 2x/wk O. Kirkpatrick. → PT 2x/wk O. Fitzpatrick.'],
    [1, 'sex', 'with her 88-year-old mother and climbs → with his 88-year-old mother and climbs'],
    [1, 'code-disease', 'and right foot drop (M21.371) → and right hallux valgus (M21.371)'],
    [
      1,
      'description-detail',
      'with lumbar spinal stenosis with neurogenic claudication (M48.062) → with lumbar spinal stenosis without neurogenic claudication (M48.062)',
    ],
    [
      1,
      'attestation',
      'I evaluated Ms. Pruitt in the spine clinic on November 13, 2026 → I performed her laminectomy and evaluated Ms. Pruitt in the spine clinic on November 13, 2026',
    ],
    [1, 'retold', 'and did not keep the toe from catching → but kept the toe from catching'],
    [1, 'quantity', 'recovery may take 12 to 18 months → recovery may take 12 to 18 weeks'],
    [1, 'other-item', '2. Wheeled Walker (E0143) → 2. Wheeled Walker (L1932)'],
    [1, 'device', 'With a cane she can walk only 120 feet → With a rollator she can walk only 120 feet'],
    [1, 'sum', 'or 80 minutes, each day → or 120 minutes, each day'],
    [
      1,
      'coverage-measure',
      'Carbon fiber stores energy at heel contact and returns it at push-off. → Carbon fiber is covered when a patient weighs under 250 pounds and has active plantarflexion of 3/5, which she has.',
    ],
    [1, 'identifier', 'NPI 1083495726 → NPI 1083495762'],
    [
      1,
      'attitude',
      'Thank you for your consideration. → She is determined to return to her route and has followed every recommendation. Thank you for your consideration.',
    ],
    [1, 'brackets', 'She has no pacemaker. → She has no pacemaker. [She has epilepsy, well controlled.]'],
  ],
  corruptions: {},
};
