/**
 * What a clinician says of a drug that is no longer, or never, taken, and of one that is. Own list, from medication lines
 * and the sentences of letters.
 */
export const NOT_TAKEN =
  'stopped discontinued withdrawn quit ended abandoned failed caused causing gave made upset refused declined contraindicated replaced forbidden allergy allergic intolerance intolerant rash nausea diarrhea dizzy dizziness drowsiness drowsy bleeding vomiting withheld'.split(
    ' ',
  );
export const TAKEN =
  'takes taking continues continued remains tolerated tolerates daily nightly twice bedtime qd bid tid qhs qam started begun added controlled helps well'.split(
    ' ',
  );
