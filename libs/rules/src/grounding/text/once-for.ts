/**
 * What is read out of an object, kept as long as the object lives: a case is read once, however many notes are compared
 * with it. What is read so never changes; whoever changes a case makes a new object of it.
 */
export function onceFor<Read extends object, Answer extends object>(
  read: (from: Read) => Answer,
): (from: Read) => Answer {
  const known = new WeakMap<Read, Answer>();
  return (from) => {
    let answer = known.get(from);
    if (!answer) known.set(from, (answer = read(from)));
    return answer;
  };
}
