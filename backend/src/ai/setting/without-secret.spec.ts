import { withoutSecret } from './without-secret.ts';

const SECRET = 'sk-$1-abc.def';

test.each([
  ['ready', 'ready'],
  [`You sent ${SECRET}, ${SECRET}.`, 'You sent …, ….'],
  [`You sent ${SECRET}${SECRET.slice(0, 7)}`, 'You sent ……'],
  ['You sent sk-$', 'You sent …'],
  ['You sent sk-', 'You sent sk-'],
  [SECRET.slice(0, -1), '…'],
  ['', ''],
])('%j is shown as %j', (text, shown) => expect(withoutSecret(text, SECRET)).toBe(shown));
