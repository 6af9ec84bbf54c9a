/**
 * What open models make of the main job: each writes the letters of 24 invented cases, and so does the template.
 *   node bench/notes.ts [model …]      (after a build; the models are named in deploy/local/open-models.mjs)
 * CASES=n writes the first n only. OLLAMA_TEST_URL names a server; without it one is built and started, and the
 * processor's time of each letter is told beside the clock's, which says little while others are busy.
 * The letters are left in .cache/bench-notes, a table is printed.
 */
import type { CaseFacts } from '@vouchwell/document';
import { checkGrounding, type Grounding, traceNote, type WrittenPlace, writtenBy } from '@vouchwell/rules';
import { mkdirSync, writeFileSync } from 'node:fs';
import { ollamaModel } from '../backend/dist/adapters/model/ai-sdk/environment.js';
import { verdictOf } from '../backend/dist/local-models/measured-models.js';
import type { LanguageModel } from '../backend/dist/kernel/ports/model.port.js';
import { writeInSections } from '../backend/dist/notes/sections/write-in-sections.js';
import { supporting } from '../backend/dist/notes/template/kind-of-item.js';
import { groupsOf, writeTemplateNote } from '../backend/dist/notes/template/write-template-note.js';
import { startOllama } from '../deploy/local/ollama.mjs';
import { createIn, OPEN_MODELS } from '../deploy/local/open-models.mjs';
import { noteCases } from './note-cases.ts';
import { processorTimeOf } from './processor-time.ts';

const library = { systemPrompt: null, instructions: [], samples: [], ranking: 'lexical' as const };
const cases = noteCases.slice(0, Number(process.env['CASES'] ?? noteCases.length));

/** One letter and what is counted of it. */
interface Letter {
  readonly case: string;
  readonly text: string;
  readonly written: readonly WrittenPlace[];
  /** Sentences of the argument, by whom, and how many of them state a fact of the case. */
  readonly sentences: number;
  readonly traced: number;
  /** What belongs in the letter, every item and each diagnosis that supports one, and how much of that it states. */
  readonly facts: number;
  readonly stated: number;
  /** Sentences as the model wrote them first, and those of them that bear a mark: of any tier, and strongly. */
  readonly first: number;
  readonly marked: number;
  readonly contradicting: number;
  /** Marks of the letter. */
  readonly left: number;
  readonly repairs: number;
  readonly form: boolean;
  /** Milliseconds to the first sentence of the model, and for all. */
  readonly firstMs: number | null;
  readonly ms: number;
  /** Milliseconds of the processor that the model's server took; null where it is not ours to look at. */
  readonly processorMs: number | null;
  readonly tokens: number;
}

const inSentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const strong = ({ marks }: Grounding) => marks.filter(({ tier }) => tier === undefined);

