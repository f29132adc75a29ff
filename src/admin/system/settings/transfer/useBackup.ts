import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

import { isApiError } from '../../../../dataProvider/apiError.ts';
import { hasGaps } from '../../../../dataProvider/rows/gaps.ts';
import {
  assembleBackup,
  backupFile,
  type Backup,
  type BackupPart,
} from '../../../../domain/backup/backup.ts';
import { todayIn } from '../../../../domain/base/dates.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { readLocalization } from '../../../../domain/settings/localization.ts';
import { serverClock } from '../../../../session/serverClock.ts';
import { saveBlob } from '../../../kit/files/saveBlob.ts';
import { useLocalization } from '../../../kit/texts/useLocalization.ts';
import { useAppDataProvider } from '../../../kit/useAppDataProvider.ts';
import { useHasRight } from '../../../kit/useMay.ts';
import { useSession } from '../../../kit/useSession.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { readTable } from './readTable.ts';
import { exportsOf } from './transferKinds.ts';

export type BackupRun =
  | { stage: 'idle' | 'packing' | 'cancelled' }
  | { stage: 'reading'; done: number; total: number; name: string }
  | { stage: 'done'; backup: Backup }
  /** Nothing at all could be loaded. */
  | { stage: 'empty'; reason: string };

type Source = {
  resource: string;
  read: () => Promise<
    Omit<BackupPart & { state: 'whole' }, 'name' | 'state'> & { isCut?: boolean }
  >;
};

/** Zips on this thread, because the content security policy forbids fflate's worker, made from text. */
const pack = async (files: Record<string, string>): Promise<Blob> => {
  const { strToU8, zipSync } = await import('fflate');
  const bytes = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, strToU8(text)]),
  );
  return new Blob([zipSync(bytes, { level: 6 })], { type: 'application/zip' });
};

/** One by one into an archive. Can be cancelled. */
export const useBackup = () => {
  const dataProvider = useAppDataProvider();
  const translate = useTranslate();
  const nameOf = useResourceNames();
  const role = useSession()?.user.role;
  const may = useHasRight();
  const { time_zone } = useLocalization();
  const [run, setRun] = useState<BackupRun>({ stage: 'idle' });
  const current = useRef<AbortController>(undefined);
  // No download starts after the user has left the page.
  useEffect(() => () => current.current?.abort(), []);

  const sources: Source[] = [
    ...exportsOf(role).map((resource) => ({
      resource,
      read: async () => {
        const { csv, records, meta } = await readTable(
          dataProvider,
          resource,
          may('list', resource),
        );
        return { file: backupFile(resource, 'csv'), content: csv, records, isCut: hasGaps(meta) };
      },
    })),
    ...([RESOURCES.companyProfile, RESOURCES.localization] as const).map((resource) => ({
      resource,
      read: async () => {
        const stored = await dataProvider.singleton(resource);
        const single = resource === RESOURCES.localization ? readLocalization(stored) : stored;
        const content = `${JSON.stringify(single, null, 2)}\n`;
        return { file: backupFile(resource, 'json'), content, records: 1 };
      },
    })),
  ];

  const reasonOf = (error: unknown) => {
    const words = isApiError(error) ? error.message : 'errors.network';
    return translate(words, { _: words });
  };

  const start = async () => {
    const cancel = new AbortController();
    current.current = cancel;
    const parts: BackupPart[] = [];
    for (const [done, { resource, read }] of sources.entries()) {
      const name = nameOf(resource);
      setRun({ stage: 'reading', done, total: sources.length, name });
      const part = await read().then(
        ({ isCut, ...whole }): BackupPart => ({ name, state: isCut ? 'cut' : 'whole', ...whole }),
        (error: unknown): BackupPart => ({ name, state: 'missing', reason: reasonOf(error) }),
      );
      if (cancel.signal.aborted) return;
      parts.push(part);
    }
    const failed = parts.flatMap((part) => (part.state === 'missing' ? [part.reason] : []));
    if (failed.length === parts.length) return setRun({ stage: 'empty', reason: failed[0] ?? '' });
    setRun({ stage: 'packing' });
    const version = import.meta.env.VITE_VERSION ?? '';
    const on = todayIn(time_zone, serverClock.now());
    const backup = assembleBackup(parts, { on, version });
    const zip = await pack(backup.files);
    if (cancel.signal.aborted) return;
    saveBlob(`qafila-backup-${on}.zip`, zip);
    setRun({ stage: 'done', backup });
  };

  return {
    run,
    start: () =>
      start().catch((error: unknown) => setRun({ stage: 'empty', reason: reasonOf(error) })),
    cancel: () => {
      current.current?.abort();
      setRun({ stage: 'cancelled' });
    },
  };
};
