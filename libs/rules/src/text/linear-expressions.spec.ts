import { analyse } from 'scslre';

/** Every expression that is built from pieces while the module's files are read: lint sees only those written out. */
async function builtBy(load: () => Promise<unknown>): Promise<readonly RegExp[]> {
  const built: RegExp[] = [];
  // Other specs may have read the files before.
  vi.resetModules();
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, given: ConstructorParameters<typeof RegExp>) {
      const expression = new target(...given);
      built.push(expression);
      return expression;
    },
  });
  try {
    await load();
  } finally {
    globalThis.RegExp = original;
  }
  return built;
}

const tooSlow = (expression: RegExp): boolean =>
  analyse(expression, { assumeRejectingSuffix: true, reportTypes: { Move: false } }).reports.length > 0;

test('what scslre finds of an expression is what is asked for', () => {
  const built = (word: string, more: string) => new RegExp(`^(?:${word} ?)${more}:`, 'u');
  const word = '\\p{L}[\\p{L}-]*';
  expect(tooSlow(built(word, '{1,4}'))).toBe(true);
  expect(tooSlow(built(word, `(?: ${word}){0,3}`))).toBe(false);
});

test('no expression that is built from pieces tries the same place twice', async () => {
  const built = await builtBy(() => import('../index.ts'));
  expect(built.length).toBeGreaterThan(50);
  expect(built.filter(tooSlow).map(String)).toEqual([]);
});
