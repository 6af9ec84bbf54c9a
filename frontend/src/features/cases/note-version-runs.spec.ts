import type { NoteVersionResponse } from '@vouchwell/contract';
import { describe, expect, it } from 'vitest';
import { aVersion } from '../../testing/note-versions.ts';
import { chosenWith, firstChosen, keyed, runsOf, writerText } from './note-version-runs.ts';

const typed = (version: number, at: string, part: Partial<NoteVersionResponse> = {}) =>
  aVersion({ note_id: 8, version, author: 'person', at: `2026-03-03T${at}:00.000Z`, ...part });

/** Newest first. */
const versions = keyed([
  typed(6, '15:00', { by: 'Ada Example' }),
  typed(5, '11:20'),
  typed(4, '10:05'),
  typed(3, '10:01'),
  typed(2, '10:00'),
  aVersion({ note_id: 8, version: 1, kind: 'improved', at: '2026-03-03T09:59:00.000Z' }),
  aVersion({ note_id: 3, version: 1, author: 'template', at: '2026-03-02T09:00:00.000Z' }),
]);
const [ada, , , , , improved, template] = versions;

describe('the versions of a note', () => {
  it('of one person in one sitting are one run; what was generated stands alone', () => {
    const runs = runsOf(versions);
    expect(
      runs.map(({ newest, earlier }) => [newest.version, ...earlier.map(({ version }) => version)]),
    ).toEqual([[6], [5], [4, 3, 2], [1], [1]]);
  });

  it('show the last two sittings first', () => {
    expect(firstChosen(versions)).toEqual(['8.6', '8.5']);
    expect(firstChosen([])).toEqual([]);
  });

  it('say who or what wrote them, and name a model only where the server does', () => {
    expect(writerText(ada!)).toBe('Edited by Ada Example');
    expect(writerText(improved!)).toBe('Improved by AI Assistant, for Nora Sample');
    expect(writerText({ ...improved!, ai_provider: 'ollama', ai_model: 'llama3.1:8b' })).toBe(
      'Improved by ollama · llama3.1:8b, for Nora Sample',
    );
    expect(writerText(template!)).toBe('Generated from the template, for Nora Sample');
    expect(writerText({ ...template!, kind: 'improved' })).toBe('Marked for the reviewer, for Nora Sample');
  });
});

it('two are chosen at most', () => {
  expect(chosenWith([], 'a')).toEqual(['a']);
  expect(chosenWith(['a'], 'b')).toEqual(['a', 'b']);
  expect(chosenWith(['a', 'b'], 'c')).toEqual(['b', 'c']);
  expect(chosenWith(['a', 'b'], 'a')).toEqual(['b']);
});
