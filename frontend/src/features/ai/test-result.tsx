import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { AiSettingTestResponse } from '@vouchwell/contract';
import { messageOf } from '../../lib/http.ts';
import classes from './ai-settings.module.css';

export interface TestResultProps {
  test: { isPending: boolean; data?: AiSettingTestResponse; error: unknown };
}

function Passed({ result }: { result: AiSettingTestResponse['result'] }) {
  return (
    <Alert color="green" variant="light" title="Test passed" icon={<IconCircleCheck aria-hidden />}>
      <Text fz="sm">{result.message}</Text>
      {result.test_response && (
        <Text component="blockquote" fz="sm" className={classes.quote} aria-label="Test response">
          {result.test_response}
        </Text>
      )}
    </Alert>
  );
}

/** What the test of this visit said; the list keeps the last message of all. */
export function TestResult({ test: { isPending, data, error } }: TestResultProps) {
  const refusal = error
    ? messageOf(error, '')
    : data && !data.success
      ? data.error || data.result.message
      : null;
  return (
    <div role="status" className={classes.result}>
      {isPending && (
        <Text fz="sm" c="dimmed">
          Testing… A model that is loaded first can take a minute.
        </Text>
      )}
      {!isPending && data?.success && <Passed result={data.result} />}
      {!isPending && refusal !== null && (
        <Alert color="red" variant="light" title="Test failed" icon={<IconAlertTriangle aria-hidden />}>
          {refusal}
        </Alert>
      )}
    </div>
  );
}
