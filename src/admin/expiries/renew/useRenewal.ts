import { useRef, useState } from 'react';
import type { DataProvider } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { isIsoDate } from '../../../domain/base/dates.ts';
import type { FleetDocument } from '../../../domain/documents/documents.ts';
import { copyOf, documentOfPaper } from '../../../domain/expiries/documentExpiry.ts';
import { renewalUntil, renewedDate } from '../../../domain/expiries/renewal.ts';
import type { Expiry } from '../../../domain/records/expiry.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { readAllRows, type OfLong } from '../../kit/allRows.ts';
import type { RenewOne } from '../../kit/record/renewing.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useAppDataProvider } from '../../kit/useAppDataProvider.ts';
import { changedExpiry } from './changedExpiry.ts';
import type { ChosenFile } from './FileField.tsx';
import { useChangedText } from './useChangedText.ts';
import { useRenewPaper } from './useRenewPaper.tsx';

type Missing = 'date' | 'file';

/** The current file of a paper. Of a long list, only what may be it or renews it is read. */
export const readCopy = async (dataProvider: Pick<DataProvider, 'getList'>, expiry: Expiry) => {
  const read = async (filter: OfLong['filter']) =>
    (await readAllRows<FleetDocument>(dataProvider, RESOURCES.documents, { filter })).data;
  const { holder_type, holder_id } = documentOfPaper(expiry) ?? {};
  const found = await read(holder_id ? { holder_type, holder_id } : { id: [expiry.holder.id] });
  if (found.length === 0) return undefined;
  const later = await read({ replaces_id: found.map(({ id }) => id) });
  return copyOf(expiry, [...found, ...later]);
};

export const useRenewal = ({ expiry: asked, addsFile = false }: RenewOne) => {
  const t = useT();
  const changedText = useChangedText();
  const day = useCompanyDay();
  const { today } = day;
  const [expiry, setExpiry] = useState(asked);
  /** The date that someone else has changed meanwhile; empty if there was none. */
  const [before, setBefore] = useState('');
  const dataProvider = useAppDataProvider();
  const { mutateAsync } = useRenewPaper();
  const [date, setDate] = useState(() =>
    addsFile ? expiry.date : renewedDate(expiry.date, 12, today).date,
  );
  const [chosen, setChosen] = useState<ChosenFile>();
  const [missing, setMissing] = useState<Missing>();
  const [isDated, setDated] = useState(addsFile);
  const [isSaving, setSaving] = useState(false);
  /** How much of the file has been sent, from 0 to 1. */
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<unknown>();
  const cancel = useRef<AbortController>(undefined);

  const firstTitle = () => `${t(`common.expiryKinds.${expiry.kind}`)} ${expiry.holder.label}`;

  const given = async (file: File) => {
    const copy = await readCopy(dataProvider, expiry);
    return { file, copy, title: firstTitle() };
  };

  const send = async () => {
    const controller = new AbortController();
    cancel.current = controller;
    const whole = renewalUntil(expiry, date, chosen && (await given(chosen.file)));
    const renewal = isDated ? { document: whole.document } : whole;
    await mutateAsync({
      renewal,
      options: {
        signal: controller.signal,
        onDated: () => setDated(true),
        onProgress: (sent, total) => setProgress(total > 0 ? sent / total : 0),
      },
    });
  };

  /** Resolves to true once everything is stored. */
  const save = async (): Promise<boolean> => {
    if (isSaving || chosen?.problem) return false;
    const lacks = (!isIsoDate(date) && 'date') || (isDated && !chosen && 'file') || undefined;
    setMissing(lacks);
    if (lacks) return false;
    setSaving(true);
    setError(undefined);
    try {
      await send();
      return true;
    } catch (failure) {
      setError(failure);
      const changed = changedExpiry(expiry, failure, day);
      if (changed) {
        setBefore(expiry.date);
        setExpiry(changed);
      }
      return false;
    } finally {
      setSaving(false);
      setProgress(undefined);
    }
  };

  const refused = isApiError(error) ? error.fieldErrors?.[expiry.field] : undefined;

  return {
    /** As it is now, if someone else has changed it. */
    expiry,
    date,
    setDate,
    chosen,
    setChosen,
    missing,
    /** The date is stored, now or by an earlier attempt. */
    isDated,
    isSaving,
    progress,
    error,
    /** What stands against the date, in words. */
    dateProblem: isApiError(error, 'changedElsewhere')
      ? changedText(before, expiry.date)
      : refused && t(refused, { _: refused }),
    save,
    cancelUpload: () => cancel.current?.abort(),
  };
};
