import type { CorpusCase } from '../corpus-case.ts';

/** In the hand of a speech-language pathologist, and of those who shorten what she wrote. */
export const speechDeviceAphasia: CorpusCase = {
  id: 'speech-device-aphasia',
  today: '2026-05-11',
  facts: {
    case_id: 8301,
    patient: {
      first_name: 'Leopold',
      last_name: 'Grazia',
      dob: '1954-07-30',
      gender: 'male',
      height: '170 cm',
      weight: '79 kg',
      address: '51 Signal Street, Kettle Harbor, ME 04622',
      phone: '(207) 555-0171',
      mrn: 'KH-44190',
    },
    diagnoses: [
      { code: 'I69.320', description: 'Aphasia following cerebral infarction' },
      {
        code: 'I69.351',
        description: 'Hemiplegia and hemiparesis following cerebral infarction affecting right dominant side',
      },
    ],
    items: [
      {
        item: 'Speech generating device, synthesized speech, permitting multiple methods of message formulation',
        hcpcs: 'E2510',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Stroke 2025-11-18, left middle cerebral artery. Severe expressive aphasia: says yes, no and his wife’s name, Noreen. Understands two-step commands in 9 of 10 trials. Western Aphasia Battery quotient 31.4 on 2026-03-24. Trial of the device from 2026-04-02 to 2026-04-30: made 14 different requests a day by picture and typed single words. Letter board tried in February 2026, 3 of 20 words understood by strangers. Points with the left index finger; the right hand is without function. Hearing normal; reads headlines with glasses. Speech therapy twice a week, 26 sessions so far. Cannot use the telephone. Has called for help twice by banging a pot.',
      },
      {
        item: 'Accessory for speech generating device, mounting system',
        hcpcs: 'E2512',
        quantity: 1,
        justification:
          'Mounts on the manual wheelchair that he already has. Retired lobsterman. Lives with Noreen in a ground-floor apartment. Apixaban 5 mg twice a day. No seizures since the stroke. Evaluated by Adaeze Lindholm, CCC-SLP, who does not work for a supplier.',
      },
    ],
    provider: { name: 'Winifred Castellan, MD', npi: '1902847165', date_signed: '2026-05-11' },
  },
  notes: [
    `Six months ago, on November 18, Mr. Grazia suffered an infarction in the territory of the left middle cerebral artery. What is left of his speech are three words: yes, no, and Noreen. His comprehension is far better; he carries out two-step commands nine times out of ten. The Western Aphasia Battery gave a quotient of 31.4.

A letter board did not carry him far, since strangers could make out only three words of twenty. For four weeks in April he had a speech generating device on trial. With pictures and single typed words he came to fourteen different requests a day. He operates it with the left index finger, because the right hand has no function (I69.351).

He cannot telephone. Twice he has had to beat on a pot to summon help. I prescribe the device (E2510) and a mount for the wheelchair that he has (E2512).`,
    `71M, L MCA CVA 11/18/25. Severe expr aphasia (I69.320) + R hemi, dominant. Verbal output: yes/no/wife's name. Aud comp: 2-step 90%. WAB AQ 31.4 (3/24/26). SGD trial 4/2-4/30: 14 diff requests/d, pics + typed single words. Letter board 2/26: 3/20 intelligible. Access: L index direct select. Hearing WNL. Reads headlines w/ glasses. ST 2x/wk, 26 visits. Apixaban 5 BID. No sz. Lives w/ wife, ground fl apt. SLP Lindholm - no supplier ties. E2510 x1, E2512 x1 (mount to own MWC).`,
    `Q: Can the patient meet his daily needs with natural speech?
A: No. He has three words.
Q: Have low-tech means been tried?
A: Yes. A letter board, in February; three of twenty words were understood.
Q: Is he able to use the device?
A: Yes. In the trial he made fourteen different requests a day.
Q: How does he select?
A: With his left index finger.
Q: Does he hear and see well enough?
A: His hearing is normal, and with glasses he reads headlines.
Q: Who evaluated him?
A: A speech-language pathologist, Adaeze Lindholm. She is not employed by a supplier.`,
    `Leo fished for lobster all his working life. Since the stroke he understands what is said to him but cannot put it into words. His wife Noreen is with him in their apartment at ground level. He goes to speech therapy two times every week and has been there 26 times. He takes a blood thinner, apixaban. There have been no seizures. A phone is of no use to him. With the screen in front of him he asked for things himself for the first time.`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', 'on November 18 → on November 28'],
    [0, 'side', 'left middle cerebral artery → right middle cerebral artery'],
    [0, 'event', 'suffered an infarction in → suffered a hemorrhage in'],
    [0, 'quantity', 'three words: yes → thirty words: yes'],
    [0, 'name', 'no, and Noreen → no, and Doreen'],
    [0, 'negation', 'His comprehension is far better → His comprehension is no better'],
    [0, 'retold', 'nine times out of ten → five times out of ten'],
    [0, 'retold', 'quotient of 31.4 → quotient of 61.4'],
    [0, 'other-role', 'only three words of twenty → only nine words of twenty'],
    [0, 'device', 'A letter board did not → A tablet computer did not'],
    [0, 'quantity', 'fourteen different requests → forty different requests'],
    [0, 'side', 'with the left index finger → with the right index finger'],
    [0, 'negation', 'the right hand has no function → the right hand has good function'],
    [0, 'negation', 'He cannot telephone → He can telephone'],
    [0, 'retold', 'Twice he has had to beat → Daily he has had to beat'],
    [0, 'other-item', 'device (E2510) → device (E2512)'],
    [1, 'sex', '71M → 71F'],
    [1, 'side', 'R hemi → L hemi'],
    [1, 'description-detail', 'Severe expr aphasia → Mild expr aphasia'],
    [1, 'quantity', 'ST 2x/wk → ST 5x/wk'],
    [1, 'other-role', '26 visits → 14 visits'],
    [1, 'medication', 'Apixaban 5 BID → Warfarin 5 daily'],
    [1, 'negation', 'Hearing WNL → Hearing impaired'],
    [1, 'social', 'Lives w/ wife → Lives w/ daughter'],
    [1, 'attestation', 'no supplier ties → works for supplier'],
    [2, 'negation', 'A: No. He has three words → A: Yes. He has many words'],
    [2, 'negation', 'His hearing is normal → His hearing is poor'],
    [2, 'attestation', 'A speech-language pathologist → An occupational therapist'],
    [2, 'negation', 'She is not employed → She is employed'],
    [3, 'social', 'fished for lobster → cut timber'],
    [3, 'negation', 'he understands what → he no longer understands what'],
    [3, 'negation', 'There have been no seizures → There have been seizures'],
    [3, 'social', 'apartment at ground level → apartment on the fourth floor'],
    [3, 'treatment', 'He goes to speech therapy → He has given up speech therapy'],
  ],
  corruptions: { organisation: ['{→ Pine Coast Mutual pays for it.}'] },
};
