import type { CorpusCase } from '../corpus-case.ts';

/** A spine physician, a physical therapist, a compensation adjuster's nurse, a supplier's clerk in a hurry, an intern and a foreign-trained neurologist write for a tile setter with a pinched nerve root. */
export const cervicalTractionTileSetter: CorpusCase = {
  id: 'cervical-traction-tile-setter',
  today: '2026-08-12',
  facts: {
    case_id: 41108,
    patient: {
      first_name: 'Emeric',
      last_name: 'Pashkovsky-Dole',
      dob: '1982-11-16',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '181 lb',
      address: '6 Grout Alley, Mesquite Landing, AZ 85999',
      phone: '(480) 555-0109',
      mrn: 'MLS-15502',
    },
    diagnoses: [
      { code: 'M50.122', description: 'Cervical disc disorder at C5-C6 level with radiculopathy' },
      { code: 'M26.621', description: 'Arthralgia of right temporomandibular joint' },
    ],
    items: [
      {
        item: 'Traction equipment, cervical, free-standing stand/frame, pneumatic, applying traction force to other than mandible',
        hcpcs: 'E0849',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Pain runs from the neck to the right thumb since 2026-04-06, 8 of 10 at its worst. MRI of 2026-05-27: disc protrusion of 4 mm at C5-C6, narrowing the right foramen; the cord is free. In the clinic 10 sessions of mechanical traction at 26 lb, from 2026-06-15 to 2026-07-17, lowered arm pain from 8 to 3 of 10, but the relief lasts only 5 to 6 hours. An over-the-door device with a chin strap, tried on 2026-06-03, gave 12 lb at most and brought on pain of the right jaw, so that he could open his mouth 28 mm instead of 44 mm. With the pneumatic device on trial from 2026-07-20 to 2026-08-03, 15 minutes twice a day at 25 lb, arm pain stayed at 2 to 3 of 10. He sets it up and takes it off by himself.',
      },
      {
        item: 'Transcutaneous electrical nerve stimulation (TENS) device, four or more leads, for multiple nerve stimulation',
        hcpcs: 'E0730',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Two leads over the neck and two over the right forearm, for use between the tractions. Trial of 30 days from 2026-07-06 to 2026-08-04: gabapentin could be lowered from 1,800 mg to 900 mg a day. At the higher dose he was drowsy on ladders.',
      },
    ],
    provider: { name: 'Rosalind Achebe-Novak, MD', npi: '1831649027', date_signed: '2026-08-12' },
    seen: [
      '2026-04-20, in clinic, by Rosalind Achebe-Novak, MD: Spurling test positive on the right, right biceps 4/5, biceps reflex weak, less feeling in the right thumb.',
      '2026-08-05, in clinic, by Rosalind Achebe-Novak, MD: right biceps 4+/5, mouth opening 40 mm, no sign of cord compression, gait normal, Neck Disability Index 46 % in April, 22 % now.',
    ],
    told: [
      'Who pays? Saguaro Trades Benefit Trust',
      'Who supplies? Copper Basin Orthopedic Supply',
      'Work? Tile setter; on light duty, 20 hours a week, since 2026-07-27',
      'Lives with whom? With his partner Ximena and twin daughters of 6 years',
      'Medicines? Gabapentin; naproxen stopped on 2026-05-11 because of heartburn',
      'Injection? He declined an epidural steroid injection on 2026-06-08',
      'Surgeon? Not needed as long as strength does not fall',
      'Clinic for traction? 47 miles away',
      'Osteoporosis, rheumatoid arthritis, tumor or carotid disease? None',
    ],
    answered: [],
  },
  notes: [
    `Rosalind Achebe-Novak, MD
NPI 1831649027

August 12, 2026

Saguaro Trades Benefit Trust

Re: Emeric Pashkovsky-Dole, DOB November 16, 1982
Pneumatic cervical traction (E0849) and four-lead TENS (E0730)

Dear Trust Reviewer:

Mr. Pashkovsky-Dole sets tile. In early April he began to have pain from the neck into the right thumb, which reached 8 of 10. I found a positive Spurling test, a biceps of 4/5 with a weak reflex, and reduced sensation of the thumb, all on the right. That is the C6 root. The MRI in May agreed: a 4 mm protrusion at C5-C6 with narrowing of the right foramen and no contact with the cord (M50.122).

Traction works for him. Ten sessions in the clinic at 26 lb took arm pain from 8 to 3. The trouble is that each session buys five or six hours and the clinic is 47 miles off. The sensible thing is to have the traction where the neck is.

Payers as a rule prefer the over-the-door kit. It was tried on June 3. It delivered no more than 12 lb and pulled by the chin. He developed arthralgia of the right temporomandibular joint (M26.621), with mouth opening down to 28 mm from 44. Two months later it is 40. In my opinion he should not put on a chin strap again.

The pneumatic frame pulls at the back of the skull and leaves the jaw alone. In a two-week trial at 25 lb, twice daily for fifteen minutes, the arm stayed at 2 to 3.

A TENS trial of thirty days allowed us to halve his gabapentin. For a man on ladders that is no small matter, since the full dose made him drowsy.

On August 5 his biceps was 4+/5 and his disability index 22%, against 46% in April. He does not need a surgeon as long as his strength does not fall.

Sincerely,
Rosalind Achebe-Novak, MD`,
    `PHYSICAL THERAPY DISCHARGE-TO-HOME-PROGRAM SUMMARY

Name: Pashkovsky-Dole, E.    MRN: MLS-15502    43 y/o M
Dx: C5-6 disc w/ R radiculopathy; R TMJ arthralgia

TIMELINE
04/06  Onset neck → R thumb pain
04/20  MD exam: Spurling + R, biceps 4/5, DTR ↓, light touch ↓ thumb
05/11  Naproxen d/c'd (heartburn)
05/27  MRI: 4 mm protrusion C5-6, R foraminal narrowing, cord clear
06/03  OTD traction trial, chin strap: max 12 lb. R jaw pain. MMO 28 mm (prior 44)
06/08  ESI declined
06/15–07/17  Mechanical traction in clinic x10 @ 26 lb. Arm NPRS 8 → 3. Carryover 5–6 h
07/06–08/04  TENS trial, 30 d
07/20–08/03  Home pneumatic traction trial: 25 lb, 15 min BID. NPRS 2–3. Indep. don/doff
07/27  RTW light duty 20 h/wk
08/05  Recheck: biceps 4+/5, MMO 40, NDI 22% (46% in Apr)

CLINICAL REASONING
> 20 lb was required. OTD could not reach that, and used the mandible.
Change in NDI of 24 points exceeds usual MCID.
Pain relief does not last to the next clinic visit. Daily (BID) dosing is only feasible at home.

PRECAUTIONS SCREEN
No osteoporosis, RA, neoplasm, carotid disease. No myelopathy. Gait WNL.

DME
E0849 x1, pneumatic, frame, non-mandibular
E0730 x1, 4 leads: 2 neck, 2 R forearm

HEP to continue per PT: generally, deep neck flexor work & scapular training alongside traction.`,
    `UTILIZATION NURSE – CASE ABSTRACT
Saguaro Trades Benefit Trust

MEMBER: Emeric Pashkovsky-Dole, 6 Grout Alley, Mesquite Landing
REQUESTOR: Copper Basin Orthopedic Supply for R. Achebe-Novak, MD (1831649027)
DATE: 08/12/2026

CODES REQUESTED: E0849 x 1; E0730 x 1

QUESTION 1. Is there a musculoskeletal or neurologic impairment requiring traction?
Documented. M50.122. Exam of 04/20/2026 and MRI of 05/27/2026 match on level and side.

QUESTION 2. Was the use of home traction demonstrated and tolerated?
Documented. Fifteen days, 07/20 through 08/03/2026, twice daily. The member operates it by himself.

QUESTION 3. Is there a reason for E0849 in place of E0860 (over-door)?
At least one is needed under most policies: TMJ disorder, need for more than 20 lb at home, or distortion of the lower jaw or neck anatomy preventing a chin halter. Two are documented here. (a) M26.621, right TMJ. Opening fell 16 mm after the over-door trial. (b) Effective force 25 to 26 lb, against the 12 lb which the over-door unit gave.

QUESTION 4. TENS: was there a trial of at least 30 days with benefit?
Documented. 07/06–08/04/2026. Gabapentin went from 1,800 mg to 900 mg/day.

QUESTION 5. Why four leads and not two?
Two regions are treated, neck and right forearm, with two leads apiece.

QUESTION 6. Conservative care?
NSAID stopped (heartburn). Gabapentin. Clinic traction x 10. Injection offered and declined by member.

QUESTION 7. Surgical plan?
None while strength holds. Biceps 4/5 in April, 4+/5 on 08/05/2026.

QUESTION 8. Work status?
Light duty, 20 h/week since 07/27/2026.

REVIEWER COMMENT: Meets as submitted. Route to medical director for signature only.`,
    `COPPER BASIN ORTHOPEDIC SUPPLY

hello saguaro team

sending the rx for emeric pashkovsky-dole (dob 11/16/82, ph 480-555-0109). dr achebe-novak signed today 8/12.

2 items:

>> E0849 pneumatic neck traction w/ free standing frame, 1
>> E0730 tens 4 lead, 1

dx M50.122 + M26.621

ok so i know the first thing your system will do is kick this back and say use the door one (E0860). pls look at 6/3. he used the door one. got 12 lb out of it and a sore jaw, right side. he could open 28 mm after, it was 44 before. thats more than a third gone. a chin strap is not something to try again

the pneumatic one he had on trial from 7/20 to 8/3, 25 lb, 15 min, 2x day = half an hour a day. pain in the arm stayed 2-3. it was 8 at worst

driving to clinic isnt a plan either, its 47 miles away so 94 round trip and the good of it wears off in 5-6 hrs

tens: did the 30 days (7/6 to 8/4). he cut the gabapentin in half. 1800 down to 900

both are 1 per 5 yrs and he's asking for 1 so no qty issue

he's working light duty 20 hrs so a quick yes would be great. he's got a partner and twin 6 yr olds at home

fax back or call us

thx
copper basin`,
    `Intern's draft, please edit. LMN for traction + TENS.

Subjective. This 43-year-old right-sided C6 radiculopathy patient states arm pain is now 2-3/10 while using the pneumatic unit, formerly 8/10. Says benefit after clinic traction used to last 5-6 hours. Drowsy on ladders when on gabapentin 1800 mg; better on 900. Jaw was painful after over-door traction. Declined ESI 6/8. Lives w/ partner Ximena and twin girls, age 6. On light duty since 7/27.

Objective. 4/20: Spurling R positive, biceps R 4/5, reflex diminished, hypoesthesia R thumb. 5/27 MRI: C5-C6 protrusion 4 mm, R foramen narrowed, cord free. 8/5: biceps 4+/5, mouth opening 40 mm (28 mm at worst, 44 mm before), gait normal, no myelopathic signs, NDI 22%.

Assessment. M50.122, improving with traction. M26.621, improving since the chin strap was abandoned; 12 of the 16 mm lost have come back.

Plan.
1. E0849. Indication: needs >20 lb and has TMJ arthralgia. Trial successful for two weeks. Dose 15 min BID at 25 lb (11 kg).
2. E0730. Four leads, neck and R forearm, between tractions. Thirty-day trial cut gabapentin by 50%.
3. No surgical referral so long as strength is preserved.
4. Red flags for which any patient on home traction should stop: new weakness, clumsy hands, gait change, dizziness.

Contraindications reviewed: osteoporosis no, RA no, tumor no, carotid disease no.

Discussion. Cervical radiculopathy from a disc has a mostly favorable natural history. The aim of home treatment is to get a patient through the months until the disc shrinks without an operation. He is four months in.

Attending: Rosalind Achebe-Novak, MD, NPI 1831649027. 8/12/26`,
    `NEUROLOGICAL OPINION

To the attention of: Saguaro Trades Benefit Trust

Honoured Ladies and Gentlemen,

I permit myself to submit the following considerations in support of the prescription of Dr. Rosalind Achebe-Novak concerning Mr. Emeric Pashkovsky-Dole, a tile setter, aged 43 years, of 178 cm and 82 kg.

Since the 6th of April 2026 the patient suffers of a cervicobrachialgia on the right, radiating until the thumb. The clinical examination of the 20th of April shows a radicular deficit C6 on the right: paresis of the biceps at 4/5, diminished bicipital reflex, hypoaesthesia of the thumb, manoeuvre of Spurling positive. Magnetic resonance of the 27th of May: protrusion C5-C6 of 4 mm with narrowing of the foramen on the right side, without compression of the medulla.

Treatments until now: naproxen, interrupted on the 11th of May for heartburn; gabapentin; traction in the ambulatory, ten sittings under 26 pounds (about 12 kg), with good but short effect of 5 to 6 hours. The patient has not wished an infiltration.

The traction suspended at the door, with support under the chin, was a failure. Only 12 pounds could be attained, and it has provoked an arthralgia of the right temporomandibular articulation, with opening of the mouth reduced to 28 mm. At the last control, 5th of August, 40 mm.

By contrast the pneumatic apparatus on a stand, which takes support at the occiput and not at the mandible, was applied at home for two weeks, twice per day, with pain of 2 to 3 on 10. The patient installs it alone.

The electrical stimulation by four electrodes has permitted to reduce gabapentin by 900 mg per day.

Under this regime the force of the biceps has risen to 4+/5 and the index of neck disability has fallen from 46 to 22 per cent. No contraindication exists.

I recommend the acceptance of both devices (E0849, E0730), one piece of each.

With collegial greetings

for Dr. Rosalind Achebe-Novak, NPI 1831649027`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
