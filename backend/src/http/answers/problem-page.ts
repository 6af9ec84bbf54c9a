import type { ProblemResponse } from '@vouchwell/contract';
import type { SessionRequest } from '../request.ts';

/** Whether no program reads the answer: a person's browser fetches a file by itself, and would show them what comes instead. */
export const isForAPerson = ({ headers, routeOptions }: SessionRequest): boolean =>
  (routeOptions?.config.declared?.byLink ?? false) &&
  headers.authorization === undefined &&
  (headers.accept ?? '').includes('text/html');

/** Why there is no file, and the way back. */
export const problemPage = ({ message }: Pick<ProblemResponse, 'message'>): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <title>No file was saved – Vouchwell</title>
    <style>
      body { max-width: 40rem; margin: 4rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
      html { color: #14201e; background: #faf9f6 }
      a { color: #0f766e }
      @media (prefers-color-scheme: dark) {
        html { color: #e8ecea; background: #121615 }
        a { color: #5eead4 }
      }
    </style>
  </head>
  <body>
    <h1>No file was saved</h1>
    <p>${escaped(message)}</p>
    <p><a href="/app">Back to Vouchwell</a></p>
  </body>
</html>
`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
