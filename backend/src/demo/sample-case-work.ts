import { CommandBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Finding, openMarks } from '@vouchwell/rules';
import { Sessions } from '../auth/public.ts';
import { CaseQueries, CaseReadiness, CaseWish } from '../cases/public.ts';
import { type DomainError, isRefusal } from '../kernel/basics/problem.ts';
import { SiteTime } from '../kernel/basics/site-time.ts';
import { NEW } from '../kernel/commanding/wish.ts';
import { Ids } from '../kernel/committing/ids.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { writeTemplateNote } from '../notes/public.ts';
import { ProviderTemplateQueries } from '../provider-templates/public.ts';
import { UserQueries } from '../users/public.ts';
import type { DemoClock } from './demo-clock.ts';
import type { Dice } from './random.ts';
import { sampleNeeds } from './sample-cases.ts';
import { SampleEvidence } from './sample-evidence.ts';
import { SampleFeedback } from './sample-feedback.ts';
import type { SampleLooks } from './sample-looks.ts';
import { atDesk, DEMO_PASSWORD, DOCTOR, DOCTORS_NPI } from './sample-people.ts';
import { sampleReasons } from './sample-reasons.ts';

/** So many cases, from the oldest to the newest. */
export const CASES = 80;

/** How far a sample case has come. */
const stages = ['opened', 'diagnosed', 'itemised', 'provided', 'noted', 'signed', 'completed'] as const;
/** `sent`: all but the signature is there. */
const order = [...stages.slice(0, 5), 'sent', ...stages.slice(5)] as const;
type Stage = (typeof order)[number];

