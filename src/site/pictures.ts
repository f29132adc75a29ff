import type { Language } from '../domain/settings/language.ts';

export const PICTURES = 'src/site/pictures';

/** The name of a picture's file in a language, without its ending. */
export const pictureFile = (picture: string, language: Language): string =>
  language === 'en' ? picture : `${picture}-${language}`;

type Size = readonly [width: number, height: number];

export const PRODUCT_PICTURES = {
  worklist: { wide: [1600, 938], phone: [780, 1400] },
  truck: { wide: [1328, 860], phone: [756, 720] },
  driver: { wide: [1328, 860], phone: [756, 720] },
  board: { wide: [1640, 770], phone: [756, 900] },
  import: { wide: [1640, 770], phone: [756, 900] },
  history: { wide: [1100, 580], phone: [756, 720] },
  diesel: { wide: [1100, 580], phone: [756, 720] },
} as const satisfies Record<string, Record<'wide' | 'phone', Size>>;

export type PictureName = keyof typeof PRODUCT_PICTURES;

/** Further down the page, so fetched lazily. */
export const LOWER_PICTURES = (Object.keys(PRODUCT_PICTURES) as PictureName[]).filter(
  (name) => name !== 'worklist',
);

/** The picture of links to the site, `public/og.jpg` and `public/og-ar.jpg`. */
export const SHARED_PICTURE = { name: 'og', width: 1200, height: 630 } as const;
