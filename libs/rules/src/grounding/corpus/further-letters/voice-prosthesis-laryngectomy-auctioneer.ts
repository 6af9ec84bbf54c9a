import type { CorpusCase } from '../corpus-case.ts';

/** A head and neck surgeon, a speech pathologist, a sister, a supply house, a resident and a drafting model write for an auctioneer without a larynx. */
export const voiceProsthesisLaryngectomyAuctioneer: CorpusCase = {
  id: 'voice-prosthesis-laryngectomy-auctioneer',
  today: '2026-09-23',
  facts: {
    case_id: 32108,
    patient: {
      first_name: 'Henrietta',
      last_name: 'Vandermolen',
      dob: '1966-06-30',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '139 lb',
      address: '880 Sale Barn Road, Kettle Ridge, WI 54999',
      phone: '(608) 555-0176',
      mrn: 'KRH-60925',
    },
    diagnoses: [
      { code: 'Z90.02', description: 'Acquired absence of larynx' },
      { code: 'Z85.21', description: 'Personal history of malignant neoplasm of larynx' },
      { code: 'R49.1', description: 'Aphonia' },
    ],
    items: [
      {
        item: 'Tracheo-esophageal voice prosthesis, inserted by a licensed health care provider, any type',
        hcpcs: 'L8509',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        size: '20 Fr, 8 mm',
        justification:
          'Total laryngectomy with primary puncture on 2025-02-27 for squamous cell carcinoma, followed by 30 sessions of radiation that ended on 2025-05-16. Prostheses were changed on 2025-09-10, 2025-12-17, 2026-03-25 and 2026-06-24, each time because liquid leaked through the valve. On 2026-09-16 she coughed at each of 3 sips of thin liquid and blue dye came through the center of the prosthesis. The tract measured 8 mm on that day against 10 mm on 2026-06-24. A patient-changed prosthesis was tried on 2025-09-10, and she could not seat it because of a tremor of the right hand.',
      },
      {
        item: 'Filter for use in a tracheostoma heat and moisture exchange system, each',
        hcpcs: 'A7504',
        quantity: 62,
        quantity_limit: 62,
        limit_period: '1 month',
        justification:
          'Two filters a day, since dust and mucus clog them. Without filters in January 2026 she coughed 22 times a day and brought up plugs of mucus; with them 7 times a day in February 2026.',
      },
      {
        item: 'Housing and integrated adhesive, for use in a tracheostoma heat and moisture exchange system and/or with a tracheostoma valve, each',
        hcpcs: 'A7508',
        quantity: 31,
        quantity_limit: 62,
        limit_period: '1 month',
        size: 'oval',
        justification:
          'One a day. The stoma is 14 by 18 mm and lies deep, so that round housings came loose after 3 hours and oval ones hold 20 to 24 hours.',
      },
    ],
    provider: { name: 'Ravindra Castleton, MD', npi: '1083756294', date_signed: '2026-09-23' },
    seen: [
      '2026-09-16, at Kettle Ridge Voice Clinic, by Oksana Ferreira-Lund, CCC-SLP: leak through the center, tract 8 mm, speaks 11 syllables on a breath and holds a vowel for 9 seconds, skin around the stoma without redness.',
      '2026-09-18, by Ravindra Castleton, MD: no sign of cancer on endoscopy of the throat, neck soft, weight 139 lb.',
    ],
    told: [
      'Who pays? Driftless Farmers Health',
      'Who supplies? Coulee Laryngectomy Supply',
      'Work? Livestock auctioneer until 2025; now clerks at the same sale barn and speaks with bidders',
      'Lives with whom? With her sister Wilhelmina, who is deaf in one ear',
      'Other ways of speaking? An electrolarynx since March 2025, which her sister and callers on the telephone do not understand; esophageal speech not learned in 12 lessons',
      'Pneumonia? Once, in April 2026, treated at home',
      'Medicines? Levothyroxine 75 mcg daily; nystatin rinse 4 times a day',
      'Smoking? Stopped on 2025-02-27',
    ],
    answered: [],
  },
  notes: [
    `Ravindra Castleton, MD
Otolaryngology, Head and Neck

September 23, 2026

Driftless Farmers Health
re: Henrietta Vandermolen, 06/30/1966

Gentlemen and Ladies,

I write about the voice of a woman who sold cattle with it. Ms. Vandermolen was a livestock auctioneer until 2025. On February 27 of that year I must assume her old voice was heard for the last time: her larynx was removed for squamous cell carcinoma, and radiation followed, thirty sessions, to May 16. When I looked down her throat last Friday I found no sign of cancer. Her neck is soft. She is nearly nineteen months out.

A laryngectomee speaks, if she speaks well, through a small one-way valve set in the wall between windpipe and gullet. The valve is a wearing part. Yeast and saliva spoil it, and when it no longer shuts, what she drinks runs into her lungs. Ms. Vandermolen's has been exchanged four times, roughly every three months, always for leakage. It leaks again. On September 16 she coughed with each of three sips, and dye passed through the middle of the device.

That it leaks through the center rather than around it matters. It tells us the puncture itself is sound and that a new prosthesis will solve the problem. The tract has shortened by two millimeters since June, so the new one should be 8.

She had pneumonia in April. I don't wish to see a second.

She can't change the device herself; her right hand shakes and when it was tried she could not seat it. Hence L8509, placed by a clinician.

I order as well filters (A7504, 62 a month) and housings (A7508, 31 a month), for she breathes through a hole in the neck and has no nose to warm the air.

Ravindra Castleton, MD
NPI 1083756294`,
    `KETTLE RIDGE VOICE CLINIC
SPEECH-LANGUAGE PATHOLOGY: TEP VISIT

Date of service: 9/16/2026
Clinician: Oksana Ferreira-Lund, CCC-SLP
Client: H. Vandermolen, 60, KRH-60925
Hx: TL with primary TEP 2/27/2025; RT x30, completed 5/16/2025

SUBJECTIVE
Coughs when drinking.

OBJECTIVE
Leak test, thin liquid: cough on 3/3 sips
Blue dye: through center of VP. No mention of leak around.
Tract sizing: 8 mm (10 mm on 6/24/2026)
MPT: 9 s
Syllables/breath: 11
Peristomal skin: no redness
Stoma: 14 x 18 mm, deep

VP LOG
1  9/10/2025   leak
2  12/17/2025  leak    (98 days)
3  3/25/2026   leak    (98 days)
4  6/24/2026   leak    (91 days)
Now 9/16/2026  leaking (84 days)

ANALYSIS
Device life 12 to 14 weeks. That's in the ordinary range, given that published device lives run from about two to six months. She is already on nystatin QID against Candida, which is the commonest cause of early valve failure.
Clinician-placed type indicated. Patient-changed type (trialed 9/10/2025) not seated, tremor R hand.

ALTERNATIVES
EL since 3/2025: sister and phone callers can't understand it.
Esophageal speech: 12 lessons, not acquired.
Writing only: not realistic for someone who clerks at a sale barn and has to answer bidders.

HME
Oval housings (round ones came off in 3 h; oval 20-24 h). 1/day.
Cassettes 2/day.
Cough: 22/day without filters (1/2026), 7/day with (2/2026).

PLAN
20 Fr 8 mm VP, L8509 x1. A7504 x62/mo. A7508 x31/mo, oval. To Dr. Castleton.`,
    `Kettle Ridge, September 23

To whoever decides at Driftless Farmers Health:

I'm Wilhelmina, Henrietta Vandermolen's sister. We live together on Sale Barn Road. I'm deaf in one ear, and that is part of why I write.

Henrietta lost her voice box in February 2025. When she uses the buzzing gadget, the one you hold to the neck, I can't make out what she says. I'm not the only one. People on the telephone can't either. She took twelve lessons in that belch kind of talking and it did not come. With the valve in her throat I understand her. There isn't any other way for the two of us to talk across a room.

Now the valve leaks. She takes a sip and coughs, takes a sip and coughs. It has been like this four times before and each time they gave her a new one and it was right again, for three months or so. In April she had pneumonia. She got over it at home, but it was pneumonia.

You may ask why she can't change it herself. They gave her the sort you change yourself, a year ago. Her right hand shakes. She couldn't get it to sit.

About the filters. In January she did without. Twenty-two coughing fits a day, and plugs of mucus. In February with filters it was seven. She needs two a day because it's dusty work and they clog. And she needs the oval stickers; the round ones let go in three hours.

She used to call sales. Now she clerks at the same barn and has to talk to the bidders. She quit smoking the day of her operation.

Please let her have what Dr. Castleton asked for.

Wilhelmina`,
    `COULEE LARYNGECTOMY SUPPLY - CERTIFICATE OF MEDICAL NEED, NARRATIVE PART

(1) BENEFICIARY
    Vandermolen, Henrietta; F; 06/30/1966
    880 Sale Barn Road, Kettle Ridge, WI 54999; (608) 555-0176
(2) PLAN
    Driftless Farmers Health
(3) PRACTITIONER
    Ravindra Castleton, MD; 1083756294; order 09/23/2026
(4) CODES OF DISEASE
    Z90.02, Z85.21, R49.1
(5) GOODS

    L8509   voice prosthesis, clinician-inserted, 20 Fr, 8 mm     1 / 3 mo
    A7504   HME filter                                           62 / mo
    A7508   housing with adhesive, oval                          31 / mo

(6) ARITHMETIC
    Filters: 2 per day x 31 days = 62, equal to limit
    Housings: 1 per day x 31 days = 31, half of limit
    Quarter: 1 prosthesis, 186 filters, 93 housings

(7) REASON, PROSTHESIS
    Center leak, 09/16/2026, confirmed by dye. Previous one placed 06/24/2026, that is twelve weeks before. New length 8 mm instead of 10: a prosthesis that is too long pistons in the tract and can itself cause leakage.

(8) REASON, FILTERS
    Laryngectomy bypasses the nose. Beneficiary's daily coughs 22 without filters, 7 with.

(9) REASON, HOUSINGS
    Stoma deep, 14 x 18 mm. Round: 3 hours. Oval: up to 24.

(10) NOT BILLED
    No electrolarynx (she has one). No patient-changed prosthesis, L8507. No stoma valve for hands-free speech.

(11) REMARK
    Filters without a housing can't be worn and housings without a filter serve no purpose. Please authorize both lines together.`,
    `Dictation, ENT resident. Letter for Dr. Castleton's signature. Patient Vandermolen, V as in Victor, a-n-d-e-r-m-o-l-e-n, Henrietta.

To the payer, Driftless Farmers Health. New paragraph. This is a 60-year-old lady status post total laryngectomy with primary TE puncture February 27, 2025, for squamous cell CA of the larynx, status post adjuvant radiation 30 fractions through May 16, 2025, currently NED by endoscopy September 18, 2026, who presents with a leaking voice prosthesis. New paragraph. This would be her fifth change. The others were September 10 and December 17 of '25 and March 25 and June 24 of '26, all for leakage through the valve. Last week, correction, on September 16, speech pathology, Ms. Ferreira-Lund, saw her and she coughed on three out of three sips and blue dye came through the center. Skin around the stoma looked fine. She resized her to an 8, she had been a 10. New paragraph. Voice with it is decent, 11 syllables to a breath, 9 seconds on a vowel. Without a working prosthesis she is aphonic, R49.1. Her electrolarynx isn't intelligible to her sister, who's deaf in one ear, nor over the phone, and she didn't get esophageal speech in 12 lessons. She works, she clerks at a livestock sale barn and deals with bidders. New paragraph. Aspiration risk. She's had one pneumonia, April 2026, managed at home. New paragraph. We are also asking for HME supplies, two filters a day and one oval housing a day. New paragraph. Meds are levothyroxine 75 micrograms and nystatin swish four times daily. Non-smoker since the day of surgery. Sign it Castleton, NPI one oh eight three seven five six two nine four. End.`,
    `# Request for Coverage: Alaryngeal Voice Restoration and Pulmonary Protection

### Patient at a glance
- **Name:** Henrietta Vandermolen
- **Age / sex:** 60 / female
- **Height / weight:** 163 cm / 63 kg
- **Diagnoses:** Z90.02 Acquired absence of larynx; Z85.21 Personal history of malignant neoplasm of larynx; R49.1 Aphonia

### What is being requested?

| Item | HCPCS | Amount |
|---|---|---|
| Indwelling TE voice prosthesis (20 Fr, 8 mm) | L8509 | 1 every 3 months |
| HME filters | A7504 | 62 monthly |
| HME housings, oval, adhesive | A7508 | 31 monthly |

### Why is a new prosthesis needed?
The current device **leaks through its center**, as shown on September 16, 2026. All four earlier exchanges were made for the same reason. The average interval between them was a little over **three months** (98, 98 and 91 days), which matches the quantity limit of one per three months.

### Why can't she use another method of communication?
1. **Electrolarynx** – in use since March 2025, but not understood by her sister or on the telephone.
2. **Esophageal speech** – not acquired despite 12 lessons.
3. **Patient-changed prosthesis** – could not be seated owing to a right-hand tremor.

### Why is heat and moisture exchange needed?
The upper airway normally filters, warms and humidifies inhaled air. After laryngectomy it no longer does. Her own figures illustrate the benefit: **22 coughs per day without filters, 7 with** – about two thirds fewer.

### What happens without approval?
Continued leakage exposes the airway to food and liquid. Aspiration may lead to pneumonia, of which she has already had one (April 2026; the cause is not stated here). It would also leave her without usable speech at work.

### Prescriber
Ravindra Castleton, MD, NPI 1083756294, September 23, 2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
