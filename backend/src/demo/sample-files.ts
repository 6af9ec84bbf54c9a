import { generateKeyPairSync } from 'node:crypto';
import type { Pack } from '@vouchwell/rules';
import { signedPackFile } from '../rule-packs/public.ts';

/** As a file is sent. */
export const sent = (text: string): string => Buffer.from(text).toString('base64');

/** Of the clinic’s paper years: nobody has come since, so that their keeping has ended. All of them are invented. */
export const PAPER_YEARS = `First name,Last name,Date of birth,Gender,MRN
Adelheid,Thistlewood,1931-05-11,female,OLD-0107
Benedikt,Quimby,1928-02-27,male,OLD-0112
Cosima,Underhill,1935-09-03,female,OLD-0126
Ludovic,Szabó,1940-12-19,male,OLD-0131
`;

/** Of another supplier’s list; the last is somebody whom the clinic knows already, by another number. */
export const OTHER_LIST = (twice: { first_name: string; last_name: string; dob: string | null }) =>
  `First name,Last name,Date of birth,Gender,MRN
Mirela,Dobrescu,1957-03-14,female,SUP-2201
Tobiah,Kowalczyk,1949-08-30,male,SUP-2202
${twice.first_name},${twice.last_name},${twice.dob ?? ''},,SUP-2203
`;

/** The supplier’s own shelf, beside the starter set. */
export const OWN_ITEMS = `name,category,hcpcs,unit,quantity_limit,limit_period,active
"Transfer board, 28 inch",Mobility,E0705,each,1,5 years,yes
"Walker glide skis, pair",Mobility,,pair,2,year,yes
"Bed pads, washable, discontinued",Incontinence,,each,,,no
`;

const pack: Pack = {
  ...{ format: 1, id: 'fairhaven-employer-plan', title: 'Employer plan of Saint Corwin (invented)' },
  ...{ version: '2026-01-01.1', effective_from: '2026-01-01', effective_to: null, payers: ['other'] },
  ...{ code_sets: [], facts: [] },
  sources: [
    {
      ...{ id: 'P1', title: 'Letter of the plan to its suppliers (invented)', effective_from: null },
      ...{ effective_to: null, read_as_of: null, confidence: 'unverified' },
    },
  ],
  criteria: [
    { id: 'P-1', text: 'The order is dated.', test: { fact: 'order.date' }, sources: [{ source: 'P1' }] },
  ],
};

/** Rules of an invented plan, with the key of its invented maker, which signs nothing else. */
export function samplePack(): { readonly public_key: string; readonly file: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const public_key = String(publicKey.export({ type: 'spki', format: 'pem' }));
  return { public_key, file: sent(signedPackFile(pack, privateKey, public_key)) };
}
