import type { CorpusCase } from '../corpus-case.ts';

/** A small ear-nose-throat office, a speech-language pathologist, a mail-order supplier and a drafted letter for a square-dance caller without a larynx. */
export const laryngectomySuppliesDanceCaller: CorpusCase = {
  id: 'laryngectomy-supplies-dance-caller',
  today: '2026-12-03',
  facts: {
    case_id: 22006,
    patient: {
      first_name: 'Augustin',
      last_name: 'Delacroix-Webb',
      dob: '1959-01-19',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '172 lb',
      address: '77 Fiddler Bend, Oak Prairie, AR 72999',
      phone: '(870) 555-0135',
      mrn: 'OPE-56108',
    },
    diagnoses: [
      { code: 'Z90.02', description: 'Acquired absence of larynx' },
      { code: 'Z85.21', description: 'Personal history of malignant neoplasm of larynx' },
      { code: 'R49.1', description: 'Aphonia' },
    ],
    items: [
      {
        item: 'Artificial larynx, any type',
        hcpcs: 'L8500',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        color: 'silver',
        justification:
          'Total laryngectomy on 2025-08-26 at Ozark Crossing Cancer Center. A voice prosthesis in the puncture leaked and was removed on 2026-07-14; the puncture has closed. Esophageal speech in 12 lessons gave no more than 2 syllables on one breath. The right side of the neck is hard from radiation, so the head of the device must sit on the left. With a loaned device he was 85 % intelligible to a stranger on 2026-11-20.',
      },
      {
        item: 'Filter holder and integrated filter without adhesive, for use in a tracheostoma heat and moisture exchange system, each',
        hcpcs: 'A7507',
        quantity: 60,
        quantity_limit: 62,
        limit_period: 'month',
        justification:
          'Two a day, because mucus blocks the filter by the evening. Without a filter he coughs 20 times a day and must clear crusts; with it 6 times.',
      },
      {
        item: 'Housing and integrated adhesive, for use in a tracheostoma heat and moisture exchange system and/or with a tracheostoma valve, each',
        hcpcs: 'A7508',
        quantity: 30,
        quantity_limit: 62,
        limit_period: 'month',
        size: 'regular',
        justification:
          'One a day; the adhesive lets go after 24 hours. A cloth bib and a humidifier at the bed were not enough.',
      },
    ],
    provider: { name: 'Fenella Marchbanks, DO', npi: '1295830467', date_signed: '2026-12-03' },
    seen: [
      '2026-11-20, in office, by Fenella Marchbanks, DO: stoma 18 mm, clean, no granulation; skin around it slightly red; no nodes in the neck; hands steady.',
    ],
    told: [
      'Which clinic? Oak Prairie Ear, Nose and Throat',
      'Who pays? Medicare Part B',
      'Who supplies? Stoma Mail Company',
      'Who teaches speech? Imogen Starling, CCC-SLP',
      'Radiation? 33 sessions, finished on 2025-12-05',
      'Occupation? Square-dance caller and school bus mechanic; he still repairs buses 3 days a week',
      'Lives with whom? With his wife Lorraine, who is hard of hearing and cannot read lips',
      'How does he reach help now? He knocks on the wall and writes on a slate',
      'Smoking? Quit in 2025, the week before surgery',
      'Medicine? Levothyroxine 75 mcg once a day',
      'Does he have a telephone device? No',
      'Can he change the housing himself? Yes, with a mirror',
    ],
    answered: [],
  },
  notes: [
    `OAK PRAIRIE EAR, NOSE AND THROAT

12/03/2026

Patient: Augustin Delacroix-Webb     DOB: 01/19/1959     MRN: OPE-56108

Dear Medicare Part B reviewer:

This 67-year-old man has acquired absence of the larynx (Z90.02), a personal history of malignant neoplasm of the larynx (Z85.21) and aphonia (R49.1). Total laryngectomy was done on August 26, 2025, at Ozark Crossing Cancer Center, and 33 sessions of radiation were finished on December 5, 2025. He takes levothyroxine 75 mcg once a day. He quit smoking in the week before surgery.

I saw him in the office on November 20, 2026. The stoma measured 18 mm and was clean, without granulation. The skin around it was slightly red. There were no nodes in the neck, and his hands were steady.

He has no voice of his own. The voice prosthesis in his puncture leaked and had to be removed on July 14, 2026; the puncture has closed since. Esophageal speech was taught in 12 lessons and gave no more than 2 syllables on one breath. With a loaned artificial larynx he was 85 % intelligible to a stranger. Because the right side of the neck is hard from radiation, the head of the device must sit on the left.

I order one artificial larynx (L8500), 60 filter holders with integrated filter (A7507) a month and 30 adhesive housings (A7508) a month.

Fenella Marchbanks, DO
NPI 1295830467`,
    `Speech-Language Pathology
Imogen Starling, CCC-SLP

Re: Augustin Delacroix-Webb, 67, male

PURPOSE
To describe his communication after total laryngectomy (8/26/2025) and the need for an electrolarynx.

METHODS TRIED
1. Tracheoesophageal voice prosthesis: leaked, removed 7/14/2026, puncture closed.
2. Esophageal speech: 12 lessons, never more than two syllables per breath.
3. Writing on a slate: his present method, along with knocking on the wall.
4. Electrolarynx on loan: 85 % intelligible to an unfamiliar listener on 11/20/2026.

PLACEMENT
Left side of the neck. The right side is fibrotic (hard) after radiation.

HOME AND WORK
He lives with his wife, Lorraine, who is hard of hearing and is not able to read lips. He has no telephone device. He is a square-dance caller and a school bus mechanic and still repairs buses three days a week.

HEAT AND MOISTURE EXCHANGE
Coughs 20 times a day without a filter, 6 times with one, that is 14 fewer. He is able to change the housing himself with a mirror. A cloth bib and a bedside humidifier were not enough.

RECOMMENDED
- Artificial larynx, L8500, silver, 1
- HME filter holders, A7507, 2 a day
- Adhesive housings, A7508, regular, 1 a day

An artificial larynx is covered for a person whose larynx has been removed or does not work permanently; his was removed.`,
    `STOMA MAIL COMPANY
Statement for the payer: Medicare Part B

Customer: Augustin Delacroix-Webb
77 Fiddler Bend, Oak Prairie, AR 72999
(870) 555-0135

Physician's order: Fenella Marchbanks, DO, NPI 1295830467, signed December 3, 2026

Line 1. L8500 artificial larynx, silver, 1 per year
Line 2. A7507 filter holder and integrated filter without adhesive, 60 per month (limit 62); 180 per 3 months
Line 3. A7508 housing and integrated adhesive, size regular, 30 per month (limit 62); 90 per 3 months

Lines 2 and 3 together: 90 pieces a month.

Reasons

The customer breathes through an opening of 18 mm in the neck. Air taken in there bypasses the nose and is neither warmed, moistened nor filtered; a heat and moisture exchanger takes over part of that work. He changes the filter twice a day, because mucus has blocked it by evening. The adhesive of the housing holds for 24 hours. With the filters the coughing spells went down from 20 to 6 a day. He replaces the housing on his own in front of a mirror.

As to the voice: neither the voice prosthesis nor esophageal speech succeeded. He now writes on a slate. His wife has poor hearing and cannot lip-read, so he knocks on the wall to get help.

Supplies beyond the usual maximum need a reason in the record; his order does not exceed it.`,
    `Letter of Medical Necessity
RE: Mr. Augustin Delacroix-Webb

To whom it may concern,

I write in support of an artificial larynx and of heat and moisture exchange supplies for Mr. Delacroix-Webb, who calls square dances and repairs school buses. Cancer of the larynx made a total laryngectomy necessary in August 2025; radiation followed and ended in December of the same year.

**Voice.** Mr. Delacroix-Webb is aphonic. Two ways to regain a voice have failed: the voice prosthesis, which leaked until it was taken out in July 2026, and esophageal speech, which he studied in a dozen lessons without getting beyond two syllables. A loaned device brought his intelligibility to 85 %. It must be held against the left side of his neck, as the tissue on the right has hardened after radiation. His hands are steady enough, as seen on examination.

**Airway.** Without a filter he coughs some 20 times a day and has to clear crusts. With one, he coughs 6 times. Sixty filters and thirty housings are required per month, two filters and one housing per day.

**Home.** He and his wife Lorraine live together; she is hard of hearing. He has no telephone device and calls for help by knocking on the wall.

**Examination of November 20, 2026.** Clean stoma, 18 mm, no granulation; slightly red skin around it; no lymph nodes felt in the neck.

Sincerely,
Fenella Marchbanks, DO
December 3, 2026`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'and aphonia (R49.1) → and hypernasality (R49.1)'],
    [
      0,
      'description-detail',
      'malignant neoplasm of the larynx (Z85.21) → malignant neoplasm of the trachea (Z85.21)',
    ],
    [0, 'sex', 'This 67-year-old man has → This 67-year-old woman has'],
    [0, 'medication', 'He takes levothyroxine 75 mcg once a day → He takes levothyroxine 100 mcg once a day'],
    [0, 'side', 'the head of the device must sit on the left → the head of the device must sit on the right'],
    [0, 'other-role', 'The stoma measured 18 mm → The stoma measured 33 mm'],
    [
      0,
      'event',
      'the puncture has closed since. → the puncture has closed since. He was hospitalized with pneumonia afterwards.',
    ],
    [
      0,
      'relative-date',
      'I saw him in the office on November 20, 2026. → I saw him in the office last Monday.',
    ],
    [
      0,
      'attestation',
      'I order one artificial larynx → I have watched him use the device at a dance, and I order one artificial larynx',
    ],
    [0, 'quantity', '30 adhesive housings (A7508) a month → 30 adhesive housings (A7508) a week'],
    [0, 'organisation', 'at Ozark Crossing Cancer Center → at Delta Plains Cancer Center'],
    [0, 'negation', 'There were no nodes in the neck → There were nodes in the neck'],
    [1, 'name', 'He lives with his wife, Lorraine → He lives with his wife, Loretta'],
    [1, 'negation', 'is not able to read lips → is able to read lips'],
    [1, 'negation', 'He is able to change the housing himself → He is unable to change the housing himself'],
    [1, 'social', 'still repairs buses three days a week → retired from repairing buses'],
    [1, 'choice', 'Artificial larynx, L8500, silver, 1 → Artificial larynx, L8500, blue, 1'],
    [1, 'sum', 'that is 14 fewer → that is 16 fewer'],
    [
      1,
      'device',
      'Writing on a slate: his present method → Writing on a tablet computer: his present method',
    ],
    [
      1,
      'coverage-measure',
      'does not work permanently; his was removed. → does not work permanently; his was removed and his intelligibility is 40 %.',
    ],
    [
      1,
      'script',
      '85 % intelligible to an unfamiliar listener → ٩٥ % intelligible to an unfamiliar listener',
    ],
    [1, 'other-item', 'Adhesive housings, A7508, regular → Adhesive housings, A7507, regular'],
    [2, 'identifier', '(870) 555-0135 → (870) 555-0153'],
    [2, 'sum', '180 per 3 months → 160 per 3 months'],
    [2, 'sum', 'Lines 2 and 3 together: 90 pieces a month → Lines 2 and 3 together: 120 pieces a month'],
    [
      2,
      'retold',
      'The adhesive of the housing holds for 24 hours → The adhesive of the housing holds for 72 hours',
    ],
    [2, 'brackets', 'He now writes on a slate. → He now writes on a slate [illegibly, because of a tremor].'],
    [
      2,
      'organisation',
      'Statement for the payer: Medicare Part B → Statement for the payer: Razorback Health Plan',
    ],
    [2, 'quantity', '30 per month (limit 62); 90 per → 30 per month (limit 31); 90 per'],
    [
      2,
      'retold',
      'neither the voice prosthesis nor esophageal speech succeeded → both the voice prosthesis and esophageal speech succeeded',
    ],
    [2, 'identifier', 'DO, NPI 1295830467 → DO, NPI 1295830476'],
    [3, 'date-age', 'until it was taken out in July 2026 → until it was taken out in June 2026'],
    [
      3,
      'diagnosis',
      'Mr. Delacroix-Webb is aphonic. → Mr. Delacroix-Webb is aphonic and has chronic bronchitis.',
    ],
    [3, 'treatment', 'radiation followed and ended → radiation with cisplatin followed and ended'],
    [
      3,
      'attitude',
      'A loaned device brought his intelligibility → He was delighted with a loaned device, which brought his intelligibility',
    ],
    [3, 'retold', 'With one, he coughs 6 times → With one, he coughs 12 times'],
    [3, 'sex', 'He and his wife Lorraine live together → She and his wife Lorraine live together'],
    [3, 'script', 'slightly red skin around it → slightly red skin around it, trеаtеd with nуstаtin'],
    [3, 'social', 'she is hard of hearing. → she is hard of hearing and disabled by a stroke.'],
  ],
  corruptions: {},
};
