import { useQuery } from '@tanstack/react-query';
import { useCreatePath, useDataProvider } from 'react-admin';

import type { AppDataProvider } from '../../../dataProvider/index.ts';
import type { ListTrail } from '../record/listTrail.ts';
import { Steps } from './Steps.tsx';

/** Of a list that is too long to be known whole. */
const AskedSteps = ({ trail, id }: { trail: ListTrail; id: number | string }) => {
  const { resource, sort, filter } = trail;
  const dataProvider = useDataProvider<AppDataProvider>();
  const createPath = useCreatePath();
  const list = { filter, sort: [sort.field, sort.order] as const };
  const { data, isPending } = useQuery({
    queryKey: [resource, 'getList', 'neighbours', id, list],
    queryFn: () => dataProvider.neighbours(resource, id, list),
  });
  if (!isPending && !data) return null;
  const pathOf = (other: number | undefined) =>
    other === undefined ? undefined : createPath({ resource, type: 'show', id: other });
  return (
    <Steps
      previous={pathOf(data?.previous)}
      next={pathOf(data?.next)}
      index={data?.index}
      total={data?.total}
    />
  );
};

export default AskedSteps;
