import { Inject, Injectable } from '@nestjs/common';
import type { ContentVersion } from '@vouchwell/contract';
import { Codec } from '../kernel/log/codec.ts';
import type { Readable } from '../kernel/deciding/decider.ts';
import type { EventLog } from '../kernel/log/event-log.port.ts';
import { missing } from '../kernel/basics/problem.ts';
import { EVENT_LOG } from '../kernel/basics/tokens.ts';
import { contentStream, type LibraryEvent } from './library.events.ts';

const PAGE = 1000;

/** What a content was: read from its stream, because a read model knows only what it is. */
@Injectable()
export class LibraryHistory {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    private readonly codec: Codec,
  ) {}

  /**
   * Newest first; also of a deleted content, unless it was a suggestion that nobody approved.
   * @throws DomainError missing where there is none
   */
  async versions(id: number): Promise<ContentVersion[]> {
    const versions: ContentVersion[] = [];
    for (let from = 0; ; from += PAGE) {
      const page = await this.log.readStream(contentStream(id), from, PAGE);
      for (const stored of page) {
        const event = await this.codec.decode<LibraryEvent>(stored);
        const isTold = event.type !== 'ContentDeleted' && !event.forgotten;
        if (isTold) versions.push(version(event, versions.length + 1));
      }
      if (page.length < PAGE) break;
    }
    if (versions.length === 0) throw missing('content_missing', 'Content not found.');
    return versions.reverse();
  }
}

type Stated = Readable<Exclude<LibraryEvent, { type: 'ContentDeleted' }>>;

function version({ at, actor, data }: Stated, number: number): ContentVersion {
  const { origin: _, tags, ...text } = data;
  return { version: number, at, by: actor.full_name ?? actor.username, ...text, tags: [...tags] };
}
