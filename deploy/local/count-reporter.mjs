/** A reporter for Node's test runner: one JSON object {passed, failed, failures} for the whole run. */
export default async function* count(events) {
  const sum = { passed: 0, failed: 0, failures: [] };
  for await (const { type, data } of events) {
    // Suites are only as good as their tests; a todo or skipped test is neither.
    if (data?.details?.type === 'suite' || data?.skip !== undefined || data?.todo !== undefined) continue;
    if (type === 'test:pass') sum.passed += 1;
    if (type !== 'test:fail') continue;
    sum.failed += 1;
    sum.failures.push({ name: data.name, message: data.details?.error?.cause?.message ?? '' });
  }
  yield JSON.stringify(sum);
}
