import { useResourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { Failure } from '../feedback/Failure.tsx';
import { useRecordText } from '../texts/useRecordText.ts';
import { useWords } from '../texts/useWords.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { useOffers } from '../useOffers.ts';

type FormAction = 'create' | 'edit';

export const useIsNotOffered = (action: FormAction): boolean =>
  !useOffers().offers(action, useResourceContext() ?? '');

/** What was typed can be copied: it can be saved nowhere. */
export const FormNotOffered = ({ action }: { action: FormAction }) => {
  const text = useRecordText();
  const typed = useTyped();
  return (
    <Failure tone="info" action={typed && <CopyButton text={typed} />}>
      {text(`notOffered.${action}`)} {typed && text('notOffered.kept')}
    </Failure>
  );
};

/** The form's filled fields as text, a line for each. */
const useTyped = (): string => {
  const resource = useResourceContext() ?? '';
  const words = useWords();
  return Object.entries<unknown>(useWatch())
    .flatMap(([name, value]) => {
      if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return [];
      const label = words.field(resource, name);
      return [`${label}: ${words.value(resource, name, String(value))}`];
    })
    .join('\n');
};
