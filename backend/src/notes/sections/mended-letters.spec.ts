import type { CaseFacts } from '@vouchwell/document';
import { checkGrounding, traceNote } from '@vouchwell/rules';
import fc from 'fast-check';
import {
  type CorpusFacts,
  corruptionsOf,
  devCases,
} from '../../../../libs/rules/src/grounding/corpus/index.ts';
import { writtenSentences } from '../../../../libs/rules/src/grounding/corpus/written/index.ts';
import { type LanguageModel, ModelError } from '../../kernel/ports/model.port.ts';
import { unasked } from '../model/ask-model.ts';
import { rightLetter } from './whole-letter.ts';

const SEED = 20261128;

const unknownPatient = {
  ...{ middle_name: null, dob: null, gender: null, height: null, weight: null },
  ...{ address: null, phone: null, email: null, mrn: null },
};
const unknownItem = {
  ...{ category: null, hcpcs: null, quantity_limit: null, limit_period: null },
  ...{ size: null, color: null, length: null, justification: null },
};
const whole = ({ case_id = 1, patient, diagnoses, items, provider }: CorpusFacts): CaseFacts => ({
  case_id,
  patient: { ...unknownPatient, ...patient },
  diagnoses: diagnoses.map((one, at) => ({ is_primary: at === 0, ...one })),
  items: items.map((one) => ({ ...unknownItem, ...one })),
  provider: provider && { signature: null, ...provider },
});

/** What was said of a case: by models, and by those who made true sentences untrue. */
interface Said {
  readonly facts: CaseFacts;
  readonly day: string;
  readonly sentences: readonly string[];
}

function saidOf(): Said[] {
  const all = new Map<string, { facts: CaseFacts; day: string; sentences: string[] }>();
  const add = (facts: CorpusFacts, day: string, text: string) => {
    const key = JSON.stringify([facts.patient, facts.diagnoses]);
    const known = all.get(key) ?? { facts: whole(facts), day, sentences: [] };
    all.set(key, known);
    known.sentences.push(text);
  };
  for (const { facts, day, text } of writtenSentences) add(facts, day, text);
  for (const { case: of, text, truth } of corruptionsOf(devCases)) {
    add(of.facts, of.today, text);
    if (truth !== '') add(of.facts, of.today, truth);
  }
  return [...all.values()].filter(({ facts, sentences }) => facts.items.length > 0 && sentences.length > 3);
}

/** A model that answers whoever asks for a sentence with these, in turn; `null`: its server fails. */
function answering(answers: readonly (string | null)[]): LanguageModel {
  let at = 0;
  return {
    provider: 'ollama',
    model: 'of the corpus',
    answers: () => Promise.resolve(true),
    write: (_, { parts }) => {
      const text = answers[at++ % answers.length]!;
      if (text === null) return Promise.reject(new ModelError('unreachable', 'It does not answer.'));
      parts?.heard({ facts: [1], text });
      return Promise.resolve({ text, tokens: { input: 1, output: 1 } });
    },
  };
}

const all = saidOf();
/** How models part their sentences. */
const between = fc.constantFrom(' ', ' ', ' ', '\n', '\n\n', '\n- ', '\n\nNEED\n');
const aLetter = fc.integer({ min: 0, max: all.length - 1 }).chain((at) => {
  const said = all[at]!;
  const sentence = fc.constantFrom(...said.sentences);
  return fc.record({
    said: fc.constant(said),
    pieces: fc.array(fc.tuple(sentence, between), { minLength: 1, maxLength: 12 }),
    answers: fc.array(fc.oneof({ weight: 9, arbitrary: sentence }, fc.constant(null)), {
      minLength: 1,
      maxLength: 8,
    }),
    isBrokenOff: fc.boolean(),
  });
});

describe(`letters of what models wrote and hands made untrue (seed ${SEED})`, () => {
  test('whatever it wrote and is answered with, nothing of a letter contradicts its case', async () => {
    const ends = { kept: 0, given: 0 };
    await fc.assert(
      fc.asyncProperty(aLetter, async ({ said, pieces, answers, isBrokenOff }) => {
        const { facts, day } = said;
        const text = pieces.map(([sentence, gap]) => sentence + gap).join('');
        const answer = isBrokenOff
          ? { text: null, receipt: unasked, begun: text }
          : { text, receipt: unasked };
        const { signal } = new AbortController();
        const letter = await rightLetter(answer, {
          model: answering(answers),
          facts,
          day,
          library: { systemPrompt: null, instructions: [], samples: [], ranking: 'lexical' },
          check: (one) => Promise.resolve(checkGrounding(one, facts, day)),
          trace: (one) => Promise.resolve(traceNote(one, facts, day)),
          waiting: { signal },
        });
        ends[letter.text === null ? 'given' : 'kept'] += 1;
        const { marks } = checkGrounding(letter.text ?? '', facts, day);
        expect(marks.filter(({ tier }) => tier === undefined).map((mark) => mark.text)).toEqual([]);
      }),
      { seed: SEED, numRuns: 100 },
    );
    // Neither way of ending a letter went untried.
    expect(Math.min(ends.kept, ends.given)).toBeGreaterThan(5);
  });
});
