import { ExpiryField } from '../ExpiryField.tsx';
import { OptionField } from '../OptionField.tsx';
import { PlainField } from '../PlainField.tsx';
import type { Column, OptionList } from './columns.ts';

type More = Pick<Column, 'hidden'>;

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
  option: OptionList,
  more?: More,
): Column<Field> => ({
  source,
  field: <OptionField source={source} {...option} />,
  option,
  ...more,
});
