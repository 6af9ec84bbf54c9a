import { type Page, partAt, segmentAt } from './page.ts';

/**
 * What a reader finds in the sentence around a place, where it asks for many places of one sentence: each sentence is
 * read once, so that the work does not grow with what stands beside each other in it.
 */
export function bySentence<Answer extends object | boolean>(
  read: (sentence: string) => Answer,
): (page: Page, at: number) => Answer {
  const pages = new WeakMap<Page, Map<number, Answer>>();
  return (page, at) => {
    let answers = pages.get(page);
    if (!answers) pages.set(page, (answers = new Map<number, Answer>()));
    const number = partAt(page.segments, at);
    let answer = answers.get(number);
    if (answer === undefined) answers.set(number, (answer = read(page.text.slice(...segmentAt(page, at)))));
    return answer;
  };
}
