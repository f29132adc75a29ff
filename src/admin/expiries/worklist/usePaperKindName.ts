import type { PaperKind } from '../../../domain/expiries/paperKind.ts';
import { isExpiryKind } from '../../../domain/records/expiry.ts';
import { useT } from '../../kit/texts/useT.ts';

export const usePaperKindName = () => {
  const t = useT();
  return (kind: PaperKind): string =>
    isExpiryKind(kind)
      ? t(`common.expiryKinds.${kind}`)
      : t(`resources.fleet/documents.options.category.${kind}`);
};
