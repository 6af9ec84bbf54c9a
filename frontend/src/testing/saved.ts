interface Saved {
  readonly name: string;
  /** Absolute, from where the browser fetches it: of a page's own file, a `blob:` that says nothing. */
  readonly address: string;
  /** Of a page's own file. */
  readonly blob?: Blob;
}

let saved: Saved[] = [];
let held = new Map<string, Blob>();

/** The files that the screens have handed to the disk in this test, oldest first. */
export const savedFiles = (): readonly Saved[] => saved;
export const savedNames = () => saved.map(({ name }) => name);

/** jsdom has no disk: a click of a program's own on what is a download is kept here. */
export function layDisk(): void {
  URL.createObjectURL = (blob: Blob) => {
    const address = `blob:${held.size + 1}`;
    held.set(address, blob);
    return address;
  };
  URL.revokeObjectURL = (address) => void held.delete(address);
  const { click } = HTMLElement.prototype;
  window.HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    const { download: name, href: address } = this;
    if (name === '') return click.call(this);
    const blob = held.get(address);
    saved.push({ name, address, ...(blob && { blob }) });
  };
}

export function clearDisk(): void {
  saved = [];
  held = new Map();
}
