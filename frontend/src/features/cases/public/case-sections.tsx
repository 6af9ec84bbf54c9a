import { Badge, Group, Stack, Text } from '@mantine/core';
import type { CaseResponse, ItemResponse, PatientResponse } from '@vouchwell/contract';
import { whoHasNotSigned } from '@vouchwell/rules';
import { CodeText } from '../../../ui/words/code-text.tsx';
import { DataTable, type Column } from '../../../ui/lists/data-table.tsx';
import { Section } from '../../../ui/section.tsx';
import { useSiteDay, useSiteZone } from '../../../lib/site-time.ts';
import { dayText, FullTime, fullTime } from '../../../ui/words/when.tsx';
import classes from './case-sections.module.css';
import { Facts } from '../../../ui/words/facts.tsx';
import { birthText, genderLabel, patientName } from '../../patients/public/patient-facts.ts';

export function PatientSection({ patient }: { patient: PatientResponse }) {
  const today = useSiteDay();
  return (
    <Section title="Patient Information">
      <Facts
        facts={[
          { label: 'Name', value: patientName(patient) },
          { label: 'Date of birth', value: birthText(patient.dob, today) },
          { label: 'Gender', value: patient.gender && genderLabel[patient.gender] },
          { label: 'MRN', value: patient.mrn && <CodeText>{patient.mrn}</CodeText> },
          { label: 'Phone', value: patient.phone },
          { label: 'Email', value: patient.email },
          { label: 'Height', value: patient.height },
          { label: 'Weight', value: patient.weight },
          { label: 'Address', value: patient.address },
        ]}
      />
    </Section>
  );
}

export function DiagnosesSection({ diagnoses }: Pick<CaseResponse, 'diagnoses'>) {
  return (
    <Section title="Diagnoses">
      {diagnoses.length === 0 && <Text c="dimmed">No diagnoses yet.</Text>}
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {diagnoses.map((diagnosis) => (
          <Group component="li" key={diagnosis.code} gap="sm" align="baseline" wrap="nowrap">
            <CodeText fw={600} miw={80}>
              {diagnosis.code}
            </CodeText>
            <span>
              {diagnosis.description}{' '}
              {diagnosis.is_primary && (
                <Badge variant="default" tt="none" fw={500}>
                  Primary
                </Badge>
              )}
            </span>
          </Group>
        ))}
      </Stack>
    </Section>
  );
}

function details({ size, color, length }: ItemResponse): string {
  return [size && `Size ${size}`, color, length && `Length ${length}`].filter(Boolean).join(', ');
}

const itemColumns: readonly Column<ItemResponse>[] = [
  {
    header: 'Item',
    kind: 'main',
    cell: ({ item, category }) => (
      <div>
        {item}
        {category && (
          <Text fz="xs" c="dimmed">
            {category}
          </Text>
        )}
      </div>
    ),
  },
  { header: 'HCPCS', cell: ({ hcpcs }) => (hcpcs ? <CodeText fz="sm">{hcpcs}</CodeText> : '–') },
  { header: 'Quantity', kind: 'number', cell: ({ quantity }) => quantity },
  { header: 'Details', cell: (item) => details(item) || '–' },
  {
    header: 'Justification',
    cell: ({ justification }) => <span className={classes.words}>{justification || '–'}</span>,
  },
];

export function ItemsSection({ items }: Pick<CaseResponse, 'items'>) {
  return (
    <Section title="DME Items">
      {items.length === 0 && <Text c="dimmed">No items yet.</Text>}
      {items.length > 0 && (
        <DataTable label="DME items" columns={itemColumns} rows={items} rowKey={({ id }) => id} />
      )}
    </Section>
  );
}

/** What the signature of the provider step is: made by whose account and when, or absent. */
function signatureText({ signature, signature_by: by }: NonNullable<CaseResponse['provider']>): string {
  if (!signature) return 'None';
  if (!by) return 'On the provider step';
  const when = `by ${by.name}, ${fullTime(by.at)}`;
  if (!by.own) return `Entered ${when}, from an account without the provider’s NPI`;
  return by.before_changes ? `Made ${when}, before the case was last changed` : `Made ${when}`;
}

export function ProviderSection({ provider }: Pick<CaseResponse, 'provider'>) {
  useSiteZone();
  return (
    <Section title="Provider">
      {!provider && <Text c="dimmed">No provider yet.</Text>}
      {provider && (
        <Facts
          facts={[
            { label: 'Name', value: provider.name },
            { label: 'NPI', value: <CodeText>{provider.npi}</CodeText> },
            { label: 'Date signed', value: dayText(provider.date_signed) },
            { label: 'Signature', value: signatureText(provider), isWide: true },
          ]}
        />
      )}
    </Section>
  );
}

export function SignatureSection({ signature }: { signature: NonNullable<CaseResponse['signature']> }) {
  return (
    <Section title="Signature">
      <Facts
        facts={[
          { label: 'Signed by', value: signature.signature },
          ...(signature.signed_for
            ? [{ label: 'On behalf of', value: whoHasNotSigned(signature.signed_for) }]
            : []),
          { label: 'Meaning', value: signature.meaning },
          { label: 'Date and time', value: <FullTime at={signature.signed_at} /> },
        ]}
      />
      <Text fz="xs" c="dimmed" mt="sm">
        Document hash (SHA-256){' '}
        <Text span ff="monospace" inherit style={{ overflowWrap: 'anywhere' }}>
          {signature.document_hash}
        </Text>
      </Text>
    </Section>
  );
}
