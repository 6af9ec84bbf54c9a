import { readFileSync } from 'node:fs';

/** The backend's version, from src as from dist. */
export function productVersion(): string {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
