/** No more words are remembered: a text can have any number of them. */
const MOST = 20_000;

/** What is read of a word, remembered, as the same words come again and again. */
export function remembered<Answer extends NonNullable<unknown> | null>(
  read: (word: string) => Answer,
): (word: string) => Answer {
  const known = new Map<string, Answer>();
  return (word) => {
    let answer = known.get(word);
    if (answer === undefined) {
      if (known.size >= MOST) known.clear();
      known.set(word, (answer = read(word)));
    }
    return answer;
  };
}
