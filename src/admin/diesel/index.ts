/** What other areas use of diesel. A truck's page needs only `TruckConsumption.tsx`, which is separate. */
export { BranchChoice } from './desk/BranchChoice.tsx';
export { DieselBoard } from './desk/DieselBoard.tsx';
export { useBranch } from './desk/BranchChoice.tsx';
