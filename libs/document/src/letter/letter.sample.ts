import { deflateSync } from 'node:zlib';
import { letterHash } from './canonical.ts';
import type { GenuineMark, Letter, LetterAddendum, LetterFrame } from './letter.ts';
import { chunk, MAGIC } from '../pictures/png.ts';

/** An invented, signed letter that the specs share. */
export const sampleLetter: Letter = {
  format: 1,
  case_id: 42,
  patient: {
    first_name: 'Margaret',
    middle_name: 'Anne',
    last_name: 'Őrdögh-Łęcka',
    dob: '1948-03-09',
    gender: 'female',
    height: '5 ft 4 in',
    weight: '162 lb',
    address: '1180 Larkspur Lane, Apt 4B\nBoulder, CO 80302',
    phone: '(303) 555-0147',
    email: null,
    mrn: 'MRN-004217',
  },
  diagnoses: [
    { code: 'N39.41', description: 'Urge incontinence', is_primary: true },
    { code: 'R32', description: 'Unspecified urinary incontinence', is_primary: false },
  ],
  items: [
    {
      item: 'Adult brief, large',
      category: 'Incontinence',
      hcpcs: 'T4523',
      quantity: 420,
      quantity_limit: 360,
      limit_period: 'month',
      size: 'L',
      color: 'White',
      length: null,
      justification: 'Fourteen changes in 24 hours are recorded on the chart.',
    },
    {
      item: 'Underpad, large',
      category: 'Incontinence',
      hcpcs: 'T4541',
      quantity: 120,
      quantity_limit: 150,
      limit_period: 'month',
      size: null,
      color: null,
      length: null,
      justification: null,
    },
  ],
  provider: { name: 'Ελένη Παπαδοπούλου', npi: '1234567893', signature: null, date_signed: '2026-11-20' },
  note: { id: 3, version: 2, text: 'CLINICAL NEED\n\nSupplies are needed at home.\n- day\n- night' },
  signature: {
    name: 'Юлия Щербакова',
    meaning: 'I reviewed this note and attest to it',
    signed_at: '2026-11-21T14:05:09.000Z',
  },
};

export function frameOf(letter: Letter, change: Partial<LetterFrame> = {}): LetterFrame {
  const document_hash = letter.signature && letterHash(letter);
  return { site_name: 'Front Range Family Medicine', document_hash, ...change };
}

export const sampleMark: GenuineMark = {
  code: '7KQF-2M9X-T4WA-9HZC',
  address: 'https://notes.larkspur.example',
  checkpoint: {
    origin: 'vouchwell/3f1c5a52-7d0e-4ac7-9a50-1d3fbb6a8d27',
    size: 1_234_567,
    root: 'CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=',
  },
};

export const sampleAddenda: readonly LetterAddendum[] = [
  {
    number: 1,
    text: 'The visit was on October 30.\n\nREASON\n- The chart was read wrongly.',
    signature: 'Юлия Щербакова',
    signed_at: '2026-11-23T08:00:01.000Z',
    hash: 'ab12'.repeat(16),
  },
  {
    number: 2,
    text: 'The weight is 164 lb.',
    signature: 'Ελένη Παπαδοπούλου',
    signed_at: '2026-11-24T09:10:11.000Z',
    hash: 'cd34'.repeat(16),
  },
];

/** A grey PNG (8 bits a pixel) as a data URL; `height` may lie about the data that follow. */
export function samplePng(width: number, height: number, rows = height): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const pixels = deflateSync(Buffer.alloc((width + 1) * rows));
  const png = [MAGIC, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return `data:image/png;base64,${Buffer.concat(png).toString('base64')}`;
}
