import { useCallback, useId, useRef, useState, type ReactNode, type RefObject } from 'react';

import { DialogHost } from './dialogHost.ts';

import styles from './Popover.module.css';

const GAP = 4;
const EDGE = 8;
/** For a panel that does not fit below its button. */
const LEAST_HEIGHT = 368;

/** Below the button, aligned with its start or, if there is no room, its end. */
const place = (panel: HTMLElement, anchor: Element) => {
  const button = anchor.getBoundingClientRect();
  panel.style.maxHeight = '';
  const { offsetWidth: width, offsetHeight: height } = panel;
  const isRightToLeft = getComputedStyle(panel).direction === 'rtl';
  const preferred = isRightToLeft ? button.right - width : button.left;
  const left = Math.max(
    EDGE,
    Math.min(preferred, document.documentElement.clientWidth - width - EDGE),
  );
  const room = window.innerHeight - EDGE;
  const below = button.bottom + GAP;
  const top = Math.max(EDGE, Math.min(below, Math.max(room - height, room - LEAST_HEIGHT)));
  Object.assign(panel.style, {
    left: `${left}px`,
    top: `${top}px`,
    // If it grows later, it scrolls.
    maxHeight: `${room - top}px`,
  });
};

export interface PopoverButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  popoverTarget: string;
  'aria-expanded': boolean;
  'aria-haspopup': 'menu' | 'dialog';
}

interface PopoverProps {
  kind: PopoverButtonProps['aria-haspopup'];
  label: string;
  button: (props: PopoverButtonProps) => ReactNode;
  /** Rendered while it is open. */
  children: ReactNode | ((close: () => void) => ReactNode);
  className?: string;
  onKeyDown?: (event: React.KeyboardEvent<HTMLElement>) => void;
}

/** The browser closes it on Escape or a click outside, and returns the focus to the button. */
export const Popover = ({ kind, label, button, children, className, onKeyDown }: PopoverProps) => {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => document.getElementById(id)?.hidePopover(), [id]);
  return (
    <>
      {button({
        ref: anchor,
        popoverTarget: id,
        'aria-expanded': isOpen,
        'aria-haspopup': kind,
      })}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        id={id}
        ref={panel}
        popover="auto"
        role={kind}
        aria-label={label}
        tabIndex={-1}
        className={className ? `${styles.panel} ${className}` : styles.panel}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          // In a nested dialog or panel, Escape closes only that one.
          const { target, currentTarget } = event;
          const isOwn = (target as Element).closest('dialog, [popover]') === currentTarget;
          if (event.key !== 'Escape' || !isOwn) return;
          // A surrounding dialog stays open.
          event.stopPropagation();
          close();
        }}
      >
        {isOpen && (
          <DialogHost value={id}>
            <Placed panel={panel} anchor={anchor}>
              {typeof children === 'function' ? children(close) : children}
            </Placed>
          </DialogHost>
        )}
      </div>
    </>
  );
};

interface PlacedProps {
  panel: RefObject<HTMLDivElement | null>;
  anchor: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
}

/** Positions the panel and moves the focus into it once its contents have their size. */
const Placed = ({ panel, anchor, children }: PlacedProps) => {
  const mounted = useCallback(
    (content: HTMLElement | null) => {
      if (!content || !panel.current || !anchor.current) return;
      place(panel.current, anchor.current);
      const first = content.querySelector<HTMLElement>(
        '[autofocus], button:enabled, a, input:enabled, select:enabled',
      );
      (first ?? panel.current).focus({ preventScroll: true });
    },
    [panel, anchor],
  );
  return <div ref={mounted}>{children}</div>;
};
