import { IconDownload } from '@tabler/icons-react';
import { siteDay } from '../../lib/site-time.ts';
import { SaveFileButton } from '../../ui/save-file-button.tsx';
import { libraryFileAddress } from './library-requests.ts';

/** The whole library as one file that another site can import. */
export const ExportLibrary = () => (
  <SaveFileButton
    label="Export"
    icon={IconDownload}
    size="xs"
    name={`note-library-${siteDay()}.json`}
    fetch={libraryFileAddress}
    failed="Failed to export the library"
  />
);
