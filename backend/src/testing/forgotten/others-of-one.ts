import type { ContentResponse, FeedbackSavedResponse } from '@vouchwell/contract';
import { USER } from '../app.ts';
import type { ModelStandIn } from '../stand-ins/model.ts';
import { bespoke, provider, urge } from '../case-desk.ts';
import type { SiteOfOne } from './one-to-forget.ts';

/** Said by others of whoever is to be forgotten, in one place each. */
const said = {
  model: 'Zeb needs the sandalwood briefs.',
  half: 'Zeb needs the periwinkle',
  thought: 'At first the harebell seemed right.',
  again: 'The tamarisk is better.',
  sample: 'As the cormorant says.',
  handed: 'Zeb needs the kingfisher briefs.',
};
/** What of it may be found nowhere afterwards. */
export const OTHERS_TRACES = ['sandalwood', 'periwinkle', 'harebell', 'tamarisk', 'cormorant', 'kingfisher'];

/**
 * What others do with the one who is to be forgotten: a model writes, and is cut off; a colleague works on the case, gives it
 * back and gets it for signature; a rating is thought over, and what it suggests is turned down; another
 * lets the note into the library. Resolves to what the library then holds of it.
 */
export async function othersOfOne(site: SiteOfOne, model: ModelStandIn): Promise<ContentResponse> {
  const { app, admin, user, zeb, open, generate, edit } = site;
  const kim = await app.newUser({ full_name: 'Kim Oh' }, 'kim.oh');
  const { user: colleague } = (await kim.get('/auth/me').expect(200)).body as { user: { id: number } };
  const user_id = colleague.id;
  const id = await open({ patient: { id: zeb }, diagnoses: [urge], items: [bespoke], provider });
  const of = `/cases/${id}`;
  model.behave({ kind: 'cuts_off', pieces: [said.half] });
  await generate(id);
  model.behave({ kind: 'answers', pieces: [said.model] });
  const { note_id } = await generate(id);

  const rate = async (agent: typeof user, comments: string, quality_score = 4) => {
    const rating = { case_id: id, note_id, feedback_type: 'positive', quality_score, comments };
    const answer = await agent.post('/rag/feedback').send({ ...rating, should_add_to_rag: true });
    if (answer.status >= 300) throw new Error(`The note was not rated: ${answer.text}`);
    return answer.body as FeedbackSavedResponse;
  };
  await rate(user, said.thought);
  const { feedback_id } = await rate(user, said.again, 5);
  await admin.post(`/rag/feedback/${feedback_id}/reject`).expect(200);
  const sample = await rate(admin, said.sample);
  await admin.post(`/rag/feedback/${sample.feedback_id}/approve`).expect(200);
  const { body } = await admin.get('/rag/content?per_page=200').expect(200);
  const { content: contents } = body as { content: ContentResponse[] };

  await user.post(`${of}/shares`).send({ user_id }).expect(200);
  await edit(id, note_id, said.handed, kim).expect(200);
  await user.delete(`${of}/shares/${user_id}`).expect(200);
  await user.post(`${of}/send-for-signature`).send({ user_id }).expect(200);
  await kim.post(`${of}/sign`).send({ password: USER.password }).expect(200);
  await user.post(`${of}/complete`).send({}).expect(200);
  await app.caughtUp();
  return contents.find((one) => one.id === sample.content_id)!;
}
