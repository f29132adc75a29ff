import { Card, Skeleton, Stack } from '@mui/material';
import { RecordContextProvider, useListContext } from 'react-admin';

import { ColumnFacts } from '../../../common/records/ColumnFacts.tsx';
import { NothingFound } from '../NothingFound.tsx';
import { loginColumns } from './loginColumns.tsx';

/** The attempts to sign in on a phone: a card each. */
export const LoginCards = () => {
  const { data, isPending } = useListContext();
  if (isPending) return <Skeleton variant="rounded" height={240} sx={{ margin: 1.5 }} />;
  if (!data?.length) return <NothingFound />;
  return (
    <Stack component="ul" sx={{ gap: 1, padding: 1, margin: 0, listStyle: 'none' }}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Card component="li" variant="outlined" sx={{ paddingInline: 1.5, paddingBlockEnd: 1.5 }}>
            <ColumnFacts columns={loginColumns} />
          </Card>
        </RecordContextProvider>
      ))}
    </Stack>
  );
};
