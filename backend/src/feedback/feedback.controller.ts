import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  type FeedbackEffectResponse,
  FeedbackRequest,
  type FeedbackSavedResponse,
  ListFeedbackQuery,
  type PendingEntryResponse,
  type RatedNotesResponse,
  type SuccessResponse,
} from '@vouchwell/contract';
import type { FastifyReply } from 'fastify';
import { Disclosed, Reveals } from '../http/routes/disclosure.ts';
import { goneAway } from '../http/admission/gone-away.ts';
import { NumberPipe } from '../http/bodies/number.pipe.ts';
import { Me } from '../http/request.ts';
import { BasedOn, besidePresent } from '../http/changes/revision.ts';
import { Needs } from '../http/routes/route-access.ts';
import { NEW } from '../kernel/commanding/wish.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { LibraryQueries } from '../library/public.ts';
import { SuggestionKeys } from '../kernel/vault/suggestion-keys.ts';
import { textOf } from './entry-text.ts';
import { askedEntry, FeedbackWish } from './feedback.commands.ts';
import type { EntryDecision } from './feedback.events.ts';
import { FeedbackQueries } from './feedback.queries.ts';
import { pendingEntry, ratedNote, savedResponse } from './feedback.responses.ts';

const feedbackId = new NumberPipe('feedback_missing', 'Feedback not found.');

@Controller('rag')
export class FeedbackController {
  constructor(
    private readonly bus: CommandBus,
    private readonly feedback: FeedbackQueries,
    private readonly library: LibraryQueries,
    private readonly suggestions: SuggestionKeys,
  ) {}

  @Post('feedback')
  async give(
    @Body() body: FeedbackRequest,
    @Me() actor: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FeedbackSavedResponse> {
    const options = { signal: goneAway(reply) };
    const { id } = await this.bus.execute(new FeedbackWish(NEW, { type: 'RateNote', body }, actor, options));
    return savedResponse(id, askedEntry(body), await this.feedback.entryNow(id));
  }

  @Get('notes-feedback')
  @Needs('can_manage_rag')
  @Reveals('patients')
  async list(@Query() query: ListFeedbackQuery): Promise<Disclosed<RatedNotesResponse>> {
    const { notes, pages, total } = await this.feedback.list(query);
    const patients = notes.map(({ patient_id }) => patient_id);
    return new Disclosed('search', patients, { feedback: notes.map(ratedNote), pages, total });
  }

  /** What was taken out of the note stands beside what is left: the admin sees both. */
  @Get('feedback/:id/entry')
  @Needs('can_manage_rag')
  @Reveals('patients')
  async entry(@Param('id', feedbackId) id: number): Promise<Disclosed<PendingEntryResponse>> {
    const found = await this.feedback.withEntry(id);
    const [text, content] = await Promise.all([
      textOf(found.entry, this.suggestions),
      this.library.get(found.entry.content_id),
    ]);
    return new Disclosed('view', [found.patient_id], pendingEntry(found, text, content), `feedback-${id}`);
  }

  @Post('feedback/:id/approve')
  @Needs('can_manage_rag')
  @HttpCode(200)
  async approve(
    @Param('id', feedbackId) id: number,
    @Me() actor: Person,
    @BasedOn() read?: number,
  ): Promise<SuccessResponse> {
    await this.decide(id, 'approved', actor, read);
    return { success: true };
  }

  @Post('feedback/:id/reject')
  @Needs('can_manage_rag')
  @HttpCode(200)
  async reject(
    @Param('id', feedbackId) id: number,
    @Me() actor: Person,
    @BasedOn() read?: number,
  ): Promise<SuccessResponse> {
    await this.decide(id, 'rejected', actor, read);
    return { success: true };
  }

  @Get('feedback-effect')
  @Needs('can_manage_rag')
  @Reveals('nothing')
  effect(): Promise<FeedbackEffectResponse> {
    return this.feedback.effect();
  }

  /** `read`: the revision of the content that was read before. */
  private async decide(id: number, decision: EntryDecision, actor: Person, read?: number): Promise<void> {
    const deciding = this.bus.execute(new FeedbackWish(id, { type: 'DecideEntry', decision, read }, actor));
    await besidePresent(deciding, async () =>
      this.library.get((await this.feedback.withEntry(id)).entry.content_id),
    );
  }
}
