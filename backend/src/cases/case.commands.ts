import { CommandHandler } from '@nestjs/cqrs';
import type { ProviderRequest, SendForSignatureRequest } from '@vouchwell/contract';
import { countedBy, successorsBeside } from '@vouchwell/rules';
import { demand } from '../kernel/access/access.ts';
import { type Handles, Way } from '../kernel/commanding/way.ts';
import { Commit } from '../kernel/committing/commit.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { PatientUse } from '../patients/public.ts';
import { RulePackQueries } from '../rule-packs/public.ts';
import { UserQueries } from '../users/public.ts';
import { readersOf } from './record/case.access.ts';
import { CaseChoices } from './content/case.choices.ts';
import { caseDecider } from './record/case.decider.ts';
import { caseStream } from './record/case.events.ts';
import { CaseQueries } from './reading/case.queries.ts';
import { CaseOrderSigning } from './orders/case-order-signing.ts';
import { CaseSigning } from './signing/case-signing.ts';
import { orderExtras } from './orders/case-order.responses.ts';
import { earlierDelivery, encounterChoice, questionOf } from './evidence/evidence.choices.ts';
import { providerFacts } from './content/provider-facts.ts';
import { CaseWish } from './wishes/case-wish.ts';

export type Handled = Handles<CaseWish, typeof caseDecider>;

@CommandHandler(CaseWish)
export class CaseHandler implements Handled {
  readonly decider = caseDecider;
  readonly stream = caseStream;

  constructor(
    private readonly way: Way,
    private readonly commit: Commit,
    private readonly cases: CaseQueries,
    private readonly choices: CaseChoices,
    private readonly signing: CaseSigning,
    private readonly orders: CaseOrderSigning,
    private readonly users: UserQueries,
    private readonly packs: RulePackQueries,
    private readonly use: PatientUse,
  ) {}

  execute(wish: CaseWish) {
    return this.way.take(wish, this);
  }

  async authorise(wish: CaseWish): Promise<unknown> {
    const { id, asked, actor } = wish;
    switch (asked.type) {
      case 'OpenCase':
        return demand(actor, 'can_create_cases');
      case 'CarryPatient':
        return demand(actor, 'can_access_admin');
      case 'ShareCase':
        return this.cases.toHandOn(id, actor, 'share');
      case 'SendForSignature':
        return this.toSend(wish, asked.body);
      case 'DeleteCase':
        return (await this.done(wish)) || this.cases.toHandOn(id, actor, 'delete');
      case 'TakeBackShare':
        return (await this.done(wish)) || this.toTakeBack(asked.user_id, wish);
      default:
        return this.cases.accessible(id, actor);
    }
  }

  /** Their own share anybody may give back. */
  private toTakeBack(user_id: number, { id, actor }: CaseWish): Promise<unknown> {
    const own = user_id === actor.id;
    return own ? this.cases.accessible(id, actor) : this.cases.toHandOn(id, actor, 'share');
  }

  /** Whoever may work on it may ask somebody who may as well; to let another in stays with its owner. */
  private async toSend({ id, actor }: CaseWish, { user_id }: SendForSignatureRequest): Promise<unknown> {
    const doc = await this.cases.accessible(id, actor);
    return readersOf(doc).includes(user_id) ? doc : this.cases.toHandOn(id, actor, 'share');
  }

  private async provider(asked: ProviderRequest, actor: Person, now: Date, path?: string) {
    return providerFacts(asked, await this.users.signingAs(actor), now, path);
  }

  /** Whoever has given a case away sees it no more, but may hear again that it was given. */
  private async done({ id, asked, actor }: CaseWish): Promise<boolean> {
    return (await this.commit.repeated(caseStream(id), asked.type, actor)) !== null;
  }

  readonly enrich: Handled['enrich'] = {
    OpenCase: async ({ type, body }, { actor, now, today }) => {
      const command = {
        type,
        owner_id: actor.id,
        owner_name: actor.full_name ?? actor.username,
        patient: await this.choices.patient(body.patient.id),
        category: body.category ?? 'General',
        diagnoses: await this.choices.diagnoses(body.diagnoses ?? []),
        items: await this.choices.items(body.items ?? []),
        provider: body.provider && (await this.provider(body.provider, actor, now, 'provider.')),
        today,
      };
      const number = await this.way.number('case', caseDecider, command, actor);
      await this.use.begin(command.patient.id, actor);
      return { command, id: number };
    },
    ChoosePatient: async ({ type, patient_id }, { id, actor, basedOn }) => {
      const command = { type, patient: await this.choices.patient(patient_id) };
      await this.way.agreed(caseStream(id), caseDecider, command, basedOn);
      await this.use.begin(command.patient.id, actor);
      return { command };
    },
    ReplaceDiagnoses: async ({ type, diagnoses }) => ({
      command: { type, diagnoses: await this.choices.diagnoses(diagnoses) },
    }),
    ReplaceItems: async ({ type, items }) => ({ command: { type, items: await this.choices.items(items) } }),
    SetProvider: async ({ type, provider }, { actor, now, today }) => ({
      command: { type, provider: await this.provider(provider, actor, now), today },
    }),
    SignCase: ({ body }, known) => this.signing.ofCase(body, known),
    SignAddendum: ({ body }, known) => this.signing.ofAddendum(body, known),
    ShareCase: async ({ type, user_id }) => ({
      command: { type, user: await this.choices.colleague(user_id) },
    }),
    SendForSignature: async ({ type, body }, { actor }) => ({
      command: { type, user: await this.choices.colleague(body.user_id), by: actor.id },
    }),
    RecordEncounters: ({ type, body }, { today }) => ({
      command: { type, today, encounters: body.encounters.map(encounterChoice) },
    }),
    AnswerQuestion: async ({ type, body }, { today }) => {
      const { facts } = await this.packs.installed();
      const def = facts.get(body.fact) ?? null;
      const successors = def ? successorsBeside(def, facts) : [];
      return { command: { type, ...questionOf(body), def, successors, today } };
    },
    RecordDeliveries: async ({ type, body }, { today }) => {
      const { all, facts } = await this.packs.installed();
      const parts = [...countedBy(all)].flatMap((id) => facts.get(id) ?? []);
      return { command: { type, today, parts, delivered: body.delivered.map(earlierDelivery) } };
    },
    FillInOrder: ({ type, body }) => ({ command: { type, extras: orderExtras(body) } }),
    SignOrder: ({ body }, known) => this.orders.ofOrder(body, known),
    TakeBackShare: ({ type, user_id }, { actor }) => ({ command: { type, user_id, by: actor.id } }),
  };
}
