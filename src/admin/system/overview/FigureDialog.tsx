import { FLEET_FIGURES, isFleetFigure, type Figure } from '../../../domain/stats/overview.ts';
import { statusFigure } from '../../../domain/stats/statusFigures.ts';
import { PageDialog } from '../../kit/page/PageDialog.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { useCloseParams } from '../../kit/useCloseParams.ts';
import { FigureRows } from './FigureRows.tsx';

const FigureDialog = ({ name }: { name: string }) => {
  const t = useT();
  const words = useWords();
  const close = useCloseParams('figure');
  const figure: Figure | undefined = isFleetFigure(name) ? FLEET_FIGURES[name] : statusFigure(name);
  if (!figure) return null;
  const { resource, filter } = figure;
  const title = isFleetFigure(name)
    ? t(`overview.figures.${name}`)
    : t('overview.rows.byStatus', {
        records: words.records(resource),
        status: words.value(resource, 'status', filter.status ?? ''),
      });
  return (
    <PageDialog title={title} onClose={close}>
      <FigureRows figure={figure} />
    </PageDialog>
  );
};

export default FigureDialog;
