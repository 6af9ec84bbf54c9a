import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AlertResponse, AlertRulesResponse, AlertsResponse } from '@vouchwell/contract';
import type { AlertExplanation, AlertRuleName, AlertState, AlertThresholds } from '@vouchwell/rules';
import { basedOn, http } from '../../lib/http.ts';
import type { Page } from '../../lib/paged.ts';

export const PER_PAGE = 20;

const key = ['alerts'] as const;

/** An alert with its patients by name, as far as they have one. */
export interface AlertRow extends AlertResponse {
  names: string[];
}

export interface AlertPage extends Page<AlertRow> {
  patients: AlertsResponse['patients'];
  open: number;
}

export interface AlertFilter {
  state: AlertState | '';
  rule: AlertRuleName | '';
  /** Numbers; empty: anybody. */
  person: string;
  patient: string;
  sort: string;
  page: number;
}

/** Each page that is read is recorded: none is read again unasked, but when an alert is raised. */
export const alertsQuery = (filter: AlertFilter) =>
  queryOptions({
    queryKey: [...key, filter],
    queryFn: async ({ signal }): Promise<AlertPage> => {
      const query = { ...filter, per_page: PER_PAGE };
      const found = await http.get<AlertsResponse>('/audit/alerts', { query, signal });
      const names = new Map(found.patients.map(({ id, name }) => [id, name]));
      const named = (id: number) => names.get(id) ?? `Patient ${id}`;
      const rows = found.alerts.map((alert) => ({ ...alert, names: alert.patients.map(named) }));
      const { total, pages, open, patients } = found;
      return { rows, patients, total, pages, open };
    },
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });

export const alertRulesQuery = queryOptions({
  queryKey: [...key, 'rules'],
  queryFn: ({ signal }) => http.get<AlertRulesResponse>('/audit/alert-rules', { signal }),
});

/** What the dialog holds. */
export interface Decision extends Record<string, unknown> {
  state: Exclude<AlertState, 'open'>;
  explanation: AlertExplanation | '';
  by: string;
  incident: string;
}

const addressOf = { looked_at: 'looked-at', explained: 'explained', recorded: 'recorded' } as const;

function bodyOf({ state, explanation, by, incident }: Decision): object {
  if (state === 'explained') return { explanation, by };
  return state === 'recorded' ? { incident } : {};
}

function useAlertChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => queries.invalidateQueries({ queryKey: key }) });
}

export function useDecideAlert() {
  return useAlertChange(({ of, values }: { of: AlertResponse | null; values: Decision }) =>
    http.post<AlertResponse>(`/audit/alerts/${of?.id}/${addressOf[values.state]}`, {
      body: bodyOf(values),
      headers: basedOn(of?.revision),
    }),
  );
}

export function useSetAlertRules() {
  return useAlertChange(({ of, values }: { of: AlertRulesResponse; values: AlertThresholds }) =>
    http.put<AlertRulesResponse>('/audit/alert-rules', {
      body: { thresholds: values },
      headers: basedOn(of.revision),
    }),
  );
}
