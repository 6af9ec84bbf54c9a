import { bariatricBriefs } from '../corpus/dev/bariatric-briefs.ts';
import { powerWheelchairMs } from '../corpus/dev/power-wheelchair-ms.ts';
import { venousWrap } from '../corpus/dev/venous-wrap.ts';
import { voiceMeter } from '../corpus/dev/voice-meter.ts';
import { youthBriefs } from '../corpus/dev/youth-briefs.ts';
import { checkGrounding } from '../index.ts';

type Case = typeof youthBriefs;
const marked = ({ facts, today }: Case, text: string) =>
  checkGrounding(text, facts, today).marks.map((mark) => mark.text);

const crutches = (told: string): Case => ({ ...youthBriefs, facts: { ...youthBriefs.facts, told: [told] } });

test.each<[Case, string, string]>([
  // The contrary by a verb, in a phrase, and of a state that is denied.
  [bariatricBriefs, 'He agreed to an indwelling catheter.', 'agreed'],
  [
    crutches('The condom catheter was tried in January and came off.'),
    'The condom catheter stayed on.',
    'stayed',
  ],
  [crutches('No fecal leakage.'), 'Bowel: incontinent', 'incontinent'],
  // One of three degrees.
  [crutches('The wound drains moderately.'), 'The wound drains heavily.', 'heavily'],
  // Numbers that changed places, by what stands beside each.
  [powerWheelchairMs, 'Strength: legs 3/5, arms 2/5.', '3'],
  [voiceMeter, 'Vision: right eye 20/400, left eye 20/200.', '20/400'],
  [youthBriefs, 'She walks 20 m with crutches and 150 m without.', '20'],
  // A side that the case tells of something else.
  [
    crutches('She holds the cane with the right hand; the joystick is on the left.'),
    'She uses the cane left.',
    'left',
  ],
  // Kin of whom the case knows nothing, in a sentence that could be a general one.
  [venousWrap, 'The straps are looked after by a cousin each morning.', 'cousin'],
])('a contrary, or what is told of another, is marked: %#', (of, text, place) => {
  expect(marked(of, text).some((one) => one.includes(place))).toBe(true);
});

test.each<[Case, string]>([
  // A degree that is denied leaves open which is meant; a negation far from a state may be of something else.
  [crutches('Drainage is not heavy.'), 'Drainage is moderate.'],
  [
    crutches('He stands without help, with a frame, and sits upright on the bench.'),
    'He sits upright on the bench.',
  ],
  [bariatricBriefs, 'He refuses an indwelling catheter.'],
  // Told in another order, and with the words of both.
  [powerWheelchairMs, 'Strength: arms 3/5, legs 2/5.'],
  [voiceMeter, 'Vision: left eye 20/400, right eye 20/200.'],
  [
    crutches('She holds the cane with the right hand; the joystick is on the left.'),
    'The cane goes in the right hand.',
  ],
  [crutches('The stroke left him with a weak right arm.'), 'It left him with a weak arm.'],
  [youthBriefs, 'With crutches she walks 150 m, and 20 m without.'],
])('the same in other words is not: %#', (of, text) => {
  expect(marked(of, text)).toEqual([]);
});
