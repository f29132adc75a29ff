import kebabCase from 'lodash/kebabCase';
import { useLayoutEffect, useRef, useState } from 'react';

import { contrast } from '../../../../design/contrast.ts';

import styles from './tokens.module.css';

export const variable = (token: string): string => `--${kebabCase(token)}`;

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
  text?: string;
}

const Swatch = ({ ground, text }: SwatchProps) => {
  const box = useRef<HTMLSpanElement>(null);
  const [told, tell] = useState('');
  useLayoutEffect(() => {
    if (!box.current) return;
    const style = getComputedStyle(box.current);
    const [front, back] = [hexOf(style.color), hexOf(style.backgroundColor)];
    const ratio = contrast(front, back);
    // Read from the rendered page.
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
      <span className="soft">{told}</span>
    </li>
  );
};

export const Swatches = ({ of }: { of: readonly SwatchProps[] }) => (
  <ul className={styles['list']}>
    {of.map(({ ground, text }) => (
      <Swatch key={`${text}${ground}`} ground={ground} text={text} />
    ))}
  </ul>
);