function counted(facts: CaseFacts, day: string, text: string, written: readonly WrittenPlace[]) {
  const { marks } = checkGrounding(text, facts, day);
  const trace = traceNote(text, facts, day);
  // The argument: what is neither heading, gap, coverage nor attestation.
  const argument = trace.sentences.filter(({ start, end }) => {
    const words = text.slice(start, end);
    const by = written.find((place) => place.start <= start && start < place.end)?.by;
    if (by === 'model' || by === 'repaired') return true;
    return /^(The order is based|To meet this need)/.test(words);
  });
  const belong = new Set(facts.items.map((_, at) => `item ${at}`));
  for (const { kind } of groupsOf(facts)) {
    const chosen = kind.diagnoses === null ? facts.diagnoses : supporting(kind, facts.diagnoses);
    for (const one of chosen) belong.add(`diagnosis ${facts.diagnoses.indexOf(one)}`);
  }
  const ordered = trace.facts.filter(({ key }) => belong.has(key));
  return {
    sentences: argument.length,
    traced: argument.filter((one) => one.facts.length > 0).length,
    facts: ordered.length,
    stated: ordered.filter(({ sentences }) => sentences.length > 0).length,
    left: marks.length,
    form:
      text.startsWith('To the medical reviewer:') && /\nATTESTATION\n/.test(text) && !/[{}<>*#`]/.test(text),
  };
}

async function letterBy(model: LanguageModel, { id, facts, day }: (typeof cases)[number]): Promise<Letter> {
  const raw: string[] = [];
  let repairs = 0;
  const hearing: LanguageModel = {
    ...model,
    write: (prompt, options) => {
      const { parts } = options;
      if (!parts) return model.write(prompt, options);
      const isFirst = !prompt.user.includes('<wrong>');
      if (!isFirst) repairs += 1;
      const heard = (part: unknown) => {
        const { text } = (part ?? {}) as { text?: unknown };
        if (isFirst && typeof text === 'string')
          raw.push(...[...inSentences.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean));
        parts.heard(part);
      };
      return model.write(prompt, { ...options, parts: { ...parts, heard } });
    },
    answers: () => model.answers(),
  };
  const spent = () => (server.pid === null ? null : processorTimeOf(server.pid));
  const before = spent();
  const started = performance.now();
  let firstMs: number | null = null;
  const check = (text: string) => {
    // The first sentence that is right is shown at once.
    const found = checkGrounding(text, facts, day);
    if (found.marks.length === 0) firstMs ??= performance.now() - started;
    return Promise.resolve(found);
  };
  const trace = (text: string) => Promise.resolve(traceNote(text, facts, day));
  const waiting = { signal: new AbortController().signal };
  const work = { model: hearing, facts, day, library, check, trace, waiting };
  const { text, receipt } = await writeInSections(work);
  const ms = performance.now() - started;
  const after = spent();
  const letter = text ?? writeTemplateNote(facts, day);
  const written = receipt.written ?? writtenBy(letter, 'template');
  const marks = raw.map((sentence) => checkGrounding(sentence, facts, day));
  return {
    case: id,
    text: letter,
    written,
    ...counted(facts, day, letter, written),
    first: raw.length,
    marked: marks.filter((one) => one.marks.length > 0).length,
    contradicting: marks.filter((one) => strong(one).length > 0).length,
    repairs,
    firstMs,
    ms,
    processorMs: before === null || after === null ? null : after - before,
    tokens: receipt.output_tokens ?? 0,
  };
}

function byTemplate({ id, facts, day }: (typeof cases)[number]): Letter {
  const started = performance.now();
  const text = writeTemplateNote(facts, day);
  const ms = performance.now() - started;
  const written = writtenBy(text, 'template');
  const none = {
    first: 0,
    marked: 0,
    contradicting: 0,
    repairs: 0,
    firstMs: null,
    processorMs: null,
    tokens: 0,
  };
  return { case: id, text, written, ...counted(facts, day, text, written), ...none, ms };
}

const sum = (letters: readonly Letter[], of: (letter: Letter) => number) =>
  letters.reduce((all, letter) => all + of(letter), 0);
const share = (part: number, of: number) => (of === 0 ? '–' : `${Math.round((100 * part) / of)} %`);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const median = (of: readonly number[]) => of.toSorted((a, b) => a - b)[of.length >> 1] ?? 0;

/** As the list of models says it; a new model's figures go into measured-models.ts. */
function adviceOf(letters: readonly Letter[], taken: number): string {
  if (taken === 0) return '–';
  const marksLeft = sum(letters, ({ left }) => left);
  const stated = sum(letters, (one) => one.stated) / sum(letters, ({ facts }) => facts);
  const marked =
    sum(letters, (one) => one.marked) /
    Math.max(
      1,
      sum(letters, ({ first }) => first),
    );
  const fit = verdictOf({ letters: letters.length, marksLeft, taken, marked, stated }) === 'writes';
  return fit ? 'sentence by sentence' : 'for tests only';
}

function row(name: string, letters: readonly Letter[], memory: string): string {
  const by = (writer: WrittenPlace['by']) =>
    sum(letters, ({ written }) => written.filter((place) => place.by === writer).length);
  const firsts = letters.flatMap(({ firstMs }) => (firstMs === null ? [] : [firstMs]));
  const time = sum(letters, ({ ms }) => ms);
  const processor = letters.flatMap(({ processorMs }) => (processorMs === null ? [] : [processorMs]));
  const cells = [
    name,
    letters.length,
    sum(letters, ({ first }) => first),
    share(
      sum(letters, ({ marked }) => marked),
      sum(letters, ({ first }) => first),
    ),
    share(
      sum(letters, ({ contradicting }) => contradicting),
      sum(letters, ({ first }) => first),
    ),
    sum(letters, ({ left }) => left),
    `${by('model')} / ${by('repaired')}`,
    sum(letters, ({ repairs }) => repairs),
    share(
      sum(letters, ({ traced }) => traced),
      sum(letters, ({ sentences }) => sentences),
    ),
    share(
      sum(letters, ({ stated }) => stated),
      sum(letters, ({ facts }) => facts),
    ),
    share(letters.filter(({ form }) => form).length, letters.length),
    firsts.length === 0 ? '–' : seconds(median(firsts)),
    seconds(median(letters.map(({ ms }) => ms))),
    processor.length === 0 ? '–' : `${seconds(median(processor))} (${seconds(Math.max(...processor))})`,
    sum(letters, ({ tokens }) => tokens) === 0
      ? '–'
      : (sum(letters, ({ tokens }) => tokens) / (time / 1000)).toFixed(1),
    memory,
    adviceOf(letters, by('model') + by('repaired')),
  ];
  return `| ${cells.join(' | ')} |`;
}

const HEAD = [
  'writer',
  'letters',
  'sentences written first',
  'of them with a mark',
  'of them contradicting',
  'marks left in the letters',
  'taken: the model’s / repaired',
  'questions for repair',
  'argument traced to facts',
  'diagnoses and items stated',
  'form kept',
  'first sentence (median)',
  'whole letter (median)',
  'of the processor (at the most)',
  'tokens a second, all told',
  'memory',
  'advice',
];

async function memoryOf(url: string): Promise<string> {
  const { models } = (await (await fetch(`${url}/api/ps`)).json()) as { models: { size: number }[] };
  return models.length === 0 ? '–' : `${(Math.max(...models.map(({ size }) => size)) / 1e9).toFixed(1)} GB`;
}

const folder = new URL('../.cache/bench-notes/', import.meta.url);
mkdirSync(folder, { recursive: true });
const keep = (name: string, letters: readonly Letter[]) =>
  writeFileSync(new URL(`${name}.json`, folder), JSON.stringify(letters, null, 1));

const given = process.env['OLLAMA_TEST_URL'];
const server = given ? { url: given, pid: null, stop: async () => {} } : await startOllama();
try {
  const template = cases.map(byTemplate);
  keep('template', template);
  const rows = [row('the template', template, '–')];
  const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(OPEN_MODELS);
  for (const name of names) {
    const model = ollamaModel({ url: server.url, model: await createIn(server.url, name) });
    const letters: Letter[] = [];
    for (const one of cases) {
      letters.push(await letterBy(model, one));
      keep(name, letters);
      process.stderr.write(`${name} ${one.id} ${seconds(letters.at(-1)!.ms)}\n`);
    }
    rows.push(row(model.model, letters, await memoryOf(server.url)));
    await fetch(`${server.url}/api/generate`, {
      method: 'POST',
      body: JSON.stringify({ model: model.model, keep_alive: 0 }),
    });
  }
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  console.log([line(HEAD), line(HEAD.map(() => '---')), ...rows].join('\n'));
} finally {
  await server.stop();
}
