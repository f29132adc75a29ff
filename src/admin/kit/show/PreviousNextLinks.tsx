import { Suspense } from 'react';
import { RecordContextProvider, usePrevNextController, useResourceContext } from 'react-admin';
import { useParams } from 'react-router-dom';

import { ALL_ROWS } from '../allRows.ts';
import { lazyPart } from '../lazyScreen.ts';
import { useListTrail, type ListTrail } from '../record/listTrail.ts';
import { useIsPaged } from '../useIsPaged.ts';
import { Steps } from './Steps.tsx';

const AskedSteps = lazyPart(() => import('./AskedSteps.tsx'));

/** Of the list that led here; nothing if there is no such list. */
export const PreviousNextLinks = () => {
  const resource = useResourceContext() ?? '';
  const trail = useListTrail();
  const { id: text } = useParams();
  const isPaged = useIsPaged()(resource);
  if (!text || !trail || trail.resource !== resource) return null;
  // From the address, so that the links stay while the next record loads.
  const id = Number.isNaN(Number(text)) ? text : Number(text);
  if (isPaged) {
    return (
      <Suspense>
        <AskedSteps trail={trail} id={id} />
      </Suspense>
    );
  }
  return (
    <RecordContextProvider value={{ id }}>
      <KnownSteps trail={trail} />
    </RecordContextProvider>
  );
};

const KnownSteps = ({ trail: { sort, filter } }: { trail: ListTrail }) => {
  const { prevPath, nextPath, index, total, isPending, error } = usePrevNextController({
    linkType: 'show',
    limit: ALL_ROWS.perPage,
    storeKey: false,
    sort,
    filter,
  });
  if (!isPending && (error || index === undefined)) return null;
  return <Steps previous={prevPath} next={nextPath} index={index} total={total} />;
};
