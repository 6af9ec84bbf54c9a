import type { CorpusCase } from '../corpus-case.ts';

/** A neurologist, a speech therapist, a vendor and a model write for a mapmaker who speaks with her eyes. */
export const speechAlsCartographer: CorpusCase = {
  id: 'speech-als-cartographer',
  today: '2026-07-27',
  facts: {
    case_id: 26103,
    patient: {
      first_name: 'Solveig',
      last_name: 'Marchetti-Ndiaye',
      dob: '1969-02-06',
      gender: 'female',
      height: '5 ft 7 in',
      weight: '128 lb',
      address: '52 Kestrel Wharf, Houseboat 4, Port Amity, WA 98999',
      phone: '(360) 555-0119',
      mrn: 'PAN-27714',
    },
    diagnoses: [
      { code: 'G12.21', description: 'Amyotrophic lateral sclerosis' },
      { code: 'R47.1', description: 'Dysarthria and anarthria' },
    ],
    items: [
      {
        item: 'Speech generating device, synthesized speech, permitting multiple methods of message formulation and multiple methods of device access',
        hcpcs: 'E2510',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Speech understood by strangers: 15 % of sentences on 2026-06-30, 70 % on 2025-12-09. With eye gaze she wrote 9 words per minute and 28 of 30 messages without error in a trial of 3 weeks from 2026-07-01 to 2026-07-22. A letter board took 4 minutes for a sentence; a device with recorded messages (E2500) did not let her form new ones. She is not able to write or type by hand.',
      },
      {
        item: 'Accessory for speech generating device, mounting system',
        hcpcs: 'E2512',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '5 years',
        color: 'gray',
        justification:
          'One mount for the wheelchair and one for the bed. She is not able to hold the device.',
      },
      {
        item: 'Accessory for speech generating device, not otherwise classified (eye gaze camera)',
        hcpcs: 'E2599',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification: 'Eye movements are full in all directions. Reading glasses do not disturb the camera.',
      },
    ],
    provider: { name: 'Mordecai Lindqvist, MD', npi: '1083957264', date_signed: '2026-07-27' },
    seen: [
      '2026-06-30, in clinic, by Mordecai Lindqvist, MD: tongue wasted and fasciculating, both hands without grip, full eye movements, hearing normal.',
      '2026-07-22, at home, by Calliope Brandt, SLP: follows written directions of 3 steps, reads a newspaper, chooses 1 of 60 symbols by gaze.',
    ],
    told: [
      'Who pays? Sound Shore Benefit Trust',
      'Who supplies? Larkspur Voice Systems',
      'Lives with whom? With her sister Ragnhild on a houseboat',
      'Work? Cartographer until October 2025',
      'Riluzole? 50 mg twice a day',
      'Ventilator? None',
    ],
    answered: [],
  },
  notes: [
    `NEUROLOGY
Mordecai Lindqvist, MD, NPI 1083957264

July 27, 2026
To: Sound Shore Benefit Trust
Patient: Solveig Marchetti-Ndiaye, born 02/06/1969

Ms. Marchetti-Ndiaye is 57 years old and has amyotrophic lateral sclerosis (G12.21) with dysarthria and anarthria (R47.1). She takes riluzole 50 mg twice a day. She does not use a ventilator.

When I saw her in clinic on June 30, 2026, the tongue was wasted and fasciculated. Neither hand had a grip. Eye movements were full and hearing was normal.

In December 2025 strangers still understood 70% of her sentences. By June 30, 2026 it was 15%. She cannot write or type by hand.

A trial of an eye gaze device ran from July 1 to July 22, 2026. On its last day the speech-language pathologist, Calliope Brandt, saw her at home. Of 30 messages, 28 were without error.

I order:
1. E2510, speech generating device with synthesized speech
2. E2512, mounting system, 2 pieces (wheelchair and bed)
3. E2599, eye gaze camera

ALS is progressive, while eye movements are often spared until late. Speech devices are commonly ordered together with the means of access that the patient can control.

Mordecai Lindqvist, MD`,
    `SPEECH-LANGUAGE PATHOLOGY – AAC EVALUATION

Name: Solveig Marchetti-Ndiaye
MRN: PAN-27714
Seen at home on 07/22/2026 by Calliope Brandt, SLP

LANGUAGE AND COGNITION
Follows written directions of three steps. Reads a newspaper.

ACCESS
Selects 1 of 60 symbols by gaze. Eye movements full in all directions. Wears reading glasses; they do not disturb the camera.

SPEECH
Intelligible to strangers: 15% of sentences. In December 2025: 70%. That is a loss of 55 percentage points.

OPTIONS COMPARED
a) Letter board: 4 minutes per sentence.
b) E2500, recorded messages: she could not form new messages.
c) E2510 with eye gaze: 9 words per minute. 28 of 30 messages free of error, 2 with error.

The trial lasted 3 weeks.

SITUATION
She lives with her sister Ragnhild on a houseboat. She drew maps for a living until October 2025.

MOUNTING
She is not able to hold the device. One mount goes on the wheelchair and one on the bed. Color gray.

RECOMMENDATION
E2510 with E2512 x 2 and E2599.

Good practice is to compare several devices before one is recommended, and to choose the access that tires the user least.`,
    `Larkspur Voice Systems

Sound Shore Benefit Trust
Request for one speech generating device and accessories

Member: Solveig Marchetti-Ndiaye
52 Kestrel Wharf, Houseboat 4, Port Amity, WA 98999
(360) 555-0119

Line 1: E2510 x 1, limit 1 per 5 years
Line 2: E2512 x 2, limit 2 per 5 years, gray
Line 3: E2599 x 1, limit 1 per 5 years, eye gaze camera

Units in total: 4

Diagnoses: G12.21 amyotrophic lateral sclerosis; R47.1 dysarthria and anarthria.

The member tried the device for 3 weeks, ending on July 22, 2026, and the physician signed the order five days after that. With the gaze of her eyes she reached 9 words per minute. With a letter board, one sentence took 4 minutes.

She has no grip in either hand. For that reason she needs the mounts. She reads with glasses, and the camera works with them.

The member lives with her sister. The ordering physician is Mordecai Lindqvist, MD.

A speech device of this kind speaks aloud what the user composes. Most plans pay for a single device at a time, and usually ask for the report of a speech-language pathologist.

Larkspur Voice Systems`,
    `## Statement of Need: Speech Generating Device

**Patient:** S. Marchetti-Ndiaye, 57-year-old woman
**Diagnoses:** ALS (G12.21); dysarthria and anarthria (R47.1)

**Background.** The patient was a cartographer until October 2025. She shares a houseboat with her sister, Ragnhild. She does not depend on a ventilator.

**Communication now.** Strangers understand about one sentence in seven. Her hands no longer permit writing or typing. Hearing is normal, and she reads a newspaper.

**Alternatives considered.**
* *Letter board* – too slow at four minutes for one sentence
* *Recorded messages (E2500)* – no new messages possible

**Result of the trial.** Over three weeks in July 2026 she produced 9 words per minute with eye gaze, and 28 of 30 messages (93%) had no error.

**Requested equipment.**
* E2510 – the device, quantity 1
* E2512 – mounts, quantity 2: wheelchair, bed
* E2599 – eye gaze camera, quantity 1

**Drug treatment.** Riluzole, 100 mg a day in two doses.

**Conclusion.** In view of the trial, synthesized speech with eye gaze suits her need. In general, policies require that natural means of communication be insufficient and that the patient be able to use the device selected.

*Signed:* Mordecai Lindqvist, MD, July 27, 2026`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'amyotrophic lateral sclerosis (G12.21) → multiple sclerosis (G12.21)'],
    [0, 'medication', 'riluzole 50 mg twice a day → edaravone 105 mg once a day'],
    [0, 'negation', 'She does not use a ventilator. → She uses a ventilator.'],
    [0, 'date-age', 'is 57 years old → is 59 years old'],
    [0, 'retold', 'strangers still understood 70% → strangers still understood 90%'],
    [0, 'negation', 'She cannot write or type by hand. → She can write and type by hand.'],
    [0, 'other-item', 'E2512, mounting system → E2599, mounting system'],
    [
      0,
      'event',
      'Eye movements were full and hearing was normal. → Eye movements were full and hearing was normal. A feeding tube had been placed in May.',
    ],
    [0, 'attestation', 'I order: → I was present throughout the trial and order:'],
    [
      0,
      'coverage-measure',
      'the patient can control. → the patient can control, as her score of 27 on the ALSFRS-R supports.',
    ],
    [
      0,
      'name',
      'the speech-language pathologist, Calliope Brandt → the speech-language pathologist, Camilla Brandt',
    ],
    [1, 'sum', 'a loss of 55 percentage points → a loss of 65 percentage points'],
    [1, 'other-role', 'Selects 1 of 60 symbols → Selects 1 of 28 symbols'],
    [1, 'description-detail', 'E2500, recorded messages → E2500, synthesized speech'],
    [1, 'social', 'her sister Ragnhild on a houseboat → her partner Ragnhild on a houseboat'],
    [1, 'identifier', 'PAN-27714 → PAN-22714'],
    [1, 'script', '9 words per minute. → ٦ words per minute.'],
    [1, 'negation', 'they do not disturb the camera → they disturb the camera'],
    [1, 'choice', 'Color gray. → Color white.'],
    [1, 'relative-date', 'In December 2025: 70% → Two years before: 70%'],
    [1, 'brackets', 'One mount goes on the wheelchair → One mount goes on the wheelchair [left armrest]'],
    [2, 'quantity', 'E2512 x 2, limit 2 per 5 years → E2512 x 2, limit 2 per 3 years'],
    [2, 'sum', 'Units in total: 4 → Units in total: 5'],
    [2, 'organisation', 'Sound Shore Benefit Trust → Evergreen Basin Health'],
    [2, 'side', 'She has no grip in either hand. → She has no grip in the left hand only.'],
    [2, 'relative-date', 'signed the order five days after that → signed the order five weeks after that'],
    [
      2,
      'device',
      'For that reason she needs the mounts. → For that reason she needs the mounts and the head switch.',
    ],
    [2, 'identifier', '(360) 555-0119 → (306) 555-0119'],
    [
      2,
      'treatment',
      'one sentence took 4 minutes. → one sentence took 4 minutes. Eight weeks of speech therapy had brought no gain.',
    ],
    [3, 'sex', '57-year-old woman → 57-year-old man'],
    [
      3,
      'diagnosis',
      'She does not depend on a ventilator. → She does not depend on a ventilator. She also has frontotemporal dementia.',
    ],
    [3, 'social', 'The patient was a cartographer until → The patient was a librarian until'],
    [3, 'retold', 'four minutes for one sentence → fourteen minutes for one sentence'],
    [3, 'attitude', 'she produced 9 words → she was highly motivated and produced 9 words'],
    [
      3,
      'medication',
      'Riluzole, 100 mg a day in two doses. → Riluzole, 100 mg a day in two doses, and baclofen for stiffness.',
    ],
    [3, 'retold', 'Hearing is normal, and → Hearing is impaired, but'],
  ],
  corruptions: {},
};