/** How people work on the cases of the invented clinic: the same commands that the screens use. */
export class SampleCaseWork {
  private readonly bus: CommandBus;
  private readonly evidence = new SampleEvidence();
  private readonly feedback: SampleFeedback;

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly clock: DemoClock,
    private readonly dice: Dice,
    private readonly looks: SampleLooks,
  ) {
    this.bus = this.get(CommandBus);
    this.feedback = new SampleFeedback(app);
  }

  /** `reader`: whom it is shared with once there is a note. */
  async add(
    number: number,
    patient: number,
    person: Person,
    reader?: Person,
    stage = this.stage(number),
  ): Promise<number> {
    const reached = (wanted: Stage) => order.indexOf(stage) >= order.indexOf(wanted);
    const need = this.dice.pick(sampleNeeds);
    const isEvident = reached('provided');
    const isOwn = isEvident && this.evidence.isNextWhole && person.username === DOCTOR.username;
    const body = {
      patient: { id: patient },
      category: need.category,
      diagnoses: reached('diagnosed') ? need.diagnoses.map((code) => ({ code })) : [],
      items: reached('itemised') ? [...need.items] : [],
      provider: reached('provided') ? await this.provider(isOwn) : undefined,
    };
    const wish = new CaseWish(NEW, { type: 'OpenCase', body }, atDesk(person));
    const { id: caseId } = await this.bus.execute(wish);
    await this.looks.atOwnCase(caseId, patient, person);
    if (isEvident) {
      const day = await this.get(SiteTime).day();
      const { items } = await this.get(CaseQueries).accessible(caseId, person);
      const known = { who: body.provider!.name, day, items, isPast: reached('completed') };
      for (const asked of this.evidence.of(need, known)) await this.change(caseId, asked, person);
      if (isOwn) await this.signed(caseId, { type: 'SignOrder', body: { password: DEMO_PASSWORD } }, person);
    }
    const noteId = reached('noted') ? await this.addNote(caseId, reached('sent'), person) : null;
    if (reached('noted') && reader) {
      await this.change(caseId, { type: 'ShareCase', user_id: reader.id }, person);
      await this.looks.atSharedCase(caseId, patient, reader);
    }
    if (reached('signed')) {
      await this.sign(caseId, person);
      await this.looks.atLetter(caseId, patient, person);
    }
    if (reached('completed')) await this.change(caseId, { type: 'CompleteCase' }, person);
    if (noteId !== null) await this.feedback.rate(caseId, noteId, person, number / CASES);
    return caseId;
  }

  /** Older cases have come further; the newest are at every step. */
  private stage(number: number): Stage {
    if (number > CASES - 12) return stages[number % stages.length]!;
    return this.dice.chance(0.65) ? 'completed' : this.dice.pick(stages);
  }

  /** `isOwn`: the doctor treats the patient herself. */
  private async provider(isOwn: boolean) {
    const templates = await this.get(ProviderTemplateQueries).list();
    const { name, npi, signature } = this.dice.pick(templates);
    const date_signed = await this.get(SiteTime).day();
    if (isOwn) return { name: DOCTOR.full_name, npi: DOCTORS_NPI, date_signed };
    return { name, npi, signature, date_signed };
  }

  private async addNote(caseId: number, finished: boolean, person: Person): Promise<number> {
    this.clock.pass(this.dice.whole(4, 40));
    const doc = await this.get(CaseQueries).accessible(caseId, person);
    const day = await this.get(SiteTime).day();
    const text = writeTemplateNote(await this.get(CaseReadiness).factsOf(caseId, doc, day), day);
    const note_id = await this.get(Ids).next('note', person);
    const receipt = {
      provider: null,
      model: null,
      prompt_hash: null,
      input_tokens: null,
      output_tokens: null,
      duration_ms: 0,
      fallback_reason: 'Written from the template for the demonstration.',
    };
    const { patient_id } = doc;
    const note = {
      type: 'AddNote',
      patient_id,
      note_id,
      kind: 'generated',
      author: 'template',
      text,
      receipt,
    } as const;
    await this.change(caseId, note, person);
    if (finished) await this.change(caseId, { type: 'EditNote', note_id, text: withoutMarks(text) }, person);
    return note_id;
  }

  private async sign(caseId: number, person: Person): Promise<void> {
    this.clock.pass(this.dice.whole(10, 300));
    const body: Extract<CaseWish['asked'], { type: 'SignCase' }>['body'] = { password: DEMO_PASSWORD };
    const signing = () => this.signed(caseId, { type: 'SignCase', body: { ...body } }, person);
    // As on the screen: whoever signs is shown what the check has marked and confirms it, and says why of each open criterion.
    const confirmed = (error: unknown) => {
      if (isRefusal(error, 'marks_unconfirmed'))
        body.marks_hash = ((error as DomainError).current as { marks_hash: string }).marks_hash;
      else if (isRefusal(error, 'readiness_unexplained'))
        body.readiness_reasons = sampleReasons((error as DomainError).current as { findings: Finding[] });
      else throw error;
      return signing();
    };
    await signing().catch(confirmed).catch(confirmed);
    this.clock.pass(this.dice.whole(1, 20));
  }

  /** Whoever signs is signed in, and signs nothing once that has ended. */
  private async signed(caseId: number, asked: CaseWish['asked'], person: Person): Promise<void> {
    const [sessions, user] = [this.get(Sessions), await this.get(UserQueries).get(person.id)];
    const { id: session_id } = await sessions.begin(person.id);
    try {
      await this.change(caseId, asked, { ...person, session_id, permissions: user!.flags });
    } finally {
      await sessions.end(person.id, session_id);
    }
  }

  async change(caseId: number, asked: CaseWish['asked'], person: Person): Promise<void> {
    await this.bus.execute(new CaseWish(caseId, asked, atDesk(person)));
  }

  private get<T>(type: new (...args: never[]) => T): T {
    return this.app.get(type as never, { strict: false });
  }
}

/** What the reviewer of a real note would write out is said to stand in the chart. */
function withoutMarks(text: string): string {
  const filled = (mark: string) => {
    const asked = mark.replace(/^\[(?:\w+: )?|\]$/g, '');
    // A number in it, such as of a level of hypoglycemia, would be a statement that no case holds.
    if (/\d/.test(mark)) return 'The chart documents what the policy asks for here.';
    if (asked.includes('?')) return `The paper chart answers this: ${asked.replace(/\?.*$/s, '')}.`;
    return `The chart documents ${asked}.`;
  };
  return openMarks(text).reduce((note, mark) => note.replace(mark, filled(mark)), text);
}
