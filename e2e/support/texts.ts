import type { JSHandle, Page } from '@playwright/test';

/** What a reader of one language cannot read, or cannot see whole. */
export interface Flaws {
  /** Words of the other language that are no data. */
  foreign: string[];
  /** Keys of texts, and values that were never filled in. */
  raw: string[];
  clipped: string[];
  /** Words that go on in the next line without a hyphen. */
  broken: string[];
  overlapping: string[];
  /** By how much the page is wider than the window. */
  tooWide: number;
}

export type Language = 'ar' | 'en';

interface Known {
  language: Language;
  /** The texts that are stored, and the words in them: kept in the page, as they are many. */
  stored: JSHandle<ReadonlySet<string>>;
}

export const keepInPage = (page: Page, texts: readonly string[]) =>
  page.evaluateHandle((all): ReadonlySet<string> => new Set(all), texts);

/** Looks through everything on the page that a reader sees or hears. */
export const flawsOf = (page: Page, known: Known): Promise<Flaws> =>
  page.evaluate(({ language, stored }) => {
    const remembered = <T>(read: (element: Element) => T) => {
      const all = new Map<Element, T>();
      return (element: Element) => {
        const value = all.get(element) ?? read(element);
        all.set(element, value);
        return value;
      };
    };
    const styleOf = remembered((element) => {
      const { overflowX, overflowY, textOverflow, position } = getComputedStyle(element);
      return { overflowX, overflowY, textOverflow, position };
    });
    const box = remembered((element) => element.getBoundingClientRect());
    const isHidden = (element: Element) =>
      !element.checkVisibility({
        contentVisibilityAuto: true,
        opacityProperty: true,
        visibilityProperty: true,
      }) || element.closest('[hidden], template') !== null;
    const nodes: { text: string; element: Element; node: Node; range: Range }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!text || !element || /^(?:SCRIPT|STYLE|NOSCRIPT)$/.test(element.tagName)) continue;
      if (isHidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      nodes.push({ text, element, node, range });
    }
    const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];
    const heard = [...document.querySelectorAll(spoken.map((name) => `[${name}]`).join())]
      .filter((element) => !isHidden(element))
      .flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ''));
    // Of the other language, by its own name.
    const named = (element: Element) => element.closest('[lang]:not(html)');
    const texts = [
      document.title,
      ...heard,
      ...nodes.filter(({ element }) => !named(element)).map(({ text }) => text),
    ].map((text) => text.replace(/[\u2066-\u2069\u200e\u200f]/g, ''));

    const letters = language === 'ar' ? /[A-Za-z][\w.@+&'’/-]*/g : /[\u0600-\u06ff]+/g;
    const isKnown = (word: string) =>
      /^[A-Z]$/.test(word) || stored.has(word) || stored.has(word.replace(/[.'’-]+$/, ''));
    const foreign = texts.filter((text) => {
      // A name, initials, or what a browser calls itself.
      if (stored.has(text) || /^(?:[A-Z]{1,2}|Mozilla\/.*)$/.test(text)) return false;
      return (text.match(letters) ?? []).some((word) => !isKnown(word));
    });
    const raw = texts.filter((text) =>
      /%\{|\|\|\|\||\bundefined\b|\bNaN\b|\[object|Invalid Date|\b(?:resources|shell|records|importing)\.\w+/.test(
        text,
      ),
    );

    const isForEars = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { width, height } = box(at);
        if (width <= 1.5 || height <= 1.5) return true;
      }
      return false;
    };
    const seen = nodes.filter(({ element }) => !isForEars(element));
    const clipped = seen
      .filter(({ element, range }) => {
        const { left, right, top, bottom } = range.getBoundingClientRect();
        for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
          const { overflowX, overflowY, textOverflow, position } = styleOf(at);
          if (/auto|scroll/.test(overflowX + overflowY)) return false;
          if (textOverflow === 'ellipsis' || position === 'fixed') return false;
          const own = box(at);
          const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
          if (isCut(overflowX) && (left < own.left - 2 || right > own.right + 2)) return true;
          if (isCut(overflowY) && (top < own.top - 4 || bottom > own.bottom + 4)) return true;
        }
        return false;
      })
      .map(({ text }) => text);

    const isBroken = ({ node, range }: (typeof nodes)[number]) => {
      if (range.getClientRects().length < 2) return false;
      const word = document.createRange();
      return [...(node.textContent ?? '').matchAll(/[\p{L}\p{N}_]{2,}/gu)].some((match) => {
        word.setStart(node, match.index);
        word.setEnd(node, match.index + match[0].length);
        return new Set([...word.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      });
    };
    const broken = seen.filter(isBroken).map(({ text }) => text);

    const isLoose = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { position } = styleOf(at);
        if (position === 'fixed' || position === 'sticky' || position === 'absolute') return true;
      }
      return false;
    };
    /** What is not cut off by the boxes around it. */
    const inSight = (element: Element, { left, right, top, bottom }: DOMRect) => {
      const rect = { left, right, top, bottom };
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = styleOf(at);
        const own = box(at);
        if (overflowX !== 'visible') {
          rect.left = Math.max(rect.left, own.left);
          rect.right = Math.min(rect.right, own.right);
        }
        if (overflowY !== 'visible') {
          rect.top = Math.max(rect.top, own.top);
          rect.bottom = Math.min(rect.bottom, own.bottom);
        }
      }
      return rect;
    };
    const lines = seen
      .filter(({ element }) => !isLoose(element))
      .flatMap(({ text, element, range }) =>
        [...range.getClientRects()].map((rect) => ({ text, range, rect: inSight(element, rect) })),
      )
      .filter(({ rect }) => rect.right - rect.left > 1 && rect.bottom - rect.top > 1)
      .toSorted((a, b) => a.rect.top - b.rect.top);
    const overlapping = lines.flatMap((one, index) => {
      const found: string[] = [];
      for (const other of lines.slice(index + 1)) {
        if (other.rect.top > one.rect.bottom) break;
        // An ellipsis makes two boxes of one text.
        if (other.range === one.range) continue;
        const x =
          Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const y =
          Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        // Lines of tall letters may touch.
        const least = Math.min(one.rect.bottom - one.rect.top, other.rect.bottom - other.rect.top);
        if (x > 2 && y > 0.45 * least) {
          found.push(`${one.text} / ${other.text}`);
        }
      }
      return found;
    });
    const tooWide = document.documentElement.scrollWidth - window.innerWidth;
    const once = (all: readonly string[]) => [...new Set(all)];
    return {
      foreign: once(foreign),
      raw: once(raw),
      clipped: once(clipped),
      broken: once(broken),
      overlapping: once(overlapping),
      tooWide: Math.max(0, tooWide),
    };
  }, known);

/** Waits until the page has read what it needs and nothing more is drawn. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let last = performance.now();
    const observer = new MutationObserver(() => (last = performance.now()));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    const isBusy = () =>
      document.querySelector('header progress, [aria-busy=true], [role=status][aria-label]') !==
      null;
    const QUIET_MS = 120;
    while (isBusy() || performance.now() - last < QUIET_MS) {
      // Frames are only drawn where something changes.
      await new Promise((passed) => setTimeout(passed, QUIET_MS / 4));
    }
    await new Promise((drawn) => requestAnimationFrame(() => requestIdleCallback(drawn)));
    observer.disconnect();
  });
