/** What other areas show of the fleet. */
export { FleetBoard } from './dashboard/FleetBoard.tsx';
