import { Group, Paper, Text } from '@mantine/core';
import { IconWritingSign } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { numberText } from '../../lib/counted.ts';
import { useUser } from '../../lib/session.tsx';
import { dayText } from '../../ui/words/when.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import classes from './waiting.module.css';
import { resumePath } from '../cases/public/case-paths.ts';
import { patientName } from '../patients/public/patient-facts.ts';
import { casesToSignQuery } from './case-list.ts';

/** On the dashboard, in a line above the cases: what others wait for. Nothing where nobody does. */
export function NeedsSignature() {
  const { data } = useQuery(casesToSignQuery);
  const user = useUser();
  const first = data?.rows.find((row) => row.needs_my_signature);
  if (!data || !first) return null;
  const { patient } = first;
  const known = [`Case #${first.id}`, patientName(patient), `Born ${dayText(patient.dob)}`, patient.mrn];
  const told = known.filter(Boolean).join(' · ');
  return (
    <Paper withBorder px="md" py={6} component="section" aria-label="Needs my signature">
      <Group gap="xs">
        <IconWritingSign size={18} stroke={1.5} aria-hidden style={{ flex: 'none' }} />
        <Text component="h2" fz="sm" fw={600}>
          Needs my signature
        </Text>
        <Text className={classes.first} title={told}>
          {told}
        </Text>
        {data.total === 1 ? (
          <ButtonLink to={resumePath(user, first.id)} size="xs" style={{ flex: 'none' }}>
            Read and sign
          </ButtonLink>
        ) : (
          <ButtonLink to="/app?concerning=signature" size="xs" style={{ flex: 'none' }}>
            All to sign ({numberText(data.total)})
          </ButtonLink>
        )}
      </Group>
    </Paper>
  );
}
