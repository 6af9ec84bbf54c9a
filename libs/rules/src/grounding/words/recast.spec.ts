import { depthShoesAngiopathy } from '../corpus/dev/depth-shoes-angiopathy.ts';
import { lymphedemaArm } from '../corpus/dev/lymphedema-arm.ts';
import { powerChairAls } from '../corpus/dev/power-chair-als.ts';
import { rockerCharcot } from '../corpus/dev/rocker-charcot.ts';
import { stockingMelanoma } from '../corpus/dev/stocking-melanoma.ts';
import { stripsKidney } from '../corpus/dev/strips-kidney.ts';
import { wheelchairStroke } from '../corpus/dev/wheelchair-stroke.ts';
import { checkGrounding } from '../index.ts';

const marked = ({ facts, today }: typeof powerChairAls, text: string) =>
  checkGrounding(text, facts, today).marks.map((mark) => mark.text);

test.each([
  [powerChairAls, 'Her grip is stronger on the left.', 'left'],
  [powerChairAls, 'Her grip is weaker on the right than on the left.', 'right'],
  [stockingMelanoma, 'The larger calf is the left one.', 'left'],
  [lymphedemaArm, 'The right forearm is the larger one.', 'right'],
  [depthShoesAngiopathy, 'By the index the flow is lower on the left.', 'left'],
])('the side that has more is the one of which the case measures more: %#', (of, text, side) => {
  expect(marked(of, text)).toContain(side);
});

test.each([
  [powerChairAls, 'Her grip is stronger on the right.', 'right'],
  [powerChairAls, 'Her grip is weaker on the left than on the right.', 'left'],
  [powerChairAls, 'Neither is her grip stronger on the left.', 'left'],
  [stockingMelanoma, 'The smaller calf is the left one.', 'left'],
])('what follows from its measures is not marked: %#', (of, text, side) => {
  expect(marked(of, text)).not.toContain(side);
});

test.each([
  [lymphedemaArm, 'Three sleeves and one stocking make three garments.', ['three']],
  [lymphedemaArm, 'Three sleeves and one stocking make four garments.', []],
  [lymphedemaArm, 'Two old sleeves, three sleeves and one stocking make six garments.', []],
  [depthShoesAngiopathy, 'Six inserts make two pairs.', ['two']],
  [depthShoesAngiopathy, 'Six inserts make three pairs.', []],
])('what two things come to is reckoned as it is said: %#', (of, text, sums) => {
  expect(marked(of, text).filter((one) => /^(?:two|three|four|six)$/.test(one))).toEqual(sums);
});

test.each([
  [depthShoesAngiopathy, 'The code of the inserts is A5500.', /A5500/],
  [wheelchairStroke, 'The walker is unsafe because it is too wide for the doors.', /too wide/],
  [depthShoesAngiopathy, 'The callus is pared every six months.', /months/],
  [stripsKidney, 'Her type 2 diabetes is without complications.', /without/],
  [rockerCharcot, 'The shoe is beige [the second pair that she lost].', /second pair/],
])('what the case has of something else is marked: %#', (of, text, place) => {
  expect(marked(of, text).join('|')).toMatch(place);
});

test.each([
  [wheelchairStroke, 'The walker is unsafe because his right hand has no grip.', /grip/],
  [depthShoesAngiopathy, 'The callus is pared every six weeks.', /weeks/],
  [rockerCharcot, 'The shoe is beige [the arch of the left foot has collapsed].', /arch/],
  [rockerCharcot, 'The shoe is beige [Add: where it is made and fitted].', /made/],
])('what the case has of the same is not: %#', (of, text, place) => {
  expect(marked(of, text).join('|')).not.toMatch(place);
});
