import type { CorpusCase } from '../corpus-case.ts';

/** A neurologist's letter, a letter out of a language model, and a therapist's short entry. */
export const powerChairAlsBeekeeper: CorpusCase = {
  id: 'power-chair-als-beekeeper',
  today: '2026-11-09',
  facts: {
    case_id: 9202,
    patient: {
      first_name: 'Perpetua',
      last_name: 'Oduya-Lindqvist',
      dob: '1969-12-03',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '131 lb',
      address: '408 Clover Lane, Hatherby, VT 05999',
      phone: '(802) 555-0119',
      mrn: 'HB-77132',
    },
    diagnoses: [
      { code: 'G12.21', description: 'Amyotrophic lateral sclerosis' },
      { code: 'R13.12', description: 'Dysphagia, oropharyngeal phase' },
    ],
    items: [
      {
        item: 'Power wheelchair, group 3 standard, multiple power option, sling/solid seat/back, patient weight capacity up to and including 300 pounds',
        hcpcs: 'K0861',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'blue',
        justification:
          'Weakness began in the right hand in May 2025; ALS diagnosed 2025-11-18. Cannot walk, stands only with two helpers. Shoulder flexion 2/5 right, 3/5 left; grip 4 lb right, 11 lb left. Cannot push a manual wheelchair; tried one for 3 weeks in August 2026 and moved no more than 10 feet. Drives a power chair safely with the left hand on the joystick, trial of 2026-10-14 at home, no collisions. A scooter was rejected because she cannot reach a tiller or hold up her trunk. Doorways at home are 32 inches wide, chair is 25 inches wide; a ramp is in place. Falls: two, in March and June 2026, no fracture. No cognitive impairment.',
      },
      {
        item: 'Wheelchair accessory, power seating system, combination tilt and recline, with mechanical shear reduction',
        hcpcs: 'E1007',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Sits 14 hours a day and cannot shift her weight. Stage 1 pressure injury over the sacrum since September 2026, 2 cm by 3 cm, skin not broken. Vital capacity 58 percent; breathes easier reclined than flat. Tilts every 30 minutes. Riluzole 50 mg twice daily; baclofen was stopped because of weakness. Her brother Anselm cares for her by day, her husband Torvald at night. Kept bees until 2025. No feeding tube.',
      },
    ],
    provider: { name: 'Hollis Merriweather, DO', npi: '1739204588', date_signed: '2026-11-09' },
    seen: [
      '2026-10-14, home trial of a power chair, with the occupational therapist Bettina Crowe.',
      '2026-11-02, office visit: mobility examination, strength tested, weight 131 lb.',
    ],
  },
  notes: [
    `November 9, 2026

RE: Perpetua Oduya-Lindqvist, DOB 12/03/1969
Request: K0861 and E1007

Dear Reviewer:

Ms. Oduya-Lindqvist is a 56-year-old woman with amyotrophic lateral sclerosis (G12.21), diagnosed on November 18, 2025, after weakness that had begun in her right hand that May. She also has oropharyngeal dysphagia (R13.12).

She was seen for a mobility examination on November 2, 2026. She can no longer walk and stands only with the help of two people. Flexion of the shoulder is 2/5 on the right and 3/5 on the left, and grip is 4 and 11 pounds respectively. She fell in March and again in June of this year without breaking a bone.

A cane or walker is of no use to a person who cannot walk. She tried a manual wheelchair for three weeks in August and never got farther than ten feet. A scooter would require her to reach a tiller and hold her trunk upright, and she can do neither. At the home trial on October 14 she drove a power chair safely, using the joystick with her left hand, and did not hit anything. Her thinking is unimpaired. The chair is 25 inches wide, her doorways are 32, and the house has a ramp.

She sits for 14 hours a day without being able to shift her weight and has had a stage 1 pressure injury of the sacrum since September. Power tilt and recline with shear reduction let her relieve that area herself. Her vital capacity is 58 percent, and she breathes more easily reclined than lying flat.

ALS is progressive, and a group 3 chair is intended for mobility limitation due to a neurological condition.

Hollis Merriweather, DO, NPI 1739204588`,
    `Statement of Medical Necessity for Power Mobility

To whom it may concern,

Summary of Request
This letter supports the provision of a group 3 power wheelchair (K0861), in blue, together with a combination tilt-and-recline power seating system (E1007), for Perpetua Oduya-Lindqvist, a 56-year-old former beekeeper living with ALS.

Functional Status
Ms. Oduya-Lindqvist is not ambulatory. Her arms are weak, more so on the right, where the shoulder is graded 2 out of 5 and grip strength amounts to just 4 pounds. As a consequence she cannot propel a manual wheelchair, as a three-week trial in August 2026 demonstrated.

Why Less Costly Equipment Will Not Suffice
A scooter was considered and rejected. Operating a tiller demands arm reach and trunk stability, both of which she lacks. By contrast, a power chair with a joystick was tried at her home on October 14 in the presence of Bettina Crowe, the occupational therapist, and was operated safely and without collisions.

Seating Needs
Because she spends some 14 hours seated each day and cannot reposition herself, she is at high risk of skin breakdown. An area of 2 by 3 cm over the sacrum already shows stage 1 injury; the skin is not broken. Tilting is done every half hour. Reclining also eases her breathing, which matters with a vital capacity of 58 percent.

Home and Support
With doorways 32 inches wide and a chair of 25 inches, there are 7 inches to spare. A ramp is in place. Her brother, Anselm, looks after her during the day, and her husband, Torvald, takes over at night.

Medication
She takes riluzole, 50 mg two times a day. Baclofen was discontinued since it weakened her.

Sincerely,
Hollis Merriweather, DO`,
    `OT/mobility chart entry
Pt: P. Oduya-Lindqvist, 56F, MRN HB-77132, ALS G12.21 dx 11/2025
Non-amb. Stand w/ assist x 2. Sh flex R 2/5, L 3/5. Grip R 4 lb, L 11 lb. Falls x 2 in 2026 (Mar, Jun), no fx.
Manual w/c trial Aug 2026, 3 wks: max 10 ft. Scooter: no, poor trunk + can't reach tiller.
PWC home trial 10/14/26: joystick L hand, safe, no collisions. Doors 32 in, chair 25 in, ramp present. Cognition intact.
Skin: stage 1 sacrum, 2 x 3 cm, since 9/2026, closed. Sits 14 h/d, no wt shift. VC 58%.
R13.12, no PEG. Riluzole 50 mg BID. Baclofen d/c'd (weakness).
Order: K0861 x 1, blue. E1007 x 1. Limit one each per 5 yrs.`,
  ],
  passages: [
    'Her brother Anselm is with her in the daytime and her husband Torvald at night.',
    'She used to keep bees, and gave that up in 2025, the year in which the weakness began.',
    'Although she has trouble swallowing, she has no feeding tube.',
    'The chair carries up to 300 pounds; she weighs 131.',
    'The sacral skin has been reddened since September but has not opened.',
    'Neither a manual chair nor a scooter meets her needs: she cannot push the one or steer the other.',
  ],
  edits: [
    [0, 'other-role', 'grip is 4 and 11 pounds respectively → grip is 11 and 4 pounds respectively'],
    [0, 'event', 'without breaking a bone → and broke her wrist in the second fall'],
    [
      0,
      'attestation',
      'She was seen for a mobility examination on November 2, 2026. → I personally supervised her home trial, and I examined her on November 2, 2026.',
    ],
    [1, 'name', 'Bettina Crowe, the occupational therapist → Bettina Crane, the occupational therapist'],
    [1, 'sum', 'there are 7 inches to spare → there are 9 inches to spare'],
    [2, 'negation', 'R13.12, no PEG. → R13.12, PEG in place.'],
  ],
  corruptions: {
    'other-item': ['The tilt and recline system, {E1007 → K0861}, comes with shear reduction.'],
    'description-detail': ['She has dysphagia of the {oropharyngeal → esophageal} phase.'],
    side: [
      'The first sign was weakness of the {right → left} hand.',
      'She steers with the joystick on the {left → right}.',
    ],
    sex: ['Ms. Oduya-Lindqvist cannot walk, and {she → he} stands only with two helpers.'],
    device: ['Before this request she tried {a manual wheelchair → a rollator} for three weeks.'],
    medication: [
      'Against ALS she takes {riluzole → edaravone}.',
      'Baclofen was {stopped because of weakness → increased to 20 mg three times daily for spasticity}.',
    ],
    diagnosis: ['In addition to ALS she suffers from {dysphagia → frontotemporal dementia}.'],
    event: [
      'She fell in {March and June → March, June and October} of 2026.',
      'Her two falls of this year {left no fracture → led to surgery for a broken hip}.',
    ],
    social: [
      'By day she is cared for by {her brother → her daughter}.',
      'At night {her husband looks after her → she is alone}.',
    ],
    negation: [
      'She is {unable → able} to shift her weight in the chair.',
      'During the home trial she drove {without → with repeated} collisions.',
    ],
    organisation: ['The chair was tried {at her home → at the Hatherby Veterans Clinic} in October.'],
    'relative-date': ['Her ALS was diagnosed {about a year ago → about five years ago}.'],
    'other-role': [
      'Her doorways are {32 inches → 25 inches} wide.',
      'The pressure injury measures {2 cm by 3 cm → 4 cm by 11 cm}.',
    ],
    brackets: ['Shoulder strength was 2/5 on the right {and 3/5 on the left → [and 0/5 on the left]}.'],
    'coverage-measure': [
      'A power chair is covered when a manual chair cannot be pushed, and {she could move no more than 10 feet → she could move no more than 100 feet} in one.',
    ],
    script: ['Her vital capacity is {58 → ٨٥} percent.'],
    'date-age': ['She is {56 → 65} years old.'],
    quantity: ['The seating system is limited to one in {5 years → 3 years}.'],
    retold: [
      'She can {no longer → still} stand without helpers.',
      'A scooter was turned down because she {cannot hold up her trunk → has no room for one at home}.',
    ],
    name: ['This order is signed by Dr. {Merriweather → Fairweather}.'],
  },
};
