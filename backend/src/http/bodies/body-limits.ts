import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  IMPORT_MOST_BYTES,
  LARGER_LOGO,
  largerFile,
  LIBRARY_MOST_BYTES,
  MODEL_PIECE_BYTES,
  PACK_MOST_BYTES,
} from '@vouchwell/rules';
import type { JsonBounds } from './json-bounds.ts';

export interface BodyLimit {
  /** The largest body in bytes. */
  readonly bytes: number;
  readonly json: JsonBounds;
  /** Where a larger one can only be a larger file: its field, and the sentence that says what to do. */
  readonly larger?: Record<string, string>;
}

const KB = 1024;
/** Bytes of one character of a text at the most: as three bytes of UTF-8, or escaped as \u0000. */
const [WIDE, ESCAPED] = [3, 6];

/** What a form sends. No list of a request holds more than 100 entries; the rest is for what clients add. */
const json: JsonBounds = { depth: 10, keys: 200, entries: 200, members: 5_000 };
const upTo = (bytes: number): BodyLimit => ({ bytes, json });

const ORDINARY = upTo(16 * KB);
/** A text of 50,000 characters, whatever they are. */
const LONG_TEXT = upTo(50_000 * ESCAPED + 16 * KB);
/** 100 diagnoses, or 100 items with all their texts. */
const DIAGNOSES = 100 * (600 * WIDE);
const ITEMS = 100 * (2_800 * WIDE);
/** 50 encounters with their findings. */
const ENCOUNTERS = 50 * (10_700 * WIDE);
const SIGNATURE = 200_000 + 16 * KB;

/** A file of an import in base64. */
const fileUpTo = (bytes: number, sentence: string): BodyLimit => ({
  ...upTo(Math.ceil(bytes / 3) * 4 + 4 * KB),
  larger: { file: sentence },
});
const CSV = fileUpTo(IMPORT_MOST_BYTES, largerFile.csv);
const ORDER_FILE = fileUpTo(IMPORT_MOST_BYTES, largerFile.order);
const PACK_FILE = fileUpTo(PACK_MOST_BYTES, largerFile.pack);

/** The smallest that fits, by route; every other route takes what an ordinary form sends. */
const limits: Readonly<Record<string, BodyLimit>> = {
  'POST /auth/login': upTo(4 * KB),
  'POST /auth/login/second-factor': upTo(4 * KB),
  'POST /cases/workflow': upTo(DIAGNOSES + ITEMS + SIGNATURE),
  'POST /cases/:id/diagnoses': upTo(DIAGNOSES),
  'POST /cases/:id/items': upTo(ITEMS),
  'PUT /cases/:id/encounters': upTo(ENCOUNTERS),
  'PUT /cases/:id/answers': upTo(10 * 2_200 * WIDE),
  'PUT /cases/:id/deliveries': upTo(100 * 1_000),
  // With a reason for each of 200 open criteria.
  'POST /cases/:id/sign': upTo(200 * (900 * WIDE) + 16 * KB),
  'POST /cases/:id/provider': upTo(SIGNATURE),
  'PUT /admin/site': { ...upTo(368 * KB), larger: { logo: LARGER_LOGO } },
  'PUT /admin/users/:id/profile': upTo(SIGNATURE),
  'POST /cases/:id/improve_note': LONG_TEXT,
  'PUT /cases/:id/notes/:note_id': LONG_TEXT,
  'POST /cases/:id/addenda': upTo(10_000 * ESCAPED + 16 * KB),
  'POST /admin/rule-packs/check': PACK_FILE,
  'POST /admin/rule-packs': PACK_FILE,
  'POST /patients/imports/check': CSV,
  'POST /patients/imports': CSV,
  'POST /inventory/imports/codes/check': ORDER_FILE,
  'POST /inventory/imports/codes': ORDER_FILE,
  'POST /inventory/imports/items/check': CSV,
  'POST /inventory/imports/items': CSV,
  'POST /admin/local-models/imports/:id/pieces': upTo(Math.ceil(MODEL_PIECE_BYTES / 3) * 4 + 4 * KB),
  'POST /rag/content': LONG_TEXT,
  'PUT /rag/content/:id': LONG_TEXT,
  // 2,000 contents of some 700 words with 30 tags each, and as many again to be told that they are too many.
  'POST /rag/import': {
    bytes: LIBRARY_MOST_BYTES + 4 * KB,
    larger: { file: largerFile.library },
    json: { depth: 10, keys: 200, entries: 4_000, members: 100_000 },
  },
};

/** `route`: method and pattern, such as `POST /auth/login`. */
export const limitOf = (route: string): BodyLimit => limits[route] ?? ORDINARY;

/** Before any route is registered. */
export function limitBodies(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRoute', (route) => {
      const methods = [route.method].flat();
      route.bodyLimit = Math.max(...methods.map((method) => limitOf(`${method} ${route.url}`).bytes));
    });
}
