import type { INestApplicationContext } from '@nestjs/common';
import { Disclosed } from '../http/routes/disclosure.ts';
import { AccessLog } from '../kernel/access/access-log.ts';
import type { DisclosureAction } from '../kernel/access/access.events.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { atDesk } from './sample-people.ts';

/** A look at one patient by one route, as the screens take it. */
interface Taken {
  readonly action?: DisclosureAction;
  readonly route: string;
  readonly patients: readonly number[];
  readonly object?: string;
  readonly format?: string;
}

/** How many of the newest cases a list shows. */
const LISTED = 20;

/** What the people of the invented clinic look at beside what they write. */
export class SampleLooks {
  private readonly access: AccessLog;
  /** Newest first. */
  private readonly cases: { readonly id: number; readonly patient: number }[] = [];

  constructor(app: INestApplicationContext) {
    this.access = app.get(AccessLog, { strict: false });
  }

  /** Whoever opened a case comes back to it. */
  async atOwnCase(id: number, patient: number, person: Person): Promise<void> {
    this.cases.unshift({ id, patient });
    const own = { patients: [patient], object: `case-${id}` };
    await this.take(person, { action: 'search', route: 'GET /cases', patients: [patient] });
    await this.take(person, { route: 'GET /cases/:id', ...own });
    await this.take(person, { route: 'GET /cases/:id/history', ...own });
  }

  async atLetter(id: number, patient: number, person: Person): Promise<void> {
    const own = { patients: [patient], object: `case-${id}` };
    await this.take(person, { route: 'GET /cases/:id/letter', ...own, format: 'letter' });
    await this.take(person, { action: 'export', route: 'GET /cases/:id/export/pdf', ...own, format: 'pdf' });
  }

  async atSharedCase(id: number, patient: number, person: Person): Promise<void> {
    await this.take(person, { route: 'GET /cases/:id', patients: [patient], object: `case-${id}` });
  }

  /** An admin reads the list of all cases, and opens one of them. */
  async oversight(admin: Person): Promise<void> {
    const listed = this.cases.slice(0, LISTED);
    const patients = listed.map(({ patient }) => patient);
    await this.take(admin, { action: 'search', route: 'GET /admin/cases', patients });
    const { id, patient } = listed.at(-1)!;
    await this.take(admin, { route: 'GET /cases/:id', patients: [patient], object: `case-${id}` });
  }

  /** A record that nobody asked about is looked up: what the audit history is to find. */
  async curiosity(admin: Person, patient: number): Promise<void> {
    const object = `patient-${patient}`;
    await this.take(admin, { route: 'GET /patients/:id', patients: [patient], object });
  }

  private async take(person: Person, look: Taken): Promise<void> {
    const { action = 'view', route, patients, object = null, format = null } = look;
    const event = new Disclosed(action, patients, null, object, format).record(route);
    await this.access.record(atDesk(person), event!);
  }
}
