import { Ellipsis } from 'lucide-react';

import { DialogBoundary } from '../dialogs/DialogBoundary.tsx';
import type { Column } from '../fields/columns.ts';
import { lazyPart } from '../lazyScreen.ts';
import { useT } from '../texts/useT.ts';
import { IconButton } from '../ui/Button.tsx';
import { Popover } from '../ui/Popover.tsx';
import { useIsPhone } from '../useIsPhone.ts';
import { useMay } from '../useMay.ts';

import filters from './filters/filters.module.css';

const loadListMenu = () => import('./ListMenuPanel.tsx');
const ListMenuPanel = lazyPart(loadListMenu);

interface ListMenuProps {
  columns?: readonly Column[];
  canImport: boolean;
}

/** On a phone with the import too. */
export const ListMenu = ({ columns, ...props }: ListMenuProps) => {
  const t = useT();
  const isPhone = useIsPhone();
  // The bar has room for a button of its own.
  const canImport = props.canImport && isPhone;
  const hasTable = columns !== undefined && !isPhone;
  const canExport = useMay()('export');
  if (!hasTable && !canExport && !canImport) return null;
  const label = t('common.list.options');
  return (
    <Popover
      kind="dialog"
      label={label}
      className={filters.panel}
      button={(button) => (
        <IconButton label={label} {...button}>
          <Ellipsis />
        </IconButton>
      )}
    >
      {(close) => (
        <DialogBoundary onClose={close}>
          <ListMenuPanel
            columns={hasTable ? columns : undefined}
            canExport={canExport}
            canImport={canImport}
            onClose={close}
          />
        </DialogBoundary>
      )}
    </Popover>
  );
};
