import { saveBlob, saveFrom } from '../lib/download.ts';
import { notifyInfo } from './notify.ts';

/** Saves a page's own file. `file` is an address: has the browser fetch it by itself and says so, as that goes on without the page. */
export function saveFile(file: Blob | string, name: string): void {
  if (typeof file !== 'string') return saveBlob(file, name);
  saveFrom(file, name);
  notifyInfo(`Your browser is saving ${name}. It tells you when the file is whole, or that it failed.`);
}
