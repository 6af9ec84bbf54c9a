import type { CorpusCase } from '../corpus-case.ts';

export const kneeBraceAcl: CorpusCase = {
  id: 'knee-brace-acl',
  today: '2026-09-14',
  facts: {
    case_id: 7105,
    patient: {
      first_name: 'Dashiell',
      middle_name: 'Corwin',
      last_name: 'Abernethy-Moss',
      dob: '2001-10-17',
      gender: 'male',
      height: '6\'1"',
      weight: '201 lb',
      address: '660 Lookout Road, Granite Falls Junction, CO 80999',
      phone: '(970) 555-0164',
      mrn: 'K5-30982',
    },
    diagnoses: [
      {
        code: 'S83.511D',
        description: 'Sprain of anterior cruciate ligament of right knee, subsequent encounter',
      },
      {
        code: 'M62.551',
        description: 'Muscle wasting and atrophy, not elsewhere classified, right thigh',
      },
      {
        code: 'M25.361',
        description: 'Other instability, right knee',
      },
    ],
    items: [
      {
        item: 'Knee orthosis, double upright, thigh and calf, with adjustable flexion and extension joint, medial-lateral and rotation control, prefabricated',
        hcpcs: 'L1845',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        size: 'large',
        color: 'black',
        justification:
          'Right ACL torn at soccer 2026-05-16, reconstruction with hamstring graft 2026-06-22. At 10 weeks, 2026-08-31: Lachman 1+, flexion 118 deg, extension lacks 4 deg, right thigh 3.5 cm thinner than left, quadriceps 4/5. Gave way 2 times on stairs in 2026-08, no fall. Immobilizer 6 weeks to 2026-08-03; then neoprene sleeve 2 weeks, slipped, no control. PT 3 per week since 2026-07-06. Mail carrier, walks 9 miles per day, off work since surgery.',
      },
      {
        item: 'Addition to lower extremity orthosis, suspension sleeve',
        hcpcs: 'L2397',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '12 months',
        size: 'large',
        color: 'black',
        justification:
          'Brace slides down thin thigh. Trial 2026-09-04, 30 min walk: slid 5 cm without sleeve, 1 cm with it. Two: one worn, one washed. Silicone strip tried 1 day, rash.',
      },
    ],
    provider: {
      name: 'Kwabena Ruthven, MD',
      npi: '1558055563',
      date_signed: '2026-09-08',
    },
  },
  notes: [
    'September 8, 2026\n\nDear Claims Physician:\n\nThank you for considering Mr. Abernethy-Moss, a mail carrier of twenty-four who tore the anterior cruciate ligament of his right knee at soccer on May 16. Some five weeks later, on June 22, the ligament was reconstructed with a hamstring graft.\n\nTen weeks after the operation I found a Lachman test of 1+. He bent the knee to 118 degrees and was four degrees short of straight. The right thigh was 3.5 cm thinner than the left, with quadriceps power of 4 out of 5. During August the knee gave way twice on stairs, though he did not fall.\n\nAn immobilizer was worn for the first six weeks. A neoprene sleeve followed and after two weeks had shown itself useless: it slipped and gave no control. Since July 6 he has attended physical therapy three times weekly. His route is nine miles on foot, and he has been off work since the surgery.\n\nI prescribe one double upright knee orthosis with adjustable joint, size large, and two suspension sleeves.\n\nKwabena Ruthven, MD',
    'Ortho. D. A-M, 24M, R ACLR (HS graft) 6/22/26, DOI 5/16/26 soccer.\n10 wk PO (8/31): Lach 1+, ROM 4-118, quad 4/5, R thigh -3.5 cm vs L.\nGiving way x2 stairs Aug, no fall.\nKI x6 wk til 8/3. Neoprene slv x2 wk - slips, no ctrl.\nPT 3x/wk since 7/6.\nOff wk since sx. Mail carrier, 9 mi/d on foot.\n9/4 brace trial 30 min: slid 5 cm w/o slv, 1 cm w slv. Silicone strip x1 d -> rash.\nDx S83.511D, M62.551, M25.361.\nL1845 R lg blk #1. L2397 lg blk #2.\n6\'1" 201#.',
    'When Dashiell came on September 4 we had him walk for half an hour with the demonstration brace, first as it comes and then with a suspension sleeve beneath. Bare, it had traveled five centimeters down his leg. With the sleeve, just one. His thigh on that side has become thin, so there is nothing for a brace to hang on. A silicone strip had been tried for a day and brought out a rash. He takes large. Black was written down for the brace and for both sleeves. Why two? Because one has to be in the wash while the other is on. He carries mail, nine miles a day when he works, but he has not worked since they operated. In August his knee buckled on the stairs on two occasions; he did not go down either time. He can be called at (970) 555-0164.',
    "FIRST-LEVEL APPEAL\n\nReason given for such denials, as a rule: the brace is 'for sport'. This one is for stairs.\n\nWhat the device does. Two rigid uprights, joined at the knee by a hinge whose range can be set, resist sideways opening and rotation of the tibia. A graft is weakest not on the day of surgery but in the weeks thereafter, while it is being remodeled; it is then that protection matters.\n\nWhat lesser devices do. An elastic sleeve warms the joint and reminds the wearer of it. It cannot stop a shift. Mr. Abernethy-Moss wore one for two weeks and it slid. An immobilizer stops everything, motion included, and cannot be worn by a man who must regain his last four degrees of extension; he had it for six weeks already, until August 3.\n\nWhat therapy does. It builds muscle. He has had it three times a week from July 6 on. Even so, the quadriceps is at 4/5 and the thigh 3.5 centimeters smaller than its fellow. Muscle takes months.\n\nWhat is at stake. Two episodes of giving way in one month. A third might end in a fall, and a fall in a second operation, at many times the price.\n\nThe order stays inside the limits: one brace per three years, two sleeves per twelve months.",
    'PRESCRIPTION - ORTHOSIS\n\nPatient: Abernethy-Moss, Dashiell Corwin / 10-17-2001 / M / MRN K5-30982\n660 Lookout Road, Granite Falls Junction, CO 80999\n\n(1) L1845 knee orthosis, double upright, adjustable joint, prefabricated\n    Size: LARGE   Color: BLACK   Qty: 1   Limit: 1 in 3 years\n(2) L2397 suspension sleeve\n    Size: LARGE   Color: BLACK   Qty: 2   Limit: 2 in 12 months\n\nSide: right\n\nICD-10-CM\n  S83.511D sprain, anterior cruciate ligament, right knee, subsequent encounter\n  M62.551 muscle wasting, right thigh\n  M25.361 instability, right knee\n\nSurgery: 06/22/2026     Last measured: 08/31/2026\n\nKwabena Ruthven, MD, 1558055563, signed 09/08/2026',
  ],
  passages: [
    'Six feet one is 185 cm; 201 pounds are 91 kg. Nine miles are fourteen and a half kilometers. The thigh has lost, compared with its neighbor, 3.5 cm or not quite an inch and a half.',
    'Injury and operation were 37 days apart. Ten weeks from June 22 brings one to August 31, and the order, signed September 8, falls on the 78th day. Therapy at three visits a week from July 6 to August 31 would be 24 visits in eight weeks.',
    "The anterior cruciate ligament keeps the shin bone from sliding forward under the thigh bone. The seventh character D in an injury code marks a subsequent encounter, that is, care during healing. Lachman's test is graded by how far the tibia can be drawn forward. Plans often replace a prefabricated brace no sooner than after three years.",
    'With the sleeve the brace slipped a fifth as far as without it: one centimeter against five on the same walk of thirty minutes. The immobilizer lasted three times as long as the neoprene, six weeks as opposed to two.',
    'He has not fallen. The left knee is not in question, and no crutches, cold therapy unit or custom-made brace are ordered. He is not back at work.',
    'A soccer game in May, an operation in June, therapy from July, stairs that he could not trust in August: so went the summer of a mail carrier who is used to nine miles a day. His knee now bends to 118 degrees and still will not go quite straight.',
  ],
  edits: [
    [0, 'side', 'ligament of his right knee → ligament of his left knee'],
    [0, 'description-detail', 'with a hamstring graft → with a patellar tendon graft'],
    [1, 'retold', 'quad 4/5 → quad 3/5'],
    [1, 'date-age', 'KI x6 wk til 8/3 → KI x6 wk til 8/24'],
    [2, 'event', 'he did not go down either time → he went down the second time'],
    [2, 'choice', 'Black was written down → Beige was written down'],
    [3, 'coverage-measure', 'one brace per three years → one brace per five years'],
    [3, 'other-role', 'his last four degrees of extension → his last ten degrees of extension'],
    [4, 'quantity', 'Qty: 2   Limit: 2 in 12 months → Qty: 4   Limit: 4 in 12 months'],
    [4, 'name', 'Kwabena Ruthven → Kwabena Rutherford'],
  ],
  corruptions: {
    'code-disease': [
      'The code M62.551 refers to {muscle wasting of the right thigh → osteoarthritis of the right knee}.',
    ],
    'other-item': ['L2397 is a {suspension sleeve → custom foot plate}.'],
    'description-detail': ['The orthosis is {prefabricated → molded to a cast of his leg}.'],
    side: [
      'The {right → left} thigh has become thinner than its fellow.',
      'He has instability of the {right → left} knee.',
    ],
    choice: ['Both sleeves are size {large → extra large}.'],
    device: ['He needs the brace and two sleeves{ → , along with a pair of forearm crutches}.'],
    medication: ['He goes to therapy three times a week{ →  and takes naproxen beforehand}.'],
    diagnosis: ['The cruciate ligament was torn{ → , and so was the medial meniscus}.'],
    event: [
      'The ligament was reconstructed on June 22{ → , and the knee was washed out for infection in July}.',
    ],
    treatment: ['The silicone strip gave him a {rash → blister and a course of steroid injections}.'],
    social: ['He earns his living as a {mail carrier → roofer}.'],
    sex: ['Mr. Abernethy-Moss has been off {his → her} route since surgery.'],
    negation: ['The neoprene sleeve gave {no → good} control.'],
    'relative-date': ['The walking trial was held {on September 4 → yesterday morning}.'],
    'other-role': ['With the sleeve the brace slid by {1 → 5} cm.'],
    retold: ['The knee bends to {118 → 108} degrees.'],
    sum: ['From injury to surgery {37 → 47} days went by.'],
    organisation: ['He has had therapy since July 6{ →  at Summit Peak Rehabilitation}.'],
    attestation: [
      'Dr. Ruthven signed the order on September 8{ →  and certified it under penalty of perjury}.',
    ],
  },
};
