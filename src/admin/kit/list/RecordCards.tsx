import { ChevronDown } from 'lucide-react';
import { Fragment, lazy, useDeferredValue, useId, useState, type ReactNode } from 'react';
import {
  RecordContextProvider,
  useGetRecordRepresentation,
  useListContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import type { RaRecord } from 'react-admin';

import type { AnyRecordType } from '../../../domain/records/recordType.ts';
import type { Column } from '../fields/columns.ts';
import { contactColumns } from '../fields/contactColumns.tsx';
import { PlainField } from '../fields/valueFields.tsx';
import { useRecordScreens } from '../record/RecordTypeContext.ts';
import { ColumnFacts } from '../show/FactList.tsx';
import { useT } from '../texts/useT.ts';
import { IconButton } from '../ui/Button.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { NoResults } from './Nothing.tsx';
import { RowActions, useHasActions } from './RowActions.tsx';
import { useCards } from './useCards.ts';

import styles from './cards.module.css';

/** By column name; the record's label is the title. */
export interface CardLayout<Name extends string = string> {
  subtitle: readonly Name[];
  /** Visible at once; the others open with a tap. */
  inSight: readonly Name[];
  /** Already shown with the title. */
  withTitle?: readonly Name[];
}

const EXTENT = 3;

/** A table needs none; if it fails to load, the plain number remains. */
const Contact = lazy(() =>
  import('../fields/ContactField.tsx').then(
    ({ ContactField }) => ({ default: ContactField }),
    () => ({ default: PlainField }),
  ),
);

/** The key and the status below the label, then the next columns of the table. */
export const defaultCard = (type: AnyRecordType): CardLayout => {
  const key = type.key && type.key !== type.label ? [type.key] : [];
  const subtitle = [...key, ...(type.fields['status'] ? ['status'] : [])];
  const inSight = type.columns
    .filter((name) => name !== type.label && !subtitle.includes(name))
    .slice(0, EXTENT);
  return { subtitle, inSight };
};

interface RecordCardsProps {
  columns: readonly Column[];
  layout: CardLayout;
  rowActions?: ReactNode;
}

export const RecordCards = (props: RecordCardsProps) => {
  // Renders in slices that a press can interrupt, instead of one long task.
  const records = useDeferredValue(useListContext().data);
  if (!records) return <ListSkeleton />;
  if (records.length === 0) return <NoResults />;
  return <Cards records={records} {...props} />;
};

interface CardsProps extends RecordCardsProps {
  records: readonly RaRecord[];
}

const Cards = ({ records, ...props }: CardsProps) => (
  <ul className="stack gap-2">
    {useCards(records).map((record) => (
      <RecordContextProvider key={record.id} value={record}>
        <RecordCard {...props} />
      </RecordContextProvider>
    ))}
  </ul>
);

const RecordCard = ({ columns: given, layout, rowActions }: RecordCardsProps) => {
  const t = useT();
  const screens = useRecordScreens();
  const { label } = screens.type;
  const columns = contactColumns(screens, given, Contact);
  const record = useRecordContext();
  const represent = useGetRecordRepresentation(useResourceContext());
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const { subtitle, inSight, withTitle = [] } = layout;
  const inHead = [label, ...subtitle, ...withTitle];
  const others = columns.filter(
    ({ source }) => !inHead.includes(source) && !inSight.includes(source),
  );
  const hasActions = useHasActions(rowActions);
  const named = (name: string) => columns.find(({ source }) => source === name)?.field;
  return (
    <li className={styles.card}>
      <div className={`line top ${styles.head}`}>
        <div className="fill">
          <div className={styles.title}>{named(label)}</div>
          <div className="row soft">
            {subtitle.map((name) => (
              <Fragment key={name}>{named(name)}</Fragment>
            ))}
          </div>
        </div>
        {(others.length > 0 || hasActions) && (
          <IconButton
            label={t('common.actions.details', { name: represent(record) })}
            aria-expanded={isOpen}
            aria-controls={details}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown />
          </IconButton>
        )}
      </div>
      <ColumnFacts columns={columns.filter(({ source }) => inSight.includes(source))} />
      <div id={details}>
        {isOpen && (
          <>
            <ColumnFacts columns={others} />
            <RowActions>{rowActions}</RowActions>
          </>
        )}
      </div>
    </li>
  );
};
