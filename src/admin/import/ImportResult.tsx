import { Alert, Box, type AlertColor } from '@mui/material';
import type { PropsWithChildren, ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { REFUSED_STATES } from '../../domain/import/output.ts';
import { useT } from '../kit/texts/useT.ts';
import { useWords } from '../kit/texts/useWords.ts';
import type { ImportKind } from './importKind.ts';
import type { Import, ImportResult as Result } from './useImport.ts';

/** As many rows as a person looks through; the file of rows that did not get in has them all. */
const SHOWN = 100;

interface ImportResultProps<Field extends string> {
  kind: ImportKind<Field>;
  run: Import<Field>;
}

/** What was imported, judged by the rows that the server has now. */
export const ImportResult = <Field extends string>({ kind, run }: ImportResultProps<Field>) => {
  const t = useT();
  const { result, plan } = run;
  if (!result) return null;
  const leftOut = REFUSED_STATES.reduce((sum, state) => sum + (plan?.counts[state] ?? 0), 0);
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
      <Arrived kind={kind} result={result} />
      <Altered kind={kind} altered={result.altered} />
      <Missing result={result} />
      {result.notes.length > 0 && (
        <Listed
          severity="info"
          title={t('importing.result.notes')}
          items={result.notes}
          item={(note) => note}
          keyOf={(note) => note}
        />
      )}
      {leftOut > 0 && (
        <Alert severity="info">{t('importing.result.leftOut', { smart_count: leftOut })}</Alert>
      )}
    </Box>
  );
};

const Arrived = <Field extends string>({
  kind,
  result,
}: {
  kind: ImportKind<Field>;
  result: Result<Field>;
}) => {
  const t = useT();
  const { records } = useWords();
  const translate = useTranslate();
  const { sent, arrived, altered, isUnverified, confirmed, unconfirmed } = result;
  const there = arrived.length + altered.length;
  const isWhole = there === sent;
  return (
    <>
      <Alert severity={isWhole ? 'success' : 'warning'}>
        <strong>
          {t(isUnverified && !isWhole ? 'importing.result.seen' : 'importing.result.arrived', {
            arrived: there,
            smart_count: sent,
            records: records(kind.resource, sent).toLowerCase(),
          })}
        </strong>
        {confirmed !== undefined && (
          <div>{t('importing.result.confirmed', { smart_count: confirmed })}</div>
        )}
      </Alert>
      {unconfirmed && (
        <Alert severity={isWhole ? 'info' : 'warning'}>
          {t('importing.result.unconfirmed')}
          <div>{translate(unconfirmed.message, { _: unconfirmed.message })}</div>
        </Alert>
      )}
    </>
  );
};

interface AlteredProps<Field extends string> {
  kind: ImportKind<Field>;
  altered: Result<Field>['altered'];
}

/** The rows that are there, but not as they were sent, with the fields in which they differ. */
const Altered = <Field extends string>({ kind, altered }: AlteredProps<Field>) => {
  const t = useT();
  const words = useWords();
  if (altered.length === 0) return null;
  return (
    <Listed
      severity="warning"
      title={t('importing.result.altered', { smart_count: altered.length })}
      items={altered}
      keyOf={({ key }) => key}
      item={({ key, differences }) => (
        <>
          <bdi>{key}</bdi>:{' '}
          {differences.map(({ field }) => words.field(kind.resource, field)).join(', ')}
        </>
      )}
    />
  );
};

const Missing = <Field extends string>({ result }: { result: Result<Field> }) => {
  const t = useT();
  const { missing, isUnverified, unconfirmed } = result;
  if (missing.length === 0) return null;
  const unverified = unconfirmed
    ? 'importing.result.unverifiedLost'
    : 'importing.result.unverified';
  const noReason = isUnverified || unconfirmed ? undefined : t('importing.result.noReason');
  return (
    <Listed
      severity={isUnverified ? 'warning' : 'error'}
      title={t(isUnverified ? unverified : 'importing.result.missing')}
      items={missing}
      keyOf={({ key }) => key}
      isInFile
      item={({ line, key, reason = noReason }) => (
        <>
          {t('importing.result.line', { line })}, <bdi>{key}</bdi>
          {reason && <>: {reason}</>}
        </>
      )}
    />
  );
};

interface ListedProps<Item> {
  severity: AlertColor;
  title: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  item: (item: Item) => ReactNode;
  /** The file of rows that did not get in has all of them. */
  isInFile?: boolean;
}

const Listed = <Item,>({ severity, title, items, keyOf, item, isInFile }: ListedProps<Item>) => {
  const t = useT();
  const more = isInFile ? 'importing.result.moreInFile' : 'importing.result.more';
  return (
    <Alert severity={severity} sx={{ '& > .MuiAlert-message': { minInlineSize: 0 } }}>
      {title}
      <List>
        {items.slice(0, SHOWN).map((one) => (
          <li key={keyOf(one)}>{item(one)}</li>
        ))}
      </List>
      {items.length > SHOWN && t(more, { shown: SHOWN, total: items.length.toLocaleString() })}
    </Alert>
  );
};

const List = ({ children }: PropsWithChildren) => (
  <Box component="ul" sx={{ marginBlock: 0.5, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
    {children}
  </Box>
);
