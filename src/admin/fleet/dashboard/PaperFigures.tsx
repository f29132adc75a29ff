import { papersIn } from '../../../domain/fleet/paperSelection.ts';
import { FigureCard } from '../../common/FigureCard.tsx';
import { useConventions } from '../../common/useConventions.ts';
import { useT } from '../../common/useT.ts';
import { papersQuery } from '../papers/papersPath.ts';
import { useFleetPapers } from '../papers/useFleetPapers.ts';

const STATES = ['overdue', 'due'] as const;

/** How many papers of the whole fleet are past, and how many soon will be. */
export const PaperFigures = () => {
  const t = useT();
  const { due_soon_days: days } = useConventions();
  const { expiries, isLoading, hasFailed } = useFleetPapers();
  const isKnown = !isLoading && !hasFailed;
  return STATES.map((state) => (
    <FigureCard
      key={state}
      label={t(`overview.papers.${state}`)}
      value={isKnown ? papersIn(expiries, { state }).length : undefined}
      to={papersQuery({ state })}
      hint={state === 'due' ? t('common.expiry.within', { days }) : undefined}
      warns
    />
  ));
};
