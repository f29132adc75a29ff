import { styled } from '@mui/material';

import { PlainField } from '../../common/PlainField.tsx';

const Wrapping = styled('span')({
  display: 'block',
  minInlineSize: '14rem',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

/** Text of a sentence or more, which breaks instead of widening the table. */
export const WrappingField = ({ source }: { source: string }) => (
  <Wrapping>
    <PlainField source={source} />
  </Wrapping>
);
