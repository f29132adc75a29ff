/** What other areas show of diesel. */
export { BranchChoice } from './desk/BranchChoice.tsx';
export { default as ConsumptionCard } from './desk/ConsumptionCard.tsx';
export { DieselBoard } from './desk/DieselBoard.tsx';
export { useBranch } from './desk/useBranch.ts';
