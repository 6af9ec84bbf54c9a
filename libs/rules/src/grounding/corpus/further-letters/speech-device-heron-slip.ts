import type { CorpusCase } from '../corpus-case.ts';

/** A college freshman with athetoid cerebral palsy who speaks with her eyes, once she has the device for it. */
export const speechDeviceHeronSlip: CorpusCase = {
  id: 'speech-device-heron-slip',
  today: '2026-12-01',
  facts: {
    case_id: 40110,
    patient: {
      first_name: 'Marisol',
      last_name: 'Enderby-Quan',
      dob: '2007-01-15',
      gender: 'female',
      height: '4 ft 11 in',
      weight: '92 lb',
      address: '21 Heron Slip, Point Salish, WA 98999',
      phone: '(360) 555-0108',
      mrn: 'PSA-80544',
    },
    diagnoses: [
      { code: 'G80.3', description: 'Athetoid cerebral palsy' },
      { code: 'R47.1', description: 'Dysarthria and anarthria' },
      { code: 'Z99.3', description: 'Dependence on wheelchair' },
    ],
    items: [
      {
        item: 'Speech generating device, synthesized speech, permitting multiple methods of message formulation and multiple methods of device access',
        hcpcs: 'E2510',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: '13 in screen',
        justification:
          'Strangers understood 8 % of her single words on 2026-10-08, her mother 45 %. Her understanding of language is that of her age: standard score 102. With a letter board and a partner she spells 3 words a minute. In a trial at home and in college from 2026-10-12 to 2026-11-09 she reached 14 words a minute with the device, made 212 messages of her own in the last week, and spoke with 9 people. Her device of 2018, worked with a head switch, broke down on 2026-03-30 and is no longer repaired by the maker; it gave 4 words a minute.',
      },
      {
        item: 'Accessory for speech generating device, not otherwise classified (eye tracking camera)',
        hcpcs: 'E2599',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Involuntary movements of the arms make touch impossible: on 2026-10-08 she hit 3 of 20 targets by hand, 11 of 20 with a head switch in scanning and 19 of 20 with her eyes. Calibration took 40 seconds and held for 55 minutes.',
      },
      {
        item: 'Accessory for speech generating device, mounting system',
        hcpcs: 'E2512',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Left side. The device must stand 24 inches before her eyes on the power wheelchair and swing away for transfers. The mount is fixed on the left, since the joystick is on the right.',
      },
    ],
    provider: { name: 'Augustin Mbeki-Sorrell, MD', npi: '1356908274', date_signed: '2026-11-30' },
    seen: [
      '2026-10-08, evaluation by Wren Fairbanks-Ito, MS, CCC-SLP: intelligibility of single words 8 % to strangers, 45 % to her mother; receptive vocabulary standard score 102; targets by hand 3 of 20, by head switch 11 of 20, by eye 19 of 20; hearing passed at 25 dB on both sides.',
      '2026-10-08 to 2026-11-09, three devices compared: letter board 3 words a minute, tablet with app by head switch 5, eye-tracking device 14.',
      '2026-11-17, in clinic, by Augustin Mbeki-Sorrell, MD: athetosis of all four limbs and face, eye movements full, vision 20/25 with glasses, drives the power wheelchair with the right hand.',
    ],
    told: [
      'Lives with whom? With her mother Inez and her grandfather, on a dock with a ramp',
      'Studies? First year of marine biology at Salish Narrows College',
      'Who pays? Evergreen Sound Health',
      'Who supplies? Clear Channel Speech Devices',
      'Therapy planned? With Wren Fairbanks-Ito, twice a month for 6 months',
      'Who trains the family? Wren Fairbanks-Ito taught Inez and a college aide, Bram, to set up the camera',
      'Emergency? On 2026-05-14 she had appendicitis and could not say where it hurt; operated after 11 hours',
      'Languages? English at home, and Spanish with her grandfather',
      'Conflict of interest? The therapist has no share in the supplier',
    ],
    answered: [],
  },
  notes: [
    `SPEECH-LANGUAGE PATHOLOGY
AUGMENTATIVE COMMUNICATION REPORT, SHORT FORM FOR FUNDING

Wren Fairbanks-Ito, MS, CCC-SLP
Client: Marisol Enderby-Quan, 19;10
Evaluated October 8, 2026. Trial October 12 to November 9, 2026.

IMPAIRMENT. Athetoid cerebral palsy (G80.3) with dysarthria (R47.1). Strangers recognized 8% of her single words. Inez, her mother, recognized 45%. Even to the person who knows her best, then, more than half of what she says is lost.

COGNITION AND LANGUAGE. Receptive vocabulary standard score 102 (mean 100, SD 15). Hearing passed at 25 dB bilaterally. Bilingual: English, and Spanish with her grandfather.

ACCESS. Hand 3/20 (15%). Head-switch scanning 11/20 (55%). Eye gaze 19/20 (95%). Calibration 40 seconds, stable for 55 minutes.

DEVICES COMPARED.
  Letter board + partner ............ 3 wpm
  Tablet + app, head switch ......... 5 wpm
  Eye-tracking SGD .................. 14 wpm

TRIAL OUTCOME. In the final week, 212 self-composed messages; 9 communication partners.

NATURAL SPEECH. Not a realistic means of meeting daily needs. Dysarthria of this kind does not resolve.

RECOMMENDATION. E2510 (13-inch), E2599 eye tracking camera, E2512 mount. One each.

TREATMENT PLAN. Twice monthly for 6 months, or 12 sessions. Goals typical for this stage: faster message preparation, repair of misunderstandings, phone use, switching of language. Inez and Bram, a college aide, have been shown how to set up the camera.

I have no financial interest in Clear Channel Speech Devices. The report goes to the physician, Augustin Mbeki-Sorrell, MD.`,
    `Augustin Mbeki-Sorrell, MD
Physical Medicine and Rehabilitation
NPI 1356908274

November 30, 2026

Evergreen Sound Health

To the Medical Director:

I write for a young woman who got into college to study marine biology and cannot ask a question in class.

Marisol Enderby-Quan is 19. Her athetoid cerebral palsy involves all four limbs and her face. She understands as well as anyone her age. But when she talks, people who do not know her catch about one word in twelve.

Last May 14 this nearly cost her dearly. She had appendicitis and could not say where it hurt. Eleven hours went by before she was operated on.

She did have a speech device, from 2018, worked by a head switch at four words per minute. It died on March 30 of this year and the maker no longer repairs it. So it is eight years old, out of order and obsolete, and well past the five years after which you replace such devices.

I examined her on November 17. Eye movements are full; with her glasses she sees 20/25. The eyes the athetosis has left alone. Her therapist's trial confirms it: 19 of 20 targets by gaze against 3 of 20 by hand. With the eye-tracking device she made fourteen words a minute, more than three times the speed of her old machine.

I order the device (E2510), the camera without which she cannot operate it (E2599) and the arm that holds it to her power wheelchair (E2512).

I concur with the evaluation of Wren Fairbanks-Ito, CCC-SLP.

Yours truly,
Augustin Mbeki-Sorrell, MD`,
    `Questions a claims examiner might reasonably ask about Marisol's device

"Couldn't she use an app on a tablet?"
It was tested. With a head switch, since her hands won't hit a screen, she made five words a minute on it. Conversation between people who speak runs at 120 or more. Fourteen is still slow; five is silence with interruptions.

"What about the letter board?"
Three words a minute, and someone has to stand there and hold up their end of it. A board can't be heard from behind, can't call for help and can't be used on the phone.

"She's got a device, doesn't she?"
It's from 2018. It broke on March 30, 2026. The maker won't fix it.

"Why the camera? Isn't that an extra?"
It's her finger. 19 out of 20 with the eyes. 3 out of 20 with the hand.

"Why a mount?"
The screen must sit 24 inches from her eyes or the camera loses them. It attaches on the left because her joystick is on the right, and it swings away for transfers.

"How do you know she'd use it?"
Two hundred twelve messages in the last week of the trial. That's about thirty a day. With nine different people.

"Does she have the language for it?"
Standard score 102. Average is 100.

"Who will look after it?"
Her mother, Inez, and Bram, an aide at the college. The therapist showed them both. There will be therapy twice a month for half a year.

"Who recommends it and do they profit?"
Wren Fairbanks-Ito, MS, CCC-SLP. No share in the supplier.

"Who orders it?"
Dr. Augustin Mbeki-Sorrell, November 30, 2026.

"What precisely?"
E2510, E2599, E2512. One each, per five years.

(Compiled by a family advocate for Evergreen Sound Health)`,
    `CLEAR CHANNEL SPEECH DEVICES, FUNDING DEPT.
FAX COVER + SUBMISSION LETTER

To......: Evergreen Sound Health
Pages...: this one plus the prescription and the SLP report
Date....: 12/01/2026
Patient.: ENDERBY-QUAN, MARISOL, F, 01/15/2007
Address.: 21 Heron Slip, Point Salish, WA 98999
Phone...: (360) 555-0108
Rx by...: Augustin Mbeki-Sorrell, MD, 1356908274, on 11/30/2026
Eval by.: Wren Fairbanks-Ito, MS, CCC-SLP, on 10/08/2026

ITEMS
(1) E2510 ... SGD, synthesized, multiple methods ... 13 in screen ... qty 1
(2) E2599 ... SGD accessory NOC = eye tracking camera ... qty 1
(3) E2512 ... SGD mounting system, left side of wheelchair ... qty 1

ICD-10
G80.3 / R47.1 / Z99.3

Dear Funding Reviewer,

Attached is a complete packet. For your convenience, the points that reviewers usually look for:

a) Formal evaluation by an SLP: yes, 10/08/2026.
b) SLP not an employee of or invested in the supplier: has no share in it.
c) Severe speech impairment: 8 % of single words understood by strangers.
d) Other treatment considered and ruled out: letter board 3 wpm; tablet app with switch 5 wpm.
e) Benefit from the device shown: 14 wpm in a four-week trial, 10/12 to 11/09/2026.
f) Treatment plan: yes, two sessions a month, six months.
g) Physician's order: yes.
h) Replacement reason: prior device of 2018 not repairable, out of use since 03/30/2026 (eight months as of now).

E2599 is a miscellaneous code and therefore always reviewed by hand. Without the camera, item (1) is a screen that she can't control.

Respectfully,
Funding Dept.`,
    `hi, this is a draft of what I'd say to the plan for M.E.-Q., doctor please fix my wording before it goes, I am the clinic's OT student on rotation

Patient: 19 y/o female, 4'11", 92 lb, MRN PSA-80544. Wheelchair dependent (Z99.3), power chair, drives it with R hand on joystick. Athetoid CP, so extra movements of arms, legs, face. Dysarthria.

Reach for a screen: nope. 3/20 targets.
Head switch: so-so. 11/20. Scanning means waiting for the highlight to come round, and with athetosis the head goes when it wants.
Eyes: 19/20. Dr. Mbeki-Sorrell 11/17: EOM full, 20/25 w/ glasses.

Positioning: screen 24" (61 cm) from eyes. If it's clamped on the R it's in the way of the joystick, hence mount on L. Has to swing out for transfers.

Speech: strangers 8%, mom 45%. I'd put in that 8% means 92 out of 100 words are not understood.

Trial 10/12-11/9: 14 wpm. vs 3 (letter board). vs 5 (tablet). vs 4 (old device, dead since 3/30).

Context: freshman, marine biology, Salish Narrows College. Lives on a dock with mom (Inez) and grandfather; there's a ramp. Speaks, or would speak, Spanish with grandpa. So a device that can do both languages is worth mentioning, I think.

Safety: 5/14 appendicitis, couldn't say where the pain was, 11 h till surgery.

Request: SGD E2510 x1, eye camera E2599 x1, mount E2512 x1. Plan = Evergreen Sound Health. Vendor = Clear Channel Speech Devices. Signed by the doc 11/30/26.

Setup at home/college: Inez and Bram (aide) were taught by the SLP.

is that too long?`,
    `## Request for Authorization: Eye-Gaze Speech Generating System

**Patient:** Marisol Enderby-Quan
**DOB:** January 15, 2007
**Physician:** Augustin Mbeki-Sorrell, MD · NPI 1356908274
**Health plan:** Evergreen Sound Health

---

### Statement of need

Marisol is a 19-year-old college student whose **athetoid cerebral palsy** has left her with speech that is largely unintelligible to unfamiliar listeners, despite **age-appropriate receptive language** and normal hearing on screening. A gap this wide between what she comprehends and what she can express is exactly what speech generating devices are intended to close.

### Objective comparison

| Method | Accuracy | Rate |
|---|---|---|
| Direct touch | 15% | n/a |
| Head switch | 55% | 5 wpm (tablet) |
| Eye tracking | 95% | 14 wpm |
| Letter board with partner | n/a | 3 wpm |

### Component justification

1. **E2510**: supports spelling, word prediction and stored messages through several access methods, as the code's description implies.
2. **E2599**: eye tracking camera; it is her sole reliable access method. Calibration endured for 55 minutes, about the length of a lecture.
3. **E2512**: wheelchair mount, left-sided, swing-away.

### Risk of non-provision

- *Medical:* in May 2026 she was unable to localize the pain of appendicitis, and surgery took place after 11 hours.
- *Educational:* participation in lectures and laboratories depends on timely expression.
- *Social:* conversation is confined to those with the patience for a letter board.

### Sustainability

Two communication partners, her mother Inez and the college aide Bram, have been trained. Follow-up therapy comprises 12 sessions over six months.

### Conclusion

A four-week trial demonstrated functional use with nine people. The prior device is beyond repair. Approval of all three components, one each per five years, is requested.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
