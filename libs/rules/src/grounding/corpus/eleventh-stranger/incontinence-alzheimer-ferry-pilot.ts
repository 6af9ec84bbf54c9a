import type { CorpusCase } from '../corpus-case.ts';

/** A geriatrician's letter, a letter out of a language model, and a home nurse's note. */
export const incontinenceAlzheimerFerryPilot: CorpusCase = {
  id: 'incontinence-alzheimer-ferry-pilot',
  today: '2026-11-20',
  facts: {
    case_id: 9205,
    patient: {
      first_name: 'Ambrose',
      last_name: 'Kittredge-Nwosu',
      dob: '1943-05-30',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '187 lb',
      address: '55 Lantern Hill Road, Marrow Bay, WA 98999',
      phone: '(360) 555-0131',
      mrn: 'MB-68240',
    },
    diagnoses: [
      { code: 'G30.1', description: "Alzheimer's disease with late onset" },
      { code: 'R39.81', description: 'Functional urinary incontinence' },
    ],
    items: [
      {
        item: 'Adult sized disposable incontinence product, protective underwear/pull-on, large size, each',
        hcpcs: 'T4527',
        quantity: 150,
        quantity_limit: 200,
        limit_period: '1 month',
        size: 'large',
        justification:
          'Wet 5 times a day and once or twice at night since autumn 2024. Does not recognize the urge and cannot find the toilet; MMSE 12 of 30 on 2026-08-11. Timed toileting every 2 hours for 10 weeks (February to April 2026) cut the wet episodes from 7 to 5 a day and no further. Mirabegron was tried for 8 weeks and stopped because his blood pressure rose to 172/96. No urinary infection on culture 2026-11-04, prostate not enlarged, residual volume 35 mL. Waist 41 inches, hips 43 inches. Not incontinent of stool. Pull-ons are preferred to tabbed briefs because he still walks and tears off the tabs.',
      },
      {
        item: 'Incontinence product, disposable underpad, large, each',
        hcpcs: 'T4541',
        quantity: 60,
        quantity_limit: 120,
        limit_period: '1 month',
        justification:
          'Two pads each night, one on the bed and one on the armchair. Rash of both groins in July 2026, cleared with zinc oxide paste; skin now whole. Cared for at home by his husband Leopold, who is 79 and has a bad back; their niece Marguerite comes on Saturdays. Donepezil 10 mg at night. Former ferry pilot. Walks with a cane, no falls in the past 12 months. Drinks no coffee after noon.',
      },
    ],
    provider: { name: 'Isadora Plunkett-Reyes, MD', npi: '1652083910', date_signed: '2026-11-20' },
    seen: [
      '2026-11-04, house call: urine cultured, residual volume measured by bladder scan, skin inspected.',
    ],
  },
  notes: [
    `November 20, 2026

To the Utilization Review Department

Re: Ambrose Kittredge-Nwosu, date of birth 05/30/1943

Dear Sir or Madam:

I am requesting protective underwear and underpads for Mr. Kittredge-Nwosu, an 83-year-old man with late-onset Alzheimer's disease (G30.1) and functional urinary incontinence (R39.81).

He has been incontinent of urine since the autumn of 2024. He does not notice the urge and cannot find his way to the toilet; his MMSE score on August 11, 2026 was 12 out of 30. He is now wet five times by day and once or twice by night. He is continent of stool.

Reversible causes were looked for at the house call of November 4. Urine culture showed no infection, the residual volume was 35 mL, and the prostate is not enlarged. Toileting by the clock, every two hours from February to April, lowered the daily episodes from seven to five, but they did not decrease beyond that. Mirabegron, given for eight weeks, had to be stopped when his blood pressure reached 172/96.

He is still walking, with a cane, and he tears off the tabs of ordinary briefs. Pull-on underwear is therefore the right product for him. His waist is 41 inches and his hips are 43, so he needs size large. In July he had a rash in both groins, which resolved with zinc oxide paste. His skin is currently intact, and dry products will help to keep it so.

I order 150 pull-ons (T4527) and 60 large underpads (T4541) per month; up to 200 and 120 are allowed. He lives at home in the care of his husband.

Yours truly,
Isadora Plunkett-Reyes, MD
NPI 1652083910`,
    `LETTER OF MEDICAL NECESSITY

Patient: Ambrose Kittredge-Nwosu
MRN: MB-68240
Diagnoses: Alzheimer's disease with late onset (G30.1); functional urinary incontinence (R39.81)

Purpose of This Letter
The purpose of this letter is to establish the medical need for disposable incontinence supplies for Mr. Kittredge-Nwosu, a former ferry pilot, now 83 years of age.

Clinical Picture
In functional incontinence the urinary tract itself may work adequately, yet the person is unable to reach or use the toilet in time. That is the situation here. Dementia prevents Mr. Kittredge-Nwosu from recognizing when he needs to void and from locating the bathroom. He has about five wet episodes during the day and one or two at night.

Measures Already Taken
A ten-week program of timed toileting at two-hour intervals brought partial improvement only. Drug treatment with mirabegron was abandoned on account of elevated blood pressure. Fluids are managed sensibly as well: he has no coffee in the afternoon.

Choice of Product
Because he remains ambulatory, pull-on underwear preserves more of his independence than a brief with tabs, which he tends to tear off in any case. Two underpads are used every night, one protecting the bed and the other the armchair.

Skin
Prolonged contact with urine damages the skin. He experienced a rash in both groins in July 2026; it has healed with zinc oxide paste.

Caregiver Situation
His husband, Leopold, is 79 years old and has back trouble of his own. On Saturdays they are joined by their niece, Marguerite.

Supplies Requested Each Month
- T4527, protective underwear, large: 150
- T4541, disposable underpad, large: 60

Isadora Plunkett-Reyes, MD`,
    `HOME NURSING NOTE
Kittredge-Nwosu A., 83M, 187 lb, waist 41 / hips 43 in
Alzheimer's late onset, MMSE 12/30 (8/11/26). Functional UI R39.81. Bowel continent.
Wet 5x/day, 1-2x/night. Was 7/day before timed voiding q2h x 10 wks.
Mirabegron x 8 wks stopped, BP 172/96. UCx neg 11/4/26, PVR 35 mL, prostate nl size.
Skin intact; groin rash bilat July, ZnO, resolved.
Amb w/ cane. No falls x 12 mo. Donepezil 10 mg hs.
Caregiver husband (79, back problems), niece Sat.
Monthly: T4527 L pull-on #150; T4541 pad lg #60. Tabs not suitable, pulls them off.`,
  ],
  passages: [
    'Leopold, his husband, looks after him at home despite a bad back.',
    'An infection, an enlarged prostate and a high residual volume have all been excluded.',
    'He gets around on a cane and has not fallen within the last year.',
    'The number of pull-ons, 150 a month, is fifty below what is allowed.',
    'Donepezil 10 mg is taken at night for the dementia.',
    'Timed toileting helped somewhat, by two episodes a day, but he still gets wet.',
  ],
  edits: [
    [
      0,
      'other-role',
      'his MMSE score on August 11, 2026 was 12 out of 30 → his MMSE score on August 11, 2026 was 10 out of 30',
    ],
    [0, 'negation', 'He is continent of stool. → He is also incontinent of stool.'],
    [0, 'quantity', 'up to 200 and 120 are allowed → up to 120 and 200 are allowed'],
    [1, 'sex', 'His husband, Leopold, is 79 → His wife, Leopoldine, is 79'],
    [1, 'retold', 'A ten-week program of timed toileting → A ten-month program of timed toileting'],
    [2, 'event', 'No falls x 12 mo. → 3 falls in 12 mo, 1 ED visit.'],
  ],
  corruptions: {
    'code-disease': [
      'The code R39.81 denotes {functional urinary incontinence → urge incontinence} in this man.',
    ],
    'other-item': ['Of the {underpads → protective underwear} (T4541) he gets 60 a month.'],
    'description-detail': ["He has Alzheimer's disease with {late → early} onset."],
    side: ['In July 2026 there was a rash of {both groins → the left groin only}.'],
    choice: ['The pull-ons are ordered in size {large → extra large}.'],
    device: ['He walks with {a cane → a wheeled walker}.'],
    medication: [
      'For memory he takes {donepezil 10 mg → donepezil 10 mg and memantine} at night.',
      '{Mirabegron → Oxybutynin} was tried for eight weeks and stopped.',
    ],
    diagnosis: [
      'Examination found that the prostate {is not enlarged → is enlarged and obstructs the bladder}.',
      'His incontinence comes with {dementia → dementia and recurrent urinary infections}.',
    ],
    event: [
      'The bladder scan of November 4, 2026 was done {at a house call → in the emergency room, where he had come with retention}.',
    ],
    treatment: ['The groin rash was treated with {zinc oxide paste → nystatin cream}.'],
    social: [
      'On Saturdays {their niece → their son} comes to the house.',
      'He is cared for {at home → in a memory care unit}.',
    ],
    negation: [
      'He {does not recognize → recognizes} the urge to void.',
      'The urine culture of November 2026 {was free of → grew} bacteria that would mean an infection.',
    ],
    organisation: [
      'His urine was cultured {at a house call → at Marrow Bay General Hospital} on November 4.',
    ],
    'relative-date': ['He has been wet by day and night for {about two years → about six months}.'],
    'other-role': ['His residual volume was {35 mL → 60 mL}.', 'His hips measure {43 → 41} inches.'],
    script: ['His blood pressure on the drug rose to {172/96 → ١٩٢/٩٦}.'],
    identifier: ['The ordering physician has the NPI {1652083910 → 1652083901}.'],
    'date-age': ['His husband is {79 → 83} years old.'],
    quantity: ['He is wet {5 → 9} times a day.'],
    retold: [
      'Timed toileting cut the wet episodes {from 7 to 5 → from 5 to 2} a day.',
      'He {still walks → no longer walks} and tears off the tabs of briefs.',
    ],
    sum: ['Together he is to get {210 → 260} disposable products a month.'],
  },
};
