import type { Broken, Verdict } from './attempt.ts';
import type { Case } from './cases.ts';

const INVARIANTS: readonly Broken[] = [
  'lost',
  'repeated',
  'false success',
  'dead end',
  'page error',
];

/** When a case's fault strikes, as the columns have it. */
const COLUMNS = ['opening', 'before', 'after', 'reading anew'] as const;

const columnOf = ({ strike: { moment, call, kind } }: Case): (typeof COLUMNS)[number] => {
  if (moment === 'opening') return 'opening';
  if (call.startsWith('GET ')) return 'reading anew';
  return kind.fault.after ? 'after' : 'before';
};

interface Judged {
  tried: Case;
  verdict: Pick<Verdict, 'broken'>;
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** The number of cases of each journey, and the number of broken invariants of each kind, as Markdown. */
export const tableOf = (judged: readonly Judged[]): string => {
  const countsOf = (some: readonly Judged[]) => [
    ...COLUMNS.map((column) => some.filter(({ tried }) => columnOf(tried) === column).length),
    ...INVARIANTS.map(
      (broken) =>
        some.filter(({ verdict }) => verdict.broken.some(({ what }) => what === broken)).length,
    ),
  ];
  const head = ['journey', ...COLUMNS, ...INVARIANTS];
  const journeys = [...new Set(judged.map(({ tried }) => tried.journey))].toSorted();
  return [
    row(head),
    row(head.map(() => '---')),
    ...journeys.map((name) =>
      row([name, ...countsOf(judged.filter(({ tried }) => tried.journey === name))]),
    ),
    row([`${judged.length} cases`, ...countsOf(judged)]),
  ].join('\n');
};
