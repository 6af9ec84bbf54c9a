import { request as httpRequest } from 'node:http';
import type { EmbeddingStandIn } from './embedding.ts';
import type { LocalHttp } from './local-http.ts';

/** One server that writes and embeds, as Ollama does: each is done by the stand-in for it. For tests only. */
export function writesAndEmbeds(
  front: LocalHttp,
  writing: { readonly url: string },
  embedding: EmbeddingStandIn,
): LocalHttp {
  return front.serve((incoming, response) => {
    const { url } = incoming.url === '/api/embed' ? embedding : writing;
    const { method, headers } = incoming;
    const passed = httpRequest(new URL(incoming.url!, url), { method: method!, headers });
    passed.on('response', (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
}
