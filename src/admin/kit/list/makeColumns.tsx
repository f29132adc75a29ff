import { ExpiryField } from '../fields/ExpiryField.tsx';
import { OptionField } from '../fields/OptionField.tsx';
import { PlainField } from '../fields/PlainField.tsx';
import type { Column, OptionList } from './columns.ts';

type More = Pick<Column, 'hidden'>;

/** The choice is a record with a page of its own. */
interface Linked {
  link?: boolean;
}

/** A column of text or numbers as they are stored. */
export const plainColumn = <Field extends string>(source: Field, more?: More): Column<Field> => ({
  source,
  field: <PlainField source={source} />,
  ...more,
});

/** A column of the day a paper expires on. */
export const expiryColumn = <Field extends string>(source: Field, more?: More): Column<Field> => ({
  source,
  field: <ExpiryField source={source} />,
  ...more,
});

/** A column of choices from an option list. */
export const optionColumn = <Field extends string>(
  source: Field,
  { link, ...option }: OptionList & Linked,
  more?: More,
): Column<Field> => ({
  source,
  field: <OptionField source={source} link={link} {...option} />,
  option,
  ...more,
});
