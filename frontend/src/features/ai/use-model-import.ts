import { useMutation } from '@tanstack/react-query';
import type { RunningModelImport } from '@vouchwell/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/http.ts';
import { beginImport, useReadModelsAgain } from './local-models-requests.ts';
import { factsOf, hashOf, sendFile } from './model-file.ts';

export interface ImportProgress {
  doing: 'hashing' | 'sending';
  /** Bytes. */
  done: number;
  of: number;
  sha256: string | null;
}

interface Chosen {
  file: File;
  name: string;
  /** The import that the file is to go on with; null: it is a new one. */
  running: RunningModelImport | null;
}

/** Hashes and sends a model's file; leaving the screen pauses it, and the same file goes on where it was. */
export function useModelImport() {
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const left = new AbortController();
    leaving.current = left;
    return () => left.abort();
  }, []);
  const readAgain = useReadModelsAgain();
  const mutation = useMutation({
    mutationFn: async ({ file, name, running }: Chosen) => {
      const { signal } = leaving.current;
      await factsOf(file);
      const told = (doing: ImportProgress['doing'], sha256: string | null) => (done: number) =>
        setProgress({ doing, done, of: file.size, sha256 });
      const sha256 = await hashOf(file, told('hashing', null), signal);
      const [id, from] = running
        ? [sameFile(running, sha256).id, running.received]
        : [await begun({ file, name, sha256 }, signal), 0];
      const sent = told('sending', sha256);
      sent(from);
      await sendFile({ id, file, from }, sent, signal);
    },
    onSettled: async () => {
      setProgress(null);
      await readAgain();
    },
  });
  return { progress, ...mutation };
}

async function begun(
  { file, name, sha256 }: { file: File; name: string; sha256: string },
  signal: AbortSignal,
): Promise<number> {
  const request = { name, file_name: file.name, bytes: file.size, sha256 };
  return (await beginImport(request, signal)).import_id;
}

/** @throws ApiError where it is another file */
function sameFile(running: RunningModelImport, sha256: string): RunningModelImport {
  if (running.sha256 === sha256) return running;
  const message = `This is not the file that was begun with, ${running.file_name}. Choose that one, or give the import up.`;
  throw new ApiError(400, 'another_file', message);
}
