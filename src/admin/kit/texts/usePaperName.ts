import { ownName } from '../../../domain/base/formats.ts';
import type { Expiry } from '../../../domain/records/expiry.ts';
import { isolate } from '../../../i18n/fill.ts';
import { named } from './named.ts';
import { useT } from './useT.ts';

/**
 * 'Gatepass of Abdul Hossain (D-1004)', or the document's title, with its owner if it does not say
 * whose it is.
 */
export const usePaperName = () => {
  const t = useT();
  return ({ kind, holder, owner }: Pick<Expiry, 'kind' | 'holder' | 'owner'>): string => {
    if (kind !== 'document')
      return t('common.paperOf', { kind: t(`common.expiryKinds.${kind}`), holder: named(holder) });
    const title = isolate(ownName(holder, 'label'));
    return !owner || holder.label.includes(owner.code ?? owner.label)
      ? title
      : t('common.paperOf', { kind: title, holder: named(owner) });
  };
};
