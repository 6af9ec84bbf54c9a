import { Button, Group, Stack, Text } from '@mantine/core';
import { IconEraser, IconHourglass } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListFilter } from '../../lib/list-filter.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { Section } from '../../ui/section.tsx';
import { AskForThem, patientsText } from './ask-for-them.tsx';
import { DueTable } from './due-table.tsx';
import { type AskedFor, duesQuery, PER_PAGE } from './retention-requests.ts';

const readers = {};

/** Who is not in the list although the keeping has ended. */
function Others({ held, asked }: { held: number; asked: number }) {
  const said = [
    ...(held > 0 ? [`A legal hold keeps ${patientsText(held)} more.`] : []),
    ...(asked > 0 ? [`Of ${patientsText(asked)} more it is asked already.`] : []),
  ];
  return said.length > 0 ? <Text c="dimmed">{said.join(' ')}</Text> : null;
}

function useChosen(shown: readonly { patient_id: number }[]) {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map());
  // Only who is in sight is asked for: a page that is turned takes its choices along.
  const chosen = new Set(shown.map(({ patient_id }) => patient_id).filter((id) => picked.has(id)));
  const choose = (patient: number, isChosen: boolean) =>
    setPicked(new Set(isChosen ? [...chosen, patient] : [...chosen].filter((id) => id !== patient)));
  const chooseAll = () => setPicked(new Set(shown.map(({ patient_id }) => patient_id)));
  const told = (answer: AskedFor) => {
    setRefused(new Map(answer.refused.map(({ patient, why }) => [patient, why])));
    setPicked(new Set(answer.refused.map(({ patient }) => patient)));
  };
  return { chosen, refused, choose, chooseAll, told };
}

/** Whose keeping has ended, and from which it is asked that they are forgotten. */
export function DueSection() {
  const by = useListFilter(readers);
  const query = useQuery(duesQuery(by.filter.page));
  const rows = query.data?.rows ?? [];
  const { chosen, refused, choose, chooseAll, told } = useChosen(rows);
  const [asking, setAsking] = useState(false);
  return (
    <Section title="Keeping Has Ended">
      <Stack gap="sm">
        {query.data && <Others {...query.data} />}
        {rows.length > 0 && (
          <Group gap="xs">
            <Button variant="default" onClick={chooseAll} disabled={chosen.size === rows.length}>
              Choose all on this page
            </Button>
            <Button
              color="red"
              leftSection={<IconEraser size={16} aria-hidden />}
              disabled={chosen.size === 0}
              onClick={() => setAsking(true)}
            >
              {chosen.size === 0 ? 'Forget those chosen…' : `Forget ${patientsText(chosen.size)}…`}
            </Button>
          </Group>
        )}
        <ListPage
          noun="patients"
          icon={IconHourglass}
          query={query}
          by={by}
          perPage={PER_PAGE}
          none={{
            title: 'Everybody is still to be kept',
            text: 'Whose keeping ends is listed here, and nothing happens by itself.',
          }}
          noMatch={{ title: 'Everybody is still to be kept' }}
          failed="Failed to load whose keeping has ended"
        >
          {(dues, waiting) => (
            <DueTable dues={dues} waiting={waiting} chosen={chosen} onChoose={choose} refused={refused} />
          )}
        </ListPage>
      </Stack>
      {asking && (
        <AskForThem
          dues={rows.filter(({ patient_id }) => chosen.has(patient_id))}
          onDone={(answer) => {
            told(answer);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}
