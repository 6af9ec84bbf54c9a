import type { Secrets } from '../../../kernel/vault/secrets.port.ts';

/** One engine under test, empty. The suite closes the store. */
export interface SecretsUnderTest {
  readonly secrets: Secrets;
  /** Closes the store and opens what it kept. Left out where nothing outlives closing. */
  readonly reopen?: () => Promise<Secrets>;
}

/** What every secrets store must do; a further engine is one more call of this. */
export function secretsContract(
  engine: string,
  open: () => Promise<SecretsUnderTest>,
  can: readonly 'reopen'[],
): void {
  describe(`secrets: ${engine}`, () => {
    let under: SecretsUnderTest;
    let secrets: Secrets;
    beforeEach(async () => {
      under = await open();
      secrets = under.secrets;
    });
    afterEach(() => secrets.close());

    test('keeps, replaces and forgets a value', async () => {
      expect(await secrets.get('a')).toBeNull();
      await secrets.put('a', '1');
      await secrets.put('a', '2');
      expect(await secrets.get('a')).toBe('2');
      await secrets.delete('a');
      await secrets.delete('a');
      expect(await secrets.get('a')).toBeNull();
    });

    test('keeps keys and values exactly', async () => {
      const texts = [
        '',
        `O'Brien "x"`,
        `'); DROP TABLE secrets; --`,
        '𝔸🩺',
        'e\u0301',
        'é',
        '%',
        '_',
        'A',
        'a',
      ];
      for (const text of texts) await secrets.put(`k/${text}`, text);
      for (const text of texts) expect(await secrets.get(`k/${text}`)).toBe(text);
      const long = 'x'.repeat(1_000_000);
      await secrets.put('long', long);
      expect(await secrets.get('long')).toBe(long);
    });

    test('tells under which of some keys nothing stands', async () => {
      for (const key of ['k/1', 'k/', '𝔸', '%']) await secrets.put(key, '');
      expect(await secrets.lacking([])).toEqual([]);
      const asked = ['k/1', 'k/11', 'K/1', '%', 'k', '𝔸', `O'Brien "x"`];
      expect(await secrets.lacking(asked)).toEqual(['k/11', 'K/1', 'k', `O'Brien "x"`]);
      await secrets.delete('k/1');
      expect(await secrets.lacking(['k/1', 'k/'])).toEqual(['k/1']);
    });

    test('lists a prefix by key, and nothing beside it', async () => {
      const keys = ['s/2', 's/10', 's/', 's/𝔸', 's', 's0', 'S/1', 's%', 's_1', 't/1'];
      for (const key of keys) await secrets.put(key, key);
      expect((await secrets.list('s/')).map(({ key }) => key)).toEqual(['s/', 's/10', 's/2', 's/𝔸']);
      expect(await secrets.list('s%')).toEqual([{ key: 's%', value: 's%' }]);
      expect((await secrets.list('s_')).map(({ key }) => key)).toEqual(['s_1']);
      expect(await secrets.list('')).toHaveLength(keys.length);
      expect(await secrets.list('x')).toEqual([]);
    });

    test('removes a prefix together, and nothing beside it', async () => {
      for (const key of ['s/1', 's/2', 's', 't/1', 'S/1']) await secrets.put(key, 'v');
      expect(await secrets.deleteAll('s/')).toBe(2);
      expect(await secrets.deleteAll('s/')).toBe(0);
      expect((await secrets.list('')).map(({ key }) => key)).toEqual(['S/1', 's', 't/1']);
    });

    test('lets the first of 64 racing values stand and tells it to all', async () => {
      const racers = Array.from({ length: 64 }, (_, n) => secrets.putIfAbsent('a', `value ${n}`));
      const [standing] = new Set(await Promise.all(racers));
      expect(new Set(await Promise.all(racers)).size).toBe(1);
      expect(await secrets.get('a')).toBe(standing);
    });

    test('replaces only what is expected, once among 64 racers', async () => {
      expect(await secrets.replace('a', 'x', 'y')).toBe(false);
      expect(await secrets.replace('a', null, '0')).toBe(true);
      expect(await secrets.replace('a', null, 'y')).toBe(false);
      const results = await Promise.all(
        Array.from({ length: 64 }, (_, n) => secrets.replace('a', '0', `value ${n}`)),
      );
      expect(results.filter(Boolean)).toHaveLength(1);
      expect(await secrets.get('a')).toBe(`value ${results.indexOf(true)}`);
    });

    (can.includes('reopen') ? test : test.skip)('keeps everything over closing and opening', async () => {
      await secrets.put('a', '1');
      await secrets.put('b', '2');
      await secrets.delete('a');
      secrets = await under.reopen!();
      expect(await secrets.list('')).toEqual([{ key: 'b', value: '2' }]);
    });

    test('takes nothing once it is closed', async () => {
      await secrets.close();
      await expect(secrets.put('a', '1')).rejects.toMatchObject({ name: 'UnavailableError' });
      await expect(secrets.get('a')).rejects.toMatchObject({ name: 'UnavailableError' });
    });
  });
}
