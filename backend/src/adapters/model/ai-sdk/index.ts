export * from './environment.ts';
export * from './ollama.ts';
