import type { NoteVersionResponse } from '@vouchwell/contract';
import { modelText } from './public/note-badges.tsx';

export interface Version extends NoteVersionResponse {
  key: string;
}

/** The newest of what one person typed in one sitting, and the steps on the way to it. */
export interface Run {
  newest: Version;
  earlier: Version[];
}

/** A note saves itself at each pause in typing; after so long it is another sitting. */
const SITTING_MS = 15 * 60_000;

export function keyed(versions: readonly NoteVersionResponse[]): Version[] {
  return versions.map((version) => ({ ...version, key: `${version.note_id}.${version.version}` }));
}

function belongs(earlier: Version, { newest, earlier: others }: Run): boolean {
  const later = others.at(-1) ?? newest;
  return (
    earlier.author === 'person' &&
    later.author === 'person' &&
    earlier.note_id === later.note_id &&
    earlier.by === later.by &&
    Date.parse(later.at) - Date.parse(earlier.at) < SITTING_MS
  );
}

/** Newest first. What a model or the template wrote always stands alone. */
export function runsOf(versions: readonly Version[]): Run[] {
  const runs: Run[] = [];
  for (const version of versions) {
    const last = runs.at(-1);
    if (last && belongs(version, last)) last.earlier.push(version);
    else runs.push({ newest: version, earlier: [] });
  }
  return runs;
}

const done = { generated: 'Generated', regenerated: 'Regenerated', improved: 'Improved' } as const;

/** Who or what wrote it. The model's name is there for admins only. */
export function writerText(version: Version): string {
  if (version.author === 'person') return `Edited by ${version.by}`;
  if (version.author === 'model') {
    const model = modelText({ ...version, model: null }) || 'AI Assistant';
    return `${done[version.kind]} by ${model}, for ${version.by}`;
  }
  if (version.kind === 'improved') return `Marked for the reviewer, for ${version.by}`;
  return `${done[version.kind]} from the template, for ${version.by}`;
}

/** `note 2, version 3`: within a sentence. */
export function versionName({ note_number, version }: Version): string {
  return `note ${note_number}, version ${version}`;
}

/** What became of the text in the last sitting, or at the last writing. */
export function firstChosen(versions: readonly Version[]): string[] {
  return runsOf(versions)
    .slice(0, 2)
    .map(({ newest }) => newest.key);
}

/** At most two are compared: a third takes the place of the one chosen first. */
export function chosenWith(chosen: readonly string[], key: string): string[] {
  return chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key].slice(-2);
}
