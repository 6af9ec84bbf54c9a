/** The program's path; built once. @throws where it cannot be built: Go is missing */
export function ferretdb(): string;
/** A server of its own on a free loopback port, which speaks MongoDB's protocol; its data lie in a folder in `within`, and are copies of `holding` at first. */
export function startFerretdb(options?: {
  readonly within?: string;
  readonly holding?: readonly string[];
}): Promise<{ readonly url: string; readonly pid: number; stop(): Promise<void> }>;
