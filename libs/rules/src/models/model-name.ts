/** How a model may be named on the model server [Ollama: name, and after a colon its tag]. */
export const MODEL_NAME = /^[a-z0-9][a-z0-9._-]{0,59}(:[a-z0-9][a-z0-9._-]{0,19})?$/;
export const MODEL_NAME_WANTED =
  'Name must be small letters, digits, dots and hyphens, such as qwen2.5-1.5b or llama3:8b.';

/** What is sent of a model's file at once, in bytes. */
export const MODEL_PIECE_BYTES = 2 * 1024 * 1024;

/** A name for what a file is called: `Qwen2.5-Coder-1.5B Q4_K_M.gguf` → `qwen2.5-coder-1.5b-q4_k_m`. */
export function modelNameOf(fileName: string): string {
  const plain = fileName
    .replace(/\.gguf$/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[^a-z0-9]+/, '');
  return plain.slice(0, 60);
}

/** As Ollama understands a name without a tag. */
export const taggedName = (name: string) => (name.includes(':') ? name : `${name}:latest`);
