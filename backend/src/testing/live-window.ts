import type { LiveEvent } from '@vouchwell/contract';

/** GET /live as a browser reads it. For tests only. */
export async function liveWindow(url: string, headers: Record<string, string>) {
  const gone = new AbortController();
  const reply = await fetch(`${url}/live`, { headers, signal: gone.signal });
  if (reply.status !== 200) throw new Error(`The stream was refused with ${reply.status}.`);
  const told: LiveEvent[] = [];
  let heard = () => {};
  let open = true;
  const reading = (async () => {
    let text = '';
    for await (const part of reply.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + part).split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) {
        const [, type, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
        if (type) told.push({ type, ...(JSON.parse(data!) as object) } as LiveEvent);
      }
      heard();
    }
  })()
    .catch(() => undefined)
    .finally(() => {
      open = false;
      heard();
    });
  return {
    told,
    headers: reply.headers,
    ended: reading,
    /** Resolves when what was told so far satisfies; rejects where the stream ends before. */
    async until(satisfied: (events: readonly LiveEvent[]) => boolean): Promise<void> {
      while (!satisfied(told)) {
        if (!open) throw new Error('The stream has ended.');
        await new Promise<void>((resolve) => (heard = resolve));
      }
    },
    async close() {
      gone.abort();
      await reading;
    },
  };
}
