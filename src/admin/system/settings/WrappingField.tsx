import { styled } from '@mui/material';

import { PlainField } from '../../kit/fields/PlainField.tsx';

/** Wraps long text instead of widening the table. */
export const Wrapping = styled('span')({
  display: 'block',
  'td > &': { minInlineSize: '14rem' },
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

/** Text of a sentence or more, wrapped instead of widening the table. */
export const WrappingField = ({ source }: { source: string }) => (
  <Wrapping>
    <PlainField source={source} />
  </Wrapping>
);
