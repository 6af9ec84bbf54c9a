import { Injectable } from '@nestjs/common';
import { foldText } from '@vouchwell/rules';
import { Commit } from '../../kernel/committing/commit.ts';
import { CurrentDocuments } from '../../kernel/projecting/current-documents.ts';
import { Documents } from '../../kernel/projecting/documents.ts';
import { nameDecider } from '../../kernel/committing/names.ts';
import { streamNumber } from '../../kernel/projecting/projection.ts';
import { Vault } from '../../kernel/vault/vault.ts';
import { missing } from '../../kernel/basics/problem.ts';
import { signingAs } from './profile.rules.ts';
import { userDecider } from './user.decider.ts';
import { type ProfessionalProfile, userStream } from './user.events.ts';
import { userDirectory, type UserDoc } from './user.projections.ts';

/** More users than any site of this product has. */
const ALL = 10_000;
const MOST_COLLEAGUES = 20;

/** Whose a name is. Names compare in any case, accents folded, and cannot be read in the log. */
export const usernameStream = (vault: Pick<Vault, 'pseudonym'>, username: string) =>
  `username-${vault.pseudonym('username', foldText(username))}`;

@Injectable()
export class UserQueries {
  constructor(
    private readonly documents: Documents,
    private readonly current: CurrentDocuments,
    private readonly commit: Commit,
    private readonly vault: Vault,
  ) {}

  /** With the rights of this moment, whatever the read model holds. @throws DomainError unavailable */
  get(id: number): Promise<UserDoc | null> {
    return this.current.get(userDirectory, userStream(id), withCounts);
  }

  /** The same but for what other streams add, such as the last sign-in: enough to tell who someone is and may do. */
  standing(id: number): Promise<UserStanding | null> {
    return this.current.ownPart(userDirectory, userStream(id));
  }

  /** Found by the stream of the name, as that says who has it now. @throws DomainError unavailable */
  async byName(username: string): Promise<UserDoc | null> {
    const { state: owner } = await this.commit.load(usernameStream(this.vault, username), nameDecider);
    return owner === null ? null : this.get(streamNumber(owner));
  }

  /** With the signature, and the revision that it is of; null: no such user. @throws DomainError unavailable */
  async profile(id: number): Promise<{ revision: number; profile: ProfessionalProfile } | null> {
    const { state, revision } = await this.commit.load(userStream(id), userDecider);
    return state.stage === 'known' ? { revision, profile: state.profile } : null;
  }

  /** Whose signature it is, that this person makes. @throws DomainError missing or unavailable */
  async signingAs(person: Pick<UserDoc, 'id' | 'full_name' | 'username'>): Promise<SigningAs> {
    const found = await this.profile(person.id);
    if (!found) throw missing('user_missing', 'User not found.');
    return signingAs(found.profile, person);
  }

  all(): Promise<UserDoc[]> {
    return this.documents.find(userDirectory, { sort: ['username_folded'], limit: ALL });
  }

  /** Active users but this one, whose names hold every word, by name; with an NPI those of that profile. */
  async colleagues(of: number, query = '', npi?: string): Promise<UserDoc[]> {
    const where = { is_active: true, id: { ne: of }, ...(npi !== undefined && { npi }) };
    const sort = ['name_folded', 'username_folded'];
    return this.documents.find(userDirectory, { where, contains: query, sort, limit: MOST_COLLEAGUES });
  }

  /** By words of the name or the username, also those who may not sign in any more. */
  sought(text: string, most: number): Promise<UserDoc[]> {
    return this.documents.find(userDirectory, { contains: text, sort: ['username_folded'], limit: most });
  }

  /** `admin`: those who are active. */
  async counts(): Promise<{ total: number; active: number; admin: number; inactive: number }> {
    const count = (where = {}) => this.documents.count(userDirectory, { where });
    const [total, active, admin] = await Promise.all([
      count(),
      count({ is_active: true }),
      count({ role: 'admin', is_active: true }),
    ]);
    return { total, active, admin, inactive: total - active };
  }

  /** Active users of the role. */
  admins(): Promise<UserDoc[]> {
    return this.documents.find(userDirectory, { where: { role: 'admin', is_active: true }, limit: ALL });
  }
}

export type SigningAs = ReturnType<typeof signingAs>;

export type UserStanding = Omit<UserDoc, 'case_count' | 'last_login' | 'second_factor'>;

/** What the streams of cases and second factors and the history of accesses tell of a user. */
const withCounts = (folded: UserDoc, standing: UserDoc | null): UserDoc => ({
  ...folded,
  case_count: standing?.case_count ?? 0,
  last_login: standing?.last_login ?? null,
  second_factor: standing?.second_factor ?? false,
});

export type { UserDoc };
