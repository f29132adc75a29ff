import { LeaveGuard } from './LeaveGuard.tsx';

const breaksOff = () => 'breaksOff' as const;

/** Keeps the user on the page while a task runs whose result would be lost. */
export const StayWhile = ({ isRunning }: { isRunning: boolean }) =>
  isRunning ? <LeaveGuard leaving={breaksOff} /> : null;
