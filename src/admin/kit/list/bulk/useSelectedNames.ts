import { useGetMany, useListContext, useResourceContext } from 'react-admin';

import { listOf } from '../../../../domain/base/formats.ts';
import { useFullName } from '../../texts/useFullName.ts';
import { useT } from '../../texts/useT.ts';

const SHOWN = 5;

export const useSelectedNames = (): string => {
  const t = useT();
  const resource = useResourceContext() ?? '';
  const fullName = useFullName();
  const { selectedIds } = useListContext();
  const { data = [] } = useGetMany(resource, { ids: selectedIds.slice(0, SHOWN) });
  const names = data.map((record) => (record ? fullName(record) : ''));
  const listed = listOf(names);
  const count = selectedIds.length - names.length;
  return count > 0 ? t('common.bulk.andMore', { names: listed, count }) : listed;
};
