import { Injectable } from '@nestjs/common';
import { foldText } from '@vouchwell/rules';
import { Documents } from '../kernel/documents.ts';
import { userDirectory, type UserDoc } from './user.projections.ts';

/** More users than any site of this product has. */
const ALL = 10_000;
const MOST_COLLEAGUES = 20;

@Injectable()
export class UserQueries {
  constructor(private readonly documents: Documents) {}

  get(id: number): Promise<UserDoc | null> {
    return this.documents.get(userDirectory, id);
  }

  async byName(username: string): Promise<UserDoc | null> {
    const where = { username_folded: foldText(username) };
    return (await this.documents.find(userDirectory, { where, limit: 1 }))[0] ?? null;
  }

  all(): Promise<UserDoc[]> {
    return this.documents.find(userDirectory, { sort: ['username_folded'], limit: ALL });
  }

  /** Active users but this one, whose names hold every word, by name. */
  async colleagues(of: number, query = ''): Promise<UserDoc[]> {
    const where = { is_active: true, id: { ne: of } };
    const sort = ['name_folded', 'username_folded'];
    return this.documents.find(userDirectory, { where, contains: query, sort, limit: MOST_COLLEAGUES });
  }

  async counts(): Promise<{ total: number; active: number; admin: number; inactive: number }> {
    const count = (where = {}) => this.documents.count(userDirectory, { where });
    const [total, active, admin] = await Promise.all([
      count(),
      count({ is_active: true }),
      count({ role: 'admin' }),
    ]);
    return { total, active, admin, inactive: total - active };
  }

  /** No active admin but this one can manage users. */
  async isLastAdmin(id: number): Promise<boolean> {
    const admins = await this.documents.find(userDirectory, {
      where: { role: 'admin', is_active: true },
      limit: ALL,
    });
    return admins.every((user) => user.id === id || user.flags.can_manage_users === false);
  }
}

export type { UserDoc };
