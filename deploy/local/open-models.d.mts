/** What is known of each model, by the name it has here. */
export const OPEN_MODELS: Readonly<Record<string, { readonly model: string; readonly file: string }>>;
/** The path of a model's file, fetched where it is not there yet. @throws where it cannot be had */
export function openModel(name: string): Promise<string>;
/** Makes the model in the Ollama at `url`. Returns its name there. @throws */
export function createIn(url: string, name: string): Promise<string>;
/** Makes the embedding model all-MiniLM-L6-v2 there. Returns its name there. @throws */
export function createEmbeddingIn(url: string): Promise<string>;
