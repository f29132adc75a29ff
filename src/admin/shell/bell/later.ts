/** What loads after the first view, in one file. */
export { BellCount } from './BellCount.ts';
export { BellPanel } from './BellPanel.tsx';
