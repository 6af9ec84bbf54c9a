/** The program's path; built once. @throws where it cannot be built: Go is missing */
export function ferretdb(): string;
/** A server of its own on a free loopback port, which speaks MongoDB's protocol; its data lie in a folder in `within`. */
export function startFerretdb(options?: {
  readonly within?: string;
}): Promise<{ readonly url: string; stop(): Promise<void> }>;
