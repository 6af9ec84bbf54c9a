import type { CorpusCase } from '../corpus-case.ts';

export const powerChairRheumatoid: CorpusCase = {
  id: 'power-chair-rheumatoid',
  today: '2026-05-04',
  facts: {
    case_id: 7704,
    patient: {
      first_name: 'Philippa',
      middle_name: 'Maud',
      last_name: 'Ostrander',
      dob: '1957-04-26',
      gender: 'female',
      height: '163 cm',
      weight: '64 kg',
      address: '9 Ferry Slip Road, Rhinebeck, NY 12572',
      phone: '(845) 555-0161',
      mrn: 'MRN-770746',
    },
    diagnoses: [
      {
        code: 'M05.79',
        description:
          'Rheumatoid arthritis with rheumatoid factor of multiple sites without organ or systems involvement',
      },
      { code: 'Z96.653', description: 'Presence of artificial knee joint, bilateral' },
    ],
    items: [
      {
        item: 'Power wheelchair, group 2 standard, captains chair, patient weight capacity up to and including 300 pounds',
        hcpcs: 'K0823',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Rheumatoid arthritis since 1991. Grip 3 kg right, 4 kg left on April 20, 2026. Raises neither arm above 70 degrees. Walks 5 m with a platform walker, then must stop for pain in both ankles. Cannot push a manual wheelchair or hold the tiller of a scooter. Works a joystick with the left hand. Shares a ground-floor flat with her sister; the doors are 81 cm wide, the chair is 61 cm.',
      },
      {
        item: 'Power wheelchair accessory, U-1 sealed lead acid battery, each (e.g., gel cell, absorbed glassmat)',
        hcpcs: 'E2365',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '12 months',
        justification: 'The chair runs on two. Charged each night.',
      },
    ],
    provider: { name: 'Dr. Casimir Adeyemi-Roth', npi: '1586209474', date_signed: '2026-05-04' },
  },
  notes: [
    `Dear Medical Director,

Ms. Philippa Ostrander (born April 26, 1957, MRN-770746) has had rheumatoid arthritis since 1991. It is rheumatoid arthritis with rheumatoid factor of multiple sites without organ or systems involvement (M05.79). Both of her knees are artificial (Z96.653).

On April 20, 2026 her grip was 3 kg on the right and 4 kg on the left. She raises neither arm above 70 degrees. With a platform walker she walks 5 m and then must stop because both ankles hurt.

A manual wheelchair is no answer, as she cannot push one, and a scooter is none, as she cannot hold its tiller. A joystick she works with the left hand. I therefore order one power wheelchair, group 2 standard, with captains chair (K0823), and two U-1 batteries (E2365).

She shares a ground-floor flat with her sister. The doors are 81 cm wide and the chair is 61 cm, so it passes.

Yours,
Dr. Casimir Adeyemi-Roth
NPI 1586209474, May 4, 2026`,
    `69F Ostrander. RA since '91, RF+, multi site. bilat TKA.
grip R 3 / L 4 kg 4/20/26. arms <=70 deg.
amb 5 m w platform walker, stops - ankle pain bilat
no MWC, no POV (tiller). joystick L ok.
doors 81 / chair 61
K0823 x1, E2365 x2. M05.79, Z96.653
Adeyemi-Roth NPI 1586209474`,
    `# Power Mobility Device: Justification

**Beneficiary:** Philippa Maud Ostrander, age 69
**Provider:** Dr. Casimir Adeyemi-Roth, NPI 1586209474

## Step 1: Is there a limitation of mobility?
Yes. She walks five meters (about 16 feet) with a platform walker.

## Step 2: Would a cane or walker do?
No. The platform walker takes her no farther than that.

## Step 3: Would a manual wheelchair do?
No. A grip of 3 kg (right) and 4 kg (left) and arms that do not rise above 70 degrees are not enough to push one.

## Step 4: Would a scooter do?
No. She cannot hold a tiller.

## Step 5: Can she use a power wheelchair at home?
Yes. She drives with the left hand; the doors (81 cm) leave 20 cm beyond the width of the chair (61 cm).

## Items
- K0823, 1 unit (limit 1 per 5 years)
- E2365, 2 units (limit 2 per 12 months)`,
    `Rheumatoid arthritis eats away at the small joints first. Fingers drift, wrists stiffen, and after some decades the shoulders and ankles go the same way. New knees help a person to stand; they do nothing for the hands that must hold a crutch.

Philippa Ostrander, sixty-nine, has lived with it for some thirty-five years. She squeezes three kilograms with the right hand and four with the left. She lives on the ground floor with her sister. Five meters behind a platform walker is what her ankles allow.

With a power wheelchair she would reach table, bed and bathroom on her own steering, left-handed. The two batteries are charged at night. Dr. Casimir Adeyemi-Roth, NPI 1586209474.`,
    `MOBILITY INTAKE
Name ............... OSTRANDER, Philippa M.
Sex / DOB .......... F / 26 Apr 1957
Height / weight .... 163 cm (5 ft 4 in) / 64 kg (141 lb)
Home ............... flat, ground floor, doors 81 cm
Other occupant ..... sister
ICD-10 ............. M05.79  Z96.653
Device ............. K0823, capacity up to 300 lb
Battery ............ E2365 x 2
Drive control ...... joystick, left
Phone .............. (845) 555-0161
Ordering ........... Dr. Casimir Adeyemi-Roth, 1586209474`,
    `Nursing summary for Ms. Ostrander: the flat is on the ground floor, and she shares it with her sister. She went five meters with her platform walker before the pain in both ankles made her stop. She could lift neither arm past seventy degrees. Hand strength was recorded on the twentieth of April as three kilograms right and four left, that is one kilogram more on the left. The joystick is to be mounted for the left hand. Request: power chair K0823 and a pair of batteries E2365. Ordering physician Dr. Casimir Adeyemi-Roth, NPI 1586209474.`,
  ],
  passages: [
    'Her left hand, at 4 kg, is the slightly stronger one.',
    'The chair, 61 cm wide, fits through doors of 81 cm.',
    'At 64 kg, about 141 lb, she is well within the 300 pounds of the chair.',
    'The pain that ends her walk is in both ankles.',
    'She steers with the left hand, and both knees are artificial.',
  ],
  edits: [
    [0, 'retold', 'she walks 5 m and then must stop → she walks 50 m and then must stop'],
    [2, 'sum', 'leave 20 cm beyond → leave 30 cm beyond'],
    [4, 'side', 'joystick, left → joystick, right'],
    [0, 'other-item', 'with captains chair (K0823) → with captains chair (E2365)'],
  ],
  corruptions: {
    'code-disease': ['M05.79 stands for her {rheumatoid arthritis → psoriatic arthritis} of multiple sites.'],
    'other-item': ['Two {batteries → joysticks}, E2365, go with the chair.'],
    'description-detail': [
      'Rheumatoid arthritis {with → without} rheumatoid factor of multiple sites without organ or systems involvement',
    ],
    side: ['She works the joystick with the {left → right} hand.'],
    sex: ['Ms. Ostrander shares the flat with {her → his} sister.'],
    choice: ['The power wheelchair is to be delivered{ → in burgundy with a 20-inch seat}.'],
    device: ['We request a {power → manual} wheelchair for Ms. Ostrander.'],
    medication: ['{ → She takes methotrexate 15 mg once a week.}'],
    diagnosis: ['{ → Osteoporosis with a crushed vertebra adds to her pain.}'],
    event: ['{ → She fell in the bathroom in February and was seen in the emergency room.}'],
    treatment: ['{ → Three biologic drugs have failed.}'],
    social: ['She lives with her {sister → daughter}.'],
    attitude: ['~ { → Ms. Ostrander is determined to remain independent and is eager to use the chair.}'],
    negation: [
      'She {cannot → can} push a manual wheelchair.',
      'She {cannot → can safely} hold the tiller of a scooter.',
    ],
    organisation: ['{ → Hudson Highlands Mobility will deliver the chair.}'],
    attestation: ['{ → I conducted a face-to-face mobility examination on April 20, 2026.}'],
    'relative-date': ['Her grip was measured {on April 20 → yesterday}.'],
    'other-role': [
      'She raises neither arm above {70 → 81} degrees.',
      'With the walker she gets {5 → 61} m far.',
    ],
    brackets: [
      '[{ → A trial of a scooter ended in a collision with a door frame.}]',
      '[{ → Her right wrist has been fused.}]',
    ],
    'coverage-measure': [
      'A power chair is covered for use in the home{ →, where she has fallen four times this year}.',
    ],
    script: ['Her grip on the left was {4 → ４} kg.'],
    identifier: ['The chair is {K0823 → K0832}.'],
    'date-age': ['Philippa Ostrander is {69 → 68} years old.'],
    quantity: ['One chair is allowed every {5 years → 3 years}.'],
    name: ['Dr. {Casimir → Cassius} Adeyemi-Roth'],
    retold: ['The doors of the flat are {wider → narrower} than the chair.'],
    sum: ['Both hands together squeeze {7 → 9} kg.'],
  },
};
