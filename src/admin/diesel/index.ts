/** What other areas show of diesel. `TruckConsumption.tsx` stands apart: a truck's page needs none of these. */
export { BranchChoice } from './desk/BranchChoice.tsx';
export { DieselBoard } from './desk/DieselBoard.tsx';
export { useBranch } from './desk/useBranch.ts';
