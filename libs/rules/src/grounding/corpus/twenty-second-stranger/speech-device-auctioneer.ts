import type { CorpusCase } from '../corpus-case.ts';

/** A prairie neurologist, a speech-language pathologist, a supplier's funding desk and a drafted letter for a livestock auctioneer who lost her voice. */
export const speechDeviceAuctioneer: CorpusCase = {
  id: 'speech-device-auctioneer',
  today: '2026-11-25',
  facts: {
    case_id: 22002,
    patient: {
      first_name: 'Rosamund',
      last_name: 'Ekholm-Tait',
      dob: '1966-05-30',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '131 lb',
      address: '212 Grain Elevator Street, Marlow Flats, NE 68999',
      phone: '(308) 555-0127',
      mrn: 'MFH-71926',
    },
    diagnoses: [
      { code: 'G12.21', description: 'Amyotrophic lateral sclerosis' },
      { code: 'R47.1', description: 'Dysarthria and anarthria' },
      { code: 'R13.12', description: 'Dysphagia, oropharyngeal phase' },
    ],
    items: [
      {
        item: 'Speech generating device, synthesized speech, permitting multiple methods of message formulation and multiple methods of device access',
        hcpcs: 'E2510',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Speech 20 % intelligible to an unfamiliar listener on 2026-11-05; it was 90 % on 2025-11-06. Speaking rate 48 words per minute. A letter board gives 4 words per minute and needs a partner at all times. Picture cards failed in August 2026 because she can no longer lift her right hand to point. With the trial device from 2026-10-06 to 2026-11-03 she wrote 11 words per minute by eye gaze and asked for help unprompted.',
      },
      {
        item: 'Accessory for speech generating device, mounting system',
        hcpcs: 'E2512',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        color: 'black',
        justification:
          'She sits in her power wheelchair with tilt during the day, and the screen must stand 60 cm before her eyes. She cannot hold the device: grip 2 lb right, 5 lb left. A table stand shifted whenever the chair tilted.',
      },
      {
        item: 'Accessory for speech generating device, not otherwise classified',
        hcpcs: 'E2599',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Eye-tracking camera. Switch scanning with the left foot gave 3 words per minute and tired her within 10 minutes. Calibration succeeded on 9 of 9 points without glasses.',
      },
    ],
    provider: { name: 'Hollis Brandvold, MD', npi: '1740386159', date_signed: '2026-11-25' },
    seen: [
      '2026-11-05, in clinic, by Hollis Brandvold, MD: tongue fasciculations, weak palate, cannot lift the right arm against gravity, cognitive screen 28 of 30.',
    ],
    told: [
      'Which clinic? The neurology clinic of Marlow Flats Hospital',
      'Who pays? Medicare Part B',
      'Who supplies? Prairie Voice Systems',
      'Who evaluated her speech? Delphine Achterberg, CCC-SLP, on 2026-11-10, at Marlow Flats Hospital',
      'Does the speech-language pathologist have a financial tie to the supplier? No',
      'When was ALS found? May 2025',
      'Occupation? Livestock auctioneer until March 2025',
      'Lives with whom? With her husband Lorne and her grandson Pieter, who is 12',
      'Who will help with the device? Her husband; he learned to mount and charge it during the trial',
      'Does she own another speech device? No',
      'Vision and hearing? Both sufficient for the device',
      'How does she eat? Soft food and thickened liquids by mouth',
      'What does she want to say first? Her own orders at the sale barn cafe',
    ],
    answered: [],
  },
  notes: [
    `Marlow Flats Hospital
Neurology letter, November 25, 2026

RE: Rosamund Ekholm-Tait, DOB 5/30/1966, MRN MFH-71926

Dear Medicare reviewer,

Mrs. Ekholm-Tait is a 60-year-old woman who called livestock auctions until March 2025. Amyotrophic lateral sclerosis (G12.21) was found in May 2025. She now has dysarthria and anarthria (R47.1) and oropharyngeal dysphagia (R13.12); she eats soft food and drinks thickened liquids.

On my examination in clinic on November 5, 2026, there were fasciculations of the tongue and a weak palate, and she could not lift the right arm against gravity. Her cognitive screen was 28 of 30. An unfamiliar listener understood 20 % of her speech that day. A year earlier, on November 6, 2025, it had been 90 %. She speaks 48 words per minute.

I have ordered one speech generating device with synthesized speech, multiple methods of message formulation and multiple methods of access (E2510), one mounting system (E2512) and one eye-tracking camera (E2599). She cannot hold a device, since her grip is 2 lb on the right and 5 lb on the left. Picture cards failed in August 2026 because she could no longer raise the right hand to point.

A speech generating device is covered when natural speech does not meet daily needs and other treatment has been considered. Hers does not meet them.

With regards,
Hollis Brandvold, MD
NPI 1740386159`,
    `AUGMENTATIVE COMMUNICATION EVALUATION

Evaluator: Delphine Achterberg, CCC-SLP
Date of evaluation: 11/10/2026
Client: R. Ekholm-Tait, 60-year-old female, ALS (G12.21)

1. CURRENT SPEECH
Intelligibility 20 % with an unfamiliar listener (11/5/2026). Rate 48 wpm.

2. OTHER ABILITIES
Vision and hearing are sufficient for the device. Cognitive screen 28/30. Grip: right 2 lb, left 5 lb.

3. METHODS COMPARED
| Method | Words per minute | Finding |
|---|---|---|
| Letter board | 4 | Needs a partner at all times |
| Switch scanning, left foot | 3 | Tired within 10 minutes |
| Eye gaze | 11 | Asks for help unprompted |

Picture cards were given up in August 2026; she can no longer lift the right hand to point.

4. TRIAL
Trial device in use from 10/6/2026 to 11/3/2026 (4 weeks). Calibration succeeded on 9 of 9 points without glasses. Her husband, Lorne, learned to mount and charge the device.

5. RECOMMENDATION
E2510 speech generating device x 1; E2512 mounting system, black, x 1; E2599 eye-tracking camera x 1. The screen must stand 60 cm from her eyes while she sits in her power wheelchair with tilt. A table stand shifted whenever the chair tilted.

6. GOAL IN HER WORDS
To give her own orders at the sale barn cafe.

The evaluator has no financial tie to the supplier. She does not own another speech device.`,
    `PRAIRIE VOICE SYSTEMS
Funding packet, cover letter

Beneficiary: Rosamund Ekholm-Tait
Address: 212 Grain Elevator Street, Marlow Flats, NE 68999
Phone: (308) 555-0127
Payer: Medicare Part B
Prescriber: Hollis Brandvold, MD (NPI 1740386159)

We are supplying the following on the prescriber's order of 11/25/2026:

- E2510, speech generating device, synthesized speech, quantity 1
- E2512, mounting system, quantity 1, color black
- E2599, accessory not otherwise classified (eye-tracking camera), quantity 1

That makes three units on three lines.

Medical basis. The beneficiary has amyotrophic lateral sclerosis with dysarthria and anarthria. Strangers can follow only one fifth of what she says. She has no speech device of her own at present. Medicare asks for a formal evaluation by a speech-language pathologist before delivery; it was done by Delphine Achterberg, CCC-SLP, on November 10, 2026.

Why eye gaze. The foot switch produced 3 words a minute and wore her out in 10 minutes. By eye she reached 11 words a minute, nearly three times the 4 of the letter board. The letter board cannot be used without a second person. All 9 calibration points were met, and she did not need glasses.

Why a mount. She spends the day in a power wheelchair with tilt. A stand on the table moved each time the chair tilted. The screen has to be 60 cm in front of her eyes.

Who helps. Her husband can mount and charge the device. Their household includes a grandson, Pieter, aged 12.`,
    `**Statement of Medical Necessity: Speech Generating Device**

Patient: Rosamund Ekholm-Tait | Date of birth: May 30, 1966 | Ordering physician: Hollis Brandvold, MD

Ms. Ekholm-Tait lives with amyotrophic lateral sclerosis, a progressive disease of the motor neurons. Before her illness she earned her living with her voice as a livestock auctioneer, and she worked until March 2025. Today her natural speech can no longer carry her daily communication. Intelligibility fell from 90 % on November 6, 2025 to 20 % on November 5, 2026, a loss of 70 percentage points within a year.

Less costly alternatives were considered:

* Picture cards: not usable since August 2026, because the right hand can no longer be raised for pointing.
* Letter board: slow, at four words per minute, and dependent on a partner at all times.
* Scanning with a foot switch: three words per minute, with fatigue after ten minutes.

During the trial of the requested device, which ran for four weeks until November 3, 2026, she produced eleven words per minute with her eyes and called for help without being prompted. Her cognition, with a screening score of 28 of 30, and her vision and hearing are adequate for its use.

She also has dysphagia of the oropharyngeal phase and takes soft food and thickened liquids by mouth. She lives with her husband Lorne and a grandson. Lorne will help with the device.

The speech-language pathologist has no financial relationship with Prairie Voice Systems, the supplier.

Signed: Hollis Brandvold, MD, November 25, 2026`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'Amyotrophic lateral sclerosis (G12.21) was found → Multiple sclerosis (G12.21) was found',
    ],
    [
      0,
      'description-detail',
      'and oropharyngeal dysphagia (R13.12) → and pharyngoesophageal dysphagia (R13.12)',
    ],
    [0, 'sex', 'is a 60-year-old woman who called → is a 60-year-old man who called'],
    [0, 'side', 'could not lift the right arm against gravity → could not lift the left arm against gravity'],
    [0, 'date-age', 'livestock auctions until March 2025 → livestock auctions until March 2023'],
    [0, 'event', 'was found in May 2025. → was found in May 2025, after a fall from the auction block.'],
    [0, 'organisation', 'Dear Medicare reviewer → Dear Nebraska Medicaid reviewer'],
    [0, 'coverage-measure', 'Hers does not meet them. → Hers, at 35 % intelligibility, does not meet them.'],
    [
      0,
      'other-item',
      'one mounting system (E2512) and one eye-tracking camera (E2599) → one mounting system (E2599) and one eye-tracking camera (E2599)',
    ],
    [
      0,
      'medication',
      'and drinks thickened liquids. → and drinks thickened liquids, and takes riluzole 50 mg twice daily.',
    ],
    [0, 'negation', 'She cannot hold a device → She can hold a device'],
    [0, 'script', 'She speaks 48 words per minute → She speaks ८४ words per minute'],
    [1, 'other-role', 'Calibration succeeded on 9 of 9 points → Calibration succeeded on 9 of 12 points'],
    [1, 'retold', 'Asks for help unprompted → Asks for help only when prompted'],
    [1, 'name', 'Her husband, Lorne, learned to mount → Her husband, Warren, learned to mount'],
    [1, 'choice', 'E2512 mounting system, black, x 1 → E2512 mounting system, silver, x 1'],
    [
      1,
      'negation',
      'Vision and hearing are sufficient for the device → Vision and hearing are not sufficient for the device',
    ],
    [1, 'side', 'Grip: right 2 lb, left 5 lb → Grip: right 5 lb, left 2 lb'],
    [
      1,
      'brackets',
      'The evaluator has no financial tie to the supplier. → The evaluator has no financial tie to the supplier [she is a paid consultant of the maker].',
    ],
    [
      1,
      'attestation',
      'A table stand shifted whenever the chair tilted. → A table stand shifted whenever the chair tilted. I inspected the home on a visit.',
    ],
    [1, 'date-age', 'Trial device in use from 10/6/2026 → Trial device in use from 9/6/2026'],
    [2, 'identifier', 'Phone: (308) 555-0127 → Phone: (308) 555-0172'],
    [2, 'quantity', 'synthesized speech, quantity 1 → synthesized speech, quantity 2'],
    [2, 'sum', 'That makes three units on three lines. → That makes four units on three lines.'],
    [
      2,
      'negation',
      'The letter board cannot be used without a second person → The letter board can be used without a second person',
    ],
    [
      2,
      'retold',
      'Strangers can follow only one fifth of what she says → Strangers can follow only one third of what she says',
    ],
    [
      2,
      'relative-date',
      'by Delphine Achterberg, CCC-SLP, on November 10, 2026 → by Delphine Achterberg, CCC-SLP, three months ago',
    ],
    [
      2,
      'device',
      'She has no speech device of her own at present. → She has no speech device of her own at present, but uses a voice amplifier.',
    ],
    [2, 'other-role', 'Pieter, aged 12 → Pieter, aged 28'],
    [2, 'organisation', 'PRAIRIE VOICE SYSTEMS → HEARTLAND VOICE SYSTEMS'],
    [3, 'sum', 'a loss of 70 percentage points within a year → a loss of 60 percentage points within a year'],
    [
      3,
      'social',
      'She lives with her husband Lorne and a grandson. → She lives with her husband Lorne and a grandson, and a home health aide comes daily.',
    ],
    [
      3,
      'attitude',
      'Lorne will help with the device. → Lorne will help with the device. She is frightened of the technology.',
    ],
    [
      3,
      'treatment',
      'and takes soft food and thickened liquids by mouth → and takes soft food by mouth, with tube feeding at night',
    ],
    [
      3,
      'diagnosis',
      'Ms. Ekholm-Tait lives with amyotrophic lateral sclerosis → Ms. Ekholm-Tait lives with frontotemporal dementia and amyotrophic lateral sclerosis',
    ],
    [3, 'retold', 'with fatigue after ten minutes → with fatigue after thirty minutes'],
    [3, 'sex', 'Before her illness she earned her living → Before his illness he earned his living'],
    [3, 'script', 'Ordering physician: Hollis Brandvold, MD → Ordering physician: Ноlllѕ Вrаndwоld, MD'],
  ],
  corruptions: {},
};
