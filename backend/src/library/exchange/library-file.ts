import { createHash } from 'node:crypto';
import {
  ContentRequest,
  IMPORT_MOST,
  type ImportLibraryResponse,
  type LibraryFile,
  type LibraryFileContent,
} from '@vouchwell/contract';
import { readRequest } from '../../http/bodies/read-request.ts';
import { DomainError, invalid } from '../../kernel/basics/problem.ts';
import { inSlices } from '../../kernel/basics/slices.ts';
import { contentText } from '../contents/content-text.ts';
import { type ContentText, libraryDecider } from '../contents/library.decider.ts';
import type { ContentDetails } from '../contents/library.events.ts';
import type { ContentDoc } from '../contents/library.projections.ts';

const LIBRARY_FORMAT = 'medical-necessity-library';
/** Thousands of contents must not hold up everybody else. */
const AT_ONCE = 20;

/** A file's contents as they would be added, and what cannot be. */
export interface CheckedFile {
  readonly contents: readonly ContentDetails[];
  readonly refused: ImportLibraryResponse['refused'];
}

/** A library file as JSON, piece by piece: as a whole it may be too large to be made in one go. */
export async function* libraryFile(
  pages: AsyncIterable<readonly ContentDoc[]> | Iterable<readonly ContentDoc[]>,
  exported_at: string,
): AsyncGenerator<string> {
  const { contents: _, ...head }: LibraryFile = {
    format: LIBRARY_FORMAT,
    version: 1,
    exported_at,
    contents: [],
  };
  yield `${JSON.stringify(head).slice(0, -1)},"contents":[`;
  let separator = '';
  for await (const page of pages) {
    for (const doc of page.filter(({ origin, is_active }) => origin !== 'feedback' || is_active)) {
      yield separator + JSON.stringify(fileContent(doc));
      separator = ',';
    }
  }
  yield ']}';
}

function fileContent(doc: ContentDoc): LibraryFileContent {
  const { content_type, title, content, category, subcategory, tags, quality_score, is_active, avoid } = doc;
  return { content_type, title, content, category, subcategory, tags, quality_score, is_active, avoid };
}

/**
 * Each content is held to the same rules as one that is sent alone. Whatever the file says, nothing in it is
 * active here before an admin has read it.
 * @throws DomainError where it is no library file at all
 */
export async function checkedFile(
  file: Readonly<Record<string, unknown>>,
  demandNameless: (content: ContentText) => Promise<void>,
): Promise<CheckedFile> {
  const contents: ContentDetails[] = [];
  const refused: ImportLibraryResponse['refused'] = [];
  for await (const some of inSlices(entriesOf(file).entries(), AT_ONCE)) {
    for (const [index, entry] of some) {
      try {
        const content = await checked(entry);
        await demandNameless(content);
        contents.push(content);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        refused.push({ index, title: titleOf(entry), reason: error.message });
      }
    }
  }
  return { contents, refused };
}

function entriesOf({ format, version, contents }: Readonly<Record<string, unknown>>): unknown[] {
  if (format !== LIBRARY_FORMAT) throw unreadable('This is no library file, as the export makes it.');
  if (version !== 1) throw unreadable('This library file was made by a newer version of the product.');
  if (!Array.isArray(contents)) throw unreadable('This library file holds no list of contents.');
  if (contents.length > IMPORT_MOST) {
    throw unreadable(
      `A library file can hold at most ${IMPORT_MOST} contents. Split it and import the parts.`,
    );
  }
  return contents;
}

const unreadable = (message: string) => invalid('library_file', message, { file: message });

async function checked(entry: unknown): Promise<ContentDetails> {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
    throw invalid('library_file', 'It must be an object.');
  }
  const { avoid = false, ...rest } = readRequest(ContentRequest, entry);
  const content = { ...contentText(rest), is_active: false, avoid, origin: 'import' } as const;
  libraryDecider.decide({ type: 'AddContent', content }, libraryDecider.initial);
  return content;
}

/** For the list of what was refused: whatever stands there, shortened. */
function titleOf(entry: unknown): string {
  const { title } = (entry ?? {}) as { title?: unknown };
  return typeof title === 'string' ? title.slice(0, 200) : '';
}

/** Tells whether two contents are the same word for word; how good or active a site finds one is its own. */
export function wordsHash({
  content_type,
  title,
  content,
  category,
  subcategory,
  tags,
  avoid,
}: Pick<ContentDetails, keyof LibraryFileContent>): string {
  const words = JSON.stringify([content_type, title, content, category, subcategory, tags, avoid]);
  return createHash('sha256').update(words).digest('base64');
}
