import type { CorpusCase } from '../corpus-case.ts';

/** A neurologist, an occupational therapist, a supplier, a husband's appeal, a primary care telehealth note and a model's draft write for a court stenographer with multiple sclerosis. */
export const showerChairMsStenographer: CorpusCase = {
  id: 'shower-chair-ms-stenographer',
  today: '2026-12-07',
  facts: {
    case_id: 35110,
    patient: {
      first_name: 'Persephone',
      last_name: 'Adeyemi-Rourke',
      dob: '1985-05-16',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '149 lb',
      address: '62 Borax Flat Road, Dry Lantern, NV 89999',
      phone: '(775) 555-0191',
      mrn: 'DLN-90562',
    },
    diagnoses: [
      { code: 'G35.A', description: 'Relapsing-remitting multiple sclerosis' },
      { code: 'R26.0', description: 'Ataxic gait' },
      { code: 'R53.83', description: 'Other fatigue' },
    ],
    items: [
      {
        item: 'Shower chair with back and arms, without wheels',
        hcpcs: 'E0240',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'white',
        justification:
          'She can stand without holding on for 40 seconds with open eyes and 6 seconds with closed eyes. A shower takes her 12 minutes. She fell in the shower on 2026-10-02 and 2026-11-13; at the second fall she bruised the right hip, without a fracture on the radiograph of the same day. A plastic stool without a back, used from 2026-10-05 to 2026-11-13, tipped over at the second fall. Warm water makes her legs weaker: timed walk of 25 feet 7.9 seconds before and 11.2 seconds after a warm shower on 2026-11-19.',
      },
      {
        item: 'Wall rail for bathtub or shower, each',
        hcpcs: 'E0241',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '5 years',
        length: '18 in',
        justification:
          'One rail upright at the entry of the shower, one level beside the chair at a height of 34 in. The threshold of the shower is 5 in high. Both are screwed to the wall. The rail with suction cups that she held on to came off the wall at the fall of 2026-10-02.',
      },
      {
        item: 'Raised toilet seat',
        hcpcs: 'E0244',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'The toilet is 15 in high. From 15 in she needs 3 attempts or the help of her husband to stand up; from 19 in she stands up alone at the first attempt.',
      },
    ],
    provider: { name: 'Emeric Solberg-Nwosu, MD', npi: '1568820071', date_signed: '2026-12-07' },
    seen: [
      '2026-11-16, in clinic, by Emeric Solberg-Nwosu, MD: EDSS 5.0, strength of the left hip flexors 3/5, of the right 4/5, arms 5/5, heel-to-shin unsteady on both sides, vibration at the toes absent, bruise of the right hip of 8 cm.',
      '2026-11-19, at home, by Lavinia Trujeque, OT: Berg balance 38 of 56, walk of 25 feet 7.9 seconds before and 11.2 seconds after a warm shower, threshold of the shower 5 in, toilet 15 in, trial of a chair with back and arms: washed seated in 9 minutes without help.',
      '2026-08-03, MRI of the brain and cervical cord: 2 new lesions, 1 of them at C3, none taking up contrast.',
    ],
    told: [
      'Who pays? Silver Basin Preferred',
      'Who supplies? Basin and Range Bath Aids',
      'Specialty of the provider? Neurology',
      'Lives with whom? With her husband Fergus, a long-distance truck driver, away 4 nights a week, and their son Desmond, 11',
      'Work? Court stenographer, 4 days a week, seated',
      'Diagnosis since? March 2017; 3 relapses, the last in July 2026, treated with methylprednisolone 1000 mg for 3 days',
      'Medicines? Ocrelizumab every 6 months, dalfampridine 10 mg twice a day',
      'Walking aid? A cane in the right hand indoors, a rollator outdoors',
      'Bathroom? Walk-in shower of 36 x 36 in, no tub',
      'Denied before? All items on 2026-11-24, as bathroom comfort items',
      'Cooler water? Tried; she still fell on 2026-11-13 with lukewarm water',
      'Seizures? None',
    ],
    answered: [],
  },
  notes: [
    `Emeric Solberg-Nwosu, MD
Neurology
December 7, 2026

Silver Basin Preferred
Appeals Department

Concerning: Persephone Adeyemi-Rourke, born May 16, 1985

Dear Colleagues,

On November 24 you declined a shower chair, two wall rails and a raised toilet seat for my patient as bathroom comfort items. I ask you to reconsider, and I shall try to be brief about it.

She is forty-one and has had relapsing-remitting MS since March 2017. Her third relapse came in July of this year and required three days of methylprednisolone, a gram a day. The MRI in August showed two new lesions, one in the cord at C3. On my examination of November 16 she stood at 5.0 on the EDSS. Hip flexion was 3/5 on the left and 4/5 on the right; vibration sense at the toes was gone; heel-to-shin was unsteady on either side. She is on ocrelizumab and dalfampridine. I have, in other words, done what neurology can do by prescription, and she is still ataxic.

Why the bathroom? Because it takes away each of the things that keep an ataxic person upright. With absent vibration sense, she balances by sight: 40 seconds with eyes open, six with eyes shut. Anyone washing hair shuts the eyes. And heat slows conduction in demyelinated fibers, a phenomenon described by Uhthoff in the nineteenth century and measured in her own house: 25 feet took 7.9 seconds before a warm shower and 11.2 after.

She has fallen there twice in six weeks. The hip was bruised and not broken. I do not consider the prevention of a third fall a comfort.

I request E0240, E0241 (two) and E0244.

Emeric Solberg-Nwosu, MD
NPI 1568820071`,
    `OCCUPATIONAL THERAPY HOME ASSESSMENT: BATHROOM
Lavinia Trujeque, OT | 11/19/2026

Client: P. Adeyemi-Rourke, 41 F, RRMS (G35.A), ataxic gait (R26.0), fatigue (R53.83)

Environment
• Shower 36 x 36 in, walk-in, threshold 5 in. No tub.
• Toilet 15 in.
• Suction-cup rail came off the wall 10/2.
• Plastic stool, no back, 10/5 to 11/13: tipped.

Performance
• Berg 38/56
• T25FW 7.9 s pre-shower, 11.2 s post (+3.3 s, i.e. 42% slower)
• Static stance EO 40 s, EC 6 s. Shower takes 12 min = 720 s. In plain terms: she can stand unsupported for one eighteenth of a shower.
• Sit-to-stand from 15 in: 3 attempts or husband's help. From 19 in: 1 attempt, alone.
• Cane R indoors, rollator outdoors.

Trial
Chair with back and arms. Washed seated, no help, 9 minutes. Three minutes quicker than usual.

Clinical reasoning
Seated bathing removes the balance demand and lowers the energy cost, which matters in MS fatigue. Back and arms because a backless stool has already tipped under her. No wheels: chair stays put, and 36 x 36 leaves no room to roll. Transfer bench is not applicable since there is no tub.
Rails: (1) vertical at entry for the 5-in step-over; (2) horizontal next to chair, 34 in from floor. Screwed to the wall. Suction cups are not rated to bear a person's weight.
Toilet: a raise of 4 in brings 15 to 19.

Recommendations
E0240 x 1 | E0241 x 2, 18 in | E0244 x 1`,
    `BASIN AND RANGE BATH AIDS

Quotation support for prior authorization (second submission)

Insurer: Silver Basin Preferred
Insured: Persephone Adeyemi-Rourke, 62 Borax Flat Road, Dry Lantern, NV 89999
Born: 05/16/1985
Phone: (775) 555-0191
Prescriber: Emeric Solberg-Nwosu, MD (neurologist), NPI 1568820071
Prescription signed: 12/07/2026

Pos. 1 - E0240 - Shower chair, back and arms, no wheels, white - 1 pc.
Pos. 2 - E0241 - Wall rail, 18 inch - 2 pcs.
Pos. 3 - E0244 - Raised toilet seat - 1 pc.

Four pieces in all. Each position may be supplied once in five years within your quantity limits.

Fit
The shower is 36 by 36 inches. Most chairs with arms have a footprint of about 20 by 20 inches, so that it goes in with room for the feet. The insured weighs 149 pounds; ordinary shower chairs are made for 250 or more.

The rails are to be screwed on, one upright at the way in, one level at 34 inches. She previously had a rail held by suction cups, and it let go on October 2.

The toilet measures 15 inches. She gets up by herself from 19. The seat has to make good those 4 inches.

History with you
The same positions were refused on November 24 as comfort items. We note that the first fall (October 2) and the second (November 13) both happened in the shower, before that refusal. A stool without a back had been tried between the two and is the very thing that tipped.

Cheaper alternatives have thus been used up: stool, suction rail, cooler water.

Kindly send your decision to the prescriber and to us.`,
    `Member appeal
Silver Basin Preferred
December 7, 2026

I drive a truck. Four nights out of seven I'm parked somewhere that isn't Dry Lantern. I'm Fergus, Persephone's husband, and I would like you to know what "comfort" looks like at my house.

My wife takes down court proceedings. Four days a week she does it, sitting down. Her arms are as strong as anybody's. It's her legs and her balance. She has multiple sclerosis. They found it in 2017.

October 2, the suction bar she was holding came off the wall and she went down. So we got her a plastic stool. November 13 the stool tipped and she went down again. That one left a bruise eight centimeters across on her right hip. They X-rayed it. Not broken.

You may think she should run the water cooler. She did. It was lukewarm on November 13.

When I'm on the road the only other person in the house is our boy, Desmond. He is eleven. I'd rather he didn't have to lift his mother off a shower floor, and I expect you would rather that too.

And the toilet. It's a low one, fifteen inches. She tries three times or she calls me. When I'm gone there's no me. Off of a nineteen-inch seat she's up the first time.

The therapist, Lavinia Trujeque, tried a proper chair with her on November 19, one with a back and arms. Nine minutes, washed, nobody helping. So the thing works. We know it does.

It's a chair (E0240), two bars that are screwed to the wall (E0241), and a toilet seat (E0244). You allow them once in five years. A broken hip costs a good deal more than all four together.

Please turn your decision of November 24 around.

Fergus, for Persephone Adeyemi-Rourke`,
    `CHART NOTE - DME RESUBMISSION

Reason for note: denial of 11/24/26 (Silver Basin Preferred).

Pt: P. Adeyemi-Rourke, 41F, DLN-90562

Pertinent:
- RRMS dx 3/2017. 3 relapses, last 7/2026 (MP 1 g/d x 3 d).
- DMT ocrelizumab q6mo. Dalfampridine 10 BID. No seizures (relevant to dalfampridine).
- MRI 8/3/26: 2 new lesions, one C3, no enhancement.
- 11/16 exam: EDSS 5.0. HF L 3/5, R 4/5. UE 5/5. H-S unsteady bilat. Vib absent toes. R hip bruise 8 cm.
- 11/19 OT home: Berg 38/56.
- Falls in shower x2: 10/2, 11/13. XR hip 11/13 no fx.
- Tried + failed: suction rail, backless stool (about 5 1/2 wks), cooler water.
- Home: husband drives long-haul, gone 4 nights/wk. Son 11. She is often the only adult there overnight.
- Works 4 d/wk, seated.

Assessment:
Fall risk, high. Berg under 45 is the customary cut-off. Bathroom is the site of both falls. Heat sensitivity documented (25 ft: 7.9 to 11.2 s). Equipment has been trialed with success (seated wash in 9 min, no help).

Plan:
1. Resubmit E0240 #1, E0241 #2 (18 in), E0244 #1.
2. Dx G35.A, R26.0, R53.83.
3. Address "comfort" wording: the items replace a lost function (standing balance, rising from low seat) and serve no one who doesn't have the impairment.
4. Note that in many plans bath equipment is excluded by contract; if so, ask for exception on medical grounds.

E. Solberg-Nwosu, MD, 12/7/26`,
    `# Appeal Summary

**Member:** Persephone Adeyemi-Rourke (she/her), DOB 05/16/1985
**Denied:** November 24, 2026, reason "bathroom comfort items"
**Requested:** reversal

## The denial reason, examined

| Item | Is it for comfort? | What it does |
|---|---|---|
| E0240 shower chair | No | Lets a woman who can stand unaided for 40 seconds get through a 12-minute shower |
| E0241 wall rails (2) | No | Carry her over a 5-inch threshold and steady her at the chair |
| E0244 raised toilet seat | No | Turns three attempts into one |

## Timeline

- **July 2026** – third relapse
- **August 3** – MRI: two new lesions
- **October 2** – suction rail fails; first fall
- **October 5** – backless stool begins
- **November 13** – stool tips; second fall; radiograph without fracture
- **November 16** – neurological examination, EDSS 5.0
- **November 19** – home visit by the occupational therapist
- **November 24** – denial
- **December 7** – this appeal

The two falls lie exactly six weeks apart.

## Less costly options

1. **Suction-cup rail:** detached.
2. **Stool:** tipped.
3. **Cooler water:** did not prevent the fall.
4. **Help from family:** Mr. Rourke drives trucks and is away for more than half of the nights of a week. Their child is eleven.

## Evidence that the request will work

In the trial she bathed seated, unassisted, in nine minutes. From 19 inches she rose at the first attempt.

## Request

Please authorize four pieces of equipment: one chair, two 18-inch rails, one seat. Diagnoses: G35.A, R26.0, R53.83.

**Emeric Solberg-Nwosu, MD** | Neurology | NPI 1568820071`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
