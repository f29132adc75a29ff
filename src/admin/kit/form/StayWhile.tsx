import { LeaveGuard } from './LeaveGuard.tsx';

const breaksOff = () => 'breaksOff' as const;

/** A task is running whose result would be lost. */
export const StayWhile = ({ isRunning }: { isRunning: boolean }) =>
  isRunning ? <LeaveGuard leaving={breaksOff} /> : null;
