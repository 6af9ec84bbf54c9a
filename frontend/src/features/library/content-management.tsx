import { Button, Group, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ContentResponse } from '@vouchwell/contract';
import { useState } from 'react';
import { Section } from '../../ui/section.tsx';
import { ContentEditor } from './content-editor.tsx';
import { ContentList } from './content-list.tsx';
import { DeleteContent } from './delete-content.tsx';
import { ExportLibrary } from './export-library.tsx';
import { ImportLibrary } from './import-library.tsx';
import { LibraryAnalytics } from './library-analytics.tsx';
import { TryQuery } from './try-query.tsx';
import { VersionsDrawer } from './versions-drawer.tsx';

/** What stands over the list: one thing at a time. */
type Open =
  { kind: 'nothing' } | { kind: 'new' } | { kind: 'edit' | 'versions' | 'delete'; content: ContentResponse };

const nothing: Open = { kind: 'nothing' };

export function ContentManagement() {
  const [open, setOpen] = useState<Open>(nothing);
  const close = () => setOpen(nothing);
  return (
    <Stack gap="md">
      <LibraryAnalytics />
      <Section
        title="Contents"
        actions={
          <Group gap="xs">
            <ExportLibrary />
            <ImportLibrary />
            <Button
              size="xs"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setOpen({ kind: 'new' })}
            >
              New content
            </Button>
          </Group>
        }
      >
        <ContentList
          onNew={() => setOpen({ kind: 'new' })}
          onEdit={(content) => setOpen({ kind: 'edit', content })}
          onVersions={(content) => setOpen({ kind: 'versions', content })}
          onDelete={(content) => setOpen({ kind: 'delete', content })}
        />
      </Section>
      <TryQuery />
      {open.kind === 'new' && <ContentEditor content={null} onClose={close} />}
      {open.kind === 'edit' && <ContentEditor content={open.content} onClose={close} />}
      {open.kind === 'versions' && <VersionsDrawer content={open.content} onClose={close} />}
      {open.kind === 'delete' && <DeleteContent content={open.content} onClose={close} />}
    </Stack>
  );
}
