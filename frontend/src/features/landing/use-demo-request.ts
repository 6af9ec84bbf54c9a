import type { DemoRequestedResponse } from '@vouchwell/contract';
import { useState, type SubmitEvent } from 'react';
import { http, isUnanswered, serverMessage } from '../../lib/http.ts';

const REFUSED = 'Failed to submit demo request. Please try again.';
const UNREACHED = 'Failed to submit demo request. Please check your connection and try again.';

/** In the specification's words; where the server said why, its reason as well. */
function failureText(error: unknown): string {
  const reason = isUnanswered(error) ? null : serverMessage(error);
  return reason === null ? UNREACHED : `${REFUSED} ${reason}`;
}

/** What the fields hold, by their names; a field that may stand several times is a list. */
function requestOf(form: FormData): Record<string, unknown> {
  const painPoints = form.getAll('painPoints');
  return { ...Object.fromEntries(form), painPoints };
}

/** Sends what stands in a form. Where it fails the form stays as it is; the same again is the same request. */
export function useDemoRequest() {
  const [state, setState] = useState<'open' | 'submitting' | 'done'>('open');
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (form: HTMLFormElement) => {
    setState('submitting');
    setFailure(null);
    try {
      const body = requestOf(new FormData(form));
      const { success } = await http.post<DemoRequestedResponse | { success: false }>('/demo/request', {
        body,
        quiet: true,
      });
      if (!success) throw new Error('refused');
      setState('done');
    } catch (error) {
      setFailure(error instanceof Error && error.message === 'refused' ? REFUSED : failureText(error));
      setState('open');
    }
  };
  return {
    state,
    failure,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}
