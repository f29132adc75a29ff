import { useEffect, useId, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { tabId } from '../../kit/ui/Tabs.tsx';
import { PapersFailed } from '../PapersFailed.tsx';
import type { FleetPapers } from '../useFleetPapers.ts';
import { useWorklist } from './useWorklist.ts';
import { WorklistPanel } from './WorklistPanel.tsx';
import { nameOfView, WorklistTabs } from './WorklistTabs.tsx';

import list from '../../kit/list/list.module.css';
import styles from './worklist.module.css';

/** Reserves the space of the rows and of what is above them. */
export const WorklistSkeleton = () => (
  <div className={styles.skeleton}>
    <div className={list.status} />
    <ListSkeleton />
  </div>
);

/** Scrolls the worklist into view when a link on this page, such as a figure below, leads to it. */
const useScrollIntoView = () => {
  const section = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const isLink = useNavigationType() === 'PUSH';
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    if (!isLink) return;
    section.current?.scrollIntoView({ block: 'start' });
    section.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({
      preventScroll: true,
    });
  }, [key, isLink]);
  return section;
};

/** What has expired and what expires next, with renewal in place. */
export const Worklist = ({ papers }: { papers: FleetPapers }) => {
  const t = useT();
  const state = useWorklist(papers);
  const panelId = useId();
  const { view, filter } = state;
  const name = view && nameOfView(view);
  return (
    <section className={styles.worklist} aria-label={t('worklist.title')} ref={useScrollIntoView()}>
      <WorklistTabs state={state} panelId={panelId} />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={name && tabId(panelId, name)}
        className={styles.panel}
      >
        <PapersFailed papers={papers} />
        {view && !papers.isLoading ? (
          <WorklistPanel
            key={[name, filter.kind, filter.holder].join()}
            state={state}
            view={view}
          />
        ) : (
          <WorklistSkeleton />
        )}
      </div>
    </section>
  );
};
