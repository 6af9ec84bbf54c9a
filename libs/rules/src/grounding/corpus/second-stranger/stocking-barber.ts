import type { CorpusCase } from '../corpus-case.ts';

export const stockingBarber: CorpusCase = {
  id: 'stocking-barber',
  today: '2026-03-23',
  facts: {
    case_id: 7702,
    patient: {
      first_name: 'Tobias',
      middle_name: 'Emeka',
      last_name: 'Okwuosa',
      dob: '1968-11-03',
      gender: 'male',
      height: '176 cm',
      weight: '97 kg',
      address: '1140 Saltmarsh Avenue, New Bern, NC 28560',
      phone: '(252) 555-0119',
      mrn: 'MRN-770529',
    },
    diagnoses: [
      { code: 'I83.013', description: 'Varicose veins of right lower extremity with ulcer of ankle' },
      {
        code: 'L97.311',
        description: 'Non-pressure chronic ulcer of right ankle limited to breakdown of skin',
      },
    ],
    items: [
      {
        item: 'Gradient compression stocking, below knee, 30-40 mmHg, used as a surgical dressing, each',
        hcpcs: 'A6531',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '6 months',
        justification:
          'Open ulcer above the right inner ankle since December 4, 2025: 3.6 x 2.5 cm on January 12, 2026, 2.4 x 1.8 cm on March 23. Ankle-brachial index on the right 1.04 on January 12. One stocking to wear while the other is washed. Size large, open toe, black.',
      },
      {
        item: 'Gradient compression wrap, non-elastic, below knee, 30-50 mmHg, used as a surgical dressing, each',
        hcpcs: 'A6545',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '6 months',
        justification:
          'Barber, stands nine hours a day. Lives alone and cannot pull the stocking on in the evening when the leg is swollen. Ankle 24 cm, calf 41 cm.',
      },
    ],
    provider: { name: 'Dr. Henrike Molnar', npi: '1793058268', date_signed: '2026-03-23' },
  },
  notes: [
    `March 23, 2026

Patient: Tobias Emeka Okwuosa
Date of birth: November 3, 1968
MRN-770529

Mr. Okwuosa, 57, has varicose veins of the right lower extremity with an ulcer of the ankle (I83.013). The ulcer itself is a non-pressure chronic ulcer of the right ankle limited to breakdown of skin (L97.311). It lies above the inner ankle and has been open since December 4, 2025.

On January 12, 2026 it measured 3.6 x 2.5 cm. Today it measures 2.4 x 1.8 cm. The ankle-brachial index on the right, taken on January 12, is 1.04, so that compression is not barred by poor arterial flow.

He is a barber and stands nine hours a day. I am ordering two gradient compression stockings, below knee, 30-40 mmHg (A6531), in size large, open toe, black, and one non-elastic wrap, below knee, 30-50 mmHg (A6545). He lives alone and is not able to pull a stocking on in the evening over the swollen leg; the wrap is for those hours.

Dr. Henrike Molnar
NPI 1793058268`,
    `OKWUOSA 57M barber. VLU R med ankle, open since 12/4/25.
1/12: 3.6x2.5  3/23: 2.4x1.8 - smaller
ABI R 1.04 (1/12)
ankle 24 calf 41, L, open toe, blk
A6531 #2, A6545 #1, dx I83.013 + L97.311
can't don stocking pm d/t swelling, lives alone
Molnar 1793058268`,
    `Dear Reviewer,

We write on behalf of Mr. Tobias Okwuosa and ask you to approve his compression stockings and wrap.

Compression is the foundation of the treatment of a venous ulcer. Without it the pressure in the veins of a standing leg stays high, fluid seeps into the skin, and the wound does not close. A stocking of the kind requested counts as a surgical dressing only where a wound is open. His is open: on the twenty-third of March it still measured 2.4 by 1.8 centimeters.

Arterial disease must be looked for before strong compression is put on. It was: the index on the right was 1.04, within the usual normal range of 0.9 to 1.3.

Two stockings (A6531) are needed because one is in the wash while the other is on the leg. The wrap (A6545) closes with straps and can be put on over a swollen leg by a man who lives by himself.

Dr. Henrike Molnar, NPI 1793058268`,
    `Product specification from the fitter

Client: T. Okwuosa
Leg: right
Circumferences: ankle 24 cm (9.4 in), calf 41 cm (16.1 in)
A6531 – stocking, below knee, 30-40 mmHg – 2 pieces – large – open toe – black
A6545 – wrap, non-elastic, below knee, 30-50 mmHg – 1 piece
Limits: stockings 2 per 6 months, wrap 1 per 6 months
Diagnosis codes: I83.013, L97.311
Prescribed by Dr. Henrike Molnar (NPI 1793058268) on 2026-03-23
Ship to: 1140 Saltmarsh Avenue, New Bern, NC 28560`,
    `**Wound and compression summary**

1. **Who:** Tobias E. Okwuosa, male, DOB 11/03/1968, 176 cm, 97 kg (214 lb)
2. **What:** open ulcer above the right inner ankle, varicose veins of the same leg (I83.013, L97.311)
3. **Since when:** December 4, 2025, that is for fifteen weeks and four days
4. **Course:** the product of length and width fell from 9.0 cm² on January 12 to 4.3 cm² on March 23, by about half
5. **Arterial flow:** ankle-brachial index 1.04 on the right
6. **Requested:**
   - A6531, quantity 2
   - A6545, quantity 1
7. **Daily life:** nine hours a day on his feet as a barber; no one at home to help him

Prescriber: Dr. Henrike Molnar, NPI 1793058268`,
    `Nursing note on Mr. Okwuosa. The sore sits just above the ankle bone on the inside of the right leg and has been there since the fourth of December. It has become shorter and narrower since January. The calf is forty-one centimeters around and the ankle twenty-four. He cuts hair for a living, standing nine hours, and by evening the leg is too swollen for a stocking. Nobody lives with him who could help. Two black stockings with an open toe, size large, and one wrap have been ordered by Dr. Henrike Molnar, NPI 1793058268.`,
  ],
  passages: [
    'Between January 12 and March 23 the ulcer became 1.2 cm shorter and 0.7 cm narrower.',
    'An ankle-brachial index of 1.04 on the right speaks against a narrowing of the arteries that would forbid compression.',
    'The wrap is meant for the evening, when the swelling keeps him from pulling on a stocking.',
    'He has no one at home who could help with the stocking.',
    'In six months he may have two stockings and one wrap.',
  ],
  edits: [
    [0, 'side', 'The ankle-brachial index on the right, → The ankle-brachial index on the left,'],
    [3, 'choice', 'large – open toe – black → large – closed toe – black'],
    [2, 'device', 'his compression stockings and wrap → his compression stockings and pneumatic pump'],
    [5, 'sex', 'He cuts hair for a living → She cuts hair for a living'],
  ],
  corruptions: {
    'code-disease': ['{Varicose veins → Lymphedema} of the right lower extremity is coded I83.013.'],
    'other-item': ['The non-elastic wrap is billed as {A6545 → A6531}.'],
    'description-detail': [
      'The ulcer of the right ankle is {limited to breakdown of skin → one with the fat layer exposed}.',
    ],
    side: ['The open ulcer lies above the {right → left} inner ankle.'],
    sex: ['{Mr. → Mrs.} Okwuosa stands nine hours a day.'],
    choice: ['The stockings are ordered in {black → beige}.'],
    device: ['{ → A donning aid is also ordered.}'],
    medication: ['{ → He takes pentoxifylline 400 mg three times a day for the ulcer.}'],
    diagnosis: ['{ → His type 2 diabetes slows the healing of the wound.}'],
    event: ['{ → A deep vein thrombosis in 2019 was treated in the hospital.}'],
    treatment: ['{ → Unna boots were tried for eight weeks and failed.}', '{ → He is allergic to latex.}'],
    social: [
      'He lives {alone → with his wife, who helps him with the stocking}.',
      '{ → He has smoked a pack a day for thirty years.}',
    ],
    attitude: ['~ { → He wears his compression faithfully every day and is very pleased with the progress.}'],
    negation: ['In the evening he {is not able → is able} to pull the stocking on.'],
    organisation: [
      '{ → He attends the Neuse River Wound Center every week.}',
      '{ → His Tricare plan has already approved the wrap.}',
    ],
    attestation: ['{ → I measured the ankle-brachial index myself with a handheld Doppler.}'],
    'relative-date': ['The ulcer has been open {since December 4, 2025 → for the last six weeks}.'],
    'other-role': ['His calf measures {41 → 57} cm around.'],
    brackets: ['[{ → A biopsy of the edge of the ulcer was negative.}]'],
    'coverage-measure': [
      'Such stockings are covered as dressings for an open venous ulcer{ →, and his has been debrided twice, as required}.',
    ],
    script: ['The ankle-brachial index was {1.04 → १.०४}.'],
    identifier: ['{MRN-770529 → MRN-770592}'],
    'date-age': ['The ulcer opened on {December 4 → November 4}, 2025.'],
    quantity: ['We order {two → four} stockings, A6531.'],
    name: ['Patient: {Tobias → Thomas} Okwuosa'],
    retold: ['On March 23 the ulcer {measured 2.4 x 1.8 cm → had closed}.'],
    sum: ['With the stockings and the wrap he receives {three → four} pieces in all.'],
  },
};
