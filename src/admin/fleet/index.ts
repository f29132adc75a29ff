export { FleetBoard } from './dashboard/FleetBoard.tsx';
