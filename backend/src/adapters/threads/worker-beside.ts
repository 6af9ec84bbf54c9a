/** The URL of a worker's module beside another, in the form that one has: `.ts` from source, `.js` when built. */
export function workerBeside(url: string, name: string): string {
  return new URL(`${name}${/\.[jt]s$/.exec(url)?.[0] ?? '.js'}`, url).href;
}
