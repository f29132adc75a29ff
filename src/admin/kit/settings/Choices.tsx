import type { PropsWithChildren } from 'react';
import { useTranslate } from 'react-admin';

import { Pills } from '../inputs/Pills.tsx';

import styles from './settings.module.css';

export const ChoicesColumn = ({ children }: PropsWithChildren) => (
  <div className={styles.choices}>{children}</div>
);

type Options = Readonly<Record<string, readonly (string | number)[]>>;

interface ChoicesProps<O extends Options> {
  options: O;
  /** The key of their texts: for each, its label, perhaps a hint, and its options unless numbers. */
  texts: string;
  chosen: { readonly [Name in keyof O]: O[Name][number] };
  onChoose: (choice: Partial<ChoicesProps<O>['chosen']>) => void;
}

export const Choices = <O extends Options>({
  options,
  texts,
  chosen,
  onChoose,
}: ChoicesProps<O>) => {
  const translate = useTranslate();
  return Object.entries(options).map(([name, values]) => (
    <Pills
      key={name}
      name={name}
      legend={translate(`${texts}.${name}.label`)}
      hint={translate(`${texts}.${name}.hint`, { _: '' })}
      options={values.map((value) => ({
        value: String(value),
        name: typeof value === 'number' ? value : translate(`${texts}.${name}.${value}`),
      }))}
      selected={String(chosen[name])}
      onSelect={(text) =>
        onChoose({ [name]: values.find((value) => String(value) === text) } as Partial<
          typeof chosen
        >)
      }
    />
  ));
};
