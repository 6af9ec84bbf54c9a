import { changes } from '../../testing/scenes/changes.ts';
import type { Desk, Scene } from '../../testing/scenes/desk.ts';
import { noChanges } from '../../testing/scenes/no-changes.ts';
import type { DeclaredRoute } from './declared-routes.ts';
import { thingsThere } from './things-there.fixture.ts';

const scenes = { ...changes, ...noChanges };

export const nameOf = ({ method, path }: DeclaredRoute) => `${method} ${path}`;
export const hasScene = (route: DeclaredRoute) => nameOf(route) in scenes;

/** What each route is tried on. */
export async function routeScenes(desk: Desk) {
  const there = await thingsThere(desk);
  /** Where a route reads; its name for a thing stays where there is none. */
  const readAt = ({ path }: DeclaredRoute) =>
    Object.entries(there).reduce((address, [named, thing]) => address.replace(named, thing), path);
  return {
    /** Why a route cannot be tried, as a sentence. */
    missing(route: DeclaredRoute): string[] {
      if (hasScene(route) || !readAt(route).includes(':')) return [];
      return [
        route.method === 'GET'
          ? `${nameOf(route)} reads a thing of which none is there: add one to things-there.fixture.ts.`
          : `${nameOf(route)} names a thing, and nothing makes one: add a scene to testing/scenes, in no-changes.ts if it changes no record.`,
      ];
    },
    /** One thing for all calls of a route, until one of them has used it up. */
    of(route: DeclaredRoute) {
      const make = scenes[nameOf(route)];
      let scene: Scene | null = null;
      return {
        there: async () => (scene ??= make ? await make(desk) : { address: readAt(route), by: desk.admin }),
        usedUp: () => (scene = null),
      };
    },
  };
}

export type RouteScenes = Awaited<ReturnType<typeof routeScenes>>;
