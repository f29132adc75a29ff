import { Card, Skeleton, Stack, styled } from '@mui/material';
import { RecordContextProvider, useListContext } from 'react-admin';

import { InstantField } from '../../../kit/fields/InstantField.tsx';
import { PlainField } from '../../../kit/fields/PlainField.tsx';
import { NothingFound } from '../NothingFound.tsx';
import { LoginMethod, loginOutcome } from './loginColumns.tsx';

const Attempt = styled(Card)(({ theme }) => ({
  padding: theme.spacing(1.25, 1.5),
  '& > p': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: theme.spacing(0.25, 1.5),
    margin: 0,
    overflowWrap: 'anywhere',
  },
  '& > p:first-of-type': { fontWeight: 600 },
  '& > p + p': { color: theme.palette.text.secondary, fontSize: '0.875rem' },
})) as typeof Card;

/** The attempts to sign in on a phone: who and how it went, then when and from where. */
export const LoginCards = () => {
  const { data, isPending } = useListContext();
  if (isPending) return <Skeleton variant="rounded" height={240} sx={{ margin: 1.5 }} />;
  if (!data?.length) return <NothingFound />;
  return (
    <Stack component="ul" sx={{ gap: 1, padding: 1, margin: 0, listStyle: 'none' }}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Attempt component="li" variant="outlined">
            <p>
              <PlainField source="email" />
              {loginOutcome}
            </p>
            <p>
              <InstantField source="at" />
              <span>
                <LoginMethod />
              </span>
            </p>
            <p>
              <PlainField source="device" />
              <PlainField source="ip" />
            </p>
          </Attempt>
        </RecordContextProvider>
      ))}
    </Stack>
  );
};
