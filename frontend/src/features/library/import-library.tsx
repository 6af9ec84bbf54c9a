import { Button, FileButton, Group, Stack } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ImportLibraryResponse } from '@vouchwell/contract';
import { largerFile, LIBRARY_MOST_BYTES } from '@vouchwell/rules';
import { useRef } from 'react';
import { counted } from '../../lib/counted.ts';
import { messageOf } from '../../lib/http.ts';
import { sized } from '../../lib/sent-file.ts';
import { FailureAlert } from '../../ui/states/failure.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { Dialog } from '../../ui/states/dialog.tsx';
import { previewImport, useImportLibrary } from './library-requests.ts';
import { ImportPreview } from './import-preview.tsx';

const NOT_A_LIBRARY = 'This file is not a library file: it holds no JSON object.';

interface Chosen {
  name: string;
  library: object;
  preview: ImportLibraryResponse;
}

/** Nothing of a file that is too large is read: neither the screen nor the server has to hold it. */
async function readLibrary(file: File): Promise<Chosen> {
  const parsed: unknown = await sized(file, LIBRARY_MOST_BYTES, largerFile.library)
    .text()
    .then(JSON.parse)
    .catch(() => null);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new Error(NOT_A_LIBRARY);
  return { name: file.name, library: parsed, preview: await previewImport(parsed) };
}

function ImportDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  const { name, library, preview } = chosen;
  const take = useImportLibrary();
  const confirm = () =>
    take.mutate(library, {
      onSuccess: ({ refused, message }) => {
        if (refused.length > 0) notifyFailure(message);
        else notifySuccess(message);
        onClose();
      },
    });
  const nothing = preview.added === 0 || preview.refused.length > 0;
  return (
    <Dialog onClose={onClose} size={640} title={`Import ${name}?`} busy={take.isPending}>
      <Stack gap="md">
        <ImportPreview preview={preview} />
        <FailureAlert title="Failed to import the library" error={take.error} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={take.isPending} data-autofocus>
            Cancel
          </Button>
          <Button disabled={nothing} loading={take.isPending} onClick={confirm}>
            Import {counted(preview.added, 'content')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** Choose a file, see what it would do, then do it. */
export function ImportLibrary() {
  const forget = useRef<() => void>(null);
  const read = useMutation({
    mutationFn: readLibrary,
    onError: (error) =>
      notifyFailure(
        messageOf(error, error.message === NOT_A_LIBRARY ? NOT_A_LIBRARY : 'Failed to read the file'),
      ),
    // The same file can be chosen again after it was mended.
    onSettled: () => forget.current?.(),
  });
  return (
    <>
      <FileButton
        resetRef={forget}
        accept="application/json,.json"
        onChange={(file) => file && read.mutate(file)}
        inputProps={{ 'aria-label': 'Library file' }}
      >
        {(props) => (
          <Button
            {...props}
            size="xs"
            variant="default"
            leftSection={<IconUpload size={16} aria-hidden />}
            loading={read.isPending}
          >
            Import
          </Button>
        )}
      </FileButton>
      {read.data && <ImportDialog chosen={read.data} onClose={() => read.reset()} />}
    </>
  );
}
