import type { Plugin } from 'vite';

const EXPORTER = /ra-core[\\/]dist[\\/]export[\\/]defaultExporter\.js$/;

const LATE = `
import { downloadCSV } from './downloadCSV.js';
export const defaultExporter = async (records, _related, _provider, resource) => {
  const { default: toCsv } = await import('jsonexport/dist/index.js');
  toCsv(records, (_error, csv) => downloadCSV(csv, resource));
};
`;

/**
 * Our lists bring an exporter of their own, but react-admin's default would come with the first view all the
 * same, its CSV writer included. This one fetches the writer when it is called.
 */
export const lateExporter = (): Plugin => ({
  name: 'qafila-late-exporter',
  apply: 'build',
  load: { filter: { id: EXPORTER }, handler: () => LATE },
});
