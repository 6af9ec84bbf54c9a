import { childSensor } from '../corpus/dev/child-sensor.ts';
import { depthShoesAngiopathy } from '../corpus/dev/depth-shoes-angiopathy.ts';
import { lymphedemaArm } from '../corpus/dev/lymphedema-arm.ts';
import { powerChairAls } from '../corpus/dev/power-chair-als.ts';
import { wheelchairStroke } from '../corpus/dev/wheelchair-stroke.ts';
import { cathetersSpinalCordRoofer } from '../corpus/fifteenth-stranger/catheters-spinal-cord-roofer.ts';
import { wheelchairPostpolioSeamstress as postpolio } from '../corpus/fifteenth-stranger/wheelchair-postpolio-seamstress.ts';
import { lymphedemaBreastChoirTeacher as sleeve } from '../corpus/fifteenth-stranger/lymphedema-breast-choir-teacher.ts';
import { hospitalBedParkinsonOrganist as parkinson } from '../corpus/fifteenth-stranger/hospital-bed-parkinson-organist.ts';
import { checkGrounding } from '../index.ts';

const marked = ({ facts, today }: typeof powerChairAls, text: string) =>
  checkGrounding(text, facts, today).marks.map((mark) => mark.text);

test.each([
  // What is left of `does not`.
  [wheelchairStroke, 'The right hand does grip.', 'does grip'],
  [childSensor, 'He does notice lows in his sleep.', 'does notice'],
  [lymphedemaArm, 'The old sleeves did stretch, and she does need new ones.', 'does need'],
  // An ability that the case has nowhere, or only where it denies it.
  [powerChairAls, 'She can dress without her husband.', 'can dress'],
  [powerChairAls, 'She is still able to climb the stairs.', 'able to climb'],
  [wheelchairStroke, 'The patient can safely drive to the shop.', 'can safely drive'],
])('what a letter would rather deny is marked where it affirms it: %#', (of, text, place) => {
  expect(marked(of, text).join('|')).toContain(place);
});

test.each([
  [wheelchairStroke, 'He can propel a lightweight one with the left arm and left foot.', /propel/],
  [wheelchairStroke, 'The right hand does not grip, as does his left.', /do(?:es)?\b/],
  [childSensor, 'His father does the checks himself, and did so in July.', /does|did/],
  [powerChairAls, 'She did well with the joystick.', /did/],
  [powerChairAls, 'She can walk no more than a few steps.', /can walk/],
])('what it says in another order, or of little, is not: %#', (of, text, place) => {
  expect(marked(of, text).join('|')).not.toMatch(place);
});

test.each([
  // What the author says to have done, of which no text tells.
  [lymphedemaArm, 'I wrapped the left arm at that visit.', 'I wrapped'],
  [powerChairAls, 'I also took a video of the drive with the joystick.', 'I also took'],
  // Times told by halves, and ages behind a name.
  [childSensor, 'His parents were trained a year and a half ago.', 'a year and a half ago'],
  [lymphedemaArm, 'The mastectomy was three and a half years ago.', 'three and a half years ago'],
  [childSensor, 'Theo Vaszary-Poe, 11, lives with his parents.', '11'],
  [wheelchairStroke, 'Mr. Herrera, who is 67 and had a stroke, cannot walk far.', '67'],
  // The sex beside the age, though somebody else was named before.
  [wheelchairStroke, 'Seen by Marguerite DuBois, NP.\n\n76-year-old female with hemiplegia.', 'female'],
])('who, when and what was done is marked where the case tells otherwise: %#', (of, text, place) => {
  expect(marked(of, text).join('|')).toContain(place);
});

test.each([
  [wheelchairStroke, 'I ordered the chair and enclosed the report.', /I (?:ordered|enclosed)/],
  [lymphedemaArm, 'The mastectomy was two and a half years ago.', /half/],
  [childSensor, 'Theo Vaszary-Poe, 9, lives with his parents.', /9/],
  [wheelchairStroke, 'Mr. Herrera, 76, cannot walk far.', /76/],
  [wheelchairStroke, 'Seen by Marguerite DuBois, NP.\n\n76-year-old male with hemiplegia.', /male/],
])('and not where it is so: %#', (of, text, place) => {
  expect(marked(of, text).join('|')).not.toMatch(place);
});

test.each([
  // How often, and how many of a kind.
  [
    depthShoesAngiopathy,
    'The callus under the right great toe is pared every nine weeks.',
    'every nine weeks',
  ],
  [childSensor, 'Insulin is given by injection twice a day.', 'twice a day'],
  [cathetersSpinalCordRoofer, 'He has had three febrile, culture-proven infections.', 'three'],
])('another rate or count of the same is marked: %#', (of, text, place) => {
  expect(marked(of, text).join('|')).toContain(place);
});

test.each([
  [depthShoesAngiopathy, 'The callus under the right great toe is pared every 6 weeks.', /weeks/],
  [childSensor, 'Insulin is given in four injections daily.', /daily|four/],
  [cathetersSpinalCordRoofer, 'He has had two febrile, culture-proven infections.', /two/],
])('the same rate or count is not: %#', (of, text, place) => {
  expect(marked(of, text).join('|')).not.toMatch(place);
});

test.each([
  // The words of the case, but for what they deny.
  [postpolio, 'Without a wheelchair she reaches the toilet in time, and she cannot carry food.', 'reaches'],
  [sleeve, "She puts on her sleeve only with another person's help.", 'only with another person'],
])('what only the case denies, or does alone, is marked: %#', (of, text, place) => {
  expect(marked(of, text).join('|')).toContain(place);
});

test.each([
  [postpolio, 'Without a wheelchair she does not reach the toilet in time.', /reach/],
  [sleeve, 'The patient puts on her sleeve herself.', /herself/],
  [parkinson, 'She is unable to sit up in bed on her own.', /own/],
])('what it denies too is not: %#', (of, text, place) => {
  expect(marked(of, text).join('|')).not.toMatch(place);
});

test.each([
  [childSensor, 'His father checks him at 2 a.m. grudgingly.', 'grudgingly'],
  [wheelchairStroke, 'His wife is overwhelmed.', 'overwhelmed'],
  [lymphedemaArm, 'She will not hear of a night sleeve.', 'will not hear of'],
])('how somebody is said to take it is marked: %#', (of, text, place) => {
  expect(marked(of, text).join('|')).toContain(place);
});
