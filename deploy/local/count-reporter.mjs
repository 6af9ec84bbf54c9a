/** A reporter for Node's test runner: one JSON object {tests: [{id, file, name, status, message}]} for the whole run. */
export default async function* count(events) {
  const tests = [];
  const met = new Map();
  for await (const { type, data } of events) {
    if (!['test:pass', 'test:fail'].includes(type)) continue;
    const { file, line, name, details, skip, todo } = data;
    const { error } = details ?? {};
    // A suite is only as good as its tests, but for what it does around them.
    if (details?.type === 'suite' && error?.failureType !== 'hookFailed') continue;
    const place = `${file}:${line}:${name}`;
    // Two tests of one name are two tests.
    met.set(place, (met.get(place) ?? 0) + 1);
    const id = `${place}:${met.get(place)}`;
    if (type === 'test:fail' && skip === undefined && todo === undefined) {
      const message = error?.cause?.message ?? error?.message ?? '';
      tests.push({ id, file, name, status: 'failed', message });
    } else if (name === file) {
      // The runner takes a file without a test for one that passed.
      tests.push({ id, file, name, status: 'failed', message: 'It holds no test.' });
    } else {
      const skipped = skip !== undefined || todo !== undefined;
      tests.push({ id, file, name, status: skipped ? 'skipped' : 'passed' });
    }
  }
  yield JSON.stringify({ tests });
}
