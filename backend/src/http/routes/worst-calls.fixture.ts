import type { ProblemResponse } from '@vouchwell/contract';
import { USER } from '../../testing/app.ts';
import type { Scene } from '../../testing/scenes/desk.ts';
import { limitOf } from '../bodies/body-limits.ts';
import type { DeclaredRoute } from './declared-routes.ts';
import { schemaOf } from './openapi.ts';
import { longestOf, worstOf, worstTexts } from './worst-bodies.fixture.ts';

/** As it is sent, its body as text: the making of it is no part of what is measured. */
export interface Call {
  readonly query?: object;
  readonly body?: string;
}

/** As long as one may be, uncommon in each of its guises: it is looked for in all of them. */
const MANY_GUISES = `1${'a1@$!|0e3b'.repeat(12)}9`;

/** What names something, or must fit something, and so is as the scene has it; without one, this. */
const NAMED: Readonly<Record<string, unknown>> = {
  ...{ patient: undefined, merged_id: undefined, case_id: undefined, note_id: undefined, user_id: 1 },
  // Nobody signs in under it.
  ...{ username: 'worst.of.all', password: USER.password, current_password: USER.password },
  ...{ code: 'N39.41', seen: undefined, file_name: undefined, sha256: undefined },
};

/** What a body must say right, so that it is not refused before its texts are read. */
function known({ path }: DeclaredRoute, { body = {} }: Scene): Readonly<Record<string, unknown>> {
  const ofScene = Object.entries(body).filter(([name]) => name in NAMED);
  return {
    ...{ ...NAMED, ...Object.fromEntries(ofScene), merged_revision: undefined },
    // What goes together.
    ...{ is_primary: false, should_exclude_from_rag: false, quality_score: 5, new_password: MANY_GUISES },
    ...(path.startsWith('/admin/users') && { password: MANY_GUISES }),
  };
}

/** What a route takes that reads none, such as one of DELETE: as much of the text as its body may hold. */
function unread({ method, path }: DeclaredRoute, piece: string) {
  const bytes = Buffer.byteLength(JSON.stringify(piece)) - 2;
  return { text: piece.repeat(Math.floor((limitOf(`${method} ${path}`).bytes - 16) / bytes)) };
}

/** As large as it may be, all texts made of one of `worstTexts`. */
export function largest(route: DeclaredRoute, kind: string): (scene: Scene) => Call {
  const piece = worstTexts[kind]!;
  return (scene) => {
    const worst = (of: typeof route.body) => worstOf(schemaOf(of!), piece, known(route, scene)) as object;
    if (route.method === 'GET') return { query: route.query ? worst(route.query) : {} };
    return { body: JSON.stringify(route.body ? worst(route.body) : unread(route, piece)) };
  };
}

/** Of a form that no length tells; files have tests of their own. */
const OF_A_FORM = [
  'file',
  'piece',
  'public_key',
  'new_password',
  'model',
  'date_signed',
  'fact',
  'value',
  'hcpcs',
];
const KEPT = [...Object.keys(NAMED), ...OF_A_FORM];
let sent = 0;

/** The body of the scene with the longest texts: what is refused when all is worst is done when all else is right. */
export function longest(route: DeclaredRoute, kind: string): (scene: Scene) => Call {
  return ({ body = {} }) => {
    const text = { piece: worstTexts[kind]!, start: `x${(sent += 1)}.` };
    return { body: JSON.stringify(longestOf(schemaOf(route.body!), body, text, KEPT)) };
  };
}

const LONG_TEXT = /"x\d+\./;

/**
 * Whether what is refused is one of these longest texts and nothing else of the body that was sent. One without any is all
 * of a form, such as a piece of a file: there is nothing else to refuse.
 */
export function isOfLongText({ fields = {} }: ProblemResponse, sent: string): boolean {
  if (!LONG_TEXT.test(sent)) return true;
  const at = (path: string) =>
    path
      .split('.')
      .reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], JSON.parse(sent));
  const paths = Object.keys(fields);
  return paths.length > 0 && paths.every((path) => LONG_TEXT.test(JSON.stringify(at(path)) ?? ''));
}
