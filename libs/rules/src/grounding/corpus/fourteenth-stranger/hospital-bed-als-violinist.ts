import type { CorpusCase } from '../corpus-case.ts';

/** A neurologist: a formal letter, and the shorthand of a clinic. */
export const hospitalBedAlsViolinist: CorpusCase = {
  id: 'hospital-bed-als-violinist',
  today: '2026-11-25',
  facts: {
    case_id: 10401,
    patient: {
      first_name: 'Leopold',
      last_name: 'Vanterpool',
      dob: '1961-04-17',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '151 lb',
      address: '2218 Cobbler Lane, Wexham Falls, OH 44999',
      phone: '(330) 555-0162',
      mrn: 'WF-338804',
    },
    diagnoses: [
      { code: 'G12.21', description: 'Amyotrophic lateral sclerosis' },
      { code: 'L89.152', description: 'Pressure ulcer of sacral region, stage 2' },
    ],
    items: [
      {
        item: 'Hospital bed, semi-electric (head and foot adjustment), with any type side rails, without mattress',
        hcpcs: 'E0261',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'ALS diagnosed 2024-03-12. Violinist, gave up playing in February 2024. Vital capacity 2026-11-05: 47 % sitting, 34 % lying. Short of breath when flat; head of the bed must be raised more than 30 degrees through the night. Foam wedge and four pillows tried for six weeks: slides off them within an hour. Bilevel ventilator at night since August 2026. Cannot turn or sit up by himself; no antigravity strength in the arms. Needs head and foot changed several times a night. ALSFRS-R 21 of 48. Wife Rosamund, 68, turns him every two hours and has a torn right rotator cuff. Sleeps now on a queen bed 19 inches high.',
      },
      {
        item: 'Powered pressure-reducing air mattress',
        hcpcs: 'E0277',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Sacral ulcer 2.4 x 1.8 cm on 2026-10-08, 3.1 x 2.2 cm on 2026-11-12, in spite of a gel overlay (E0185) since 2026-10-08, hydrocolloid dressing and turning. No infection. Albumin 3.1 g/dL on 2026-11-05. Lost 14 lb since May. Gastrostomy refused. Home health nurse Bettina Quarles, RN, visits Mondays and Thursdays. Need: lifelong.',
      },
    ],
    provider: { name: 'Cordelia Fenwick-Osei, MD', npi: '1346790825', date_signed: '2026-11-25' },
    seen: [
      '2026-11-12, in clinic, by Cordelia Fenwick-Osei, MD: transferred by mechanical lift, tongue fasciculations, speech slurred but understandable.',
    ],
    told: ['Who pays? Medicare', 'Who supplies? Larkspur Medical Supply'],
    answered: [],
  },
  notes: [
    `November 25, 2026

To the Medical Director, Medicare DME
Re: Leopold Vanterpool, born April 17, 1961, MRN WF-338804

Dear Colleague:

I am writing on behalf of my patient, Mr. Vanterpool, a 65-year-old violinist in whom amyotrophic lateral sclerosis (G12.21) was diagnosed in March 2024, a month after he had given up playing. I examined him in my clinic on November 12. He had to be transferred with a mechanical lift, his tongue shows fasciculations, and his speech, although slurred, can still be understood. His ALSFRS-R score is 21 of 48.

He is in need of a semi-electric hospital bed (E0261). His vital capacity is 47 % of predicted when he sits and falls to 34 % when he lies down, so that he becomes breathless as soon as he is flat. The head of his bed must therefore be kept higher than 30 degrees all night, also while he wears his bilevel ventilator, which he has used since August. For six weeks the couple tried a foam wedge and four pillows; within an hour he had slid off them. He is not able to turn over or to sit up by himself. His wife, who is 68 and has a torn rotator cuff on the right, turns him every two hours. An ordinary bed has no means of raising the head, and the present one stands only 19 inches from the floor.

The mattress (E0277) is requested because of a stage 2 pressure ulcer over the sacrum (L89.152). It measured 2.4 by 1.8 cm on October 8 and 3.1 by 2.2 cm five weeks later, although he had been lying on a gel overlay all that time. A hydrocolloid dressing is in place, and there is no sign of infection. He has lost 14 pounds since May, his albumin is 3.1, and he has declined a gastrostomy. Powered air mattresses spread the load over a larger surface and are the usual next step when a static overlay has failed.

ALS does not remit, and I expect that both items will be needed for the rest of his life. Both are to be delivered by Larkspur Medical Supply.

Respectfully,

Cordelia Fenwick-Osei, MD
NPI 1346790825`,
    `VANTERPOOL, L. 65M  DOB 4/17/61  MRN WF-338804
ALS clinic f/u, seen 11/12/26, note 11/25/26

S: ALS dx 3/12/24. Ex-violinist. SOB supine. BiPAP qhs since Aug. Wedge + 4 pillows x 6 wk, slides down <1 h. Wife Rosamund (68, torn R cuff) turns q2h. HH nurse B. Quarles Mon/Thu. Refuses PEG.
O: 5'11", 151 lb, down 14 lb since May. FVC 47% sitting / 34% lying (11/5). ALSFRS-R 21/48. Hoyer for xfer. Tongue fascic +. Speech slurred, intelligible. Arms: no antigravity strength. Alb 3.1.
Skin: sacral PU st 2, 3.1 x 2.2 cm (10/8: 2.4 x 1.8). No infxn. Hydrocolloid. On gel overlay E0185 since 10/8, got bigger anyway.
A: G12.21, L89.152. Dependent for all bed mobility.
P:
1) E0261 semi-elec bed w/ rails, no mattress, #1. HOB >30 deg all night. Position changed several x/night.
2) E0277 powered air mattress, #1. Replaces the overlay.
Queen bed now, 19" off floor, can't be raised.
LON lifelong. Medicare. Supplier Larkspur.
C. Fenwick-Osei MD  1346790825`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'amyotrophic lateral sclerosis (G12.21) was diagnosed → multiple sclerosis (G12.21) was diagnosed',
    ],
    [0, 'date-age', 'a 65-year-old violinist → a 67-year-old violinist'],
    [0, 'social', 'violinist in whom → retired school principal in whom'],
    [
      0,
      'date-age',
      'on behalf of my patient, Mr. Vanterpool, a 65 → on behalf of my patient since 2019, Mr. Vanterpool, a 65',
    ],
    [
      0,
      'attestation',
      'I examined him in my clinic on November 12. → I examined him in his bedroom at home on November 12.',
    ],
    [
      0,
      'negation',
      'and his speech, although slurred, can still be understood → and his speech is slurred and can no longer be understood',
    ],
    [0, 'other-role', 'His ALSFRS-R score is 21 of 48. → His ALSFRS-R score is 34 of 48.'],
    [0, 'retold', 'falls to 34 % when he lies down → falls to 43 % when he lies down'],
    [0, 'other-item', 'a semi-electric hospital bed (E0261) → a semi-electric hospital bed (E0277)'],
    [0, 'device', 'while he wears his bilevel ventilator → while he is on his oxygen concentrator'],
    [0, 'relative-date', 'which he has used since August → which he has used since last winter'],
    [0, 'sex', 'His wife, who is 68 → His husband, who is 68'],
    [0, 'side', 'a torn rotator cuff on the right → a torn rotator cuff on the left'],
    [
      0,
      'description-detail',
      'a stage 2 pressure ulcer over the sacrum → a stage 3 pressure ulcer over the sacrum',
    ],
    [0, 'treatment', 'A hydrocolloid dressing is in place → A wound vac is in place'],
    [0, 'negation', 'there is no sign of infection → there are signs of local infection'],
    [0, 'treatment', 'and he has declined a gastrostomy → and a gastrostomy was placed in October'],
    [
      0,
      'coverage-measure',
      'are the usual next step when a static overlay has failed. → are covered when two overlays have failed over at least three months, as they have in his case.',
    ],
    [
      0,
      'attitude',
      'ALS does not remit, and I expect → He and his wife are very motivated and follow every instruction to the letter. ALS does not remit, and I expect',
    ],
    [0, 'organisation', 'delivered by Larkspur Medical Supply → delivered by Lincare'],
    [1, 'medication', 'BiPAP qhs since Aug. → BiPAP qhs since Aug. Riluzole 50 mg bid.'],
    [1, 'quantity', 'turns q2h → turns q4h'],
    [1, 'event', 'Refuses PEG. → Refuses PEG. Admitted 10/26 for aspiration pna.'],
    [1, 'retold', 'got bigger anyway → smaller but not closed'],
    [1, 'script', '1) E0261 semi-elec bed → 1) E026١ semi-elec bed'],
    [
      1,
      'brackets',
      'Dependent for all bed mobility. → Dependent for all bed mobility. [Fell out of bed twice in Nov.]',
    ],
    [1, 'identifier', 'A: G12.21, L89.152. → A: G12.21, L89.154.'],
    [1, 'choice', 'Queen bed now, 19" off floor → Queen bed now, 29" off floor'],
  ],
  corruptions: {},
};
