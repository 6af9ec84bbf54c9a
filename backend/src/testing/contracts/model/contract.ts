import { NOTE_MAX_LENGTH } from '@vouchwell/rules';
import type { LanguageModel, ModelError, Prompt } from '../../../kernel/ports/model.port.ts';
import type { Behaviour, ModelStandIn } from '../../stand-ins/model.ts';

/** A model adapter with the server it talks to. */
export interface ModelEngine {
  readonly model: LanguageModel;
  /** The same adapter at an address where nothing listens. */
  readonly unreachable: LanguageModel;
  readonly server: ModelStandIn;
  /** The exact model that writes, where its server tells. */
  readonly digest: string | null;
  /** What it is asked with. */
  readonly parameters: Readonly<Record<string, number>>;
  close(): Promise<void>;
}

const prompt: Prompt = { system: 'You write letters.', user: 'Facts of <Ørsted O’Brien> 漢字' };

/** What the features may rely on, whatever the model. One row per adapter in model.contract.spec.ts. */
export function modelContract(name: string, start: () => Promise<ModelEngine>): void {
  describe(`a model: ${name}`, () => {
    let engine: ModelEngine;
    const printed: unknown[] = [];
    const { log, warn, error } = console;
    beforeAll(async () => {
      engine = await start();
      Object.assign(
        console,
        listeners((...line) => printed.push(line)),
      );
    });
    afterAll(async () => {
      Object.assign(console, { log, warn, error });
      await engine.close();
    });
    // What a library prints of a prompt or an answer would be patient data in a log.
    afterEach(() => expect(printed.splice(0)).toEqual([]));

    const write = (signal = new AbortController().signal, onText?: (piece: string) => void) =>
      engine.model.write(prompt, { signal, ...(onText && { onText }) });
    const fails = async (behaviour: Behaviour, reason: ModelError['reason']) => {
      engine.server.behave(behaviour);
      const outcome: unknown = await write().then(
        (text) => text,
        (thrown: unknown) => thrown,
      );
      expect(outcome).toMatchObject({ name: 'ModelError', reason });
      return (outcome as ModelError).message;
    };

    test('writes one text, told piece by piece, with what it cost', async () => {
      const pieces = ['Dear ', 'Ørsted,\n\n', 'all is ', 'well. 漢字 '];
      engine.server.behave({ kind: 'answers', pieces });
      const heard: string[] = [];
      const written = await write(undefined, (piece) => heard.push(piece));
      expect(heard).toEqual(pieces);
      const { digest, parameters } = engine;
      const text = pieces.join('').trim();
      expect(written).toEqual({ text, tokens: { input: 120, output: 40 }, digest, parameters });
    });

    test('sends the instructions and the message as they are', async () => {
      engine.server.behave({ kind: 'answers', pieces: ['Yes.'] });
      await write();
      const sent = JSON.stringify(engine.server.asked.at(-1)?.body);
      expect(sent).toContain(JSON.stringify(prompt.system));
      expect(sent).toContain(JSON.stringify(prompt.user));
    });

    test('gives plain, well-formed text', async () => {
      const pieces = ['\n A\u0000B\u001b[31mC\r\nD\u202eE', '\ud83d', '\ude00 F\ud800G <b>&amp;'];
      engine.server.behave({ kind: 'answers', pieces });
      expect((await write()).text).toBe('AB[31mC\nDE😀 F\ufffdG <b>&amp;');
    });

    test('leaves out what the model thinks aloud', async () => {
      const pieces = ['<thi', 'nk>\nCANARY', ' one</think>\n\n', 'Dear ', 'reviewer <5 mg'];
      engine.server.behave({ kind: 'answers', pieces });
      const heard: string[] = [];
      const { text } = await write(undefined, (piece) => heard.push(piece));
      expect(text).toBe('Dear reviewer <5 mg');
      expect(heard.join('')).toBe(text);
    });

    test.each<[string, Behaviour, ModelError['reason']]>([
      ['an error in the middle', { kind: 'errs', pieces: ['Dear '], error: 'CANARY' }, 'refused'],
      ['an error at once', { kind: 'errs', pieces: [], error: 'CANARY' }, 'refused'],
      ['a connection that breaks', { kind: 'cuts_off', pieces: ['Dear '] }, 'cut_off'],
      ['a connection that breaks at once', { kind: 'cuts_off', pieces: [] }, 'unreachable'],
      ['an end without the last line', { kind: 'ends_early', pieces: ['Dear '] }, 'cut_off'],
      [
        'a text too long for the model',
        { kind: 'answers', pieces: ['Dear '], doneReason: 'length' },
        'out_of_room',
      ],
      ['a text without end', { kind: 'never_ends', piece: 'x'.repeat(NOTE_MAX_LENGTH / 10) }, 'cut_off'],
      ['lines that are no JSON', { kind: 'garbles', pieces: ['Dear ', 'CANARY'] }, 'refused'],
      ['no text', { kind: 'answers', pieces: [] }, 'empty'],
      ['only space', { kind: 'answers', pieces: [' \n', '\t'] }, 'empty'],
      ['no key', { kind: 'refuses', status: 401 }, 'refused'],
      ['no right', { kind: 'refuses', status: 403, body: 'CANARY' }, 'refused'],
      ['too often', { kind: 'refuses', status: 429, headers: { 'retry-after': '7' } }, 'refused'],
      ['not found', { kind: 'refuses', status: 404 }, 'refused'],
      ['bad request', { kind: 'refuses', status: 400, body: 'CANARY' }, 'refused'],
      ['overload', { kind: 'refuses', status: 503, body: '<html>CANARY</html>' }, 'refused'],
      ['failure', { kind: 'refuses', status: 500, body: '' }, 'refused'],
      ['a redirect', { kind: 'redirects', to: 'http://127.0.0.1:1/' }, 'refused'],
    ])('refuses %s, in a sentence of its own', async (_, behaviour, reason) => {
      const message = await fails(behaviour, reason);
      expect(message).toMatch(/^The .+\.$/);
      expect(message).not.toMatch(/canary/i);
    });

    test.each<[string, Behaviour, RegExp]>([
      [
        'too often',
        { kind: 'refuses', status: 429, headers: { 'retry-after': '7' } },
        /Try again in 7 seconds\./,
      ],
      ['too often', { kind: 'refuses', status: 429 }, /Try again later\./],
      [
        'overload',
        { kind: 'refuses', status: 503, headers: { 'retry-after': 'soon' } },
        /503\)\. Try again later\./,
      ],
    ])('%s: says when to try again', async (_, behaviour, sentence) => {
      expect(await fails(behaviour, 'refused')).toMatch(sentence);
    });

    test('says when nobody listens', async () => {
      const signal = new AbortController().signal;
      await expect(engine.unreachable.write(prompt, { signal })).rejects.toMatchObject({
        reason: 'unreachable',
      });
      expect(await engine.unreachable.answers()).toBe(false);
      expect(await engine.model.answers()).toBe(true);
    });

    test.each<[string, () => Error | undefined, ModelError['reason']]>([
      ['cancelled', () => undefined, 'cancelled'],
      ['over its time', () => new DOMException('600 s', 'TimeoutError'), 'timeout'],
    ])('stops the server too when %s', async (_, why, reason) => {
      engine.server.behave({ kind: 'holds', pieces: ['Dear '] });
      const { asked, givenUp } = engine.server;
      const [askedBefore, givenUpBefore] = [asked.length, givenUp];
      const stop = new AbortController();
      const writing = write(stop.signal, () => stop.abort(why()));
      await expect(writing).rejects.toMatchObject({ name: 'ModelError', reason });
      await engine.server.until(() => engine.server.givenUp > givenUpBefore);
      expect(asked.length).toBe(askedBefore + 1);
    });

    test('waits no longer than it may for a first word', async () => {
      engine.server.behave({ kind: 'keeps_silent' });
      await expect(write(AbortSignal.timeout(500))).rejects.toMatchObject({ reason: 'timeout' });
    });

    test('asks nobody when it is cancelled before', async () => {
      const before = engine.server.asked.length;
      await expect(write(AbortSignal.abort())).rejects.toMatchObject({ reason: 'cancelled' });
      expect(engine.server.asked.length).toBe(before);
    });

    test('tries nothing twice', async () => {
      const before = engine.server.asked.length;
      await fails({ kind: 'refuses', status: 500 }, 'refused');
      expect(engine.server.asked.length).toBe(before + 1);
    });
  });
}

const listeners = (listen: (...line: unknown[]) => void) => ({ log: listen, warn: listen, error: listen });
