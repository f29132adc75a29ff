export { BranchChoice } from './desk/BranchChoice.tsx';
export { DieselBoard } from './desk/DieselBoard.tsx';
export { useBranch } from './desk/BranchChoice.tsx';
