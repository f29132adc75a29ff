import { Suspense, useMemo } from 'react';
import { useRecordContext } from 'react-admin';

import { secretsOf } from '../../../domain/records/values.ts';
import { useFormBase } from '../formState/theirs.tsx';
import { lazyExtra } from '../lazyScreen.ts';
import { useRecordType } from '../record/RecordTypeContext.ts';
import type { DraftsProps } from './Drafts.tsx';

const Drafts = lazyExtra(() => import('./Drafts.tsx'));

const NONE: readonly string[] = [];

export const FormDraft = ({
  name,
  secrets = NONE,
  isNew = false,
}: Pick<DraftsProps, 'name'> & Partial<DraftsProps>) => {
  const base = useFormBase();
  return (
    <Suspense fallback={null}>
      {base && <Drafts key={name} name={name} secrets={secrets} isNew={isNew} base={base} />}
    </Suspense>
  );
};

/** Secrets are not kept. */
export const RecordDraft = () => {
  const type = useRecordType();
  const id = useRecordContext()?.id;
  const secrets = useMemo(() => secretsOf(type), [type]);
  return (
    <FormDraft name={`${type.name}/${id ?? 'new'}`} secrets={secrets} isNew={id === undefined} />
  );
};
