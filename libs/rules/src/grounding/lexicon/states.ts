/**
 * How a part of the body, a thing or a way of doing it is found to be: on the one side what the clinic writes of the
 * sound, safe and complete, on the other what excludes it. Own list.
 */
export const STATES: readonly (readonly [sound: RegExp, unsound: RegExp])[] = [
  [
    /^(?:intact|closed|whole|unbroken|healthy|fine|normal|unremarkable|unaffected|uninvolved|spared|sound|sufficient|adequate)$/,
    /^(?:broken|raw|open|sore|swollen|inflamed|macerated|affected|involved|impaired|reduced|poor|abnormal|absent|diminished|insufficient|inadequate|compromised|infected|damaged)$/,
  ],
  [/^(?:partly|partial|partially|incomplete|incompletely)$/, /^(?:completely|fully|entirely|complete)$/],
  [/^(?:safe|safely)$/, /^(?:unsafe|unsafely)$/],
  [/^(?:positive|pos)$/, /^(?:negative|neg|clear|clean)$/],
  [/^(?:successful|successfully|succeeded)$/, /^(?:unsuccessful|unsuccessfully|failed)$/],
  [
    /^(?:improved|improving|better|shrinking|shrank|shrunk)$/,
    /^(?:worsened|worsening|worse|larger|grew|growing)$/,
  ],
  [/^(?:continent)$/, /^(?:incontinent)$/],
  [/^(?:independent|independently|unassisted|unaided)$/, /^(?:dependent|dependently|assisted|attendant)$/],
  [/^(?:once)$/, /^(?:repeated|repeatedly|multiple|recurrent|several)$/],
  [/^(?:palpable|palp)$/, /^(?:impalpable|nonpalpable|pulseless)$/],
  [/^(?:mild|slight|minimal)$/, /^(?:severe|marked|profound)$/],
  [/^(?:controlled)$/, /^(?:uncontrolled|intractable|refractory)$/],
];
