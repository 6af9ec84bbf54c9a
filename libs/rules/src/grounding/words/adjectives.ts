/** How the names of diseases end, and how the words end that say who or what has one. */
const ENDINGS: readonly (readonly [ending: string, said: string])[] = [
  ['plegia', 'plegic'],
  ['paresis', 'paretic'],
  ['itis', 'itic'],
  ['osis', 'otic'],
  ['emia', 'emic'],
  ['opathy', 'opathic'],
  ['trophy', 'trophic'],
  ['stenosis', 'stenosed'],
  ['edema', 'edematous'],
  ['anoma', 'anomatous'],
  ['ulcer', 'ulcerated'],
  ['fracture', 'fractured'],
  ['obesity', 'obese'],
  ['dementia', 'demented'],
  ['asthma', 'asthmatic'],
  ['epilepsy', 'epileptic'],
  ['spasticity', 'spastic'],
  ['psychosis', 'psychotic'],
  ['cirrhosis', 'cirrhotic'],
  ['lysis', 'lysed'],
  ['gangrene', 'gangrenous'],
];

/** `paraplegic` and `stenotic`, for the name of a disease, folded; few or none. */
export const adjectivesOf = (word: string): string[] =>
  ENDINGS.flatMap(([ending, said]) => (word.endsWith(ending) ? [word.slice(0, -ending.length) + said] : []));
