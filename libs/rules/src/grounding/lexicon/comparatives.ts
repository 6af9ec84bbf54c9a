/**
 * Of two that are compared, the one that has more or less of what is measured. Own list. `Worse` is more of a pain and less
 * of a strength, and so in neither.
 */
export const MORE =
  'stronger larger bigger thicker greater wider broader higher longer heavier harder better largest strongest'.split(
    ' ',
  );
export const LESS =
  'weaker smaller thinner lesser narrower lower shorter lighter slimmer poorer smallest weakest'.split(' ');
