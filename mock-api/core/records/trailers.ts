import { trailers } from '../../../src/domain/fleet/trailers.ts';
import { recordKindOf } from './recordKindOf.ts';
import { refuseAssigned } from './vehicles.ts';

export const trailerKind = recordKindOf(trailers, {
  collection: 'trailers',
  noun: 'trailer',
  refuseDelete: ({ id, trailer_number }, api) =>
    refuseAssigned(api, 'trailer_id', id, trailer_number),
});
