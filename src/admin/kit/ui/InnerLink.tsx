import type { ComponentProps, MouseEvent } from 'react';

/** A plain anchor, as a list has dozens; the layout handles its clicks (`innerLinkOf`). */
export const InnerLink = (props: ComponentProps<'a'> & { href: string }) => (
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  <a data-inner {...props} />
);

/** The inner link that a click opens in this tab, if any. */
export const innerLinkOf = (event: MouseEvent<HTMLElement>): HTMLAnchorElement | undefined => {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) {
    return undefined;
  }
  return (target as Element).closest<HTMLAnchorElement>('a[data-inner]') ?? undefined;
};
