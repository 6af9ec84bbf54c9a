import { Anchor, Group, Stack, Text } from '@mantine/core';
import { IconEraser, IconGavel, IconHourglass } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ForgettingResponse, ForgettingStanding } from '@vouchwell/contract';
import { useListFilter } from '../../../lib/list-filter.ts';
import { AuditLink } from '../../../ui/audit-link.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { Section } from '../../../ui/section.tsx';
import { StateBadge } from '../../../ui/words/status-badge.tsx';
import { When } from '../../../ui/words/when.tsx';
import { forgettingsQuery, PER_PAGE } from '../forgetting-requests.ts';
import classes from '../../../ui/lists/rows.module.css';

interface ForgettingsListProps {
  standing: ForgettingStanding;
  onShow: (patient: number) => void;
}

const nameOf = ({ patient, patient_id }: ForgettingResponse) => patient?.name ?? `Patient ${patient_id}`;

const looks = {
  asked: { color: 'red', icon: IconHourglass, label: 'Waits for a second admin' },
  forgetting: { color: 'red', icon: IconHourglass, label: 'Being forgotten' },
  forgotten: { color: 'gray', icon: IconEraser, label: 'Forgotten' },
} as const;

function Marks({ of: { stage, hold } }: { of: ForgettingResponse }) {
  return (
    <Group gap={6}>
      {stage !== 'none' && <StateBadge {...looks[stage]} />}
      {hold && <StateBadge color="yellow" icon={IconGavel} label="Legal hold" />}
    </Group>
  );
}

function Told({ of }: { of: ForgettingResponse }) {
  const { hold, asked, confirmed, forgotten_at, reason } = of;
  return (
    <>
      {hold && (
        <Text fz="sm" c="dimmed">
          Held by {hold.by}, <When at={hold.at} />: {hold.reason}
        </Text>
      )}
      {asked && (
        <Text fz="sm" c="dimmed">
          Asked by {asked.by}, <When at={asked.at} />: {reason}
        </Text>
      )}
      {confirmed && (
        <Text fz="sm" c="dimmed">
          Confirmed by {confirmed.by}, <When at={forgotten_at ?? confirmed.at} />
        </Text>
      )}
    </>
  );
}

function Name({ of, onShow }: { of: ForgettingResponse; onShow: (patient: number) => void }) {
  if (of.patient)
    return (
      <Anchor component="button" type="button" fw={550} onClick={() => onShow(of.patient_id)}>
        {nameOf(of)}
      </Anchor>
    );
  return (
    <Group gap="sm">
      <Text fw={550}>{nameOf(of)}</Text>
      <AuditLink of={{ patient: of.patient_id }}>Audit history of patient {of.patient_id}</AuditLink>
    </Group>
  );
}

/** `address`: the name of the list's page there, beside that of the register. */
const lists = {
  waiting: {
    title: 'To Be Forgotten',
    address: 'waiting',
    noun: 'patients to be forgotten',
    none: 'Nobody is to be forgotten',
    failed: 'Failed to load what is kept',
  },
  over: {
    title: 'Held and Forgotten',
    address: 'over',
    noun: 'held and forgotten patients',
    none: 'Nobody is held or forgotten',
    failed: 'Failed to load who is held or forgotten',
  },
};
const unfiltered = {};

/**
 * Whose data waits to be forgotten, or else is held or gone. Nothing, where there is none; above the register nothing
 * either before that is known, which would move it.
 */
export function ForgettingsList({ standing, onShow }: ForgettingsListProps) {
  const { title, address, noun, none, failed } = lists[standing];
  const by = useListFilter(unfiltered, undefined, address);
  const query = useQuery(forgettingsQuery(standing, by.filter.page));
  const isSilent = query.data ? query.data.total === 0 : standing === 'waiting';
  if (isSilent && !query.error) return null;
  return (
    <Section title={title}>
      <ListPage
        noun={noun}
        icon={IconGavel}
        query={query}
        by={by}
        perPage={PER_PAGE}
        none={{ title: none }}
        noMatch={{ title: none }}
        failed={failed}
        skeletons={{ rows: 2 }}
      >
        {(shown, waiting) => (
          <ul className={classes.rows} aria-label={title} aria-busy={waiting}>
            {shown.map((of) => (
              <li key={of.patient_id} className={classes.row}>
                <Stack gap={2} className={classes.grow}>
                  <Group justify="space-between" gap="xs">
                    <Name of={of} onShow={onShow} />
                    <Marks of={of} />
                  </Group>
                  <Told of={of} />
                </Stack>
              </li>
            ))}
          </ul>
        )}
      </ListPage>
    </Section>
  );
}
