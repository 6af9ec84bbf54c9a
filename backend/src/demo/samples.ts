import { CommandBus } from '@nestjs/cqrs';
import type { INestApplicationContext } from '@nestjs/common';
import { type Finding, openMarks } from '@vouchwell/rules';
import { Sessions } from '../auth/public.ts';
import { type DomainError, isRefusal } from '../kernel/basics/problem.ts';
import { CaseQueries, CaseReadiness, CaseWish } from '../cases/public.ts';
import { NEW } from '../kernel/commanding/wish.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { Commit } from '../kernel/committing/commit.ts';
import { Ids } from '../kernel/committing/ids.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import { writeTemplateNote } from '../notes/public.ts';
import { PatientWish } from '../patients/public.ts';
import { addInventedProviders, ProviderTemplateQueries } from '../provider-templates/public.ts';
import { UserQueries, UserWish } from '../users/public.ts';
import { SiteTime } from '../kernel/basics/site-time.ts';
import type { DemoClock } from './demo-clock.ts';
import { Dice } from './random.ts';
import { sampleNeeds } from './sample-cases.ts';
import { addSampleContents, sampleAdmin } from './sample-contents.ts';
import { addSampleDemoRequests } from './sample-demo-requests.ts';
import { SampleEvidence } from './sample-evidence.ts';
import { SampleFeedback } from './sample-feedback.ts';
import { SampleLooks } from './sample-looks.ts';
import { sampleReasons } from './sample-reasons.ts';
import { samplePatient } from './sample-patients.ts';
import { atDesk, openingHours } from './sample-people.ts';

/** One for all three: the data is invented, and the address is this machine's own. */
export const DEMO_PASSWORD = 'walk-through-the-demo';
export const DEMO_USERS = [
  { username: 'm.okafor', full_name: 'Dr. Miriam Okafor', email: 'm.okafor@clinic.example' },
  { username: 'j.tanaka', full_name: 'Jun Tanaka', email: 'j.tanaka@supplier.example' },
] as const;

const DOCTOR = DEMO_USERS[0];
/** Right by its check digit, and nobody’s. */
const DOCTORS_NPI = '1234567893';

const PATIENTS = 60;
const CASES = 80;
const DAY_MS = 24 * 3_600_000;
/** At every so many cases the admin looks over them; at these, at somebody's record for no reason. */
const OVERSEEN = 8;
const CURIOUS = new Set([33, 34, 61]);

/** How far a sample case has come. */
type Stage = 'opened' | 'diagnosed' | 'itemised' | 'provided' | 'noted' | 'signed' | 'completed';
const stages: readonly Stage[] = [
  'opened',
  'diagnosed',
  'itemised',
  'provided',
  'noted',
  'signed',
  'completed',
];

/** Writes the samples through the same commands that the screens use. */
export class Samples {
  private readonly bus: CommandBus;
  private readonly dice = new Dice(20_211);
  private readonly evidence = new SampleEvidence();
  private readonly feedback: SampleFeedback;
  private readonly looks: SampleLooks;

  constructor(
    private readonly app: INestApplicationContext,
    private readonly clock: DemoClock,
  ) {
    this.bus = this.get(CommandBus);
    this.feedback = new SampleFeedback(app);
    this.looks = new SampleLooks(app);
  }

  /** Does nothing where somebody has been here before. */
  async fill(report: (line: string) => void): Promise<void> {
    const users = this.get(UserQueries);
    if (await users.byName(DEMO_USERS[0].username)) return;
    report('Writing invented sample data …');
    this.clock.goTo(new Date(Date.now() - 120 * DAY_MS));
    await addInventedProviders(this.get(Commit));
    const people: Person[] = [];
    for (const user of DEMO_USERS) people.push(await this.addUser(user));
    const patients: number[] = [];
    for (let number = 1; number <= PATIENTS; number++) {
      const asked = { type: 'RegisterPatient', body: samplePatient(number, this.dice) } as const;
      const { id } = await this.bus.execute(new PatientWish(NEW, asked, people[0]!));
      patients.push(id);
    }
    for (let number = 0; number < CASES; number++) {
      // The oldest first; the last few of today.
      const ago = ((CASES - number) / CASES) ** 1.5 * 110 * DAY_MS + 3_600_000;
      this.clock.goTo(openingHours(new Date(Date.now() - ago)));
      const [doctor, supplier] = people as [Person, Person];
      await this.addCase(
        number,
        this.dice.pick(patients),
        ...((number % 3 === 0 ? [supplier, doctor] : [doctor]) as [Person, Person?]),
      );
      if (number % OVERSEEN === OVERSEEN - 1) await this.looks.oversight(await sampleAdmin(this.app));
      if (CURIOUS.has(number)) await this.looks.curiosity(await sampleAdmin(this.app), patients[number % 7]!);
    }
    await addSampleDemoRequests(this.app, this.clock);
    this.clock.backToNow();
    await addSampleContents(this.app);
  }

  private async addUser(user: (typeof DEMO_USERS)[number]): Promise<Person> {
    const body = { ...user, password: DEMO_PASSWORD, role: 'user' } as const;
    const { id } = await this.bus.execute(new UserWish(NEW, { type: 'CreateUser', body }, systemActor()));
    if (user === DOCTOR) {
      const profile = { type: 'SetProfile', body: { npi: DOCTORS_NPI } } as const;
      await this.bus.execute(new UserWish(id, profile, systemActor()));
    }
    return { ...systemActor(user.username), id, full_name: user.full_name, role: 'user' };
  }

  /** `reader`: whom it is shared with once there is a note. */
  private async addCase(number: number, patient: number, person: Person, reader?: Person): Promise<void> {
    const stage = this.stage(number);
    const reached = (wanted: Stage) => stages.indexOf(stage) >= stages.indexOf(wanted);
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
    const noteId = reached('noted') ? await this.addNote(caseId, reached('signed'), person) : null;
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

  private async change(caseId: number, asked: CaseWish['asked'], person: Person): Promise<void> {
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
