import { Skeleton, Stack } from '@mui/material';
import { useListContext } from 'react-admin';

import type { ActivityEntry } from '../../domain/activity/activity.ts';
import { ActivityCard } from './ActivityCard.tsx';
import { ActivityEmpty } from './ActivityEmpty.tsx';

/** The log on a phone. */
export const ActivityCards = () => {
  const { data, isPending } = useListContext<ActivityEntry>();
  if (isPending) return <Skeleton variant="rounded" height={240} sx={{ margin: 1.5 }} />;
  if (!data?.length) return <ActivityEmpty />;
  return (
    <Stack component="ul" sx={{ margin: 0, paddingInline: 2, listStyle: 'none' }}>
      {data.map((entry) => (
        <ActivityCard key={entry.id} entry={entry} />
      ))}
    </Stack>
  );
};
