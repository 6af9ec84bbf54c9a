import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import type { ModelPieceResponse } from '@vouchwell/contract';
import { GGUF_HEADER_MOST, type GgufFacts, MODEL_PIECE_BYTES, readGguf } from '@vouchwell/rules';
import { ApiError, http } from '../../lib/http.ts';
import { base64Of } from '../../lib/sent-file.ts';

/** What is read of a file at first: most headers end before. */
const FIRST_READ = 1024 * 1024;

/** What a model's file says of itself. @throws ApiError in words where it is none, or not whole */
export async function factsOf(file: File): Promise<GgufFacts> {
  for (let most = FIRST_READ; ; most *= 4) {
    const bytes = new Uint8Array(await file.slice(0, Math.min(most, GGUF_HEADER_MOST)).arrayBuffer());
    const reading = readGguf(bytes, file.size);
    if (reading === 'more') continue;
    if ('fault' in reading) throw new ApiError(400, 'model_file', reading.fault);
    return reading.facts;
  }
}

/**
 * SHA-256 of a file, in hexadecimal, piece by piece. Not by the browser's own, which wants the whole file in memory,
 * and an encrypted connection. `told` hears how many bytes are done.
 */
export async function hashOf(file: File, told: (done: number) => void, signal: AbortSignal): Promise<string> {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += MODEL_PIECE_BYTES) {
    signal.throwIfAborted();
    hash.update(new Uint8Array(await file.slice(at, at + MODEL_PIECE_BYTES).arrayBuffer()));
    told(Math.min(at + MODEL_PIECE_BYTES, file.size));
  }
  return bytesToHex(hash.digest());
}

/** Sends a file from where the server has it on, to its end. `told` hears how many bytes are there. */
export async function sendFile(
  { id, file, from }: { id: number; file: File; from: number },
  told: (received: number) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let at = from; at < file.size;) {
    const piece = await base64Of(file.slice(at, at + MODEL_PIECE_BYTES), '');
    const options = { body: { at, piece }, signal, reads: true };
    at = (await http.post<ModelPieceResponse>(`/admin/local-models/imports/${id}/pieces`, options)).received;
    told(at);
  }
}
