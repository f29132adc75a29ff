import { EXPIRY_KINDS } from '../../../domain/expiries/expiry.ts';
import { papersInState } from '../../../domain/expiries/paperSelection.ts';
import { papersQuery } from '../../expiries/papersPath.ts';
import { useFleetPapers } from '../../expiries/useFleetPapers.ts';
import { FigureCard } from '../../kit/list/FigureCard.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { useWithin } from '../../kit/texts/useWithin.ts';

const STATES = ['overdue', 'due'] as const;

/** How many papers of the whole fleet are past, and how many soon will be. */
export const PaperFigures = () => {
  const t = useT();
  const within = useWithin();
  const { expiries, isLoading, hasFailed } = useFleetPapers();
  const isKnown = !isLoading && !hasFailed;
  return STATES.map((state) => (
    <FigureCard
      key={state}
      label={t(`overview.papers.${state}`)}
      value={isKnown ? papersInState(expiries, state).length : undefined}
      to={papersQuery({ state })}
      hint={state === 'due' ? within(EXPIRY_KINDS) : undefined}
      warns
    />
  ));
};
