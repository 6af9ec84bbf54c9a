import { List, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Section } from '../../../ui/section.tsx';
import { CopyLine } from '../../../ui/words/copy-line.tsx';
import { evidenceQuery } from './proof-requests.ts';
import { fileNames } from './proof-words.ts';

/** How somebody checks who trusts this server in nothing. */
export function Elsewhere() {
  const { data } = useQuery(evidenceQuery);
  const checkpoint = data ? fileNames.checkpoint(data.checkpoint.size) : 'checkpoint.txt';
  return (
    <Section title="Check it on another machine">
      <Stack gap="sm">
        <Text>
          What a server says of itself proves little where the server is in doubt. The same is checked without
          it, on any machine with Node (20.12 or newer) and no network:
        </Text>
        <List type="ordered">
          <List.Item>
            Save the whole log, the public keys and the verifier from here, and carry them there together with
            a checkpoint that you saved earlier and kept elsewhere.
          </List.Item>
          <List.Item>In the folder that holds them, run:</List.Item>
        </List>
        <CopyLine
          line={`node ${fileNames.verifier} log ${fileNames.log} --keys ${fileNames.keys} --checkpoint ${checkpoint}`}
        />
        <Text fz="sm" c="dimmed">
          It says that nothing was altered, or what was, and the first event that it concerns. Take the
          verifier and the keys from a day on which nothing was in doubt. The formats are public (RFC 6962 and
          the signed notes of c2sp.org), so that other programs can check the same.
        </Text>
      </Stack>
    </Section>
  );
}
