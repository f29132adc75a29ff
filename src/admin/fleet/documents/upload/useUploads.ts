import { useRef, useState } from 'react';

import { isApiError } from '../../../../dataProvider/apiError.ts';
import type { Problem } from '../../../../domain/base/validation.ts';
import { DOCUMENT_FILES } from '../../../../domain/documents/documentFile.ts';
import type { NewDate } from '../../../../domain/expiries/renewal.ts';
import { fileProblem } from '../../../../domain/files/fileProblem.ts';
import { useRenewPaper } from '../../../expiries/renew/useRenewPaper.tsx';
import { readHead } from '../../../kit/files/readHead.ts';
import type { StartValues } from './uploadForm.ts';

type UploadState =
  | { kind: 'ready' }
  /** Cannot be uploaded, whatever the fields contain. */
  | { kind: 'wrong'; problem: Problem }
  /** From 0 to 1, which means that the server is storing it. */
  | { kind: 'sending'; progress: number }
  | { kind: 'stored'; id: number }
  | {
      kind: 'cancelled' | 'failed';
      error: unknown;
      /** Which of the two could not be stored. */
      failed: 'date' | 'file';
      /** The holder's date was already stored. */
      isDated: boolean;
    };

export interface Upload {
  key: string;
  file: File;
  state: UploadState;
}

export const isOpen = ({ state: { kind } }: Upload): boolean =>
  kind !== 'stored' && kind !== 'wrong';

const checked = async (file: File): Promise<UploadState> => {
  const head = await readHead(file);
  const problem = fileProblem(DOCUMENT_FILES, { size: file.size, head });
  return problem ? { kind: 'wrong', problem } : { kind: 'ready' };
};

export const useUploads = () => {
  const { mutateAsync } = useRenewPaper();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const lastKey = useRef(0);
  const cancels = useRef(new Map<string, AbortController>());

  const set = (key: string, state: UploadState) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, state } : upload)));

  /** In place of another, it keeps what was typed for that one. */
  const add = async (files: readonly File[], inPlaceOf?: Upload) => {
    const added = await Promise.all(
      files.map(async (file): Promise<Upload> => {
        const key = inPlaceOf?.key ?? `file${(lastKey.current += 1)}`;
        return { key, file, state: await checked(file) };
      }),
    );
    setUploads((all) => [...all.filter(({ key }) => key !== inPlaceOf?.key), ...added]);
  };

  /** The date comes first. Returns the failure, if any. */
  const send = async (
    { key, file }: Upload,
    values: StartValues,
    newDate: Promise<NewDate | undefined>,
  ): Promise<{ error: unknown; date?: NewDate } | undefined> => {
    const cancel = new AbortController();
    cancels.current.set(key, cancel);
    set(key, { kind: 'sending', progress: 0 });
    let date: NewDate | undefined;
    let isDated = false;
    try {
      date = await newDate;
      const stored = await mutateAsync({
        renewal: { date, document: { values, file } },
        options: {
          signal: cancel.signal,
          onDated: () => {
            isDated = true;
          },
          onProgress: (sent, total) =>
            set(key, { kind: 'sending', progress: total > 0 ? sent / total : 0 }),
        },
      });
      set(key, { kind: 'stored', id: stored?.id ?? 0 });
      return undefined;
    } catch (error) {
      const failed = date && !isDated ? 'date' : 'file';
      const kind = isApiError(error, 'aborted') ? 'cancelled' : 'failed';
      set(key, { kind, error, failed, isDated });
      return { error, date };
    } finally {
      cancels.current.delete(key);
    }
  };

  return {
    uploads,
    add,
    send,
    remove: (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key)),
    cancel: (key: string) => cancels.current.get(key)?.abort(),
  };
};
