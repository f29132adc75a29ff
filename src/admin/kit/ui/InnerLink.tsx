import type { ComponentProps, MouseEvent } from 'react';

/**
 * A link to a screen of the areas. A list has dozens, so it is a plain anchor that leaves the press to
 * the layout (`innerLinkOf`).
 */
export const InnerLink = (props: ComponentProps<'a'> & { href: string }) => (
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  <a data-inner {...props} />
);

/** The inner link that a press opens in this tab, if it does. */
export const innerLinkOf = (event: MouseEvent<HTMLElement>): HTMLAnchorElement | undefined => {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) {
    return undefined;
  }
  return (target as Element).closest<HTMLAnchorElement>('a[data-inner]') ?? undefined;
};
