const UNJUDGED = 'data-unjudged';
/** More than one, as axe judges none that something covers or cuts off. */
const JUDGED = { onPage: 3, inAll: 9 };

/** What axe passes over, so that it stands for nothing that is judged. */
const PASSED_OVER = ':disabled, [aria-disabled=true], [aria-hidden=true], [inert]';

/** Faded, as what it shows is being read anew. */
const FADED = '[aria-busy=true]';

const TRANSPARENT = 'rgba(0, 0, 0, 0) none 1';

/** How many texts of a look were judged in the stories before, as they share a page. */
const judgedBefore = new Map<string, number>();

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/**
 * Marks the texts that have the colour, the size and the background of others on the page or in stories before:
 * judging the contrast of each takes most of axe's time.
 */
export const markAlike = (): void => {
  const backgrounds = new Map<Element, string>();
  const backgroundOf = (element: Element): string => {
    const known = backgrounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity].join(' ');
    const behind = element.parentElement ? backgroundOf(element.parentElement) : '';
    const all = own === TRANSPARENT ? behind : `${own}, ${behind}`;
    backgrounds.set(element, all);
    return all;
  };

  const counts = new Map<string, number>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) || element.closest(PASSED_OVER) || !element.checkVisibility()) continue;
    const { color, fontSize, fontWeight, textShadow, clipPath, position } =
      getComputedStyle(element);
    const look = [color, fontSize, fontWeight, textShadow, clipPath, position];
    const key = [...look, backgroundOf(element)].join();
    const count = counts.get(key) ?? 0;
    const isKnown = count >= JUDGED.onPage || (judgedBefore.get(key) ?? 0) + count >= JUDGED.inAll;
    if (!isKnown) counts.set(key, count + 1);
    element.toggleAttribute(UNJUDGED, isKnown || element.closest(FADED) !== null);
  }
  for (const [key, count] of counts) judgedBefore.set(key, (judgedBefore.get(key) ?? 0) + count);
};

/** axe's rule for the contrast of texts, without those marked. */
export const CONTRAST_RULE = { id: 'color-contrast', selector: `:not([${UNJUDGED}])` };
