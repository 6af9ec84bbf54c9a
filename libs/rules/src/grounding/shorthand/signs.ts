/** A place that is read as other words. */
export interface Rewritten {
  readonly start: number;
  readonly end: number;
  readonly as: string;
}

type Rule = readonly [pattern: RegExp, as: (match: RegExpMatchArray) => string | null];

const SPANS: Record<string, string> = {
  d: 'day',
  day: 'day',
  days: 'day',
  wk: 'week',
  wks: 'week',
  week: 'week',
  weeks: 'week',
  mo: 'month',
  mos: 'month',
  month: 'month',
  h: 'hour',
  hr: 'hour',
  hrs: 'hour',
  hour: 'hour',
  hours: 'hour',
  min: 'minute',
  mins: 'minute',
  yr: 'year',
  yrs: 'year',
  y: 'year',
};
const spans = (count: string, unit = ''): string => `${SPANS[unit.toLowerCase()]}${count === '1' ? '' : 's'}`;

/** Shorthand that is made of signs and numbers, or is told from other things by what stands beside it. */
export const SIGNS: readonly Rule[] = [
  // `2200-0600`, `0310`, `@ 2100`: times of day. Two years, and the end of a telephone number, are none.
  [
    /(?=[0-2]\d{3})(?<![\p{L}\p{N}.,:/#$-]|\d )([01]\d|2[0-3])([0-5]\d)( ?- ?| to )([01]\d|2[0-3])([0-5]\d)(?![\p{L}\p{N}]|[-/.:,]\d| ?(?:m[lL]|mg|ft|kcal|cal|units?)\b)/gu,
    ([, from = '', past, to, until = '', late]) =>
      /^(?:19|20)$/.test(from) && /^(?:19|20)$/.test(until) ? null : `${from}:${past}${to}${until}:${late}`,
  ],
  [
    /(?=[0-2]\d{3})(?<![\p{L}\p{N}.,:/#$-]|\d )(?:(?<=@ ?)([01]\d|2[0-3])|(0\d))([0-5]\d)(?![\p{L}\p{N}]|[-/.:,]\d| ?(?:m[lL]|mg|ft|kcal|cal|units?)\b)/gu,
    ([, hour, early, past]) => `${hour ?? early}:${past}`,
  ],
  // `q6h`, `q 6 hrs`, `q2d`.
  [
    /(?<![\p{L}\p{N}])q ?(\d{1,2}) ?(h|hrs?|hours?|d|days?|wks?|weeks?|mos?|min)(?![\p{L}\p{N}])/giu,
    ([, count = '', unit]) => `every ${count === '1' ? '' : `${count} `}${spans(count, unit)}`,
  ],
  // `2x/day`, `3x/wk`, `3 x week`, `x4/d`.
  [
    /(?<![\p{L}\p{N}.,/])(?:(\d{1,2}) ?x(?: ?\/ ?|(?: a| per)? )|x ?(\d{1,2})(?: ?\/ ?| a | per ))(d|day|wk|week|mo|month)(?![\p{L}\p{N}])/giu,
    ([, one, other, unit]) => `${one ?? other} times a ${spans('1', unit)}`,
  ],
  [
    /(?<![\p{L}\p{N}.,/])(\d{1,2}) ?x (daily|weekly|monthly)(?![\p{L}\p{N}])/giu,
    ([, count, often = '']) =>
      `${count} times a ${{ daily: 'day', weekly: 'week', monthly: 'month' }[often.toLowerCase()]}`,
  ],
  // `x 12 wks`, `x30 d`: for so long. Of a row of sizes it is none.
  [
    /(?<=[^\d\s] ?)(?<![\p{L}\p{N}] ?\d ?)\bx ?(\d{1,3}) ?(d|days|wks?|weeks|mos?|months|h|hrs?|hours|min|mins|yrs?|years)(?![\p{L}\p{N}/])/giu,
    ([, count = '', unit]) => `for ${count} ${spans(count, unit)}`,
  ],
  // `x3`: so many times.
  [/(?<=[\p{L}).,] )x(\d{1,2})(?![\p{L}\p{N}.]| ?(?:cm|mm|x\b|\/))/gu, ([, count]) => `${count} times`],
  // `3w6`: of therapy.
  [
    /(?<![\p{L}\p{N}.,/-])([1-7])w(\d{1,2})(?![\p{L}\p{N}])/gu,
    ([, times, weeks]) => `${times} times a week for ${weeks} weeks`,
  ],
  // `ex-29 wk`, `ex-29-weeker`.
  [
    /(?<![\p{L}\p{N}])ex[- ](\d{2})[- ]?(?:wks?|weeks?|weeker)(?![\p{L}\p{N}])/giu,
    ([, weeks]) => `born at ${weeks} weeks`,
  ],
  // `Quads 3+/5`, `R hemi`, `T6 para`; a quad cane and a hemi chair are none.
  [/(?<![\p{L}\p{N}])quads?(?= (?:[LR] |strength )?\d)/giu, () => 'quadriceps'],
  [/(?<=\b(?:R|L|left|right) )hemi(?![\p{L}\p{N}-]| (?:chair|walker|wheelchair))/gu, () => 'hemiplegia'],
  [/(?<=\b[CTL]\d{1,2} )para(?![\p{L}\p{N}-])/gu, () => 'paraplegia'],
  // What stands for several things, where something beside it says for which.
  [/(?<![\p{L}\p{N}])ICD(?= (?:19|20)\d{2}|[,.;])/gu, () => 'defibrillator'],
  [/(?<=\b(?:prior|without|w\/o|no) )AD(?![\p{L}\p{N}])/giu, () => 'assistive device'],
  [/(?<=\d ?|\bunits? )HS(?![\p{L}\p{N}])/gu, () => 'at bedtime'],
  [/(?<=\bat )HS(?![\p{L}\p{N}])/gu, () => 'bedtime'],
  [/(?<=\bno |[+] ?|\(-\) ?)asp(?![\p{L}\p{N}])/giu, () => 'aspiration'],
  [/(?<![\p{L}\p{N}])GT(?= (?:fed|feeds?|feedings?)\b)/gu, () => 'gastrostomy tube'],
  [/(?<=\bflex\p{L}* \d{1,3},? )ext(?= \d)/giu, () => 'extension'],
  // `No sz`, `last sz`; `sz` alone may be a size.
  [/(?<=\b(?:no|last|of|\+|for) ?)szs?(?![\p{L}\p{N}])/giu, () => 'seizures'],
  // `58F`, `6 y/o M`, `10 mo F`.
  [
    /(?<![\p{L}\p{N}.,/-])(\d{1,3}) ?(?:y\/?o|yrs?|y)?[ -]?([MF])(?=[ ,.;](?! ?\d))/gu,
    ([, age, sex]) => `${age}-year-old ${sex === 'M' ? 'male' : 'female'}`,
  ],
  [
    /(?<![\p{L}\p{N}.,/-])(\d{1,2}) ?mo ([MF])(?=[ ,.;])/gu,
    ([, age, sex]) => `${age}-month-old ${sex === 'M' ? 'male' : 'female'}`,
  ],
  [/(?<![\p{L}\p{N}])w\/o(?= ?[\p{L}])/giu, () => 'without'],
  [/(?<![\p{L}\p{N}])w\/out(?![\p{L}\p{N}])/giu, () => 'without'],
  [/(?<![\p{L}\p{N}])w\/(?!c\b) ?/giu, () => 'with '],
  // `Walks s AD`, `c cane`: sine and cum, before what somebody walks with.
  [/(?<=\p{L} )s(?= (?:AD|device|DME|assist)(?![\p{L}]))/gu, () => 'without'],
  [/(?<=\p{L} )c(?= (?:AD|cane|walker|crutches|RW|FWW|SPC|assist)(?![\p{L}]))/gu, () => 'with'],
  [/(?<=\b(?:with|without|[sc]|no|any) )AD(?![\p{L}\p{N}])/gu, () => 'assistive device'],
  [/(?<![\p{L}\p{N}])b\/l(?![\p{L}\p{N}])/giu, () => 'bilateral'],
  [/(?<=\b(?:L|R|left|right) )RC(?= tear)/gu, () => 'rotator cuff'],
  [/(?<=\d )hypo(?= x| ?\d)/giu, () => 'hypoglycemia'],
  [/(?<![\p{L}\p{N}])s\/p(?![\p{L}\p{N}])/giu, () => 'after'],
  [/(?<![\p{L}\p{N}])h\/o(?![\p{L}\p{N}])/giu, () => 'history of'],
  [/(?<![\p{L}\p{N}])c\/o(?= [\p{Ll}L])/gu, () => 'reports'],
  [/(?<![\p{L}\p{N}])C\/o(?= [\p{L}])/gu, () => 'reports'],
  [/(?<![\p{L}\p{N}])d\/t(?![\p{L}\p{N}])/giu, () => 'due to'],
  [/(?<=[\p{L}\d).] )2\/2(?= (?!by\b|at\b|in\b|and\b)\p{L})/gu, () => 'due to'],
  [/(?<![\p{L}\p{N}])d\/c'?d?(?= (?:home|to)\b)/giu, () => 'discharged'],
  [/(?<![\p{L}\p{N}])d\/c'?ed?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])d\/c'd(?![\p{L}\p{N}])/giu, () => 'stopped'],
  [/(?<![\p{L}\p{N}])[Dd]enies(?= )/gu, () => 'no'],
  // `(+) osteo`, `+asp`, `(-) clot`, `GAD+`.
  // `Metformin + insulin`: the one and the other.
  [/(?<=[\p{L}\p{N})%] )[+&](?= [\p{L}\p{N}])/gu, () => 'and'],
  [/(?<=^|[\s,;:])(?:\(\+\)|\+) ?(?=\p{L}{2})/gmu, () => 'positive for '],
  [/(?<=^|[\s,;:])(?:\(-\)) ?(?=\p{L}{2})/gmu, () => 'no '],
  [/(?<=\p{Lu}{2})[+](?=[\s.,;]|$)/gmu, () => ' positive'],
  [/(?<=\p{Lu}{3})-(?=[\s.,;]|$)/gmu, () => ' negative'],
  // `SpO2 97% RA`, `on RA`, `RA at rest`.
  [
    /(?<=\d ?%? (?:on )?|\b(?:on|ABG|ONO|6MWT|SpO2|sats?) )RA(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])RA(?= at rest)/gu,
    () => 'room air',
  ],
  [
    /(?<![\p{L}\p{N}.])(\d{1,2}(?:\.\d)?) ?L(?:\/min|pm)?(?: (NC|TM))?(?= |$|[.,;)])/gmu,
    ([, flow, by]) =>
      by === undefined
        ? null
        : `${flow} liters per minute by ${by === 'NC' ? 'nasal cannula' : 'trach mask'}`,
  ],
  // `(L) knee`, `R ankle`; `2 L`, `L. Sample` and `Ann L Sample` are none.
  [/(?<=^|[\s,;:])\(([LR])\)(?= )/gmu, ([, side]) => (side === 'L' ? 'left' : 'right')],
  [
    /(?<=^|[^\d\s] |[\n(])(?<!\d\.?\d* ?)([LR])(?= (?!\d|and\b|&)[\p{L}])(?!(?<=\p{Lu}\p{Ll}+ [LR]) \p{Lu}\p{Ll})/gmu,
    ([, side]) => (side === 'L' ? 'left' : 'right'),
  ],
  // `30 h/d`, `4 h/day`.
  [/(?<=\d )h(?:rs?)?\/d(?:ay)?(?![\p{L}\p{N}])/gu, () => 'hours per day'],
];
