/** What other areas use of the fleet. */
export { FleetBoard } from './dashboard/FleetBoard.tsx';
