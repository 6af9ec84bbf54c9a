import { Inject, Injectable } from '@nestjs/common';
import type { ContentVersion, ContentVersionsResponse, PageQuery } from '@vouchwell/contract';
import { Codec } from '../../kernel/log/codec.ts';
import type { Readable, Recorded } from '../../kernel/deciding/decider.ts';
import type { EventLog } from '../../kernel/log/event-log.port.ts';
import { readHistory } from '../../kernel/log/history.ts';
import { missing } from '../../kernel/basics/problem.ts';
import { EVENT_LOG } from '../../kernel/basics/tokens.ts';
import { contentStream, type LibraryEvent, type StatedContent } from './library.events.ts';

const PER_PAGE = 20;

/** What a content was: read from its stream, because a read model knows only what it is. */
@Injectable()
export class LibraryHistory {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    private readonly codec: Codec,
  ) {}

  /**
   * Newest first; also of a deleted content, unless it was a suggestion that nobody approved.
   * @throws DomainError missing where there is none; unavailable where its history cannot be read
   */
  async versions(
    id: number,
    { page = 1, per_page = PER_PAGE }: PageQuery = {},
  ): Promise<ContentVersionsResponse> {
    const history = await readHistory<LibraryEvent>(this.log, this.codec, contentStream(id));
    const versions = history.filter(isStated).map((event, index) => version(event, index + 1));
    if (versions.length === 0) throw missing('content_missing', 'Content not found.');
    const from = (page - 1) * per_page;
    return {
      versions: versions.reverse().slice(from, from + per_page),
      ...{ total: versions.length, pages: Math.ceil(versions.length / per_page) },
    };
  }
}

type Stated = Readable<StatedContent>;
const isStated = (event: Recorded<LibraryEvent>): event is Stated =>
  (event.type === 'ContentAdded' || event.type === 'ContentChanged') && !event.forgotten;

function version({ at, actor, data }: Stated, number: number): ContentVersion {
  const { origin: _, tags, ...text } = data;
  return { version: number, at, by: actor.full_name ?? actor.username, ...text, tags: [...tags] };
}
