import { ownName } from '../../../domain/base/formats.ts';
import type { Expiry } from '../../../domain/expiries/expiry.ts';
import { isolate } from '../../../i18n/fill.ts';
import { useT } from './useT.ts';

/** A document's name within a sentence: 'Gatepass of Abdul Hossain', or the document's title. */
export const usePaperName = () => {
  const t = useT();
  return ({ kind, holder }: Pick<Expiry, 'kind' | 'holder'>): string =>
    kind === 'document'
      ? isolate(ownName(holder, 'label'))
      : t('common.paperOf', {
          kind: t(`common.expiryKinds.${kind}`),
          holder: isolate(ownName(holder, 'label')),
        });
};
