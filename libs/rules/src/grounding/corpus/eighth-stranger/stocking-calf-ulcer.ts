import type { CorpusCase } from '../corpus-case.ts';

/** In the hand of a home health nurse. */
export const stockingCalfUlcer: CorpusCase = {
  id: 'stocking-calf-ulcer',
  today: '2026-11-02',
  facts: {
    case_id: 8204,
    patient: {
      first_name: 'Wilhelmina',
      last_name: 'Tate',
      dob: '1944-09-30',
      gender: 'female',
      height: '158 cm',
      weight: '70 kg',
      address: '6 Chapel Row, Unit 2B, Dunmore, PA 18512',
      phone: '(570) 555-0163',
      mrn: 'DM-90312',
    },
    diagnoses: [
      { code: 'I83.012', description: 'Varicose veins of right lower extremity with ulcer of calf' },
      {
        code: 'L97.211',
        description: 'Non-pressure chronic ulcer of right calf limited to breakdown of skin',
      },
      { code: 'I10', description: 'Essential (primary) hypertension' },
    ],
    items: [
      {
        item: 'Gradient compression stocking, below knee, 30-40 mmHg, used as a surgical dressing, each',
        hcpcs: 'A6531',
        quantity: 2,
        size: 'L',
        color: 'Beige',
        justification:
          'Open ulcer of the right calf since 2026-08-14. Ankle 23 cm, calf 36 cm. ABI 0.94 right on 2026-09-16. Two-layer wrap changed twice a week by the nurse since 2026-09-02. Daughter Prudence puts the stocking on each morning. Lives alone on the second floor; daughter lives next door. Vein stripping of the left leg in 1988; skin of the left leg intact.',
      },
      {
        item: 'Foam dressing, sterile, pad size 16 sq. in. or less, without adhesive border',
        hcpcs: 'A6209',
        quantity: 12,
        quantity_limit: 12,
        limit_period: '1 month',
        justification:
          'Ulcer 3.2 x 2.1 cm, 0.2 cm deep on 2026-10-28; 4.0 x 2.6 cm on 2026-09-30. Bed 80% granulation, 20% slough, moderate drainage, no odor, no fever. Pain 3/10 at dressing change. Allergic to neomycin. Amlodipine 5 mg daily, acetaminophen as needed. Not diabetic. Does not smoke.',
      },
    ],
    provider: { name: 'Horatio Bell, NP', npi: '1407816654', date_signed: '2026-11-02' },
  },
  notes: [
    `SN visit summary. Pt is an 82 y.o. female w/ venous ulcer R calf, open since 8/14/26. Today's order follows measurements of 10/28: 3.2 x 2.1 x 0.2 cm, down from 4.0 x 2.6 on 9/30. Wound bed 80% red granulation, 20% yellow slough. Drainage moderate. No odor. Afebrile. Pain 3/10 w/ dressing change, takes acetaminophen prn. BP med: amlodipine 5 mg qd. NKDA except neomycin. ABI R 0.94 (9/16). 2-layer wrap 2x/wk by RN since 9/2. LLE skin intact, s/p vein stripping '88. Non-smoker, no DM. Lives alone 2nd fl; dtr Prudence next door, dons stocking q AM. Needs: A6531 x2, lg, beige. A6209 x12/mo.`,
    `Mrs. Tate's right calf ulcer is healing, but it is still open, eleven weeks after it began. It has shrunk from four by 2.6 centimeters to 3.2 by 2.1, and it is shallow at two millimeters. Arterial flow is sufficient for compression, with an index of 0.94. I have been wrapping the leg twice a week since the second of September; her daughter, who lives next door, is going to put on the stocking in the mornings. The stockings replace the wrap and have to hold 30 to 40 mmHg below the knee. We ask for two, so that one can be washed while the other is worn. Twelve foam pads a month are for the wound itself.`,
    `- Diagnosis: varicose veins, right leg, with calf ulcer (I83.012); skin breakdown only (L97.211); high blood pressure (I10)
- Ulcer status: OPEN
- Size: 3.2 cm long, 2.1 cm wide, 0.2 cm deep (Oct 28)
- Exudate: moderate; smell: none; signs of infection: no fever
- Compression so far: two-layer wrap, twice weekly
- Circulation: ABI 0.94, right
- Stocking measurements: ankle 23 cm, calf 36 cm
- Who applies it: daughter, daily in the morning
- Home: alone, upstairs (second floor)
- Allergies: neomycin only
- Product: stocking A6531, size L, beige, quantity 2; foam dressing A6209 without border, 12 per month`,
    `She manages by herself in an upstairs apartment, and her daughter Prudence comes over every morning. The sore on the lower right leg opened in mid-August. A nurse goes out twice every week to change the wrap. There is slough on a fifth of the wound and healthy tissue on the rest. Her blood pressure is treated with amlodipine. She does not smoke, and she does not have diabetes. The veins of the other leg were stripped in 1988, and the skin there is whole. Ointments with neomycin must be avoided.`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', '82 y.o. female → 72 y.o. female'],
    [0, 'side', 'ulcer R calf → ulcer L calf'],
    [0, 'diagnosis', 'venous ulcer R calf → arterial ulcer R calf'],
    [0, 'retold', '3.2 x 2.1 x 0.2 → 3.2 x 2.1 x 0.8'],
    [0, 'retold', 'down from 4.0 x 2.6 → up from 2.0 x 1.6'],
    [0, 'other-role', 'Wound bed 80% → Wound bed 20%'],
    [0, 'retold', 'Drainage moderate → Drainage heavy'],
    [0, 'negation', 'No odor → Foul odor'],
    [0, 'negation', 'Afebrile → Febrile'],
    [0, 'retold', 'Pain 3/10 → Pain 8/10'],
    [0, 'medication', 'acetaminophen prn → oxycodone prn'],
    [0, 'medication', 'amlodipine 5 mg → amlodipine 10 mg'],
    [0, 'treatment', 'NKDA except neomycin → NKDA except sulfa'],
    [0, 'retold', 'ABI R 0.94 → ABI R 0.49'],
    [0, 'side', 'LLE skin intact → RLE skin intact'],
    [0, 'event', 'vein stripping → vein bypass'],
    [0, 'negation', 'Non-smoker, no DM → Smoker, no DM'],
    [0, 'negation', 'no DM → DM'],
    [0, 'social', 'Lives alone 2nd fl → Lives w/ dtr 2nd fl'],
    [0, 'social', 'dtr Prudence → sister Prudence'],
    [0, 'choice', 'lg, beige → med, beige'],
    [0, 'choice', 'lg, beige → lg, black'],
    [0, 'quantity', 'A6209 x12/mo → A6209 x30/mo'],
    [1, 'negation', 'is healing, but it is still open → has healed and is closed'],
    [1, 'relative-date', 'eleven weeks after → thirty weeks after'],
    [1, 'retold', 'shallow at two millimeters → deep at two centimeters'],
    [1, 'negation', 'Arterial flow is sufficient → Arterial flow is insufficient'],
    [1, 'attestation', 'I have been wrapping the leg → Her daughter has been wrapping the leg'],
    [1, 'social', 'her daughter, who lives next door → her daughter, who lives in Ohio'],
    [1, 'other-item', '30 to 40 mmHg below the knee → 30 to 40 mmHg above the knee'],
    [1, 'other-item', 'hold 30 to 40 mmHg → hold 20 to 30 mmHg'],
    [1, 'quantity', 'Twelve foam pads a month → Twelve foam pads a week'],
    [1, 'device', 'Twelve foam pads a month → Twelve alginate pads a month'],
    [2, 'description-detail', 'skin breakdown only (L97.211 → fat layer exposed (L97.211'],
    [2, 'code-disease', 'high blood pressure (I10) → atrial fibrillation (I10)'],
    [2, 'negation', 'Ulcer status: OPEN → Ulcer status: CLOSED'],
    [2, 'negation', 'smell: none → smell: strong'],
    [2, 'other-role', 'ankle 23 cm, calf 36 cm → ankle 36 cm, calf 23 cm'],
    [2, 'social', 'Home: alone → Home: with husband'],
    [2, 'treatment', 'Allergies: neomycin only → Allergies: neomycin and latex'],
    [2, 'other-item', 'without border → with border'],
    [3, 'social', 'in an upstairs apartment → in a nursing home'],
    [3, 'side', 'sore on the lower right leg → sore on the lower left leg'],
    [3, 'date-age', 'opened in mid-August → opened in mid-March'],
    [3, 'other-role', 'slough on a fifth → slough on a half'],
    [3, 'negation', 'she does not have diabetes → she does have diabetes'],
    [3, 'attestation', 'A nurse goes out twice → A physician goes out twice'],
    [3, 'negation', 'the skin there is whole → the skin there is broken'],
    [3, 'medication', 'with amlodipine → with furosemide'],
  ],
  corruptions: {
    event: [
      '{→ She was admitted in September with cellulitis and received intravenous antibiotics.}',
      '{→ She slipped in the shower last week.}',
    ],
    device: ['{→ A pneumatic compression pump is requested too.}'],
    diagnosis: ['{→ Her history includes deep vein thrombosis and lymphedema.}'],
    organisation: ['{→ Claims go to Keystone Senior Care.}'],
    attitude: ['~ {→ She is highly motivated and eager to learn about her condition.}'],
  },
};
