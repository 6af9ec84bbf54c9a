import { ModelError } from '../../../kernel/ports/model.port.ts';
import { filtered, outOfMemory } from './failures.ts';

/** An error's body is short; more of it is not read. */
const LONGEST = 64 * 1024;

/**
 * What an answer other than success means, as an admin can act on it. The server's own words are not passed on:
 * they may repeat the prompt or the key. Only codes that its documentation fixes are looked at.
 * @param local whether it is a server of the site, which has models installed and asks for no key.
 */
export async function refusal(response: Response, local: boolean): Promise<ModelError> {
  const { status } = response;
  const after = retryAfter(response.headers);
  const body = await startOf(response).catch(() => '');
  const codes = codesOf(body);
  const says = (...known: string[]) => known.some((code) => codes.has(code));
  if (says('content_filter', 'content_policy_violation', 'ResponsibleAIPolicyViolation')) return filtered();
  if (says('API_KEY_INVALID')) return refused(KEY);
  if (says('insufficient_quota', 'billing_error')) return refused(CREDIT);
  if (says('context_length_exceeded', 'request_too_large')) return tooLong();
  // Ollama has no codes [0.12.11: answered with status 400 where the request forbids to cut the prompt].
  if (local && status === 400 && /exceeds (?:the|maximum) context length/.test(body)) return tooLong();
  const memory = local ? outOfMemory(body) : null;
  if (memory) return memory;
  if (status === 401 || status === 403) return refused(local ? signIn(status) : KEY);
  if (status === 404) return refused(local ? NOT_INSTALLED : UNKNOWN);
  if (status === 429) return refused(`The AI provider limits how often it is asked. ${again(after)}`);
  if (status >= 500) {
    return refused(`The model server has a fault of its own (status ${status}). ${again(after)}`);
  }
  return refused(`The model server refused the request (status ${status}).`);
}

const KEY = 'The AI provider refused the API key. Check the key in the AI settings.';
const signIn = (status: number) =>
  `The model server asks for a sign-in (status ${status}), and this program has none for it.`;
const NOT_INSTALLED = 'The configured AI model is not installed on its server.';
const UNKNOWN =
  'The AI provider does not know this model, or the key may not use it. Check the model in the AI settings.';
const CREDIT = 'The AI provider’s account has no credit left.';

/** Its own reason: with less of the library it may fit. */
export const tooLong = () =>
  new ModelError('too_long', 'The case and the library’s texts are too long for this model.');
const refused = (sentence: string) => new ModelError('refused', sentence);

const again = (seconds: number | null) =>
  seconds === null ? 'Try again later.' : `Try again in ${seconds} second${seconds === 1 ? '' : 's'}.`;

/** Whole seconds until another attempt is welcome, at most a day [RFC 9110, 10.2.3: seconds or a date]. */
function retryAfter(headers: Headers): number | null {
  const text = headers.get('retry-after')?.trim() ?? '';
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return seconds > 0 ? Math.min(Math.ceil(seconds), 86_400) : null;
}

/** The first of the body, as text. */
async function startOf(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > LONGEST) break;
  }
  return text;
}

/** Every code that an error's body names, in the four vendors' forms. */
function codesOf(text: string): Set<string> {
  const error = fieldsOf(fieldsOf(parsed(text))['error']);
  const details = Array.isArray(error['details']) ? error['details'].map(fieldsOf) : [];
  const named = [
    ...[error['code'], error['type'], error['status'], fieldsOf(error['innererror'])['code']],
    ...details.map(({ reason }) => reason),
  ];
  return new Set(named.filter((one) => typeof one === 'string'));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
