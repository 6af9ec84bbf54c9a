import { Badge, Button, Group, Radio, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { OllamaModelsResponse, WritingManner } from '@vouchwell/contract';
import { CopyLine } from '../../ui/words/copy-line.tsx';
import { Failure } from '../../ui/states/failure.tsx';
import { ErrorPanel } from '../../ui/states/error-panel.tsx';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { ollamaModelsQuery } from './ai-requests.ts';

/** The specification's sentence. */
const NOT_CONNECTED = 'Failed to connect to Ollama';

export interface OllamaModelsProps {
  model: string;
  error?: string;
  /** `writes`: as is advised for it. */
  onModel: (model: string, writes: WritingManner) => void;
}

function describe(models: OllamaModelsResponse['models'], name: string): string {
  const details = models[name];
  if (!details) return 'Free';
  return `Free · ${details.size} · Quality: ${details.quality} · Speed: ${details.speed}`;
}

function Installed({ answer, model, error, onModel }: OllamaModelsProps & { answer: OllamaModelsResponse }) {
  const recommended = new Set(answer.recommended_models.map(({ name }) => name));
  if (answer.available_models.length === 0) {
    return <Text c="dimmed">Ollama runs, but has no model yet. Install one of those below.</Text>;
  }
  return (
    <Radio.Group
      label="Model"
      withAsterisk
      value={model}
      onChange={(name) => onModel(name, answer.models[name]?.writes ?? 'whole')}
      error={error}
    >
      <Stack gap="xs" mt={4} mb={4}>
        {answer.available_models.map((name) => (
          <Radio
            key={name}
            value={name}
            label={
              <Group gap={6}>
                <span style={{ overflowWrap: 'anywhere' }}>{name}</span>
                {recommended.has(name) && (
                  <Badge variant="default" tt="none" fw={500}>
                    Recommended
                  </Badge>
                )}
              </Group>
            }
            description={describe(answer.models, name)}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

/** What the running Ollama lacks of the recommended models, and how to get it. */
export function MissingModels() {
  const { data } = useQuery(ollamaModelsQuery);
  const models = data?.ollama_running ? data.recommended_models.filter(({ installed }) => !installed) : [];
  if (models.length === 0) return null;
  return (
    <section aria-label="Recommended models that are not installed">
      <Text fz="sm" fw={550}>
        Recommended, not installed
      </Text>
      <Text fz="sm" c="dimmed" mb="xs">
        Run the line on the machine of the model server, then refresh.
      </Text>
      <Stack gap="xs">
        {models.map(({ name, size, quality, speed, pull }) => (
          <div key={name}>
            <Text fz="sm">
              {name} · {size} · Quality: {quality} · Speed: {speed}
            </Text>
            <CopyLine line={pull} />
          </div>
        ))}
      </Stack>
    </section>
  );
}

/** The models of the Ollama that runs for this site. */
export function OllamaModels(props: OllamaModelsProps) {
  const { data, isPending, isFetching, error, refetch } = useQuery(ollamaModelsQuery);
  const again = () => void refetch();
  if (isPending) return <RowSkeletons rows={3} height={40} label="Loading the models" />;
  if (error) return <Failure title={NOT_CONNECTED} error={error} onRetry={again} />;
  if (!data.success || !data.ollama_running) {
    return (
      <ErrorPanel title={NOT_CONNECTED} onRetry={again}>
        {data.error && data.error !== NOT_CONNECTED
          ? data.error
          : 'Start Ollama on the machine of the model server, then try again.'}
      </ErrorPanel>
    );
  }
  return (
    <Stack gap="sm">
      <Installed answer={data} {...props} />
      <Button
        size="xs"
        variant="default"
        w="fit-content"
        leftSection={<IconRefresh size={14} aria-hidden />}
        onClick={again}
        aria-busy={isFetching}
      >
        Refresh models
      </Button>
    </Stack>
  );
}
