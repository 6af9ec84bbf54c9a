import type { Chance } from './form.ts';
import { type KnownSite, noteShape, type Pending, type WrittenCase } from './known-site.ts';

/** Resolves to the answer; rejects when the server went away before it. */
export type Call = (
  method: string,
  path: string,
  body?: object,
) => Promise<{ status: number; body: unknown }>;

export const WRITER_PASSWORD = 'a password of their own';

const provider = { name: 'Dr. Jo Park', npi: '1234567893', signature: '', date_signed: '2026-01-02' };
const diagnoses = [{ code: 'N39.41', description: 'Urge incontinence' }];
const items = [{ item: 'A brief of no catalogue', category: 'Incontinence', quantity: 2 }];

/** One person who works until the server is gone, and on the next one goes on. */
export class Writer {
  private call!: Call;
  private acknowledged!: () => void;
  /** Theirs: nobody else may change it. */
  private last: WrittenCase | null = null;

  constructor(
    private readonly site: KnownSite,
    private readonly chance: Chance,
  ) {}

  /**
   * `acknowledged` is called after each change that was answered.
   * @throws what the call throws when the server is gone, and on every refusal
   */
  async work(call: Call, acknowledged: () => void): Promise<never> {
    this.call = call;
    this.acknowledged = acknowledged;
    for (let left = this.cutOff(); ; left = null) {
      const written = left ?? (this.last = await this.openCase());
      const steps = 2 + this.chance.under(6);
      await this.generate(written);
      for (let step = 0; step < steps; step += 1)
        await this.chance.one([this.edit, this.edit, this.share, this.generate]).call(this, written);
      await this.edit(written);
      if (this.chance.draw() < 0.5) await this.sign(written);
    }
  }

  /** Mostly somebody goes on where the last server was killed. */
  private cutOff(): WrittenCase | null {
    return this.last?.signed === false && this.chance.draw() < 0.8 ? this.last : null;
  }

  private async openCase(): Promise<WrittenCase> {
    const { site } = this;
    const last_name = site.newName();
    const patient = await this.done<{ id: number }>('POST', '/patients', { first_name: 'Ann', last_name });
    site.registered(patient.id, last_name);
    this.acknowledged();
    site.askedOpenings.add(patient.id);
    const opening = { patient: { id: patient.id }, diagnoses, items, provider };
    const { case_id } = await this.done<{ case_id: number }>('POST', '/cases/workflow', opening);
    const written = site.opened(case_id, patient.id);
    this.acknowledged();
    return written;
  }

  private async generate(written: WrittenCase): Promise<void> {
    const made = await this.change<{ note_id: number; note_text: string }>(
      written,
      { kind: 'generate' },
      { method: 'POST', path: 'generate_note', body: {} },
    );
    written.notes.set(made.note_id, made.note_text);
    this.site.noteShape ??= noteShape(made.note_text, written.lastName);
  }

  /** Long enough that a write torn in the middle would show. */
  private async edit(written: WrittenCase): Promise<void> {
    const noteId = Math.max(...written.notes.keys());
    const line = `${written.lastName} needs briefs, said for the ${this.chance.under(1_000_000)}th time.\n`;
    const text = line.repeat(1 + this.chance.under(60)).trimEnd();
    const request = { method: 'PUT', path: `notes/${noteId}`, body: { note_text: text } };
    await this.change(written, { kind: 'edit', noteId, text }, request);
    written.notes.set(noteId, text);
  }

  private async share(written: WrittenCase): Promise<void> {
    const { colleagueId } = this.site;
    const shared = !written.shared;
    const request = shared
      ? { method: 'POST', path: 'shares', body: { user_id: colleagueId } }
      : { method: 'DELETE', path: `shares/${colleagueId}` };
    await this.change(written, { kind: 'share', shared }, request);
    written.shared = shared;
  }

  private async sign(written: WrittenCase): Promise<void> {
    const request = { method: 'POST', path: 'sign', body: { password: WRITER_PASSWORD } };
    await this.change(written, { kind: 'sign' }, request);
    written.signed = true;
  }

  private async change<T>(
    written: WrittenCase,
    pending: Pending,
    { method, path, body }: { method: string; path: string; body?: object },
  ): Promise<T> {
    written.pending = pending;
    const answer = await this.done<T>(method, `/cases/${written.id}/${path}`, body);
    written.pending = null;
    this.acknowledged();
    return answer;
  }

  private async done<T>(method: string, path: string, body?: object): Promise<T> {
    const { status, body: answer } = await this.call(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
    this.site.changes += 1;
    return answer as T;
  }
}
