/** What loads after the first view, in one file. */
export { BellCount } from './BellCount.tsx';
export { BellPanel } from './BellPanel.tsx';
