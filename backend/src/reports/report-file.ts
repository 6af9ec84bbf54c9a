import type { ReportPart, ReportResponse, Spread } from '@vouchwell/contract';
import { caseStatusLabel, csvText } from '@vouchwell/rules';

type Row = readonly (string | number | null)[];

const spreadHeader = (unit: string) => [`Median (${unit})`, 'Lower quartile', 'Upper quartile'];
const spreadCells = ({ median, lower_quartile, upper_quartile }: Spread) => [
  median,
  lower_quartile,
  upper_quartile,
];

/** One part of a report, as the rows of a table. */
const tables: Record<ReportPart, (report: ReportResponse) => readonly Row[]> = {
  weeks: ({ cases }) => [
    ['Week of', 'Cases opened', 'Of them signed', 'Of them completed', 'Notes written'],
    ...cases.weeks.map(({ week, opened, signed, completed, notes }) => [
      week,
      opened,
      signed,
      completed,
      notes,
    ]),
  ],
  statuses: ({ cases }) => [
    ['Status', 'Cases'],
    ...cases.statuses.map(({ status, cases: count }) => [caseStatusLabel[status], count]),
  ],
  categories: ({ cases }) => [
    ['Category', 'Cases'],
    ...cases.categories.map(({ category, cases: count }) => [category, count]),
  ],
  users: ({ cases }) => [
    ['User', 'Username', 'Opened', 'Signed', 'Completed'],
    ...cases.users.map((user) => [user.full_name, user.username, user.opened, user.signed, user.completed]),
  ],
  signing: ({ cases: { minutes_to_signature: spread, signed_within } }) => [
    ['Signed cases', ...spreadHeader('minutes')],
    [spread.count, ...spreadCells(spread)],
    ['Signed within (minutes)', 'Cases'],
    ...signed_within.map(({ up_to, count }) => [up_to ?? 'Later', count]),
  ],
  models: ({ notes }) => [
    ['Model', 'Notes', ...spreadHeader('seconds')],
    ...notes.models.map(({ model, notes: count, seconds }) => [
      model ?? 'No model',
      count,
      ...spreadCells(seconds),
    ]),
    ['All', notes.written],
    ['Written by the template in a model’s place', notes.fallbacks],
    ['Signatures', notes.signatures],
    ['Signatures that confirmed marks', notes.with_marks],
    ['Marks confirmed', notes.marks],
  ],
  feedback: ({ feedback }) => [
    ['Rated', 'Average of 5', 'Positive', 'Neutral', 'Negative'],
    [feedback.rated, feedback.average, feedback.positive, feedback.neutral, feedback.negative],
  ],
};

/** As a file for a spreadsheet. */
export function reportFile(part: ReportPart, report: ReportResponse): string {
  return csvText(tables[part](report));
}
