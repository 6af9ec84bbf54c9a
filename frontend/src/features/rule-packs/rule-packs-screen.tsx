import { Button, Stack } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../lib/session.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ImportPack } from './import-pack.tsx';
import { PackKeys } from './pack-keys.tsx';
import { PackList } from './pack-list.tsx';
import { rulePacksQuery } from './rule-pack-requests.ts';

/** Every published rule that cases are held against, and whose rules the site takes. */
export function RulePacksScreen() {
  const { data } = useQuery(rulePacksQuery);
  const [importing, setImporting] = useState(false);
  const mayManage = useSession().may('can_manage_rag');
  return (
    <>
      <Breadcrumb way={[{ label: 'Dashboard', to: '/app' }]} here="Rule Packs" />
      <PageTitle
        title="Rule Packs"
        text="Published coverage rules in our own words, with their sources and dates. They promise no payment."
        actions={
          mayManage && (
            <Button leftSection={<IconFileImport size={18} aria-hidden />} onClick={() => setImporting(true)}>
              Import a pack
            </Button>
          )
        }
      />
      <Stack gap="md">
        {data && <PackKeys packs={data} mayManage={mayManage} />}
        <PackList mayManage={mayManage} />
      </Stack>
      {importing && <ImportPack onClose={() => setImporting(false)} />}
    </>
  );
}
