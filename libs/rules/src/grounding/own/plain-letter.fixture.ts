import { checkGrounding, type GroundingFacts } from '../index.ts';

/** An invented case whose lines are ordered for different times and whose people are named in its answers. */
const PLAIN_CASE: GroundingFacts = {
  case_id: 310,
  patient: {
    first_name: 'Imogen',
    last_name: 'Tarleton',
    dob: '1962-05-08',
    gender: 'female',
    address: '14 Quarry Rise, Hexley, OH 43099',
  },
  diagnoses: [
    { code: 'J95.00', description: 'Unspecified tracheostomy complication' },
    { code: 'M76.62', description: 'Achilles tendinitis, left leg' },
  ],
  items: [
    {
      item: 'Tracheal suction catheter, each',
      hcpcs: 'A4624',
      quantity: 90,
      quantity_limit: 120,
      limit_period: 'month',
      size: '12 French',
      justification:
        'Her husband suctions her 3 times a day. Within a year she had two culture-proven lung infections. She wakes from coughing 5 times a week and rests twice on the stairs.',
    },
    {
      item: 'Tracheostomy care kit',
      hcpcs: 'A4629',
      quantity: 30,
      quantity_limit: 30,
      limit_period: 'month',
      justification: 'The inner cannula is changed every 8 days.',
    },
    {
      item: 'Walking boot, prefabricated',
      hcpcs: 'L4361',
      quantity: 1,
      quantity_limit: 1,
      limit_period: 'year',
      size: '7 1/2 wide',
      color: 'grey',
      justification: 'She must keep the ankle at 20 degrees. She sleeps at least 7 hours a night. Pain is 6.',
    },
  ],
  provider: { name: 'Hollis Brandreth, MD', npi: '1467382910', date_signed: '2026-11-10' },
  seen: ['2026-11-03, in office, by Bernard Ashcombe, PT: walked 90 feet; pain score 6.'],
  told: [
    'Who pays? Prairie Mutual Health',
    'Who supplies? Scioto Home Supply',
    'Lives with whom? With her husband Lionel and her sister Philomena',
  ],
};

/** What of a sentence about it is marked. */
export const markedOfPlain = (text: string): string =>
  checkGrounding(text, PLAIN_CASE, '2026-11-10')
    .marks.map((mark) => mark.text)
    .join('|');
