import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { siteDay } from '../../lib/site-time.ts';
import { saveBlob } from '../../lib/download.ts';
import { messageOf } from '../../lib/http.ts';
import { notifyFailure } from '../../ui/notify.ts';
import { fetchLibraryFile } from './library-requests.ts';

/** The whole library as one file that another site can import. */
export function ExportLibrary() {
  const download = useMutation({
    mutationFn: fetchLibraryFile,
    onSuccess: (file) => saveBlob(file, `note-library-${siteDay()}.json`),
    onError: (error) => notifyFailure(messageOf(error, 'Failed to export the library')),
  });
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      Export
    </Button>
  );
}
