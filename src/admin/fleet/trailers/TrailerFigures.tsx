import type { Trailer } from '../../../domain/fleet/trailer.ts';
import type { TrailerFilter } from '../../../domain/fleet/trailerFilter.ts';
import { summarizeTrailers, TRAILER_FIGURES } from '../../../domain/fleet/trailerSummary.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { VehicleFigures } from '../../kit/list/VehicleFigures.tsx';

const cards = [
  { figure: 'total', label: 'resources.fleet/trailers.summary.total' },
  { figure: 'active', label: 'resources.fleet/trailers.summary.active' },
  { figure: 'empty', label: 'resources.fleet/trailers.summary.empty' },
  { figure: 'due', label: 'resources.fleet/trailers.summary.due' },
] as const;

/** The four figures of the trailers. */
export const TrailerFigures = () => (
  <VehicleFigures<keyof typeof TRAILER_FIGURES, TrailerFilter, Trailer>
    resource={RESOURCES.trailers}
    filters={TRAILER_FIGURES}
    cards={cards}
    summarize={summarizeTrailers}
  />
);
