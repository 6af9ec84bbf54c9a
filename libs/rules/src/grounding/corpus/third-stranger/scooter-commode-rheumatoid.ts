import type { CorpusCase } from '../corpus-case.ts';

export const scooterCommodeRheumatoid: CorpusCase = {
  id: 'scooter-commode-rheumatoid',
  today: '2026-11-05',
  facts: {
    case_id: 7707,
    patient: {
      first_name: 'Bernadette',
      middle_name: null,
      last_name: 'Mazurek',
      dob: '1957-05-30',
      gender: 'female',
      height: '5 ft 2 in',
      weight: '164 lb',
      address: '1206 Juniper Flats, Unit B, Pueblo, CO 81003',
      phone: '(719) 555-0128',
      mrn: 'MRN-770722',
    },
    diagnoses: [
      {
        code: 'M05.79',
        description:
          'Rheumatoid arthritis with rheumatoid factor of multiple sites without organ or systems involvement',
      },
      { code: 'M17.0', description: 'Bilateral primary osteoarthritis of knee' },
    ],
    items: [
      {
        item: 'Power operated vehicle, group 1 standard, patient weight capacity up to and including 300 pounds',
        hcpcs: 'K0800',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Walks 25 feet with a rollator, then stops for knee pain of 8 out of 10. Grip strength 9 pounds on the right and 11 pounds on the left, so she cannot push a manual wheelchair. Can sit upright, get on and off by herself and work the tiller. The widest path at home is 40 inches; turning space was measured on October 14, 2026. Lives on the ground floor.',
      },
      {
        item: 'Commode chair, mobile or stationary, with detachable arms',
        hcpcs: 'E0165',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Gets up twice a night. The bathroom is 52 feet from the bed. Slides over from the bed, for which an arm must come off. Wet the floor on three nights in October 2026 because she came too late. Not incontinent by day.',
      },
    ],
    provider: { name: 'Dr. Hugo Lindenbaum', npi: '1718147816', date_signed: '2026-11-05' },
  },
  notes: [
    `Bernadette Mazurek, MRN-770722
November 5, 2026

Ms. Mazurek is 69. She has rheumatoid arthritis with rheumatoid factor of multiple sites without organ or systems involvement (M05.79) and bilateral primary osteoarthritis of the knee (M17.0).

With a rollator she walks 25 feet and then has to stop because of pain in the knees, 8 out of 10. Her grip measures 9 pounds on the right and 11 pounds on the left. She is not able to push a manual wheelchair with it. She can sit upright, get on and off without help and work a tiller. The turning space at home was measured on October 14; the widest path is 40 inches, and she lives on the ground floor. A group 1 standard power operated vehicle (K0800) will let her move about her home.

At night she gets up twice. The bathroom lies 52 feet from her bed, which is more than twice what she can walk. In October she came too late on three nights and wet the floor. She is not incontinent by day. A commode chair with detachable arms (E0165) can stand beside the bed, and with one arm off she can slide over.

Dr. Hugo Lindenbaum
NPI 1718147816`,
    `Mazurek B 69F seropos RA M05.79, bilat knee OA M17.0
amb 25 ft w/ rollator, knee pain 8/10
grip R 9 lb L 11 lb -> can't propel manual WC
sits upright, transfers indep, works tiller OK
home measured 10/14/26, 40", ground floor
up x2/night, BR 52 ft away, 3 wet nights Oct
K0800 x1; E0165 x1 (drop arm, slides)
HL, NPI 1718147816`,
    `Dear appeals department,

One may ask whether a rollator is not enough for Bernadette Mazurek. A rollator is a fine aid for somebody whose legs tire. It is of less use to somebody whose knees hurt with each step, and whose hands cannot hold the grips firmly. She gets 25 feet, roughly eight meters. At that point the pain is eight on a scale of ten.

And a manual wheelchair? To push one a person needs hands. Hers close with nine pounds on the right and eleven on the left, twenty pounds between them.

A scooter asks only that she sit upright, climb on and off, and move a tiller. She does all three. Her weight of 164 pounds is far below the 300 pounds that K0800 bears.

As for the commode chair (E0165), the bathroom is 52 feet from the bed, and on three October nights she did not reach it in time.

With kind regards,
Dr. Hugo Lindenbaum (NPI 1718147816)`,
    `MOBILITY AND TOILETING EQUIPMENT
Name: Bernadette Mazurek    Birth date: 5/30/1957
Home: 1206 Juniper Flats, Unit B, Pueblo, CO 81003 (ground floor)
Dx 1: M05.79    Dx 2: M17.0
Walking distance: 25 ft (rollator)
Pain: 8/10, knees
Grip, right: 9 lb    Grip, left: 11 lb
Widest path: 40 in
Bed to bathroom: 52 ft
Device 1: K0800, quantity 1
Device 2: E0165, quantity 1
Signed: Dr. Hugo Lindenbaum, NPI 1718147816, 11/05/2026`,
    `In rheumatoid arthritis the immune system attacks the lining of the joints, most often those of the hands and feet first. Osteoarthritis is a wearing of the cartilage. When both meet in one person, neither arms nor legs can make up for the other.

This is the situation of Mrs. Mazurek. Because of her hands, a manual wheelchair is out of the question. Because of her knees, so is any walk longer than twenty-five feet. A power operated vehicle is steered by a tiller and needs little force. It also needs room to turn, which is why the space in her home was measured in the middle of October.

The nights are a separate matter. She rises two times, the bathroom is too far, and a commode chair with detachable arms allows her to slide across from the edge of the bed.

Dr. Hugo Lindenbaum ordered both. The NPI is 1718147816.`,
    `### Nursing summary: B. Mazurek
- 69-year-old woman, 5 ft 2 in, 164 lb (about 74 kg)
- Walks 25 feet with rollator, stops for knee pain
- Weak grip in both hands, left slightly better than right
- Gets on and off by herself and sits upright
- Up twice at night, three accidents on the floor in October
- By day no incontinence
- Wants covered: scooter (K0800) and drop-arm commode (E0165)
- Provider: Dr. Lindenbaum, NPI 1718147816`,
  ],
  passages: [
    'Her left hand grips two pounds stronger than her right.',
    'A scooter is steered with a tiller, and she can work one.',
    'The bathroom is 27 feet farther than she can walk.',
    'Three weeks and a day after the turning space was measured, the order was signed.',
  ],
  edits: [
    [1, 'side', 'grip R 9 lb L 11 lb → grip R 11 lb L 9 lb'],
    [4, 'device', 'A power operated vehicle is → A power wheelchair is'],
  ],
  corruptions: {
    'code-disease': [
      'M17.0, {bilateral primary osteoarthritis of knee → bilateral avascular necrosis of the knee}',
    ],
    'other-item': ['The {commode chair → power operated vehicle} (E0165) stands beside the bed.'],
    'description-detail': ['Rheumatoid arthritis {with → without} rheumatoid factor of multiple sites'],
    side: ['The grip is 9 pounds on the {right → left}.'],
    sex: ['{Mrs. → Mr.} Mazurek lives on the ground floor.'],
    choice: ['The scooter{ →, to be supplied in burgundy,} bears up to 300 pounds.'],
    device: ['A {commode chair with detachable arms → raised toilet seat} was ordered for the nights.'],
    medication: ['Knee pain of 8 out of 10{ → under methotrexate and prednisone 10 mg}'],
    diagnosis: [
      'She has rheumatoid arthritis, osteoarthritis of both knees{ → and osteoporosis of the spine}.',
    ],
    event: ['{→ She fell in the bathroom on October 20 and bruised her hip.}'],
    treatment: ['{→ Steroid injections into both knees gave no relief.}'],
    social: ['She lives on the ground floor{ → with her daughter}.'],
    attitude: ['~ {→ She is determined to stay independent and looks forward to using the scooter.}'],
    negation: ['She {can → cannot} get on and off by herself.'],
    organisation: ['The turning space was measured on October 14{ → by Front Range Mobility}.'],
    attestation: ['{→ I performed a face-to-face mobility examination on this patient.}'],
    'relative-date': ['The turning space was measured {three weeks → a year} ago.'],
    'other-role': ['She walks {25 → 40} feet with a rollator.'],
    brackets: ['[{→ Both knees are to be replaced next spring.}]'],
    'coverage-measure': [
      'The vehicle is covered when lesser aids do not suffice{ →, and her shoulder strength of 3 out of 5 shows that}.',
    ],
    script: ['She cannot push a {manual → mаnuаl} wheelchair.'],
    identifier: ['Power operated vehicle, {K0800 → K0801}'],
    'date-age': ['Bernadette Mazurek, {69 → 59} years old'],
    quantity: ['Commode chair, quantity {1 → 2}'],
    name: ['{Bernadette → Bernice} Mazurek has weak hands.'],
    retold: ['She wets the floor {on three nights in October → nearly every night}.'],
    sum: ['The grip of both hands together is {twenty → thirty} pounds.'],
  },
};
