import { FigureCard } from '../kit/list/FigureCard.tsx';
import { useLocalization } from '../kit/texts/useLocalization.ts';
import { useT } from '../kit/texts/useT.ts';
import { useSession } from '../kit/useSession.ts';
import { worklistPath } from './papersPath.ts';
import type { FleetPapers } from './useFleetPapers.ts';

const FIGURES = {
  expired: { state: 'overdue', tone: 'bad' },
  soon: { state: 'due', tone: 'warn' },
} as const;

interface ExpiryFiguresProps {
  papers: FleetPapers;
  names: readonly (keyof typeof FIGURES)[];
}

/** A dash unless all are known. */
export const ExpiryFigures = ({ papers, names }: ExpiryFiguresProps) => {
  const t = useT();
  const role = useSession()?.user.role;
  const { due_soon_days: days } = useLocalization();
  const { expiries, isWhole } = papers;
  return names.map((name) => {
    const { state, tone } = FIGURES[name];
    return (
      <FigureCard
        key={name}
        label={t(`overview.papers.${name}`)}
        value={isWhole ? expiries.filter((expiry) => expiry.state === state).length : undefined}
        to={worklistPath(role, name)}
        hint={t(name === 'soon' ? 'common.expiry.within' : 'overview.papers.ofAll', { days })}
        tone={tone}
      />
    );
  });
};
