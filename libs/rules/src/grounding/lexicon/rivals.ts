/** States of which one excludes the others. Each has the forms in which it is told. */
export type Rivals = readonly RegExp[];

const levels = (label: string, names: readonly string[]): Rivals =>
  names.map((name) => new RegExp(`\\b${label}${name}(?![\\p{L}\\p{N}])`, 'giu'));

/**
 * Written from the scales that clinics use: weight bearing, help with a task (as the FIM names it), gross motor
 * function (GMFCS), heart failure (NYHA), kidney disease (KDIGO), smoking, handedness and marriage.
 */
export const RIVALS: readonly Rivals[] = [
  [
    /\bnon-?weight-?bearing\b|\b(?:no|not (?:bear|put|allowed)(?: any)?|cannot (?:bear|put)(?: any)?) weight\b/giu,
    /\b(?:toe touch|touch ?down) weight[- ]bearing\b/giu,
    /\bpartial weight[- ]bearing\b|\bbear partial weight\b/giu,
    /\bweight[- ]bearing as tolerated\b|\bbears? weight as tolerated\b/giu,
    /\bfull(?:y)? weight[- ]bearing\b|\bbears? full weight\b/giu,
  ],
  [
    /\bcontact guard(?:ing)?\b/giu,
    /\bmin(?:imal|imum)? a(?:ssist\w*)?\b/giu,
    /\bmod(?:erate)? a(?:ssist\w*)?\b/giu,
    /\bmax(?:imal|imum)? a(?:ssist\w*)?\b/giu,
    /\btotal assist\w*\b/giu,
  ],
  levels('GMFCS(?: level)? ?', ['I', 'II', 'III', 'IV', 'V']),
  levels('NYHA(?: class)? ?', ['I', 'II', 'III', 'IV']),
  levels('(?:CKD|chronic kidney disease),? ?(?:stage )?', ['1', '2', '3a', '3b', '4', '5']),
  [
    /\bnever (?:been a )?(?:smoked|smoker)\b|\bnon-?smoker\b|\b(?:does not|doesn't) smoke\b/giu,
    /\b(?:quit|stopped|gave up) (?:smoking|smoker|tobacco)\b|\b(?:ex|former)[- ]smoker\b/giu,
    /\bsmokes\b|\b(?:current |is a |was a )smoker\b|(?<![-\p{L}] ?)(?<!\b(?:ex|former|never|non|not a|been a) )smoker\b|\bhas smoked\b|\b\d(?:\.\d)? ppd\b/giu,
  ],
  [
    /\bright[- ]hand(?:ed|er| dominant)\b|\bright dominant\b/giu,
    /\bleft[- ]hand(?:ed|er| dominant)\b|\bleft dominant\b/giu,
  ],
  [
    /\bwidow(?:er|ed)?\b/giu,
    /\bdivorced\b/giu,
    /(?<!\b(?:never|not|un) ?)\bmarried\b/giu,
    /\bnever married\b|\bunmarried\b|\bsingle (?:man|woman)\b/giu,
  ],
  [
    /\b(?:lives|living|live|resides) alone\b|\blives by (?:him|her)self\b|\blives with whom\? (?:alone|nobody|no one)\b|\bdoes(?: not|n't) live with\b/giu,
    /\b(?:lives|living|live|resides) (?:together )?with\b(?! whom\? (?:alone|nobody|no one)\b)|\bin an? (?:nursing home|group home|assisted living)\b/giu,
  ],
  [/\bpacemaker\b/giu, /\bdefibrillator\b/giu],
  [
    /\b24 h(?:ours?)?\b|\bcontinuous(?:ly)?\b|\bday and night\b/giu,
    /\b(?:at )?nights? only\b|\bonly at night\b/giu,
  ],
];
