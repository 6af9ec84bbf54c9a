import type { GivenAnswer } from './case-evidence.ts';
import type { FactDef } from './pack.ts';

const LONGEST_ANSWER = 200;

/** Of brackets a letter is searched for what is still open; a line of it is one. */
export const plainly = (text: string) => text.replace(/[[\]]/g, '').replace(/\s+/g, ' ').trim();

const cut = (text: string) =>
  text.length > LONGEST_ANSWER ? `${[...text].slice(0, LONGEST_ANSWER).join('')}…` : text;

const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
export const dayInWords = (day: string) => written.format(new Date(`${day}T00:00:00Z`));

const together = new Intl.ListFormat('en-US', { type: 'conjunction' });

/**
 * An answer as a letter says it, without a full stop: in its question's own statement, which is a clinical sentence. Of
 * a question without one, as a site's own pack may ask it, the question with its answer.
 */
export function statementOf(def: FactDef, answer: GivenAnswer): string {
  const statement = (answer.former && def.formerly?.statement) || def.statement;
  if (statement === undefined) return `${def.question} ${answerInWords(def, answer)}`;
  if (typeof statement !== 'string') return answer.value === true ? statement.yes : statement.no;
  return statement
    .replace('{number}', () => String(answer.value))
    .replace('{answer}', () => answerInWords(def, answer));
}

function answerInWords(def: FactDef, { value, unit }: GivenAnswer): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return [value, unit ?? def.unit].filter(Boolean).join(' ');
  if (def.type === 'date') return dayInWords(String(value));
  const words = typeof value === 'string' ? optionInWords(def, value) : optionsInWords(def, value);
  return cut(words).replace(/[.\s]+$/, '');
}

const optionsInWords = (def: FactDef, ids: readonly string[]) =>
  def.statement === undefined
    ? ids.map((id) => optionInWords(def, id)).join(', ')
    : together.format(ids.map((id) => optionInWords(def, id)));

function optionInWords({ options, statement }: FactDef, id: string): string {
  const option = options?.find((one) => one.id === id);
  return (statement === undefined ? undefined : option?.said) ?? option?.label ?? id;
}
