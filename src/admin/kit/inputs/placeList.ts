const GAP = 4;
const EDGE = 8;
const MAX_HEIGHT = 352;
/** With less room than this, a list opens upwards if there is more room above. */
const LEAST_HEIGHT = 200;

export const placeList = (list: HTMLElement, field: Element) => {
  const { left, width, top, bottom } = field.getBoundingClientRect();
  // An on-screen keyboard covers part of the window.
  const height = window.visualViewport?.height ?? window.innerHeight;
  const below = height - bottom - GAP - EDGE;
  const above = top - GAP - EDGE;
  const isAbove = below < LEAST_HEIGHT && above > below;
  Object.assign(list.style, {
    left: `${left}px`,
    width: `${width}px`,
    top: isAbove ? 'auto' : `${bottom + GAP}px`,
    bottom: isAbove ? `${window.innerHeight - top + GAP}px` : 'auto',
    maxHeight: `${Math.min(MAX_HEIGHT, isAbove ? above : below)}px`,
  });
};
