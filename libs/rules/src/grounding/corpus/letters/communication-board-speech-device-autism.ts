import type { CorpusCase } from '../corpus-case.ts';

/** A developmental pediatrician, a school speech-language pathologist and a special education teacher ask for a communication board and a speech generating device for an autistic boy. */
export const communicationBoardSpeechDeviceAutism: CorpusCase = {
  id: 'communication-board-speech-device-autism',
  today: '2026-05-19',
  facts: {
    case_id: 10808,
    patient: {
      first_name: 'Kenji',
      last_name: 'Abernathy-Soto',
      dob: '2015-09-04',
      gender: 'male',
      height: '4 ft 7 in',
      weight: '78 lb',
      address: '1190 Larkspur Crossing, Millbrook Heights, WA 98999',
      phone: '(360) 555-0168',
      mrn: 'MHD-61527',
    },
    diagnoses: [
      { code: 'F84.0', description: 'Autistic disorder' },
      { code: 'F80.2', description: 'Mixed receptive-expressive language disorder' },
    ],
    items: [
      {
        item: 'Communication board, non-electronic augmentative or alternative communication device',
        hcpcs: 'E1902',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Back-up for water and for an empty battery: he swims twice a week and showers with a helper, where no electronic device can be used. On 2026-04-17 he pointed on a laminated board of 20 symbols with 18 of 20 right. His old board of 9 symbols, of 2019, is torn and has no symbols for pain or for the toilet.',
      },
      {
        item: 'Speech generating device, synthesized speech, permitting multiple methods of message formulation and multiple methods of device access',
        hcpcs: 'E2510',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'He has 6 spoken words that strangers do not understand. Speech therapy twice a week since 2019, picture exchange from 2019 to 2023 (reached phase 3 of 6), manual signs from 2022 to 2024 (4 signs). A device with 8 recorded messages was tried from 2026-01-12 to 2026-02-06: he used 5 of the messages and pushed it away in the third week. In a trial of 8 weeks from 2026-02-23 to 2026-04-17 with a loaned device of 60 keys he went from 3 to 74 different words and joined 2 words on his own 31 times in the last week. On 2026-04-09 he told his mother with it that his ear hurt; an ear infection was found the same day. Hitting his own head fell from 14 to 4 times a week.',
      },
      {
        item: 'Accessory for speech generating device, not otherwise classified',
        hcpcs: 'E2599',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        color: 'orange',
        justification:
          'Shock-proof case with a shoulder strap: he dropped the loaned device 3 times during the trial, and he carries it himself between 4 classrooms.',
      },
    ],
    provider: { name: 'Marguerite Osei-Lindgren, MD', npi: '1467093825', date_signed: '2026-05-19' },
    seen: [
      '2026-05-05, in clinic, by Marguerite Osei-Lindgren, MD: walks and runs without help, points with the right index finger, hearing normal on the audiogram of 2026-03-24, no glasses, said on the loaned device "go home" and "want water".',
      '2026-04-17, at school, by Fiorella Bancroft, MS, CCC-SLP: hits 18 of 20 keys of 0.8 inch with the right index finger, follows two-step directions with pictures and one-step directions without.',
    ],
    told: [
      'Who pays? Cedar Sound Health Plan, a private insurer',
      'Who supplies? Voicewell Communication Products',
      'Lives with whom? With his mother Tamsin, his father Hiroshi and his twin sister Emi',
      'Which school and class? Fourth grade, self-contained class, Millbrook Heights Elementary',
      'Who is his teacher? Priya Vandermeer, M.Ed.',
      'Who programs the device? His mother and Fiorella Bancroft, both trained by the supplier on 2026-02-19',
      'Where is the loaned device now? Returned to the supplier on 2026-05-08',
      'What does he use since then? The torn board, and he pulls people by the hand',
      'How long are they needed? 5 years',
    ],
    answered: [],
  },
  notes: [
    `AUGMENTATIVE AND ALTERNATIVE COMMUNICATION EVALUATION – SUMMARY FOR PAYER

Client: Kenji Abernathy-Soto, age 10;8          Dx: F84.0, F80.2
SLP: Fiorella Bancroft, MS, CCC-SLP             Date: 5/19/2026

Current communication. Six spoken words, unintelligible to unfamiliar listeners. Without a device he pulls people by the hand and has a torn nine-symbol board from 2019.

Sensory/motor. Hearing WNL (audiogram 3/24/26). No glasses. Ambulatory. Direct selection with right index finger: 18/20 on 0.8-inch keys (4/17/26).

Receptive language. One-step directions unaided; two-step directions with picture support.

Previous intervention
   • Speech therapy, 2x/week, 2019 to present
   • Picture exchange, 2019–2023; reached phase 3 of 6
   • Manual signs, 2022–2024; 4 signs
   • Digitized device, 8 messages, 1/12–2/6/26; used 5 of them, pushed device away in week 3

SGD trial (synthesized speech, 60 keys; 2/23–4/17/26, 8 weeks)
   Different words      start 3      end 74
   Two-word combinations, self-initiated, final week      31
   Hits to own head per week      14, down to 4

Low-tech trial (4/17/26). Laminated 20-symbol board: 18 of 20 correct.

Rationale. Eight messages were too few for him, as the sixty-key device demonstrated. Low-tech is not a substitute but the companion for pool and shower.

Recommendations
   1. E2510, one
   2. E2599 shock-proof case with shoulder strap, one, orange
   3. E1902 board, one

Training: Kenji's mother and I completed supplier training 2/19/26.

F. Bancroft
Physician: Marguerite Osei-Lindgren, MD, NPI 1467093825`,

    `Developmental-Behavioral Pediatrics
19 May 2026

Cedar Sound Health Plan

Re: Kenji Abernathy-Soto (09/04/2015)

Dear Medical Director,

On the ninth of April a ten-year-old boy told his mother that his ear hurt, and that same day he was found to have an ear infection. There would be nothing noteworthy in this but for the fact that the boy is Kenji, who has autism with a mixed receptive-expressive language disorder, and who owns six spoken words that no stranger can make out. He told her by means of a loaned speech generating device. The board he has had since 2019 has no symbol for pain.

The device was his for eight weeks of formal trial, to April 17. In that time his vocabulary on it rose from three words to seventy-four. He began to put two together unprompted, 31 times in the closing week. He struck his head 14 times a week when it started and 4 when it ended. In my office on May 5 he used it to say "want water" and "go home." Three days afterward it was returned to the supplier.

What preceded it should be on record: twice-weekly speech therapy for some seven years, picture exchange for about four, signing for about two, and this past winter a simple device with eight recorded messages, which he pushed away in the third week.

I therefore order a speech generating device (E2510), a protective case for it (E2599) and, for the swimming pool and the shower, a non-electronic board (E1902); one of each, for five years.

Yours faithfully,
Marguerite Osei-Lindgren, MD
NPI: 1467093825`,

    `Millbrook Heights Elementary School
From the classroom of Ms. Vandermeer

May 19, 2026

To the people at Cedar Sound who will decide about Kenji's talker,

I teach Kenji in our fourth-grade self-contained class. I'm not a clinician, so let me tell you what I know.

Right now, when he wants something, he takes you by the hand and pulls. He has a board with nine symbols on it that dates from 2019, and it's torn. Neither "hurts" nor "bathroom" is on it.

From late February to the middle of April he carried a device with sixty keys. By the end of it he had 74 words, and in the last week he strung two of them together all by himself thirty-one times. He also hit himself much less: four times in a week as opposed to fourteen.

He carries it himself, and he has four classrooms to carry it between. He dropped it three times. So yes, the bumper case with the strap (he'll take orange) is a must and not a frill.

And he swims, two times a week. You can't take electronics in the water. Give him a laminated sheet with 20 symbols and he can manage: when Ms. Bancroft tested him he got 18 right.

The talker went back to the company on May 8. He pulls us by the hand now.

Please say yes to all three.

Priya Vandermeer, M.Ed.

(Prescribing physician: Marguerite Osei-Lindgren, MD, NPI 1467093825)`,

    `# Medical Necessity: AAC System for Kenji Abernathy-Soto

**Prepared for:** Cedar Sound Health Plan
**Prescriber:** Marguerite Osei-Lindgren, MD (NPI 1467093825)
**Date:** May 19, 2026

## Overview

Kenji is a 10-year-old boy with **autistic disorder** (F84.0) and **mixed receptive-expressive language disorder** (F80.2). His six spoken words are not understood by strangers.

## Requested Items

1. **Speech generating device, synthesized speech (E2510)** – 1
2. **Accessory: orange shock-proof case with shoulder strap (E2599)** – 1
3. **Non-electronic communication board (E1902)** – 1

## Why Less Advanced Options Were Insufficient

- **Speech therapy** (twice weekly since 2019): six words
- **Picture exchange** (2019–2023): phase 3 of 6
- **Manual signs** (2022–2024): four signs
- **Recorded-message device** (January 12 – February 6, 2026): five of eight messages used; pushed away in the third week

## Trial Outcomes

| Measure | Start | End |
|---|---|---|
| Different words | 3 | 74 |
| Head hitting per week | 14 | 4 |

In the last week, Kenji spontaneously combined two words **31 times**. During the trial he also reported ear pain, which led to the discovery of an ear infection on the same day.

## Why Each Item Is Needed

- **E2510:** with it he used 74 different words, where the earlier methods gave him six spoken words and four signs
- **E2599:** the loaned device was dropped three times; he carries it between four classrooms
- **E1902:** electronic devices cannot be used while swimming (twice weekly) or showering; his 2019 board is torn

## Support

His mother and his school speech-language pathologist were trained by the supplier on February 19, 2026.

## Duration

5 years`,

    `Voicewell Communication Products
AAC FUNDING WORKSHEET

Client name         Kenji Abernathy-Soto
DOB / sex           09/04/2015 / M
Parents             Tamsin and Hiroshi
Address             1190 Larkspur Crossing, Millbrook Heights, WA 98999
Telephone           (360) 555-0168
Insurer             Cedar Sound Health Plan (private)
Physician           Marguerite Osei-Lindgren, MD – NPI 1467093825 – signed 05/19/2026
Evaluating SLP      Fiorella Bancroft, MS, CCC-SLP
ICD-10-CM           F84.0 | F80.2

Line   Code     Description                                   Qty   Term
1      E2510    SGD, synthesized, multiple methods            1     5 yrs
2      E2599    Case, shock-proof, shoulder strap, orange     1     5 yrs
3      E1902    Communication board, non-electronic           1     5 yrs

Loan history
   8-message digitized unit    01/12/26 to 02/06/26    5 of 8 messages used; refused in week 3
   60-key synthesized unit     trial 02/23/26 to 04/17/26, returned 05/08/26; three drops during trial

Access: direct selection, index finger, right. 90% on 0.8" targets.
Hearing: normal, 03/24/26.     Vision: no glasses.     Mobility: walks and runs on his own.

Outcome of 60-key trial: 74 distinct words (baseline 3). Two-word utterances on his own initiative x31, week 8. Head-hitting reduced by ten episodes a week.

Low-tech: 20 symbols, 18 pointed to correctly. Replaces nine-symbol board of 2019 (torn; nothing on it for pain or toileting). For swimming, 2x/wk, and showers.

Training given by us on 02/19/26 to the client's mother and to Ms. Bancroft, who will both do the programming.`,

    `Response to first-level reviewer
Cedar Sound Health Plan, May 19, 2026
Kenji A.-S., MRN MHD-61527

Thank you for looking at this request. Our team offers the following on the points that reviewers raise most.

"Educational, not medical." A child who cannot say that he is in pain has a medical problem. Kenji said so for his ear on April 9, with the device, and was diagnosed the same day. The number of times he hit his own head went down from fourteen a week to four over the eight weeks.

"Natural speech should be developed first." He has had speech therapy two times weekly since 2019. He is ten. There are six words, and outsiders do not follow them.

"A simpler device would do." One was tried for close to four weeks in January and February. It held eight messages. He used five, and by the third week he was pushing it away.

"A board and a device duplicate each other." They do not work in the same places. Water is no place for a speech generating device, and he is in it twice a week for swimming, besides showers, for which he has a helper. A battery, too, can be empty. On a laminated board he found 18 of 20 symbols.

"The case is a convenience." Three falls of the device in eight weeks say otherwise. He carries it on his own through four classrooms.

"Who will keep it up to date?" Kenji's mother, Tamsin, and, in school, Ms. Bancroft.

Since May 8 he has been without it and pulls people by the hand.

Marguerite Osei-Lindgren, MD
NPI 1467093825`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
