import { useRecordContext } from 'react-admin';

import { wordsOf, type LegalDocument } from '../../../../domain/settings/legal.ts';
import { Wrapping } from '../WrappingField.tsx';

const LENGTH = 110;

/** The beginning of a document as plain text. */
export const Excerpt = () => {
  const words = wordsOf(useRecordContext<LegalDocument>()?.content ?? '');
  return (
    <Wrapping>
      <bdi>{words.length > LENGTH ? `${words.slice(0, LENGTH)}…` : words}</bdi>
    </Wrapping>
  );
};
