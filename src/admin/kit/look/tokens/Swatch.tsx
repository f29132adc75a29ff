import kebabCase from 'lodash/kebabCase';
import { useLayoutEffect, useRef, useState } from 'react';

import { contrast } from '../../../../design/contrast.ts';

import styles from './tokens.module.css';

/** The name of a token in style sheets. */
export const variable = (token: string): string => `--${kebabCase(token)}`;

/** A colour as the browser computed it, as `#rrggbb`. */
const hexOf = (computed: string) =>
  `#${(computed.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;

const MARKS = [
  [7, 'AAA'],
  [4.5, 'AA'],
  [3, 'AA for edges and large text'],
] as const;

const markOf = (ratio: number) => MARKS.find(([least]) => ratio >= least)?.[1] ?? 'too little';

interface SwatchProps {
  ground: string;
  /** What is read on it: its contrast is told. */
  text?: string;
}

/** A colour, or one on another, as it is on the page: its value is read from there. */
export const Swatch = ({ ground, text }: SwatchProps) => {
  const box = useRef<HTMLSpanElement>(null);
  const [told, tell] = useState('');
  useLayoutEffect(() => {
    if (!box.current) return;
    const style = getComputedStyle(box.current);
    const [front, back] = [hexOf(style.color), hexOf(style.backgroundColor)];
    const ratio = contrast(front, back);
    // Read from what is drawn.
    // oxlint-disable-next-line react/set-state-in-effect
    tell(text ? `${front}, ${ratio.toFixed(1)}:1, ${markOf(ratio)}` : back);
  }, [text]);
  return (
    <li className={styles['swatch']}>
      <span
        ref={box}
        className={styles['colour']}
        aria-hidden="true"
        style={{
          background: `var(${variable(ground)})`,
          color: text && `var(${variable(text)})`,
        }}
      >
        {text && 'Aa'}
      </span>
      <b>
        {text && `${variable(text)} on `}
        {variable(ground)}
      </b>
      <span>{told}</span>
    </li>
  );
};

/** Swatches side by side. */
export const Swatches = ({ of }: { of: readonly SwatchProps[] }) => (
  <ul className={styles['list']}>
    {of.map(({ ground, text }) => (
      <Swatch key={`${text}${ground}`} ground={ground} text={text} />
    ))}
  </ul>
);
