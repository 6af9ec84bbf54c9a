import { type INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ContentRequest } from '@vouchwell/contract';
import { NEW } from '../kernel/commanding/wish.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import { addedContent, ContentWish } from '../library/public.ts';
import { UserQueries } from '../users/public.ts';

/** What an admin of the invented clinic has added to the starter library. */
const contents: readonly ContentRequest[] = [
  {
    content_type: 'instruction',
    title: 'House style of Fairhaven Springs',
    content:
      'Open with the date of the visit and the name of the clinician. Write “the patient” after the first ' +
      'mention of the name. Give measurements with their units and the day on which they were taken. Close ' +
      'with the phone number of the clinic’s DME desk in brackets, for the reviewer to fill in.',
    category: 'general',
    subcategory: 'house style',
    tags: ['style', 'Fairhaven Springs'],
    quality_score: 3.8,
  },
  {
    content_type: 'sample_note',
    title: 'Lymphedema stockings, both legs',
    content:
      'Ms. Odile Branscombe (invented) was seen on September 22, 2026, for lymphedema of both legs (I89.0). ' +
      'Circumference at the calf was 43 cm on the right and 41 cm on the left, with a positive Stemmer sign on ' +
      'both sides. After four weeks of bandaging the measurements are stable, and stockings of 30-40 mmHg keep ' +
      'them so. Three daytime garments for each leg for six months are ordered, the limit of the Lymphedema ' +
      'Treatment Act, so that one can be washed while another is worn.',
    category: 'compression',
    subcategory: 'lymphedema',
    tags: ['lymphedema', 'stockings', 'example'],
    quality_score: 4.2,
  },
];

export async function addSampleContents(app: INestApplicationContext): Promise<void> {
  for (const body of contents) {
    await app
      .get(CommandBus, { strict: false })
      .execute(new ContentWish(NEW, addedContent(body), await sampleAdmin(app)));
  }
}

/** The site's first admin, in a request of its own. */
export async function sampleAdmin(app: INestApplicationContext): Promise<Person> {
  const users = await app.get(UserQueries, { strict: false }).all();
  const [admin] = users.filter(({ role }) => role === 'admin').sort((a, b) => a.id - b.id);
  if (!admin) throw new Error('The demonstration has no admin yet.');
  const { id, username, full_name } = admin;
  return { ...systemActor(username), id, full_name, role: 'admin' };
}
