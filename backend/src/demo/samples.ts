import { CommandBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { NEW } from '../kernel/commanding/wish.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { Commit } from '../kernel/committing/commit.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import { PatientWish } from '../patients/public.ts';
import { addInventedProviders } from '../provider-templates/public.ts';
import { UserQueries, UserWish } from '../users/public.ts';
import type { DemoClock } from './demo-clock.ts';
import { Dice } from './random.ts';
import { anAfternoon, isTurnedAway } from './sample-clinic.ts';
import { comparesTheLog, looksInto, relatives } from './sample-compliance.ts';
import { addSampleContents, sampleAdmin } from './sample-contents.ts';
import { addSampleDemoRequests } from './sample-demo-requests.ts';
import { CASES, SampleCaseWork } from './sample-case-work.ts';
import { SampleDesk } from './sample-desk.ts';
import { SampleLooks } from './sample-looks.ts';
import {
  changesOfPeople,
  firstDay,
  keepingEnded,
  lately,
  otherList,
  paperYears,
  somebodyMoved,
} from './sample-office.ts';
import { samplePatient } from './sample-patients.ts';
import { DEMO_PASSWORD, DEMO_USERS, DOCTOR, DOCTORS_NPI, FORMER, openingHours } from './sample-people.ts';

const PATIENTS = 60;
/** Cases that wait for the doctor’s signature. */
const WAITING = 2;
const DAY_MS = 24 * 3_600_000;
/** At every so many cases the admin looks over them; at these, at somebody's record for no reason. */
const OVERSEEN = 8;
const CURIOUS = new Set([33, 34, 61]);

/** Writes the samples through the same commands that the screens use. */
export class Samples {
  private readonly bus: CommandBus;
  private readonly dice = new Dice(20_211);
  private readonly looks: SampleLooks;
  private readonly cases: SampleCaseWork;

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly clock: DemoClock,
    private readonly admin: { readonly username: string; readonly password: string },
  ) {
    this.bus = this.get(CommandBus);
    this.looks = new SampleLooks(app);
    this.cases = new SampleCaseWork(app, clock, this.dice, this.looks);
  }

  /** Does nothing where somebody has been here before; resolves to whether it wrote. */
  async fill(report: (line: string) => void): Promise<boolean> {
    const users = this.get(UserQueries);
    if (await users.byName(DEMO_USERS[0].username)) return false;
    report('Writing invented sample data …');
    this.daysAgo(12 * 365);
    const former = await this.addUser(FORMER);
    await this.asking(FORMER, paperYears);
    this.daysAgo(120);
    await addInventedProviders(this.get(Commit));
    const people: Person[] = [];
    for (const user of DEMO_USERS) people.push(await this.addUser(user));
    const patients: number[] = [];
    for (let number = 1; number <= PATIENTS; number++) {
      const asked = { type: 'RegisterPatient', body: samplePatient(number, this.dice) } as const;
      const { id } = await this.bus.execute(new PatientWish(NEW, asked, people[0]!));
      patients.push(id);
    }
    await this.asking(this.admin, firstDay);
    const agenda = this.agenda(former.id);
    for (let number = 0; number < CASES; number++) {
      // The oldest first; the last few of today.
      const ago = ((CASES - number) / CASES) ** 1.5 * 110 * DAY_MS + 3_600_000;
      while (agenda.length > 0 && agenda[0]!.days * DAY_MS > ago) {
        const { days, who, work } = agenda.shift()!;
        this.daysAgo(days);
        await this.asking(who, work);
      }
      this.clock.goTo(openingHours(new Date(Date.now() - ago)));
      const [doctor, supplier] = people as [Person, Person];
      await this.cases.add(
        number,
        this.dice.pick(patients),
        ...((number % 3 === 0 ? [supplier, doctor] : [doctor]) as [Person, Person?]),
      );
      if (number % OVERSEEN === OVERSEEN - 1) await this.looks.oversight(await sampleAdmin(this.app));
      if (CURIOUS.has(number)) await this.looks.curiosity(await sampleAdmin(this.app), patients[number % 7]!);
    }
    await this.sendForSignature(people as [Person, Person], patients);
    await addSampleDemoRequests(this.app, this.clock);
    this.clock.backToNow();
    await addSampleContents(this.app);
    await this.asking(this.admin, lately);
    await this.asking(DEMO_USERS[2], looksInto);
    await this.asking(DEMO_USERS[2], comparesTheLog);
    // At the end of the day some are still signed in.
    for (const user of DEMO_USERS) await SampleDesk.at(this.app, withPassword(user));
    return true;
  }

  /** What is done beside the cases, the oldest first: the history is written as it went. */
  private agenda(former: number) {
    return [
      { days: 64, who: FORMER, work: relatives },
      { days: 57, who: this.admin, work: (admin: SampleDesk) => changesOfPeople(admin, former) },
      { days: 44, who: this.admin, work: otherList },
      { days: 30, who: DEMO_USERS[1], work: isTurnedAway },
      { days: 20, who: this.admin, work: somebodyMoved },
      { days: 12, who: this.admin, work: keepingEnded },
      { days: 5, who: DOCTOR, work: anAfternoon },
    ];
  }

  private daysAgo(days: number): void {
    this.clock.goTo(openingHours(new Date(Date.now() - days * DAY_MS)));
  }

  /** Somebody signs in, does what is to be done, and signs out. */
  private async asking(
    who: { readonly username: string; readonly password?: string },
    work: (desk: SampleDesk) => Promise<void>,
  ): Promise<void> {
    const desk = await SampleDesk.at(this.app, withPassword(who));
    await work(desk);
    await desk.leave();
  }

  /** What the supplier has made ready for the doctor. */
  private async sendForSignature(
    [doctor, supplier]: [Person, Person],
    patients: readonly number[],
  ): Promise<void> {
    for (const patient of patients.slice(0, WAITING)) {
      this.clock.goTo(openingHours(new Date(Date.now() - 2 * DAY_MS)));
      const id = await this.cases.add(CASES, patient, supplier, doctor, 'sent');
      await this.cases.change(id, { type: 'SendForSignature', body: { user_id: doctor.id } }, supplier);
    }
  }

  private async addUser(user: (typeof DEMO_USERS)[number] | typeof FORMER): Promise<Person> {
    const body = { role: 'user' as const, ...user, password: DEMO_PASSWORD };
    const { id } = await this.bus.execute(new UserWish(NEW, { type: 'CreateUser', body }, systemActor()));
    if (user === DOCTOR) {
      const profile = { type: 'SetProfile', body: { npi: DOCTORS_NPI, credentials: 'MD' } } as const;
      await this.bus.execute(new UserWish(id, profile, systemActor()));
    }
    return { ...systemActor(user.username), id, full_name: user.full_name, role: body.role };
  }

  private get<T>(type: new (...args: never[]) => T): T {
    return this.app.get(type as never, { strict: false });
  }
}

const withPassword = ({ username, password }: { readonly username: string; readonly password?: string }) => ({
  username,
  password: password ?? DEMO_PASSWORD,
});
