import type { CorpusCase } from '../corpus-case.ts';

/** A hand surgeon, a hand therapist, an internist by e-mail, a biller, a patient's advocate and a dictation write for a sign language interpreter with numb hands. */
export const wristOrthosisInterpreter: CorpusCase = {
  id: 'wrist-orthosis-interpreter',
  today: '2026-07-14',
  facts: {
    case_id: 30109,
    patient: {
      first_name: 'Sunniva',
      last_name: 'Prakash-Dole',
      dob: '1984-01-29',
      gender: 'female',
      height: '5 ft 5 in',
      weight: '163 lb',
      address: '73 Harbor Terrace, Cedar Narrows, WA 98999',
      phone: '(360) 555-0191',
      mrn: 'CNH-12087',
    },
    diagnoses: [
      { code: 'G56.03', description: 'Carpal tunnel syndrome, bilateral upper limbs' },
      {
        code: 'M18.11',
        description: 'Unilateral primary osteoarthritis of first carpometacarpal joint, right hand',
      },
      { code: 'E03.9', description: 'Hypothyroidism, unspecified' },
    ],
    items: [
      {
        item: 'Wrist hand orthosis, without joints, may include soft interface, straps, custom fabricated, includes fitting and adjustment',
        hcpcs: 'L3906',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '12 months',
        color: 'gray',
        justification:
          'Right side. For the right wrist at night, in neutral position. Distal motor latency on the right 6.1 ms on 2026-06-03. She wakes 4 times a night with a numb right hand and shakes it. A ready-made splint was worn every night from 2026-03-16 to 2026-05-25: it held the wrist in 30 degrees of extension, pressed on the arthritic base of the thumb and left a blister. A steroid injection into the right carpal tunnel on 2026-06-10 helped for 2 weeks. Grip 31 lb and key pinch 8 lb on the right on 2026-07-09.',
      },
      {
        item: 'Wrist hand orthosis, wrist extension control cock-up, non molded, prefabricated, off-the-shelf',
        hcpcs: 'L3908',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '12 months',
        size: 'medium',
        color: 'black',
        justification:
          'Left side. For the left wrist at night, with the stay bent to neutral. Distal motor latency on the left 4.6 ms on 2026-06-03. The left hand tingles on 3 nights a week. The left wrist has never been splinted. Wrist circumference 6.5 inches, which is a medium. Grip 52 lb and key pinch 14 lb on the left on 2026-07-09.',
      },
    ],
    provider: { name: 'Florentina Baxendale-Wu, MD', npi: '1513986427', date_signed: '2026-07-14' },
    seen: [
      '2026-06-03, nerve conduction study: median nerve slowed at both wrists, moderate on the right and mild on the left; ulnar nerves normal.',
      '2026-06-22: TSH 2.9 mIU/L.',
      '2026-07-07, in the hand clinic, by Florentina Baxendale-Wu, MD: Phalen positive after 12 seconds on the right and 35 seconds on the left; two-point discrimination of the index finger 7 mm right and 5 mm left; no wasting of the thumb muscles; blister healed.',
      '2026-07-09, by Thelonius Garrick, OTR/L, CHT: grip and pinch measured; Boston symptom severity 3.4 of 5; base of the right thumb tender.',
    ],
    told: [
      'Which hand writes? The right',
      'Who pays? Cascade Guild Health',
      'Who supplies? Narrows Orthotic Workshop',
      'Work? Sign language interpreter at a community college, 30 hours a week',
      'Lives with whom? With her mother Annika and her sons, 9 and 12',
      'Medicines? Levothyroxine 88 mcg daily and ibuprofen 400 mg when needed',
      'Exercises? Tendon and nerve gliding twice daily since March 2026',
      'Operation? Release on the right in the fall if she is no better by October 1, 2026',
      'Pregnant? No',
    ],
    answered: [],
  },
  notes: [
    `14 July 2026

Cascade Guild Health

Dear Reviewer,

Re: Ms Sunniva Prakash-Dole, 42

This patient makes her living with her hands: she interprets in sign language, thirty hours a week, at a community college. Both of her median nerves are compressed at the wrist. The right, which is her writing hand, is the worse of the two. The study of June 3 gave a distal motor latency of 6.1 ms on that side, as against 4.6 on the other, and was read as moderate and mild respectively. The ulnar nerves were normal. On July 7, Phalen's test turned positive in twelve seconds on the right; it took thirty-five on the left. Two-point discrimination has begun to suffer in the right index finger, at 7 mm. The thumb muscles are not wasted, and that is a reason to act now rather than later.

As a surgeon I could offer her an operation straightaway. I should prefer to know that a properly made splint has had its chance. The ready-made one she wore for ten weeks did not deserve the name. It cocked her wrist up by 30 degrees, though pressure in the carpal tunnel is lowest near neutral. It bore down on the base of her thumb, which is arthritic, and it left a blister, since healed. I do not call that a fair trial.

For the right I have accordingly ordered a custom orthosis (L3906). The left hand has a milder problem, without the arthritic thumb, and has never been splinted. An off-the-shelf orthosis with the stay straightened (L3908, medium) will do there.

Should she be no better by October 1, I shall release the right side in the fall.

Florentina Baxendale-Wu, MD
NPI 1513986427`,

    `HAND THERAPY EVAL - ORTHOSIS JUSTIFICATION
7/9/26     T. Garrick, OTR/L, CHT
Pt: Prakash-Dole, Sunniva    42F    R-hand dominant

Dx: bilat CTS, R thumb CMC OA

                    R          L
DML (6/3)           6.1 ms     4.6 ms
Phalen (7/7)        12 s       35 s
2PD index (7/7)     7 mm       5 mm
Grip                31 lb      52 lb
Key pinch           8 lb       14 lb
Night sx            wakes x4   tingles 3 nights/wk

R grip is 60% of L. You would ordinarily expect the dominant hand to be stronger by around 10%.

Boston SSS 3.4/5. R thumb base tender.

Occupation: sign language interpreter, 30 h/wk, i.e. sustained repetitive wrist and finger motion.

Rx to date
- gliding exercises BID since Mar
- ibuprofen 400 prn
- injection R 6/10, 2 wks' relief
- prefab splint R, nightly 3/16-5/25: wrong angle (30 deg ext), CMC pressure, blister

Why custom on R?
Because an orthosis for this hand has to clear the CMC joint and hold 0 deg. A fabric splint can't be reshaped much around the thumb. Thermoplastic molded on the patient can be flared, relieved, and remolded.

Why prefab on L?
No CMC OA, standard wrist (6.5 in), never tried one. No need to spend more than that.

Orders: L3906 R, gray. L3908 L, medium, black. 1 each / 12 mo.
Wear: nights, both, neutral.`,

    `From: primary care
To: Cascade Guild Health, medical review
Subject: S. Prakash-Dole, wrist orthoses

Good afternoon,

I am writing about the two wrist orthoses ordered today by Dr. Baxendale-Wu (NPI 1513986427), and would like to add the medical point of view.

Carpal tunnel syndrome can be a sign of something else. The usual suspects are an underactive thyroid, diabetes, pregnancy and inflammatory arthritis. Our patient does have hypothyroidism (E03.9), but it's treated: she takes 88 micrograms of levothyroxine a day and the TSH on June 22 was 2.9, well within normal limits. She isn't pregnant. So I don't see that adjusting her thyroid dose would spare her the splints.

Medication has little more to give. She uses ibuprofen 400 mg when needed. Oral anti-inflammatories do not help very much in this condition. A steroid shot in the right carpal tunnel on June 10 bought her two weeks.

What is left before surgery is to hold the wrists straight at night. She wakes four times with her right hand numb, and has to shake it out. Anyone who has two boys of 9 and 12 at home and interprets for a living needs to sleep. The first splint failed for mechanical reasons that are easily described: the angle was wrong, and it rubbed against an arthritic joint until it blistered.

Two codes, two sides, please don't treat them as duplicates:

L3906 = RIGHT, custom
L3908 = LEFT, off the shelf, medium

Many thanks for your attention.`,

    `NARROWS ORTHOTIC WORKSHOP
BILLING - PRIOR AUTH COVER NOTE

Attn: Cascade Guild Health
Subscriber: Sunniva Prakash-Dole / 01-29-1984 / F
Address: 73 Harbor Terrace, Cedar Narrows, WA 98999
Tel: (360) 555-0191
Ref. provider: Florentina Baxendale-Wu, MD / 1513986427
Order date: 07-14-2026

CODE    MOD   DESCRIPTION                                    QTY
L3906   RT    WHO, without joints, custom fabricated, gray   1
L3908   LT    WHO, cock-up, prefab, OTS, med, black          1

DX: G56.03, M18.11, E03.9

Q. Are these the same item billed twice?
A. No. One is right, one is left; one is made to measure, one comes from the shelf. Two orthoses for two wrists.

Q. Has the member had an orthosis in the last 12 months?
A. A ready-made splint was worn on the right from 03-16-2026 through 05-25-2026. It had to be given up owing to a blister. None has been worn on the left.

Q. Why is custom fabrication required on the right?
A. M18.11, osteoarthritis at the base of the right thumb. The ready-made model presses there. Custom fabrication is as a rule covered when a prefabricated orthosis can't accommodate the patient's anatomy or has been tried without success, and both apply here.

Q. Is fitting billed separately?
A. No. L3906 includes fitting and adjustment by definition.

Q. Size on the left?
A. Medium, by wrist circumference of 6.5 in (16.5 cm).

Documents on hand: nerve conduction study 06-03-2026; clinic visit 07-07-2026; therapist's measurements 07-09-2026.`,

    `Dear Cascade Guild Health,

Sunniva Prakash-Dole talks with her hands, and I don't mean that she gestures. She is a sign language interpreter at a community college. For thirty hours every week, somebody's understanding of a lecture depends on what her fingers do. I'm writing to support her request as her advocate, with her surgeon's facts in front of me.

- She is 42 and right-handed.
- She lives with her mother, Annika, and two sons.
- Tests on June 3 proved carpal tunnel syndrome at both wrists.
- She wakes four times each night because her right hand has gone numb. On three nights of the week the left one tingles too.
- On the right she can squeeze 31 pounds. On the left, 52.

What she has done so far: exercises twice a day since March. Ibuprofen. An injection. A store-type splint, each night for ten weeks. Nobody can say that she has been sitting on her hands.

The splint was the wrong one for her. It bent her wrist backward and pushed on a thumb joint that has arthritis. By the end of May she had a blister to show for it. That splint, I'd respectfully point out, was the economical choice, and it cost ten weeks.

A made-to-measure one for the right, then, and a simple one in medium for the left. That's the whole of the request. If it works, there may be no operation in the fall. If it doesn't, her surgeon means to operate after October 1. A splint costs a fraction of what surgery does, and she'd lose no time from the classroom.

Dr. Florentina Baxendale-Wu's NPI is 1513986427. The codes are L3906 (right) and L3908 (left).

Respectfully,
on behalf of Ms. Prakash-Dole`,

    `DICTATED, NOT PROOFREAD

Patient Prakash-Dole, Sunniva, MRN CNH-12087, date of dictation July 14, 2026, for Dr. Baxendale-Wu.

She is a 42-year-old right-hand-dominant female interpreter with bilateral carpal tunnel, right greater than left, hypothyroid on levothyroxine 88 mcg, TSH okay at 2.9 in June, and first CMC arthritis on the right. Nerve studies were done six weeks ago and showed moderate on the right, mild on the left, ulnars clean. Distal motor latencies 6.1 and 4.6. Upper limit in most labs is somewhere around 4.2 to 4.4 so the left is only just abnormal.

Symptoms, nocturnal numbness with flick sign on the right times four per night, left side three nights per week. Boston severity 3.4. Exam July 7 with Phalen's 12 seconds right, 35 seconds left. Two point 7 and 5. No thenar atrophy. The blister from her old brace has healed up.

Treatment so far has been gliding exercises, as-needed ibuprofen, a prefab brace mid March to late May on the right only, which she did not do well with because of thumb base pressure and because it put her in thirty of extension, then a cortisone shot June 10 that gave her about two weeks.

So what we'll do is night splints in neutral on both sides. Right one custom fabricated L3906, she gets gray, left one off the shelf L3908, black, medium, the therapist has the wrist at six and a half inches. One of each, limit is one per twelve months each. Continue the gliding. If she's not better by October first we'll go ahead with a right carpal tunnel release in the fall. We are not talking about surgery on the left.

Diagnosis codes G56.03, M18.11, E03.9. NPI 1513986427. Thanks.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
