import { withNote } from './cases.ts';
import { type Desk, posted, type Scenes } from './desk.ts';

const content = { title: 'What a payer asks', content: 'Name the visit.' };
const file = {
  format: 'medical-necessity-library',
  version: 1,
  contents: [1, 2, 3].map((n) => ({ ...content, title: `Imported ${n}`, content_type: 'instruction' })),
};

export async function aContent({ admin }: Desk) {
  const { content: one } = await posted(admin, '/rag/content', content);
  return `/rag/content/${one.id}`;
}

async function rated(desk: Desk) {
  const { id, note_id } = await withNote(desk);
  return { case_id: id, note_id, feedback_type: 'positive', quality_score: 5, should_add_to_rag: true };
}

/** Feedback whose text is to go into the library. */
export const aSuggestion = async (desk: Desk) =>
  `/rag/feedback/${(await posted(desk.owner, '/rag/feedback', await rated(desk))).feedback_id}`;

export const ofLibrary: Scenes = {
  'POST /rag/import': ({ admin: by }) => ({ address: '/rag/import', by, body: { file } }),
  'POST /rag/content': ({ admin: by }) => ({ address: '/rag/content', by, body: content }),
  'PUT /rag/content/:id': async (desk) => ({
    ...{ address: await aContent(desk), by: desk.admin },
    body: { ...content, title: 'New' },
  }),
  'DELETE /rag/content/:id': async (desk) => ({ address: await aContent(desk), by: desk.admin }),
  'POST /rag/feedback': async (desk) => ({ address: '/rag/feedback', body: await rated(desk) }),
  'POST /rag/feedback/:id/approve': async (desk) => ({
    address: `${await aSuggestion(desk)}/approve`,
    by: desk.admin,
  }),
  'POST /rag/feedback/:id/reject': async (desk) => ({
    address: `${await aSuggestion(desk)}/reject`,
    by: desk.admin,
  }),
};
