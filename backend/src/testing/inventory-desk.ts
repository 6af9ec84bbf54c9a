import type {
  CategoriesResponse,
  InventorySavedResponse,
  ItemsResponse,
  PublicItemsResponse,
} from '@vouchwell/contract';
import { startApp } from './app.ts';

/** An inventory that an admin keeps, and what a user is offered of it. For tests only. */
export async function inventoryDesk() {
  const app = await startApp();
  const user = await app.newUser();
  const admin = await app.admin();
  const read = async <T>(path: string, agent = admin) => (await agent.get(path).expect(200)).body as T;
  return {
    ...{ app, admin, user, read },
    items: (query = '') => read<ItemsResponse>(`/inventory/items?${query}`),
    categories: async () => (await read<CategoriesResponse>('/inventory/categories')).categories,
    /** In the workflow. */
    offered: async () => (await read<PublicItemsResponse>('/inventory/items/public', user)).categories,
  };
}

/** As a change has left it. */
export const entryOf = <T>({ body }: { body: unknown }): T => (body as InventorySavedResponse<T>).entry!;
