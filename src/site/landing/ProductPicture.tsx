import { siteLanguage, siteMessages } from '../../i18n/siteMessages.ts';
import { pictureFile, PICTURES, PRODUCT_PICTURES, type PictureName } from '../pictures.ts';
import type { Rendering } from '../rendering.ts';

interface ProductPictureProps extends Pick<Rendering, 'href'> {
  name: PictureName;
  /** Visible at once, so it is fetched with priority. */
  isFirst?: boolean;
}

export const ProductPicture = ({ name, href, isFirst = false }: ProductPictureProps) => {
  const { wide, phone } = PRODUCT_PICTURES[name];
  const onPhone = '(width < 40rem)';
  const inDark = '(prefers-color-scheme: dark)';
  const srcOf = (picture: string) =>
    href(`${PICTURES}/${pictureFile(picture, siteLanguage())}.avif`);
  const source = (picture: string, media: string, [width, height]: readonly [number, number]) => (
    <source srcSet={srcOf(picture)} type="image/avif" media={media} width={width} height={height} />
  );
  return (
    <picture>
      {source(`${name}-phone-dark`, `${onPhone} and ${inDark}`, phone)}
      {source(`${name}-phone-light`, onPhone, phone)}
      {source(`${name}-dark`, inDark, wide)}
      <img
        src={srcOf(`${name}-light`)}
        alt={siteMessages().landing.pictures[name]}
        width={wide[0]}
        height={wide[1]}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
};
