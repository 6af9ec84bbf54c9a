import { answerRefusal } from './answer-refusal.ts';
import { isCodePattern } from './code-sets.ts';
import { caseFactDefs } from './coverage-facts.ts';
import { confidences, encounterRoles, factTypes, type FactDef, type Pack, payers } from './pack.ts';
import { checkTest, type Named } from './read-test.ts';
import { day, fields, type Fields, flag, ids, list, oneOf, refuse, text } from './reading.ts';

const maybe = <T>(value: unknown, read: (value: unknown) => T) => {
  if (value !== undefined && value !== null) read(value);
};

function period(from: unknown, to: unknown, place: string): void {
  maybe(from, (value) => day(value, `${place}, from`));
  maybe(to, (value) => day(value, `${place}, to`));
  if (typeof from === 'string' && typeof to === 'string' && to < from) {
    refuse(place, `it ends on ${to} before it begins on ${from}.`);
  }
}

function checkSource(value: unknown, place: string): void {
  const names = ['id', 'title', 'effective_from', 'effective_to', 'read_as_of', 'confidence'];
  const source = fields(value, place, names);
  text(source['id'], `${place}.id`);
  text(source['title'], `${place}.title`);
  period(source['effective_from'], source['effective_to'], place);
  maybe(source['read_as_of'], (read) => day(read, `${place}.read_as_of`));
  oneOf(source['confidence'], confidences, `${place}.confidence`);
}

function checkCodeSet(value: unknown, place: string): void {
  const set = fields(value, place, ['id', 'title', 'entries']);
  text(set['id'], `${place}.id`);
  text(set['title'], `${place}.title`);
  list(set['entries'], `${place}.entries`).forEach((entry, at) => {
    const here = `${place}.entries[${at}]`;
    const { codes, from, to } = fields(entry, here, ['codes'], ['from', 'to']);
    period(from, to, here);
    for (const code of list(codes, `${here}.codes`)) {
      if (!isCodePattern(text(code, here)))
        refuse(here, `${String(code)} is no code, beginning or range of codes.`);
    }
  });
}

function checkFact(value: unknown, place: string): void {
  const more = ['unit', 'options', 'per_item', 'also_from', 'paper', 'statement', 'formerly'];
  const fact = fields(value, place, ['id', 'type', 'question', 'needs_encounter'], more);
  const type = oneOf(fact['type'], factTypes, `${place}.type`);
  for (const name of ['id', 'question']) text(fact[name], `${place}.${name}`);
  flag(fact['needs_encounter'], `${place}.needs_encounter`);
  maybe(fact['per_item'], (per) => flag(per, `${place}.per_item`));
  maybe(fact['paper'], (paper) => flag(paper, `${place}.paper`));
  maybe(fact['unit'], (unit) => text(unit, `${place}.unit`));
  for (const role of list(fact['also_from'] ?? [], place)) oneOf(role, encounterRoles, `${place}.also_from`);
  const options = list(fact['options'] ?? [], `${place}.options`).map((option, at) => {
    const here = `${place}.options[${at}]`;
    const { id, label, said } = fields(option, here, ['id', 'label'], ['said']);
    text(label, here);
    maybe(said, (words) => text(words, here));
    return { id: text(id, here) };
  });
  ids(options, `${place}.options`);
  if ((type === 'choice' || type === 'choices') !== options.length > 1) {
    refuse(place, `a ${type} ${options.length > 1 ? 'has no' : 'needs two'} options.`);
  }
  maybe(fact['statement'], (statement) => checkStatement(statement, type, `${place}.statement`));
  maybe(fact['formerly'], (formerly) => checkFormerly(formerly, value as FactDef, `${place}.formerly`));
}

/** What a former question said fits this one; words fit only words. */
function checkFormerly(value: unknown, def: FactDef, place: string): void {
  const { fact, answers, question, statement } = fields(
    value,
    place,
    ['fact'],
    ['answers', 'question', 'statement'],
  );
  text(fact, `${place}.fact`);
  if ((def.type === 'text') !== (answers === undefined)) {
    refuse(place, `a ${def.type} ${answers === undefined ? 'needs' : 'has no'} answers.`);
  }
  if (answers !== undefined && (question ?? statement) !== undefined) {
    refuse(place, 'only words stand as they were asked for.');
  }
  maybe(question, (words) => text(words, `${place}.question`));
  maybe(statement, (words) => checkStatement(words, def.type, `${place}.statement`));
  list(answers ?? [], `${place}.answers`).forEach((answer, at) => {
    const here = `${place}.answers[${at}]`;
    const { was, is } = fields(answer, here, ['was', 'is']);
    if (typeof was !== 'boolean') text(was, `${here}.was`);
    const refusal = answerRefusal(def, { value: is }, '');
    if (refusal) refuse(`${here}.is`, refusal);
  });
}

