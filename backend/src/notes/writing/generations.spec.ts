import { site } from '../model/generations.fixture.ts';
import type { Generations } from './generations.ts';

describe('one generation per case and per user', () => {
  const held = () => {
    const end = Promise.withResolvers<void>();
    return { run: () => end.promise, fail: () => end.reject(new Error('gone')), end: () => end.resolve() };
  };
  const at = (caseId: number, userId: number) => ({ caseId, userId });
  const begun = async (process: Generations, caseId: number, userId: number) => {
    const one = held();
    const began = Promise.withResolvers<void>();
    const result = process.only(at(caseId, userId), () => {
      began.resolve();
      return one.run();
    });
    result.catch(() => undefined);
    await began.promise;
    return { ...one, result };
  };

  test('a second of the case is refused, in another process too, and after a failure it is free', async () => {
    const { first, process } = await site();
    const running = await begun(first, 1, 7);
    for (const anywhere of [first, process()]) {
      await expect(anywhere.only(at(1, 8), () => Promise.resolve())).rejects.toMatchObject({
        code: 'generation_running',
        message: 'A note is already being generated for this case.',
      });
    }
    await first.only(at(2, 8), () => Promise.resolve());
    running.fail();
    await expect(running.result).rejects.toThrow('gone');
    await first.only(at(1, 7), () => Promise.resolve());
  });

  test('a second of the user is refused, and leaves its case free', async () => {
    const { first, process } = await site();
    const running = await begun(first, 1, 7);
    // Another process knows that there is one, not for which case.
    for (const [anywhere, where] of [
      [first, ', for case 1'],
      [process(), ''],
    ] as const) {
      await expect(anywhere.only(at(2, 7), () => Promise.resolve())).rejects.toMatchObject({
        kind: 'conflict',
        code: 'generation_of_user_running',
        message: `You already have a note being written${where}. Wait until it is done, or cancel it, before you ask for another.`,
      });
    }
    await first.only(at(2, 8), () => Promise.resolve());
    running.end();
    await running.result;
    await first.only(at(2, 7), () => Promise.resolve());
  });
});
