import type { DieselEntry } from './entry.ts';

export const EXTRACTION_DESTINATIONS = ['bowser', 'branch', 'equipment', 'waste', 'other'] as const;
export type ExtractionDestination = (typeof EXTRACTION_DESTINATIONS)[number];

/** Diesel taken out of the stock other than into a truck. */
export interface DieselExtraction extends DieselEntry {
  destination_type: ExtractionDestination;
  destination: string | null;
  liters: number;
  unit_cost: number;
  reason: string | null;
  extracted_by: string;
}
