import type { IsoDate } from '../../../domain/base/dates.ts';
import { ownName } from '../../../domain/base/formats.ts';
import { boardDay } from '../../../domain/board/boardDay.ts';
import type { DriveReason } from '../../../domain/board/driveSet.ts';
import {
  isOfOwnRecord,
  type Expiry,
  type ExpiryHolder,
  type ExpiryKind,
} from '../../../domain/records/expiry.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { isolate } from '../../../i18n/fill.ts';
import { named } from '../../kit/texts/named.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { useAddress } from '../../kit/useAddress.ts';

interface ReasonText {
  /** 'Registration of T-101'. */
  what: string;
  /** 'expired 3 days ago', relative to the board's day. */
  when: string;
  date?: IsoDate;
}

interface Manner {
  /** The record on whose page it is said, which need not be named. */
  own?: Pick<ExpiryHolder, 'resource' | 'id'>;
  /** 'T-101 Registration', '3 d ago'. */
  isShort?: boolean;
}

const usePaperText = ({ own, isShort }: Manner = {}) => {
  const t = useT();
  const text = isShort ? 'board.reasons.short.what' : 'common.paperOf';
  return (kind: ExpiryKind, expiry: Expiry, member: ExpiryHolder): string => {
    if (kind === 'document') return isolate(ownName(expiry.holder, 'label'));
    const holder = isOfOwnRecord(expiry) ? expiry.holder : member;
    const name = t(`common.expiryKinds.${kind}`);
    const isOwn = holder.resource === own?.resource && holder.id === own.id;
    return isOwn || holder.resource === RESOURCES.drivers
      ? name
      : t(text, { kind: name, holder: isolate(ownName(holder, 'label')) });
  };
};

export const useNextText = () => {
  const t = useT();
  const dateText = useDateText();
  const paperText = usePaperText();
  return (expiry: Expiry | undefined): string =>
    expiry
      ? t('board.next', {
          what: paperText(expiry.kind, expiry, expiry.holder),
          date: dateText(expiry.date),
        })
      : t('board.noDates');
};

export const useBoardDay = () => boardDay(useAddress().params.get('day'), useCompanyDay().today);

export const useReasonText = (manner?: Manner): ((reason: DriveReason) => ReasonText) => {
  const t = useT();
  const words = useWords();
  const paperText = usePaperText(manner);
  const { today } = useCompanyDay();
  const day = useBoardDay();
  const seen = day === today ? 'today' : 'later';

  const dayWords = (daysLeft: number) => {
    if (daysLeft === 0) return t(`board.reasons.${seen}.lastDay`);
    if (daysLeft > 0) return t(`board.reasons.${seen}.expires`, { smart_count: daysLeft });
    const isShort = manner?.isShort && seen === 'today';
    return t(`board.reasons.${isShort ? 'short' : seen}.expired`, { smart_count: -daysLeft });
  };

  return (reason) => {
    switch (reason.about) {
      case 'expiry': {
        const { expiry, kind, holder } = reason;
        const when = dayWords(expiry.daysLeft ?? 0);
        return { what: paperText(kind, expiry, holder), when, date: expiry.date };
      }
      case 'noDate': {
        const { expiry, kind, holder } = reason;
        return { what: paperText(kind, expiry, holder), when: t('board.reasons.noDate') };
      }
      case 'status': {
        const { resource, label } = reason.holder;
        const isDriver = resource === RESOURCES.drivers;
        return {
          what: isDriver ? t('board.reasons.driver') : isolate(label),
          when: words.value(resource, 'status', reason.value).toLowerCase(),
        };
      }
      case 'shared': {
        const when = t('board.reasons.shared', { name: named(reason.holder) });
        return { what: isolate(reason.vehicle.label), when };
      }
      case 'unknown': {
        const isMany = reason.resource === RESOURCES.documents;
        const what = words.records(reason.resource, isMany ? 2 : 1);
        return { what, when: t('board.reasons.unknown') };
      }
    }
  };
};

export const useReasonLine = () => {
  const t = useT();
  const dateText = useDateText();
  const textOf = useReasonText();
  return (reason: DriveReason): { text: string; date: string } => {
    const { what, when, date } = textOf(reason);
    return {
      text: t('board.reasons.line', { what, when }),
      date: date ? `(${dateText(date)})` : '',
    };
  };
};
