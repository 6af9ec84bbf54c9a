/** A reporter for Node's test runner: one JSON object {passed, failed} for the whole run. */
export default async function* count(events) {
  const sum = { passed: 0, failed: 0 };
  for await (const { type, data } of events) {
    // Suites are only as good as their tests; a todo or skipped test is neither.
    if (data?.details?.type === 'suite' || data?.skip !== undefined || data?.todo !== undefined) continue;
    if (type === 'test:pass') sum.passed += 1;
    if (type === 'test:fail') sum.failed += 1;
  }
  yield JSON.stringify(sum);
}
