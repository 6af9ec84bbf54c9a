export * from './environment.ts';
export * from './model-servers.ts';
