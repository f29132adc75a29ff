import { isExpiryKind } from '../../../domain/expiries/expiry.ts';
import type { PaperKind } from '../../../domain/expiries/paperKind.ts';
import { useT } from '../../kit/texts/useT.ts';

/** What a kind of expiry, or a category of documents, is called. */
export const usePaperKindName = () => {
  const t = useT();
  return (kind: PaperKind): string =>
    isExpiryKind(kind)
      ? t(`common.expiryKinds.${kind}`)
      : t(`resources.fleet/documents.options.category.${kind}`);
};
