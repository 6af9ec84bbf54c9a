import { SentenceSplitter } from '@llamaindex/core/node-parser';
import { Document, MetadataMode } from '@llamaindex/core/schema';
import type { Part } from './vector-index.ts';

/**
 * What the splitter's thread runs, and the one file that knows LlamaIndex. To load it costs half a second and 140 MB,
 * which a site without an embedding model never pays and the thread gives back when it has had nothing to do.
 */

/** Some 900 characters: one thought of an instruction, one section of a letter. */
const PART_TOKENS = 256;
const OVERLAP_TOKENS = 32;
/** The splitter's work grows with the square of a text, so it is given no more than this at a time. */
const BLOCK = 2_000;

const splitter = new SentenceSplitter({
  chunkSize: PART_TOKENS,
  chunkOverlap: OVERLAP_TOKENS,
  // Its own tokenizer takes another quarter of a second to load and long to count; about is enough here.
  tokenizer: {
    encode: (text) => new Uint32Array(Math.ceil(text.length / 3.5)),
    decode: () => '',
  },
});

/** The parts of a text that are embedded each for itself: whole sentences where possible. */
export default function split(text: string): Part[] {
  return blocks(text).flatMap((block) => partsOf(text.slice(block.start, block.end), block));
}

function partsOf(text: string, { start, end }: Part): Part[] {
  const nodes = splitter.getNodesFromDocuments([new Document({ text })]);
  let from = 0;
  return nodes.map((node) => {
    const part = node.getContent(MetadataMode.NONE).trim();
    const at = text.indexOf(part, from);
    // The splitter puts stand-ins for numbers and addresses back in; where it erred, the block stands.
    if (at < 0) return { start, end };
    from = at + 1;
    return { start: start + at, end: start + at + part.length };
  });
}

/** Cut at the ends of paragraphs where there are any, else of lines, sentences, words. */
function blocks(text: string): Part[] {
  const found: Part[] = [];
  for (let start = 0; start < text.length;) {
    const rest = text.slice(start, start + BLOCK);
    const last = start + BLOCK >= text.length;
    const end = last ? text.length : start + cutAt(rest);
    if (text.slice(start, end).trim() !== '') found.push({ start, end });
    start = end;
  }
  return found;
}

function cutAt(text: string): number {
  for (const end of ['\n\n', '\n', '. ', ' ']) {
    const at = text.lastIndexOf(end);
    if (at > BLOCK / 4) return at + end.length;
  }
  return text.length;
}
