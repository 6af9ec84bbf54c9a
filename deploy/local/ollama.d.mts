/** The program's path; it is built once, in some minutes. @throws where it cannot be built */
export function ollama(): string;
/** A server of its own on a free loopback port. */
export function startOllama(): Promise<{ readonly url: string; readonly pid: number; stop(): Promise<void> }>;
