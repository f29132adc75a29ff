const NOTICE = '[popover] > [role=alert]';

/**
 * Rests a pointer on each notice that appears, under which it waits: a busy machine may look for it after
 * more than its five seconds. Returns what ends that.
 */
export const holdNotices = (): (() => void) => {
  const held = new WeakSet<Element>();
  const hold = new MutationObserver(() => {
    for (const notice of document.querySelectorAll(NOTICE)) {
      if (held.has(notice)) continue;
      held.add(notice);
      notice.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
  });
  hold.observe(document, { childList: true, subtree: true });
  return () => hold.disconnect();
};
