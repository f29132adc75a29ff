import { LeaveGuard } from './LeaveGuard.tsx';

const breaksOff = () => 'breaksOff' as const;

/** Keeps the user on the page while something runs whose result would be lost with it. */
export const StayWhile = ({ isRunning }: { isRunning: boolean }) =>
  isRunning ? <LeaveGuard leaving={breaksOff} /> : null;
