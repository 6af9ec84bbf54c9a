/** A reporter for Node's test runner: one JSON object {tests: [{id, file, name, status, message}]} for the whole run. */
export default async function* count(events) {
  const tests = [];
  for await (const { type, data } of events) {
    // Suites are only as good as their tests.
    if (!['test:pass', 'test:fail'].includes(type) || data.details?.type === 'suite') continue;
    const skipped = data.skip !== undefined || data.todo !== undefined;
    const status = skipped ? 'skipped' : type === 'test:pass' ? 'passed' : 'failed';
    const message = status === 'failed' ? (data.details?.error?.cause?.message ?? '') : undefined;
    const { file, line, name } = data;
    tests.push({ id: `${file}:${line}:${name}`, file, name, status, message });
  }
  yield JSON.stringify({ tests });
}
