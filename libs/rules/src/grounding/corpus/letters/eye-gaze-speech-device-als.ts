import type { CorpusCase } from '../corpus-case.ts';

/** A speech-language pathologist, a neurologist and a device maker's funding desk write for a bookbinder with ALS who is losing her speech. */
export const eyeGazeSpeechDeviceAls: CorpusCase = {
  id: 'eye-gaze-speech-device-als',
  today: '2026-05-05',
  facts: {
    case_id: 10505,
    patient: {
      first_name: 'Ottoline',
      last_name: 'Brzezicki',
      dob: '1973-10-30',
      gender: 'female',
      height: '5 ft 7 in',
      weight: '128 lb',
      address: '64 Tannery Steps, East Corwen, VT 05999',
      phone: '(802) 555-0109',
      mrn: 'CVN-55082',
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
        limit_period: 'year',
        justification:
          'ALS of bulbar onset, diagnosed in March 2025. Speech intelligibility 20 % in single words and 15 % in sentences on 2026-04-09 (70 % in sentences in September 2025), speaking rate 48 words per minute. Alphabet board: 3 words per minute and only with a partner who knows it. A tablet with a text app, used since October 2025, can no longer be typed on, grip 4 lb right and 6 lb left. Device A, with a text keyboard and touch only, and device B, with head mouse, were tried on 2026-04-09: touch failed after 2 minutes from fatigue, head mouse reached 4 words per minute with neck pain. Device C with eye gaze was tried in clinic and then at home from 2026-04-13 to 2026-04-27: 14 words per minute, 94 % of targets hit, 6 hours a day. Cognition intact for the task, she set up her own phrase pages.',
      },
      {
        item: 'Accessory for speech generating device, not otherwise classified',
        hcpcs: 'E2599',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Eye tracking camera. Hands can no longer select a key, neck flexors 3 of 5. Glasses with progressive lenses, the camera tracked through them after calibration on 5 points.',
      },
      {
        item: 'Accessory for speech generating device, mounting system',
        hcpcs: 'E2512',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        justification:
          'One for the power wheelchair and one floor stand at the bed, as the camera must stay 24 inches from her eyes. She needs to call her wife at night for suction and for turning.',
      },
    ],
    provider: { name: 'Cornelius Abara-Whitfield, MD', npi: '1902836457', date_signed: '2026-05-05' },
    seen: [
      '2026-04-09, in the ALS clinic, by Cornelius Abara-Whitfield, MD: tongue atrophy with fasciculations, anarthric for all but a few words, arms 2 of 5, neck flexors 3 of 5, ALSFRS-R 19 of 48, speech item 1.',
      '2026-04-09, in the ALS clinic, by Philomena Stroud, MS, CCC-SLP: speech evaluation, trial of three devices, passed hearing screen at 40 dB, vision 20/30 with glasses.',
    ],
    told: [
      'Who pays? Medicare (by disability), plan of Green Ridge Advantage',
      'Who supplies? Clearvoice Devices, funding desk Jolyon Marchetti',
      'Lives with whom? With her wife Henrike and a Siamese cat',
      'Work? Bookbinder until May 2025',
      'Needs to say what? Pain, position, suction, doctor visits, calls to her mother in Gdansk, medical decisions',
      'Languages? English and Polish, the device speaks both',
      'Power wheelchair? Since February 2026',
      'Training? 6 sessions with Philomena Stroud, wife attends too',
      'Goals? In 4 weeks states 5 needs in a row without help, in 8 weeks takes part in a 10 minute visit with the doctor, in 12 weeks phones by the device',
      'Voice banking? 350 phrases recorded in June 2025, to be loaded',
      'Did the SLP have any tie to the supplier? None',
      'Length of need? Lifetime',
      'Swallowing? Feeding tube placed 2026-01-22',
    ],
    answered: [],
  },
  notes: [
    `AUGMENTATIVE AND ALTERNATIVE COMMUNICATION EVALUATION

Name: Ottoline Brzezicki
DOB: 10/30/1973   Age: 52
Evaluation: 04/09/2026   Home trial: 04/13 to 04/27/2026   Report: 05/05/2026
Medical dx: ALS, bulbar onset (G12.21). Communication dx: dysarthria/anarthria (R47.1).

Speech. Intelligibility 20% at word level, 15% at sentence level, which is down from 70% in sentences seven months earlier. Rate: 48 wpm.

Sensory. Hearing: screen passed, 40 dB. Vision: 20/30 corrected; progressive lenses.

Motor. Grip R 4 lb, L 6 lb. Arms 2/5, neck flexors 3/5 (neurology). Power wheelchair user since February.

Cognition. Adequate for the task. Ms. Brzezicki made up her own phrase pages.

No- and low-tech. An alphabet board yields 3 wpm with a partner who is familiar with it, and nothing without one. The tablet with text app (since 10/2025) is out of reach for her fingers now.

Devices tried
A. Keyboard, direct touch: fatigue, stopped at 2 min.
B. Head mouse: 4 wpm; neck pain.
C. Eye gaze: 14 wpm, accuracy 94%, calibration on 5 points through glasses. Used six hours a day in the home for two weeks.

Recommendation. E2510 with eye tracking camera (E2599) and two mounts (E2512): wheelchair, bedside floor stand.

Goals
 4 wks: five consecutive needs expressed, no help
 8 wks: participates in a 10-min physician visit
 12 wks: telephone calls via device

Plan of treatment. Six sessions with me. Her wife, Henrike, comes along.

I have no tie to the supplier.

Philomena Stroud, MS, CCC-SLP`,
    `May 5, 2026

Green Ridge Advantage
Re: Ottoline Brzezicki, MRN CVN-55082

Dear Sir or Madam:

I care for Ms. Brzezicki in our ALS clinic. She worked as a bookbinder until a year ago this month. Her disease, amyotrophic lateral sclerosis, began in the bulbar muscles and was diagnosed in March of 2025. It has by now deprived her of nearly all intelligible speech, and of the use of her hands for typing.

When she was in clinic on April 9 the tongue was wasted and fasciculating, and there were only a few words left to her. The arms graded 2/5, the flexors of the neck 3/5. Her ALSFRS-R stood at 19 out of 48, with a 1 on the speech item. The speech-language pathologist, Ms. Stroud, found 15 percent of her sentences intelligible.

Three devices were compared. A touch keyboard tired her out in two minutes. A head mouse hurt her neck and gave four words per minute. With her eyes she wrote fourteen, hit 94 percent of her targets, and over a fortnight at home used the device six hours daily. No other means comes close: an alphabet board, for instance, gives her three words a minute.

Accordingly I order a speech generating device (E2510), the eye tracking camera that lets her operate it (E2599), and two mountings (E2512), one on the power wheelchair and the other on a floor stand beside the bed. At night she must be able to summon her wife for suction or to be turned. By day she has to tell us of pain, take her own medical decisions and, not least, speak with her mother in Gdansk.

The need will last as long as she lives.

Cornelius Abara-Whitfield, MD
NPI 1902836457`,
    `CC: loss of speech, ALS

S: 52 y/o F, former bookbinder (until 5/2025), bulbar-onset ALS dx 3/2025. G-tube 1/22/26. PWC since 2/2026. Tablet text app since 10/2025, can't type on it anymore. Alphabet board slow. Lives w/ wife Henrike, who must be called at night for suction/turning.

O: 4/9/26. Tongue atrophy, fascics. Anarthric except a few words. UE 2/5. Neck flexion 3/5. ALSFRS-R 19/48 (speech 1). SLP (Stroud): intelligibility 20% words / 15% sentences; 48 wpm. Grip 4 lb R, 6 lb L. Hearing screen ok at 40 dB. VA 20/30 w/ glasses.
SGD trials: touch x 2 min, fatigue. Head mouse 4 wpm w/ neck pain. Eye gaze 14 wpm, 94% hits.
Home trial 2 wks, 6 h/d.

A: G12.21, R47.1. Natural speech no longer meets daily needs. Of 3 access methods, only eye gaze works. Cognitively able, built her own pages.

P: E2510 x1 / E2599 (eye tracking camera) x1 / E2512 x2, w/c + bed floor stand; camera has to sit 24" from the eyes in both places.
SLP tx x6 sessions incl wife. Load the 350 phrases banked 6/2025.
LON lifetime. Supplier Clearvoice. Payer Green Ridge (Medicare, disability).

C. Abara-Whitfield, MD`,
    `CLEARVOICE DEVICES
Funding packet, page 1: order summary

Client: Ottoline Brzezicki
64 Tannery Steps, East Corwen, VT 05999
Tel. (802) 555-0109
Date of birth: 30 October 1973
Plan: Green Ridge Advantage (Medicare entitlement through disability)
Physician: Cornelius Abara-Whitfield, MD, NPI 1902836457
SLP: Philomena Stroud, MS, CCC-SLP
Prepared: 5 May 2026

1) E2510, qty 1. Speech generating device, synthesized speech, several ways to formulate messages and several ways of access. Voices in English and Polish.
2) E2599, qty 1. Eye tracking camera. Selection with the hands isn't possible any longer. Tracking through progressive lenses was obtained with a 5-point calibration.
3) E2512, qty 2. Mounting systems. The first goes on the power wheelchair. The second is a floor stand for the bed. Two are ordered because the distance of 24 inches between camera and eyes has to be kept in either place.

Summary of trial
 Touch (device A)  ...... 2 min, then fatigue
 Head mouse (device B)  ...... 4 wpm, neck pain
 Eye gaze (device C)  ...... 14 wpm; 94% of targets hit

Length of home trial with device C: April 13 through April 27.
Length of need: lifetime.

Independence of the evaluation: the SLP has no tie to this company.

On file as goals: needs in 4 weeks, doctor's visit in 8, telephone in 12. Training is given in six sessions. Voice banking: 350 phrases from June 2025, to be loaded on the device.

Jolyon Marchetti, funding desk`,
    `# Medical Necessity Letter – Speech Generating Device

**Patient:** Ottoline Brzezicki
**DOB:** 10/30/1973
**Diagnoses:** Amyotrophic lateral sclerosis (G12.21); Dysarthria and anarthria (R47.1)
**Payer:** Green Ridge Advantage

## Equipment
1. **E2510** – Speech generating device (1)
2. **E2599** – Eye tracking camera (1)
3. **E2512** – Mounting systems (2)

## Background
Ms. Brzezicki is a 52-year-old woman living with bulbar-onset ALS. Over a period of seven months, from September 2025 to April 2026, the intelligibility of her sentences declined from 70% to 15%. She has had a feeding tube since January 2026 and a power wheelchair since February.

## Communication Needs
Effective communication is required for:
- Reporting pain
- Requesting changes of position and suction
- Taking part in medical visits and decisions
- Keeping in touch with her mother

## Why Other Options Are Not Sufficient
- **Natural speech:** only 15–20% intelligible
- **Alphabet board:** 3 words per minute, dependent on a knowledgeable partner
- **Tablet with text app:** no longer usable due to hand weakness
- **Touch device:** fatigue after 2 minutes
- **Head mouse:** slow (4 words per minute) and painful

## Why Eye Gaze Is Appropriate
- **Speed:** 14 words per minute, more than three times the head mouse rate
- **Accuracy:** 94%
- **Endurance:** 6 hours a day throughout a two-week home trial
- **Vision and hearing:** 20/30 with glasses; hearing screen passed
- **Cognition:** intact for the task

## Mounting
A wheelchair mount and a bedside floor stand are both needed so that she can communicate **day and night**. At night she needs to be able to call her wife.

## Conclusion
The requested system is medically necessary, and no less costly alternative tried has met Ms. Brzezicki's needs.

Cornelius Abara-Whitfield, MD
May 5, 2026`,
    `To whoever reviews this at Green Ridge Advantage:

We know that these requests are often sent back with the same five questions, so here is what we can say to each.

Could she manage with the tablet she has? She did, from last October on. Her grip is down to 4 pounds in the right hand and 6 in the left, and she cannot type on it now.

Is a device with eye control more than she needs? It is the only one of three that served. Touch lasted two minutes. The head mouse made her neck ache, which isn't surprising at 3/5 neck flexor strength, and brought four words a minute.

Was it tested for long enough? One session in our clinic on April 9 and fourteen days at home, six hours on each. She reached 14 words per minute.

Won't her glasses get in the way? They are progressives. After a five-point calibration the camera tracked through them.

Why a second mount? Because she is not in her wheelchair at night. Henrike, her wife, has to hear her when she needs suction or wants to be turned, and the camera works only if it stands two feet from the eyes.

One further remark, which nobody asks for: Ottoline banked 350 phrases in June 2025. They will be loaded. Her languages are English and Polish, the device has both, and she wants to call her mother in Gdansk. Phoning by the device is the goal for week 12.

Thank you for deciding soon. Her ALSFRS-R was 19 on April 9.

For the ALS clinic,
Cornelius Abara-Whitfield, MD
05/05/2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
