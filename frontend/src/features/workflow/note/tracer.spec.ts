import { type Trace, traceNote } from '@vouchwell/rules';
import { expect, it, vi } from 'vitest';
import { aCase } from '../../../testing/people-and-cases.ts';
import { openTracer, type TraceAsked } from '../../cases/public/trace-worker.ts';
import { draftOf } from '../draft/draft.ts';
import { groundingFacts } from './grounding-places.ts';

const facts = groundingFacts(draftOf(aCase()), 42)!;
const question = (text: string) => ({ text, facts, day: '2026-03-03' });

/** The two ends of what a thread is spoken to through; the far one answers when it is told to. */
function aThread() {
  const { port1: near, port2: far } = new MessageChannel();
  const asked: TraceAsked[] = [];
  far.addEventListener('message', ({ data }: MessageEvent<TraceAsked>) => asked.push(data));
  far.start();
  near.start();
  const answer = () => {
    const { number, text, day } = asked.at(-1)!;
    far.postMessage({ number, trace: traceNote(text, facts, day) });
  };
  const terminate = () => near.close();
  const postMessage = (data: unknown) => near.postMessage(data);
  return {
    asked,
    answer,
    thread: { postMessage, addEventListener: near.addEventListener.bind(near), terminate },
  };
}

it('asks for the newest text only, one at a time, and is told no older one', async () => {
  const { asked, answer, thread } = aThread();
  const told: Trace[] = [];
  const tracer = openTracer((trace) => told.push(trace), thread as unknown as Worker);
  tracer.ask(question('One.'));
  tracer.ask(question('Two. Three.'));
  tracer.ask(question('Four. Five. Six.'));
  await vi.waitFor(() => expect(asked.map(({ text }) => text)).toEqual(['One.']));
  answer();
  await vi.waitFor(() => expect(asked.map(({ text }) => text)).toEqual(['One.', 'Four. Five. Six.']));
  expect(told).toEqual([]);
  answer();
  await vi.waitFor(() => expect(told.map(({ sentences }) => sentences.length)).toEqual([3]));
  tracer.close();
});

it('traces in place where there are no threads', () => {
  const told: Trace[] = [];
  openTracer((trace) => told.push(trace), null).ask(question('Marisol Okafor agrees.'));
  expect(told[0]?.sentences).toMatchObject([{ facts: ['patient name'] }]);
});
