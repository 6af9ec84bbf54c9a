import { useMutation } from '@tanstack/react-query';
import { saveBlob, saveFrom } from '../lib/download.ts';
import { messageOf } from '../lib/http.ts';
import { notifyFailure, notifyInfo } from './notify.ts';

/** Saves a page's own file. `file` is an address: has the browser fetch it by itself and says so, as that goes on without the page. */
export function saveFile(file: Blob | string, name: string): void {
  if (typeof file !== 'string') return saveBlob(file, name);
  saveFrom(file, name);
  notifyInfo(`Your browser is saving ${name}. It tells you when the file is whole, or that it failed.`);
}

/** One file, as a button saves it. */
export interface Saving {
  name: string;
  /** The file; or where the browser fetches it by itself. */
  fetch: () => Promise<Blob | string>;
  /** What is said where it cannot be had and the server gives no reason. */
  failed: string;
}

export const useSaveFile = ({ name, fetch, failed }: Saving) =>
  useMutation({
    mutationFn: fetch,
    onSuccess: (file) => saveFile(file, name),
    onError: (error) => notifyFailure(messageOf(error, failed)),
  });
