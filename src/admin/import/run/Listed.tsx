import type { ComponentProps, ReactNode } from 'react';

import { showCount } from '../../../domain/base/formats.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';

/** As many rows as a person reads; the file of failed rows has them all. */
export const SHOWN = 100;

interface ListedProps<Item> {
  tone: ComponentProps<typeof Alert>['tone'];
  title: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  item: (item: Item) => ReactNode;
  /** The file of failed rows has all of them. */
  isInFile?: boolean;
}

/** Nothing if there are no rows. */
export const Listed = <Item,>({ tone, title, items, keyOf, item, isInFile }: ListedProps<Item>) => {
  const t = useT();
  if (items.length === 0) return null;
  const more = isInFile ? 'importing.result.moreInFile' : 'importing.result.more';
  return (
    <Alert tone={tone}>
      {title}
      <ul className="bullets">
        {items.slice(0, SHOWN).map((one) => (
          <li key={keyOf(one)}>{item(one)}</li>
        ))}
      </ul>
      {items.length > SHOWN && t(more, { shown: SHOWN, total: showCount(items.length) })}
    </Alert>
  );
};
