import { diabeticShoesBeekeeper } from '../corpus/seventeenth-stranger/diabetic-shoes-beekeeper.ts';
import { airMattressRanchParaplegia } from '../corpus/seventeenth-stranger/air-mattress-ranch-paraplegia.ts';
import type { CorpusCase } from '../corpus/index.ts';
import { checkGrounding } from '../index.ts';

const marked = ({ facts, today }: CorpusCase, text: string) =>
  checkGrounding(text, facts, today).marks.map((mark) => mark.text);

test.each<[CorpusCase, string, string]>([
  // A day, a measure or an age that the case tells.
  [diabeticShoesBeekeeper, 'His right great toe was not removed on October 18, 2023.', 'was not removed on'],
  [airMattressRanchParaplegia, 'The ulcer had not grown from 5.1 cm.', 'had not grown from'],
  // What a letter reckons, it does not deny.
  [airMattressRanchParaplegia, 'The ulcer is longer by a bit; the gain is not 1.1 cm.', 'is not 1'],
  // Nearly all the words of a sentence.
  [airMattressRanchParaplegia, 'He is not turned by his wife.', 'not'],
])('a fact of the case with a `not` before it is marked: %#', (of, text, place) => {
  expect(marked(of, text).join(' ')).toContain(place);
});

test.each<[CorpusCase, string]>([
  // The case denies it as well.
  [airMattressRanchParaplegia, 'He does not turn in bed without help.'],
  [diabeticShoesBeekeeper, 'He does not feel the monofilament at 6 of 10 sites on the right foot.'],
])('what it denies itself, or what is bounded, is not: %#', (of, text) => {
  expect(marked(of, text)).toEqual([]);
});
