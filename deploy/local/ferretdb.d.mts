/** The program's path; built once. @throws where it cannot be built: Go is missing */
export function ferretdb(): string;
/** A server of its own on a free loopback port, which speaks MongoDB's protocol. */
export function startFerretdb(): Promise<{ readonly url: string; stop(): Promise<void> }>;
