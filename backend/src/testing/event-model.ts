import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessEvents } from '../kernel/access/access.events.ts';
import { kernelEvents } from '../kernel/deciding/kernel.events.ts';
import type { Feature, Live } from '../kernel/feature.ts';

const SRC = join(import.meta.dirname, '..');

const HEAD = `# Event model

What each feature keeps, decides, shows and hears. Made from the features' declarations (\`*.feature.ts\`), their
deciders and their queries by \`npm run record\`; a test says when it is out of date.
`;

/** The map of the model, in Markdown. */
export function eventModel(features: readonly Feature[]): string {
  const owners = ownersOf(features);
  const sections = features.map((one) => section(one, owners));
  return [HEAD, ...sections, kernelSection(), listeners(features, owners)].join('\n');
}

/** Of which feature an event is. */
type Owners = ReadonlyMap<string, string>;

function ownersOf(features: readonly Feature[]): Owners {
  const own = features.flatMap(({ name, streams }) =>
    Object.values(streams).flatMap(({ events }) =>
      Object.keys(events.sentences).map((type) => [type, name] as const),
    ),
  );
  const kernel = [kernelEvents, accessEvents].flatMap(({ sentences }) => Object.keys(sentences));
  return new Map([...own, ...kernel.map((type) => [type, 'the kernel'] as const)]);
}

function section(one: Feature, owners: Owners): string {
  const folder = join(SRC, one.name);
  const lines = Object.entries(one.streams).flatMap(([kind, { events, live }]) => [
    `- Stream \`${kind}\`, told to ${toldTo(live)}`,
    `  - Commands: ${listed(commandsOf(folder, kind))}`,
    `  - Events: ${listed(Object.keys(events.sentences))}`,
  ]);
  for (const { name, version, on } of one.projections) {
    const heard = Object.keys(on).map((type) => named(type, one.name, owners));
    const what = hearsAll(on, owners) ? 'every event that is no bookkeeping' : heard.join(', ');
    lines.push(`- Read model \`${name}\` (version ${version}): ${what}`);
  }
  for (const [queries, methods] of queriesOf(folder)) lines.push(`- ${queries}: ${listed(methods)}`);
  if (lines.length === 0) lines.push('- Keeps nothing of its own.');
  return `## ${one.name}\n\n${lines.join('\n')}\n`;
}

/** Whether it is made of what every feature tells. */
function hearsAll(on: object, owners: Owners): boolean {
  const heard = new Set(Object.keys(on).map((type) => owners.get(type)));
  return new Set(owners.values()).size === heard.size;
}

const named = (type: string, feature: string, owners: Owners) =>
  owners.get(type) === feature ? `\`${type}\`` : `\`${type}\` of ${owners.get(type)}`;
const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

function toldTo(live: Live): string {
  if (live === 'its readers') return 'its readers';
  if (live.length === 0) return 'nobody';
  return live.map(({ list, permission }) => `${list} (${permission ?? 'everybody signed in'})`).join(', ');
}

function kernelSection(): string {
  const events = [kernelEvents, accessEvents].map(({ sentences }) => listed(Object.keys(sentences)));
  return `## The kernel\n\n- Of the log, numbers, names and requests: ${events[0]}\n- Of accesses: ${events[1]}\n`;
}

function listeners(features: readonly Feature[], owners: Owners): string {
  const lines = features.flatMap(({ name, projections }) => {
    if (projections.some(({ on }) => hearsAll(on, owners)))
      return [`- ${name} ← all: every event that is no bookkeeping`];
    const heard = [...new Set(projections.flatMap(({ on }) => Object.keys(on)))];
    const others = Map.groupBy(
      heard.filter((type) => owners.get(type) !== name),
      (type) => owners.get(type)!,
    );
    return [...others].map(([other, types]) => `- ${name} ← ${other}: ${listed(types)}`);
  });
  return `## Who listens to whom\n\n${lines.join('\n')}\n`;
}

/** Types are gone when the program runs: the names of the commands are read where the decider says what it decides. */
function commandsOf(folder: string, kind: string): string[] {
  const [declaration] = sources(folder, '*.feature.ts');
  const decider = new RegExp(`\\b${kind}'?: streamKind\\(\\{.*?decider: (\\w+)`, 's').exec(declaration!)?.[1];
  for (const text of sources(folder, '*.decider.ts')) {
    const decides = new RegExp(`export const ${decider}: Decider<(.*?)> = \\{`, 's').exec(text)?.[1];
    if (decides === undefined) continue;
    const union = /\b\w+Command\b/.exec(decides)?.[0];
    const stated = union ? new RegExp(`export type ${union} =(.*?);\n\n`, 's').exec(text)?.[1] : decides;
    const names = [...(stated ?? '').matchAll(/\bCommand<'(\w+)'>/g)].map(([, name]) => name!);
    if (names.length > 0) return names;
  }
  throw new Error(`The commands of ${kind} are not found: is ${decider} a Decider<State, Command, Event>?`);
}

/** The classes that answer questions, and what they can be asked. */
function queriesOf(folder: string): [name: string, methods: string[]][] {
  return sources(folder, '*.queries.ts').flatMap((text) => {
    const name = /export class (\w+)/.exec(text)?.[1];
    const methods = [...text.matchAll(/^ {2}(?:async )?(?!(?:constructor|if|for)\b)([a-z]\w*)\(/gm)].map(
      ([, one]) => one!,
    );
    return name ? [[name, methods] satisfies [string, string[]]] : [];
  });
}

const sources = (folder: string, pattern: string) =>
  globSync(`**/${pattern}`, { cwd: folder })
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
