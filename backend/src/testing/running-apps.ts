import { startApp, type TestOptions } from './app.ts';

type App = Awaited<ReturnType<typeof startApp>>;

/**
 * Applications of one test: whatever still runs at its end is closed, also when the test has failed. For tests
 * only.
 */
export function runningApps() {
  const running = new Set<App>();
  const others: (() => Promise<void>)[] = [];
  const stop = async (app: App) => {
    running.delete(app);
    await app.close();
  };
  afterEach(async () => {
    for (const app of running) await stop(app);
    for (const close of others.splice(0)) await close();
  });
  const start = async (options: TestOptions = {}) => {
    const app = await startApp(options);
    running.add(app);
    return app;
  };
  /** What the applications stand on, closed after them. */
  const thenClose = <T extends { close(): Promise<void> }>(one: T): T => {
    others.push(() => one.close());
    return one;
  };
  return { start, stop, thenClose };
}
