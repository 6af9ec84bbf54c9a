import type { CorpusCase } from '../corpus-case.ts';

/** A physiatrist, a speech pathologist, a husband's helper, an occupational view, a telehealth note and a fax write for a baker who lost her words. */
export const speechDeviceAphasiaBaker: CorpusCase = {
  id: 'speech-device-aphasia-baker',
  today: '2026-08-06',
  facts: {
    case_id: 30103,
    patient: {
      first_name: 'Rosamund',
      last_name: 'Iyer-Castellane',
      dob: '1967-11-14',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '149 lb',
      address: '9 Mill Lane, Quarry Falls, PA 18999',
      phone: '(570) 555-0118',
      mrn: 'QFR-77402',
    },
    diagnoses: [
      { code: 'I69.320', description: 'Aphasia following cerebral infarction' },
      { code: 'I69.390', description: 'Apraxia following cerebral infarction' },
      {
        code: 'I69.351',
        description: 'Hemiplegia and hemiparesis following cerebral infarction affecting right dominant side',
      },
    ],
    items: [
      {
        item: 'Speech generating device, synthesized speech, permitting multiple methods of message formulation and multiple methods of device access',
        hcpcs: 'E2510',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Aphasia quotient of the Western Aphasia Battery 31.4 on 2025-09-16 and 33.8 on 2026-06-24. She says 6 words reliably and copies her name, but she is not able to write a message. She had 64 sessions of speech therapy from 2025-07-07 to 2026-05-28. A picture book with 48 symbols from 2025-10-06 to 2026-02-02: she found the right page in 9 of 30 tasks. A device with 16 recorded messages from 2026-02-09 to 2026-04-13: she conveyed 12 of 50 messages. With the trial device from 2026-06-29 to 2026-07-27 she conveyed 17 of 50 messages in the first week and 41 of 50 in the fourth, with pictures, 20 to a page, touched with her left index finger.',
      },
      {
        item: 'Accessory for speech generating device, mounting system',
        hcpcs: 'E2512',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Left side. For her wheelchair, on the left. The device weighs 2.6 lb; she is not able to hold it and point at once, because the right arm has no useful movement. During the trial it slid from her lap 7 times in the first week; with a borrowed mount it did not slide again.',
      },
      {
        item: 'Accessory for speech generating device, not otherwise classified (keyguard, 20 openings)',
        hcpcs: 'E2599',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'clear',
        justification:
          'Without a keyguard she touched a neighboring picture in 11 of 40 attempts, with one in 2 of 40.',
      },
    ],
    provider: { name: 'Everard Quillfeather-Shaw, MD', npi: '1586013974', date_signed: '2026-08-06' },
    seen: [
      '2026-06-24, speech-language evaluation by Ottoline Marchetti, CCC-SLP: 19 of 20 yes/no questions answered rightly, 7 of 10 two-step commands, 28 of 30 spoken words matched to pictures; hearing passed at 25 dB in both ears; vision 20/30 with glasses.',
      '2026-07-30, in clinic, by Everard Quillfeather-Shaw, MD: alert and oriented; right arm 1 of 5, right leg 3 of 5; walks 20 feet with a hemi walker and one helper, otherwise uses a wheelchair.',
    ],
    told: [
      'Stroke when? May 29, 2025, left middle cerebral artery',
      'Who pays? Cobblestone Mutual',
      'Who supplies? Lantern Voice Devices',
      'Lives with whom? With her husband Anselm',
      'Alone when? From 7 am to 1 pm on 4 days a week, while he bakes',
      'Work before? Owned a bakery for 22 years',
      'Family? Her daughter Beatrix calls by video on Sundays',
      'Emergencies? On April 19, 2026 Anselm cut his hand badly and she was not able to tell the 911 dispatcher what had happened',
      'Financial tie between the speech-language pathologist and the supplier? None',
    ],
    answered: [],
  },
  notes: [
    `Department of Physical Medicine and Rehabilitation

August 6, 2026

Cobblestone Mutual
Medical Policy Unit

Subject: Speech generating device for Mrs. Rosamund Iyer-Castellane (DOB 11/14/1967)

To whom it may concern:

Mrs. Iyer-Castellane is a 58-year-old former bakery owner who suffered an infarction in the territory of the left middle cerebral artery in May 2025. Fourteen months on, she remains severely aphasic, with apraxia and a right hemiparesis of her dominant side. When I saw her one week ago she was alert and oriented; the right arm was graded 1/5 and the right leg 3/5. She covers 20 feet with a hemi walker and someone at her side, and otherwise relies upon her wheelchair.

Her speech consists of six dependable words. She can copy her name, but writing down what she wants is beyond her. Natural recovery after stroke is steepest in the first months and flattens thereafter; her aphasia quotient has moved by only 2.4 points between September and June, notwithstanding 64 treatment sessions.

It would be a mistake to think that there is nothing to say. She answered 19 of 20 yes/no questions correctly and matched 28 of 30 spoken words to their pictures. The thoughts are there; the way out is blocked.

Two simpler aids have been tested. With a picture book of 48 symbols she succeeded in 9 of 30 tasks. With a 16-message recorder, she got across not quite a quarter of fifty messages. With the synthesized-speech device, by the fourth week, she managed 82 percent.

I therefore prescribe one device (E2510), one mounting system for the left side of her wheelchair (E2512), and one clear keyguard (E2599).

Yours truly,

Everard Quillfeather-Shaw, MD
NPI 1586013974`,

    `SPEECH-LANGUAGE PATHOLOGY
AAC EVALUATION SUMMARY

Client: Rosamund Iyer-Castellane     MRN: QFR-77402
Evaluated: June 24, 2026             Clinician: Ottoline Marchetti, CCC-SLP

I. MEDICAL DIAGNOSES
Aphasia (I69.320), apraxia (I69.390), and hemiplegia/hemiparesis of the right dominant side (I69.351), all following cerebral infarction of 5/29/2025.

II. LANGUAGE
WAB AQ 33.8 (prior: 31.4, 9/16/2025). On this battery, the lower the quotient the more severe the aphasia; 0-25 is called very severe, 26-50 severe.
Auditory comprehension: yes/no 95%; two-step commands 70%; word-picture matching 93%.
Verbal expression: 6 reliable words.
Written expression: copies name. No functional writing.

III. SENSORY
Hearing: pass bilaterally, 25 dB.
Vision: 20/30, corrected.

IV. MOTOR ACCESS
Direct selection, L index finger. 20 pictures per page.
Keyguard comparison, 40 attempts each:
   off: 11 errors (27.5%)
   on: 2 errors (5%)

V. SYSTEMS COMPARED
Low tech: picture book, 48 symbols, Oct 2025-Feb 2026. 30% of tasks.
Mid tech: 16 recorded messages, Feb-Apr 2026. 24% of messages.
High tech: four-week loan, 6/29-7/27/2026. Week 1, 34%. Week 4, 82%.

VI. DISCUSSION
A recorder holds only what somebody foresaw. The picture book requires the user to remember which page a symbol is on, and her listener to stand beside her. A dynamic display lets her combine pictures into new messages and speaks them aloud.

VII. RECOMMENDATION
E2510 x 1; E2512 x 1; E2599 (keyguard) x 1.

VIII. DISCLOSURE
The evaluator has no financial relationship with Lantern Voice Devices.`,

    `Dear people at Cobblestone Mutual,

I am writing this for Anselm and his wife Rosamund, and for her doctor, because Rosamund can't write to you herself. That is rather the point of this letter.

For 22 years she ran a bakery. Then on May 29 of last year she had a stroke. She came away with six words she can count on. Six. Try getting through breakfast.

Anselm is a baker, and on four days a week he is gone from seven in the morning until one in the afternoon. That makes twenty-four hours a week in which she is alone in the house with nobody to read her face. If she needed help she would have no way of calling for it.

We know this because of what happened on April 19. It was Anselm who got hurt that time. He cut his hand badly. Rosamund was on the line with the 911 dispatcher and could not say what was wrong.

On Sundays their daughter, Beatrix, calls by video. A picture book doesn't work very well through a screen, and the little recorder with its sixteen sentences hadn't the right ones. They tried the book for about four months and the recorder for two.

This summer, the speech pathologist lent her a real talking device. In the first week she got 17 of 50 messages across. By the end it was 41. Nobody who has seen those two numbers could say that it doesn't help.

It did slide off her lap seven times that first week, since she can only use her left hand and that's the one she points with. A borrowed mount put an end to that. So the mount isn't an extra. Neither is the plastic keyguard: with it her mistakes went from 11 to 2 in every 40 tries.

Dr. Quillfeather-Shaw has prescribed all three parts. His NPI is 1586013974, and he signed on August 6, 2026. Please say yes.`,

    `TELEHEALTH ADDENDUM -- DME JUSTIFICATION

Pt: Iyer-Castellane, R.  58F  DOB 11-14-67
Dx: s/p L MCA CVA 5/29/25 w/ aphasia, apraxia, R hemi (dominant)

Function/mobility: w/c for most purposes; hemi walker x 20 ft w/ assist of 1. RUE 1/5 - nonfunctional. RLE 3/5.

Communication now: 6 words, copies name.

Home: w/ husband. Home alone 6h x 4 d/wk.

Tx to date: SLP x64, 7/7/25 -> 5/28/26 (nearly 11 months). WAB AQ 31.4 -> 33.8.

AAC hx:
 #1 picture book 10/6/25 -> 2/2/26 = 9/30
 #2 16-message recorded device 2/9/26 -> 4/13/26 = 12/50
 #3 SGD loaner 6/29/26 -> 7/27/26 = 17/50 then 41/50

Why E2510 and not a lower code: lower-coded devices use recorded speech, or offer only spelling. She cannot spell out messages. She needs pictures that build sentences.

Why E2512: device = 2.6 lb (1.2 kg). One working hand. Can't hold + point. 7 slides off lap in wk 1; none once a mount was borrowed. Mount on L.

Why E2599: hits wrong picture 11/40 w/o guard, 2/40 w/ guard. Clear, 20 openings to match her 20-picture page.

Why not a tablet from a store? General-purpose tablets are usually not regarded as DME, and are not dedicated to speech.

Cognition/hearing/vision adequate: A&O; passed 25 dB screen AU; 20/30 with glasses.

Plan: Submit to Cobblestone Mutual via Lantern Voice Devices. All 3 items qty 1, limit 1 per 5 yrs.

E. Quillfeather-Shaw MD / 1586013974 / 8-6-26`,

    `FROM THE OCCUPATIONAL THERAPY PERSPECTIVE: ACCESS, POSITIONING, SAFETY

Re: Rosamund Iyer-Castellane, Quarry Falls

Speech devices tend to be discussed as if the voice were everything. Access decides whether the voice is ever heard, so I will restrict myself to that.

Hand use
* The right upper extremity is rated 1 of 5. In practical terms it is neither a support nor a pointer.
* The left index finger does all of the selecting.
* Consequently, an unmounted device has to balance on her lap. In the first week of the loan it slid off seven times, about once a day. After a mount was borrowed, it stayed put.

Accuracy
* Forty attempts without a keyguard: twenty-nine on target.
* Forty attempts with: thirty-eight on target.
* Apraxia makes aimed movement unreliable in general, and a raised edge around each opening gives the finger something to settle into.

Vision and layout
* 20/30 wearing glasses. Twenty pictures per page were manageable.

Mobility
* She gets about in a wheelchair apart from short walks of twenty feet (6 m) with a hemi walker and a helper. A communication aid that stayed on the kitchen table would be out of reach most of the day. A wheelchair mount travels with her.

Safety
* She spends six hours at a stretch without her husband on four days of the week, and in April she could not give the 911 dispatcher an account of an accident.

Equipment supported
| | Code | Number | May be replaced |
|---|---|---|---|
| Speech generating device | E2510 | 1 | every 5 years |
| Wheelchair mount, left | E2512 | 1 | every 5 years |
| Keyguard, clear | E2599 | 1 | every 5 years |

Prescriber: Everard Quillfeather-Shaw, MD (NPI 1586013974)`,

    `**LANTERN VOICE DEVICES - Funding Department**
**Prior authorization packet, page 1**

Payer: Cobblestone Mutual
Member: Iyer-Castellane, Rosamund | F | 11/14/1967 | (570) 555-0118

**Coverage elements and where the record meets them**

*A formal evaluation by a speech-language pathologist before delivery.* Performed June 24, 2026 by Ms. Marchetti, CCC-SLP, who has no financial tie to our company.

*Severe expressive impairment.* Aphasia quotient 33.8 out of 100; speech limited to 6 reliable words.

*Natural modes of communication are insufficient.* Writing: unable, apart from copying her name.

*Other treatment has been considered.* Sixty-four speech therapy sessions, a 48-symbol picture book and a recorded-message device.

*Ability to use the equipment chosen.* 41/50 messages in week four of the trial, a gain of 24 messages over week one. Comprehends yes/no questions (19/20).

*A treating physician's order.* Everard Quillfeather-Shaw, MD; NPI 1586013974; August 6, 2026.

**Lines requested**

1. E2510, quantity 1
2. E2512, mounting system for wheelchair, left, quantity 1
3. E2599, keyguard, clear, quantity 1

E2599 is a miscellaneous code, and so a description is required: a keyguard is a rigid overlay with one opening per button. The member's has 20.

**ICD-10-CM:** I69.320, I69.351, I69.390

The trial ended ten days before the order was signed. Now that the trial is over, she is left with her 6 words.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
