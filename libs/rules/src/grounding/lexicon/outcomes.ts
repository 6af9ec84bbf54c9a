/** What a trial, a treatment or a device brought, each with its forms. Own list, from how clinics tell what was tried. */
export const HELPED =
  'help helped helps helpful helping work worked works working effective effectively efficacious success successful successfully succeed succeeded succeeds suffice sufficed suffices sufficient adequate relief relieve relieved relieves benefit benefits benefited benefitted beneficial improvement improve improved improves effect response responded difference tolerate tolerated tolerates useful gain avail availed'.split(
    ' ',
  );

export const FAILED =
  'fail failed fails failing ineffective ineffectively unsuccessful unsuccessfully insufficient inadequate useless futile unhelpful intolerant untolerated unavailing'.split(
    ' ',
  );

/** After a word of help: so little or so short that it may be told as none. */
export const BUT_LITTLE =
  'little less only minimal poor partial brief briefly short shortly temporary temporarily initially'.split(
    ' ',
  );

/** Before a word of help: there was none, or not enough of it to count. */
export const HARDLY =
  'no not never without little minimal negligible poor hardly barely scarcely insufficient inadequate cannot nor neither nothing less'.split(
    ' ',
  );
