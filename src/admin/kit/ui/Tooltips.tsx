import { useEffect, useRef, useState } from 'react';

import styles from './Tooltips.module.css';

/** As the specification has it. */
const DELAY_MS = 700;
const EDGE = 8;

interface Tip {
  text: string;
  at: DOMRect;
}

const tipped = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

/** Below what it is about or, if there is no room, above it. */
const place = (tip: HTMLElement, { left, top, bottom, width }: DOMRect) => {
  const { offsetWidth, offsetHeight } = tip;
  const most = document.documentElement.clientWidth - offsetWidth - EDGE;
  const middle = left + width / 2 - offsetWidth / 2;
  const isBelow = bottom + offsetHeight < window.innerHeight;
  tip.style.left = `${Math.max(EDGE, Math.min(middle, most))}px`;
  tip.style.top = `${isBelow ? bottom : top - offsetHeight}px`;
};

/**
 * The tooltips of all elements with a `data-tip`: after a moment under the mouse, or with the focus of the keyboard. The
 * pointer may move onto one; Escape, a press and scrolling close it. Screen readers have the element's name instead.
 */
export const Tooltips = () => {
  const [tip, setTip] = useState<Tip>();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over: HTMLElement | null = null;
    const hide = () => {
      clearTimeout(timer);
      over = null;
      setTip(undefined);
    };
    const ask = (element: HTMLElement | null) => {
      if (element === over) return;
      hide();
      over = element;
      if (!element) return;
      timer = setTimeout(() => {
        const text = element.isConnected && element.dataset['tip'];
        if (text) setTip({ text, at: element.getBoundingClientRect() });
      }, DELAY_MS);
    };
    const onPointer = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || box.current?.contains(event.target as Node)) return;
      ask(tipped(event));
    };
    const onFocus = (event: FocusEvent) => {
      const element = tipped(event);
      if (element?.matches(':focus-visible')) ask(element);
    };
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true, passive: true };
    document.addEventListener('pointerover', onPointer, options);
    document.addEventListener('focusin', onFocus, options);
    for (const name of ['focusout', 'pointerdown', 'keydown', 'scroll']) {
      document.addEventListener(name, hide, options);
    }
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, []);

  useEffect(() => {
    const element = box.current;
    if (!tip || !element) return;
    // Over dialogs too, which are in the top layer.
    element.showPopover();
    place(element, tip.at);
  }, [tip]);

  return tip ? (
    <div key={tip.text} ref={box} role="tooltip" popover="manual" className={styles['tip']}>
      <bdi>{tip.text}</bdi>
    </div>
  ) : null;
};
