import { figureKinds, type FleetFigure, type FleetFigures } from '../../domain/stats/overview.ts';
import { FigureCard } from '../kit/list/FigureCard.tsx';
import { useT } from '../kit/texts/useT.ts';
import { useWithin } from '../kit/texts/useWithin.ts';
import { useSession } from '../kit/useSession.ts';
import { figurePath } from './figurePath.ts';

/** What has expired is shown beside what expires soon. */
const OVERDUE: Partial<Record<FleetFigure, FleetFigure>> = {
  trucksExpiring: 'trucksOverdue',
  trailersExpiring: 'trailersOverdue',
};

interface FleetFigureCardsProps {
  names: readonly FleetFigure[];
  /** Absent while they are not known. */
  figures: FleetFigures | undefined;
}

export const FleetFigureCards = ({ names, figures }: FleetFigureCardsProps) => {
  const t = useT();
  const role = useSession()?.user.role;
  const within = useWithin();
  return names.map((name) => {
    const overdue = OVERDUE[name];
    const count = overdue && figures?.[overdue];
    return (
      <FigureCard
        key={name}
        label={t(`overview.figures.${name}`)}
        value={figures?.[name]}
        to={figurePath(role, name)}
        hint={overdue && within(figureKinds(name))}
        tone={overdue && 'warn'}
        aside={
          overdue && count
            ? {
                label: t('common.expiry.overdueCount', { smart_count: count }),
                to: figurePath(role, overdue),
              }
            : undefined
        }
      />
    );
  });
};