function checkStatement(value: unknown, type: string, place: string): void {
  if (type === 'yes_no') {
    const { yes, no } = fields(value, place, ['yes', 'no']);
    [yes, no].forEach((words) => text(words, place));
    return;
  }
  const places = text(value, place).match(/\{[^}]*\}/g) ?? [];
  const known = type === 'number' ? ['{answer}', '{number}'] : ['{answer}'];
  if (places.length !== 1 || !known.includes(places[0]!))
    refuse(place, `${known.join(' or ')} is expected once.`);
}

function checkCriterion(value: unknown, place: string, named: Named, sources: ReadonlySet<string>): void {
  const criterion = fields(
    value,
    place,
    ['id', 'text', 'test', 'sources'],
    ['items', 'applies', 'asks', 'warns', 'add'],
  );
  const here = `${place} (${text(criterion['id'], `${place}.id`)})`;
  text(criterion['text'], `${here}.text`);
  maybe(criterion['add'], (add) => text(add, `${here}.add`));
  maybe(criterion['items'], (items) =>
    list(items, `${here}.items`).forEach((set) => checkTest({ hcpcs: set }, `${here}.items`, named)),
  );
  maybe(criterion['applies'], (test) => checkTest(test, `${here}.applies`, named));
  checkTest(criterion['test'], `${here}.test`, named);
  maybe(criterion['asks'], (facts) =>
    list(facts, `${here}.asks`).forEach((fact) => checkTest({ fact }, `${here}.asks`, named)),
  );
  maybe(criterion['warns'], (warns) =>
    list(warns, `${here}.warns`).forEach((warning, at) => {
      const { when, says } = fields(warning, `${here}.warns[${at}]`, ['when', 'says']);
      checkTest(when, `${here}.warns[${at}].when`, named);
      text(says, `${here}.warns[${at}].says`);
    }),
  );
  const refs = list(criterion['sources'], `${here}.sources`);
  if (refs.length === 0) refuse(`${here}.sources`, 'at least one source is expected.');
  for (const ref of refs) {
    const { source, section, confidence } = fields(ref, here, ['source'], ['section', 'confidence']);
    if (!sources.has(text(source, here))) refuse(here, `the source ${String(source)} is not known.`);
    maybe(section, (words) => text(words, here));
    maybe(confidence, (sure) => oneOf(sure, confidences, `${here}.confidence`));
  }
}

type Entry = { readonly id: string };

/** Each entry of a list of the pack, checked, and no id twice. */
function each(pack: Fields, name: string, place: string, check: (value: unknown, place: string) => void) {
  const entries = list(pack[name], `${place}, ${name}`);
  entries.forEach((entry, at) => check(entry, `${place}, ${name}[${at}]`));
  return ids(entries as readonly Entry[], `${place}, ${name}`);
}

const needed = [
  ...['format', 'id', 'title', 'version', 'effective_from', 'effective_to', 'payers'],
  ...['sources', 'code_sets', 'facts', 'criteria'],
];

/**
 * A pack from parsed JSON, whole or not at all.
 * @throws PackRefusal naming the place and what is wanted there
 */
export function readPack(value: unknown): Pack {
  const pack = fields(value, 'Pack', needed, ['states', 'general']);
  const place = `Pack ${text(pack['id'], 'Pack, id')}`;
  if (pack['format'] !== 1) refuse(`${place}, format`, '1 is expected.');
  text(pack['title'], `${place}, title`);
  text(pack['version'], `${place}, version`);
  day(pack['effective_from'], `${place}, effective_from`);
  period(pack['effective_from'], pack['effective_to'], place);
  list(pack['payers'], `${place}, payers`).forEach((payer) => oneOf(payer, payers, `${place}, payers`));
  maybe(pack['states'], (states) => list(states, place).forEach((state) => text(state, `${place}, states`)));
  maybe(pack['general'], (general) => flag(general, `${place}, general`));
  const sources = each(pack, 'sources', place, checkSource);
  const sets = each(pack, 'code_sets', place, checkCodeSet);
  const own = each(pack, 'facts', place, checkFact);
  const taken = caseFactDefs.find(({ id }) => own.has(id));
  if (taken) refuse(`${place}, facts`, `${taken.id} is asked of every case already.`);
  const asked = (pack['facts'] as FactDef[]).find(({ formerly }) => formerly && own.has(formerly.fact));
  if (asked) refuse(`${place}, facts`, `${asked.formerly!.fact} is asked still, beside ${asked.id}.`);
  const defs = [...caseFactDefs, ...(pack['facts'] as FactDef[])];
  const named = { facts: new Map(defs.map((def) => [def.id, def])), sets };
  each(pack, 'criteria', place, (criterion, here) => checkCriterion(criterion, here, named, sources));
  return pack as unknown as Pack;
}
