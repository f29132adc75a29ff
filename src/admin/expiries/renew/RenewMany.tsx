import { DialogBoundary } from '../../kit/dialogs/DialogBoundary.tsx';
import { lazyScreen } from '../../kit/lazyScreen.ts';
import type { RenewManyProps } from './RenewManyDialog.tsx';

const RenewManyDialog = lazyScreen(() => import('./RenewManyDialog.tsx'), { plain: true });

/** Renews several papers at once, in a dialog over the page. */
export const RenewMany = (props: RenewManyProps) => (
  <DialogBoundary onClose={props.onClose}>
    <RenewManyDialog {...props} />
  </DialogBoundary>
);
