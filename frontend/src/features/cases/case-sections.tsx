import { Badge, Group, Stack, Table, Text } from '@mantine/core';
import type { CaseResponse, ItemResponse, PatientResponse } from '@vouchwell/contract';
import { ageOn, localDay } from '@vouchwell/rules';
import { CodeText } from '../../ui/code-text.tsx';
import { Section } from '../../ui/section.tsx';
import { dayText } from '../../ui/when.tsx';
import { Facts } from './facts.tsx';
import { patientName } from './patient-name.ts';

export const genderLabel = { male: 'Male', female: 'Female', other: 'Other' } as const;

export function birthText(dob: string | null): string {
  const age = ageOn(dob, localDay(new Date()));
  return dob ? `${dayText(dob)}${age === null ? '' : ` (${age} years)`}` : '';
}

export function PatientSection({ patient }: { patient: PatientResponse }) {
  return (
    <Section title="Patient Information">
      <Facts
        facts={[
          { label: 'Name', value: patientName(patient) },
          { label: 'Date of birth', value: birthText(patient.dob) },
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

export function ItemsSection({ items }: Pick<CaseResponse, 'items'>) {
  return (
    <Section title="DME Items">
      {items.length === 0 && <Text c="dimmed">No items yet.</Text>}
      {items.length > 0 && (
        <Table.ScrollContainer
          minWidth={560}
          type="native"
          tabIndex={0}
          role="region"
          aria-label="Table of DME items"
        >
          <Table verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Item</Table.Th>
                <Table.Th>HCPCS</Table.Th>
                <Table.Th ta="right">Quantity</Table.Th>
                <Table.Th>Details</Table.Th>
                <Table.Th>Justification</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {items.map((item) => (
                <Table.Tr key={item.id}>
                  <Table.Td>
                    {item.item}
                    {item.category && (
                      <Text fz="xs" c="dimmed">
                        {item.category}
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td>{item.hcpcs ? <CodeText fz="sm">{item.hcpcs}</CodeText> : '–'}</Table.Td>
                  <Table.Td ta="right">{item.quantity}</Table.Td>
                  <Table.Td>{details(item) || '–'}</Table.Td>
                  <Table.Td maw={320} style={{ overflowWrap: 'anywhere' }}>
                    {item.justification || '–'}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Section>
  );
}

export function ProviderSection({ provider }: Pick<CaseResponse, 'provider'>) {
  return (
    <Section title="Provider">
      {!provider && <Text c="dimmed">No provider yet.</Text>}
      {provider && (
        <Facts
          facts={[
            { label: 'Name', value: provider.name },
            { label: 'NPI', value: <CodeText>{provider.npi}</CodeText> },
            { label: 'Date signed', value: dayText(provider.date_signed) },
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
          { label: 'Meaning', value: signature.meaning },
          { label: 'Date and time', value: fullTime(signature.signed_at) },
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

const full = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'long' });

export function fullTime(at: string): string {
  return full.format(new Date(at));
}
