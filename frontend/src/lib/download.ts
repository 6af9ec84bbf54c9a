/** Hands the browser a file to save under `name`. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  saveFrom(url, name);
  // The browser reads the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Has the browser fetch a file by itself, onto its disk as it comes. A name that the server gives goes before `name`. */
export function saveFrom(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
