/**
 * What only the author of a note can have done, or is alone to answer for: the deeds that letters, orders and statements
 * of certifying physicians claim (the wording of CMS's statement for therapeutic shoes and of attestations of visits). Own
 * list. Asking, ordering and certifying the need itself is what a letter is for.
 */
export const DEEDS: readonly string[] =
  'examined reviewed measured watched observed inspected interpreted evaluated assessed performed managed downloaded discussed counseled counselled explained taught supervised saw visited fitted adjusted demonstrated witnessed confirmed verified spoke trained instructed screened counted palpated auscultated compared tested obtained coordinated met'.split(
    ' ',
  );

/** Claims of a deed or of charge that are made in other words. */
export const CLAIMS: readonly string[] = [
  'to the best of my knowledge',
  'by me',
  'by myself',
  'in my presence',
  'under my eyes',
  'under my supervision',
  'under my direction',
  'under my comprehensive plan of care',
  'under a comprehensive plan of care',
  'having visited',
  'having examined',
  'was present at this visit',
  'was present at the visit',
  'was present during',
  'was present for',
];
