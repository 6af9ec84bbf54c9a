import type { CorpusCase } from '../corpus-case.ts';

/** A primary care letter, a dictated note with its run-on sentences, and a numbered request. */
export const rollatorStenosisBookbinder: CorpusCase = {
  id: 'rollator-stenosis-bookbinder',
  today: '2026-11-19',
  facts: {
    case_id: 9303,
    patient: {
      first_name: 'Winifred',
      last_name: 'Oyelaran',
      dob: '1949-08-27',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '171 lb',
      address: '310 Sycamore Bend, Harlow Point, NC 28599',
      phone: '(252) 555-0138',
      mrn: 'HP-11846',
    },
    diagnoses: [
      { code: 'M48.062', description: 'Spinal stenosis, lumbar region with neurogenic claudication' },
      { code: 'G62.9', description: 'Polyneuropathy, unspecified' },
    ],
    items: [
      {
        item: 'Walker, folding, wheeled, adjustable or fixed height',
        hcpcs: 'E0143',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'burgundy',
        justification:
          'MRI 2026-04-14: narrowing at L4-L5. Legs go numb after 3 minutes of standing; the numbness goes when she bends forward or sits. Walks 60 feet with a cane, 200 feet with a wheeled walker (measured by Tobias Renner, PT, on 2026-10-29). Stumbled four times in September 2026, no injury. Grip is strong on both sides, so she can squeeze the hand brakes. Epidural steroid injection on 2026-06-08 helped for 2 weeks. She does not want surgery.',
      },
      {
        item: 'Seat attachment, walker',
        hcpcs: 'E0156',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Needs to sit every 60 to 80 feet. Cooks for herself and her husband Ambrose, who is blind. Two steps at the front door, with a rail on the left going up. Gabapentin 300 mg three times a day; acetaminophen as needed. Ibuprofen upset her stomach. Vitamin B12 normal, not diabetic.',
      },
    ],
    provider: { name: 'Fenwick Dubois, MD', npi: '1306927458', date_signed: '2026-11-19' },
    seen: [
      '2026-11-05, office visit: ankle reflexes absent on both sides, no foot drop, vision corrected with glasses.',
    ],
  },
  notes: [
    `To the Utilization Review Department

Re: Winifred Oyelaran, DOB 08/27/1949, MRN HP-11846

I am asking for a folding wheeled walker (E0143) with a seat attachment (E0156) for my patient, who is 77 years old. She has lumbar spinal stenosis with neurogenic claudication (M48.062), shown as a narrowing at L4-L5 on an MRI of April 14, 2026, and a polyneuropathy (G62.9) whose type is not specified; she is not diabetic and her vitamin B12 is normal.

After three minutes on her feet her legs go numb. Bending forward or sitting down relieves it. In September she stumbled four times but was not hurt. Tobias Renner, PT, measured her walking on October 29: 60 feet with a cane, and 200 feet, more than three times as far, with a wheeled walker. She needs to sit down every 60 to 80 feet, which is why the seat is part of the order.

On November 5 the ankle reflexes were absent on both sides and there was no foot drop. Her grip is strong, so the hand brakes pose no difficulty. An epidural steroid injection on June 8 gave two weeks of relief. Surgery is not something she wants. Gabapentin 300 mg three times a day continues, with acetaminophen as needed.

Ms. Oyelaran cooks for herself and for her husband Ambrose, who is blind, and the walker would let her go on doing so.

Sincerely,
Fenwick Dubois, MD, NPI 1306927458`,
    `dictated 11/19/2026 not reread

this is a note on winifred oyelaran date of birth august 27 1949 who was seen november 5 for her walking, she has the lumbar stenosis with claudication and the neuropathy, legs go numb at about 3 minutes of standing and she bends forward and it goes away, also goes away when she sits

therapist measured 60 feet with cane and 200 with the wheeled walker on october 29. stumbled 4 times in september no injury. no foot drop. ankle jerks absent both sides. wears glasses. grip good both hands she can work the brakes

injection epidural in june lasted two weeks. does not want surgery. on gabapentin 300 tid and tylenol prn. ibuprofen upset her stomach

husband ambrose is blind she does the cooking. two steps at front door rail is on the left going up

order wheeled folding walker e0143 quantity one burgundy, seat e0156 quantity one. both limit one in five years

fenwick dubois md npi 1306927458`,
    `Subject: Wheeled walker with seat
Patient: Winifred Oyelaran
Diagnosis codes: M48.062, G62.9
Provider: Fenwick Dubois, MD (NPI 1306927458)
Date: Thursday, November 19, 2026

1. Who is the patient? A woman of 77, 5 ft 6 in tall, weighing 171 lb.
2. What is wrong? The lumbar spinal canal is too narrow (L4-L5, MRI in April 2026) and there is a polyneuropathy besides. People with neurogenic claudication usually walk farther when they lean on something in front of them.
3. What can she do now? Walk 60 feet with a cane. Standing is limited to three minutes.
4. What would she do with the walker? Walk 200 feet, as a physical therapist measured three weeks ago.
5. Why a seat? Because she must rest every 60 to 80 feet.
6. Is she safe with it? Her grip is strong on both sides and her vision is corrected with glasses.
7. What has been tried? One epidural steroid injection (June 8, 2026), which helped for 14 days; gabapentin, which she takes three times daily for a total of 900 mg; ibuprofen, which upset her stomach.
8. What is the home like? Two steps lead to the front door. Her husband cannot see.
9. What is ordered? One E0143 in burgundy and one E0156. Most payers allow one walker in five years.`,
  ],
  passages: [],
  edits: [
    [
      0,
      'description-detail',
      'lumbar spinal stenosis with neurogenic claudication (M48.062) → lumbar spinal stenosis without neurogenic claudication (M48.062)',
    ],
    [
      0,
      'retold',
      'After three minutes on her feet her legs go numb. → After thirty minutes on her feet her legs go numb.',
    ],
    [
      0,
      'retold',
      'Bending forward or sitting down relieves it. → Bending forward or sitting down brings it on.',
    ],
    [
      0,
      'event',
      'In September she stumbled four times but was not hurt. → In September she stumbled four times and cracked a rib.',
    ],
    [0, 'negation', 'Surgery is not something she wants. → Surgery is planned for the spring.'],
    [
      0,
      'negation',
      'she is not diabetic and her vitamin B12 is normal → she is not diabetic and her vitamin B12 is low',
    ],
    [0, 'social', 'her husband Ambrose, who is blind → her husband Ambrose, who is deaf'],
    [0, 'date-age', 'who is 77 years old → who is 79 years old'],
    [
      1,
      'retold',
      'therapist measured 60 feet with cane and 200 with the wheeled walker → therapist measured 200 feet with cane and 60 with the wheeled walker',
    ],
    [1, 'side', 'rail is on the left going up → rail is on the right going up'],
    [1, 'medication', 'on gabapentin 300 tid and tylenol prn → on gabapentin 600 tid and tylenol prn'],
    [
      1,
      'diagnosis',
      'no foot drop. ankle jerks absent both sides. → foot drop on both sides. ankle jerks absent both sides.',
    ],
    [1, 'choice', 'quantity one burgundy → quantity one black'],
    [1, 'treatment', 'injection epidural in june lasted two weeks → injection epidural in june did nothing'],
    [
      2,
      'relative-date',
      'as a physical therapist measured three weeks ago → as a physical therapist measured three months ago',
    ],
    [2, 'sum', 'three times daily for a total of 900 mg → three times daily for a total of 1,200 mg'],
    [2, 'date-age', 'Date: Thursday, November 19, 2026 → Date: Tuesday, November 19, 2026'],
    [2, 'device', '5. Why a seat? Because → 5. Why a basket? Because'],
    [2, 'treatment', 'ibuprofen, which upset her stomach → ibuprofen, which caused a bleeding ulcer'],
    [
      2,
      'organisation',
      'Most payers allow one walker in five years. → Humana Gold Plus has already approved the walker.',
    ],
    [0, 'retold', 'Her grip is strong, so → Her grip is only fair, but'],
    [0, 'retold', 'gave two weeks of relief → gave two months of relief'],
    [0, 'identifier', 'MRN HP-11846 → MRN HP-11864'],
  ],
  corruptions: {},
};
