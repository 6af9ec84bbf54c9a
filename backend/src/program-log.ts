import pino, { type Logger } from 'pino';

/** Lines gather until there are so many bytes of them, or for so long. */
const [TOGETHER_BYTES, TOGETHER_MS] = [4_096, 100];
const { warn } = pino.levels.values as { warn: number };

/**
 * The log of the program: lines of JSON to the standard output. Those of requests go out a few together; a warning
 * or an error at once, with all before it; and all of them before the program ends.
 */
export function programLog(level: string): Logger {
  const output = pino.destination({ dest: 1, minLength: TOGETHER_BYTES, sync: true });
  setInterval(() => output.flushSync(), TOGETHER_MS).unref();
  process.on('exit', () => output.flushSync());
  const logMethod: NonNullable<pino.LoggerOptions['hooks']>['logMethod'] = function (line, write, at) {
    write.apply(this, line);
    if (at >= warn) output.flushSync();
  };
  return pino({ level, base: null, hooks: { logMethod } }, output);
}
