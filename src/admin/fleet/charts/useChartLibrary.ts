import { useEffect, useState, type ComponentType } from 'react';

import { whenIdle } from '../../kit/whenIdle.ts';
import type { StackedBarsProps } from './StackedBars.tsx';

/** Loads the chart library, which is large, once the page is shown and the browser is idle. */
export const useChartLibrary = () => {
  const [Chart, setChart] = useState<ComponentType<StackedBarsProps>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const load = () =>
      import('./StackedBars.tsx').then(
        ({ StackedBars }) => setChart(() => StackedBars),
        () => setFailed(true),
      );
    return whenIdle(() => void load());
  }, []);
  return { Chart, hasFailed };
};
