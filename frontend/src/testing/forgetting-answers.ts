import type { ForgettingResponse, ForgettingsResponse } from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { api } from './answers.ts';

/** What the server answers of a patient of whom nothing was asked. For tests only. */
export const keptAsEver = (patient_id: number): ForgettingResponse => ({
  patient_id,
  patients: [patient_id],
  stage: 'none',
  reason: null,
  asked: null,
  confirmed: null,
  forgotten_at: null,
  hold: null,
  patient: { name: 'Ingrid Lindqvist', dob: '1950-04-02', mrn: 'MRN-7' },
});

const waits = ({ stage }: ForgettingResponse) => stage === 'asked' || stage === 'forgetting';

/** The lists of those who wait, are held or were forgotten, as the server answers them. For tests only. */
export const listingForgettings = (all: () => readonly ForgettingResponse[] = () => []) =>
  http.get(api('/forgettings'), ({ request }) => {
    const { standing, page, per_page } = Object.fromEntries(new URL(request.url).searchParams);
    const found = all().filter((one) => waits(one) === (standing === 'waiting'));
    const from = (Number(page) - 1) * Number(per_page);
    return HttpResponse.json({
      forgettings: found.slice(from, from + Number(per_page)),
      total: found.length,
      pages: Math.max(1, Math.ceil(found.length / Number(per_page))),
    } satisfies ForgettingsResponse);
  });
